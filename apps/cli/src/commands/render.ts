import { ok } from '@mahjong-fortress/base/result';
import { makePicture, PICTURE_STYLES, textIn, tierCounts } from '@mahjong-fortress/layouts-schema';
import { badUsage, type Command } from '../command.ts';
import { drawGrid } from '../draw/grid.ts';
import { BOARD_OPTION, loadLayout } from '../layout-input.ts';
import { writeText } from '../output.ts';
import { plain } from '../terminal.ts';

/** The heights of the stacks, as a plan in the terminal. */
function planText(rows: readonly string[]): string {
  const columns = rows[0]?.length ?? 0;
  const digits = rows.join('');
  const plan = drawGrid({ columns, rows: rows.length }, 2, (cell) => {
    const height = digits[cell] ?? '0';
    return ` ${height === '0' ? '·' : height}`;
  });
  return plan.join('\n');
}

export const render: Command = {
  name: 'render',
  summary: 'Draw a layout, in the terminal or as a picture',
  usage: '<layout> [--svg FILE]',
  takes: [1, 1],
  options: {
    svg: { value: 'FILE', about: 'write a picture; “-” for standard output' },
    view: { value: 'V', about: `style of the picture: ${PICTURE_STYLES.join(' or ')}` },
    ...BOARD_OPTION,
  },
  examples: ['mf render standard-2', 'mf render my-fortress.json --svg my-fortress.svg'],
  async run(call) {
    const wanted = call.value('view') ?? PICTURE_STYLES[0];
    const view = PICTURE_STYLES.find((known) => known === wanted);
    if (!view) return badUsage(`“--view” must be ${PICTURE_STYLES.join(' or ')}.`);
    const read = await loadLayout(call, call.positionals[0] ?? '-');
    if (!read.ok) return read;
    const layout = read.value;
    const path = call.value('svg');
    const about = { id: layout.id, rows: layout.rows, tiers: tierCounts(layout.rows) };
    if (path === undefined) {
      const heading = `${plain(textIn(layout.name, 'en'))}: tiers ${about.tiers.join(' + ')}`;
      return ok({ json: about, text: `${heading}\n${planText(layout.rows)}` });
    }
    const svg = makePicture(layout, { view });
    if (path === '-') return ok({ json: { ...about, svg }, text: svg });
    const written = writeText(call.world, path, `${svg}\n`);
    if (!written.ok) return written;
    return ok({ json: { ...about, file: path }, text: `${path}: written` });
  },
};
