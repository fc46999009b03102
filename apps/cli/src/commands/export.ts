import { ok } from '@mahjong-fortress/base/result';
import { exportKde, exportMah, type Layout } from '@mahjong-fortress/layouts-schema';
import { badUsage, type Command } from '../command.ts';
import { BOARD_OPTION, loadLayout } from '../layout-input.ts';

const FORMATS: ReadonlyMap<string, (layout: Layout) => string> = new Map([
  ['layout', exportKde],
  ['mah', (layout) => exportMah([layout])],
]);

export const exportCommand: Command = {
  name: 'export',
  summary: 'Turn a fortress into a mahjong-solitaire layout (.layout, .mah)',
  usage: '<layout> [--format F]',
  takes: [1, 1],
  options: {
    format: { value: 'F', about: `${[...FORMATS.keys()].join(' or ')} (default layout)` },
    ...BOARD_OPTION,
  },
  examples: ['mf export standard-2 --format mah > standard-2.mah'],
  async run(call) {
    const format = call.value('format') ?? 'layout';
    const make = FORMATS.get(format);
    if (!make) return badUsage(`“--format” must be ${[...FORMATS.keys()].join(' or ')}.`);
    const layout = await loadLayout(call, call.positionals[0] ?? '-');
    if (!layout.ok) return layout;
    const text = make(layout.value);
    return ok({ json: { format, text }, text: text.trimEnd() });
  },
};
