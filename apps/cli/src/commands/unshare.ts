import { ok } from '@mahjong-fortress/base/result';
import { formatLayout, openLink } from '@mahjong-fortress/layouts-schema';
import { type Command, rejected } from '../command.ts';
import { readText } from '../input.ts';
import { firstProblem } from '../layout-input.ts';

export const unshare: Command = {
  name: 'unshare',
  summary: 'Turn a share code or link back into a layout file',
  usage: '<code>',
  takes: [1, 1],
  options: {},
  examples: ['mf unshare 1Qw… > fortress.json', 'mf share standard-2 | mf unshare -'],
  async run({ world, positionals: [given = '-'] }) {
    const text = given === '-' ? await readText(world, given) : ok(given);
    if (!text.ok) return text;
    const opened = openLink(text.value);
    if (!opened.ok) return rejected(firstProblem(opened.error), 'the code');
    const { layout } = opened.value;
    return ok({ json: layout, text: formatLayout(layout).trimEnd() });
  },
};
