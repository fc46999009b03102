import { ok } from '@mahjong-fortress/base/result';
import { formatLayout } from '@mahjong-fortress/layouts-schema';
import type { Command } from '../command.ts';
import { BOARD_OPTION, loadLayout, loadLayouts } from '../layout-input.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'Turn a mahjong-solitaire layout (.layout, .mah) into a fortress',
  usage: '<file>',
  takes: [1, 1],
  options: BOARD_OPTION,
  details: 'Prints the layout file and reports changes on standard error. With --json: all boards.',
  examples: ['mf import pyramid.layout > pyramid.json', 'mf import boards.mah --board 2'],
  async run(call) {
    const [name = '-'] = call.positionals;
    if (call.json) {
      const opened = await loadLayouts(call, name);
      return opened.ok ? ok({ json: opened.value, text: '' }) : opened;
    }
    const layout = await loadLayout(call, name);
    if (!layout.ok) return layout;
    return ok({ json: layout.value, text: formatLayout(layout.value).trimEnd() });
  },
};
