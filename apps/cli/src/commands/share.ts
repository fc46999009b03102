import { ok } from '@mahjong-fortress/base/result';
import { LINK_TARGETS, makeShapeCode, makeShareCode, makeShareLink } from '@mahjong-fortress/layouts-schema';
import type { Command } from '../command.ts';
import { BOARD_OPTION, loadLayout } from '../layout-input.ts';

export const share: Command = {
  name: 'share',
  summary: 'Turn a layout into a short code that fits in a link',
  usage: '<layout>',
  takes: [1, 1],
  options: {
    shape: { about: 'share only the shape, without name and author' },
    site: { value: 'ADDRESS', about: 'also print links that open it on this site' },
    ...BOARD_OPTION,
  },
  examples: ['mf share my-fortress.json', 'mf share standard-2 --shape'],
  async run(call) {
    const layout = await loadLayout(call, call.positionals[0] ?? '-');
    if (!layout.ok) return layout;
    const code = call.has('shape') ? makeShapeCode(layout.value.rows) : makeShareCode(layout.value);
    const site = call.value('site');
    const links = site === undefined ? [] : LINK_TARGETS.map((target) => makeShareLink(site, code, target));
    return ok({ json: { code, length: code.length, links }, text: [code, ...links].join('\n') });
  },
};
