/** How often those won who were said to lead by so many points: one plot for each number of players. */
import { inkText, lyingAxis, PAINTS, PLOT, px, titledPlot } from '../plots/plot.ts';
import { makeScale } from '../plots/scale.ts';
import type { Foresight } from './foresight.ts';

const LEFT = 34;
const COLUMN = 312;
const MARGIN = 20;
const HEIGHT = 246;
/** Leads beyond it are rare. */
const WIDEST = 24;

function plot(foresight: readonly Foresight[], players: number): string {
  const x = makeScale({ low: -WIDEST, high: WIDEST, from: LEFT, to: PLOT.width, steps: 8, whole: true });
  const y = makeScale({ low: 0, high: 1, from: PLOT.height, to: 0, steps: 4 });
  const upright = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const line = `<path d="M${LEFT} ${px(y.place(share))}H${PLOT.width}" stroke="${PAINTS.ink}" stroke-opacity=".15"/>`;
    return line + inkText(LEFT - 5, y.place(share) + 3.5, `${share * 100}%`, { size: 10, anchor: 'end' });
  });
  const even = `<path d="M${LEFT} ${px(y.place(1 / players))}H${PLOT.width}M${px(x.place(0))} 0V${PLOT.height}" stroke="${PAINTS.ink}" stroke-dasharray="3 3" stroke-opacity=".6"/>`;
  const shown = foresight.filter(({ lead }) => Math.abs(lead) <= WIDEST);
  const marks = shown.map(({ lead, won, interval }) => {
    const [from, to] = [px(y.place(interval.high)), px(y.place(interval.low))];
    const bar = `<path d="M${px(x.place(lead))} ${from}V${to}" stroke="${PAINTS.jade}" stroke-width="5" stroke-opacity=".45"/>`;
    return `${bar}<circle cx="${px(x.place(lead))}" cy="${px(y.place(won))}" r="3.5" fill="${PAINTS.gold}"/>`;
  });
  return [...upright, even, ...marks, lyingAxis(x, String)].join('');
}

export function foresightPicture(
  tables: readonly (readonly [players: number, readonly Foresight[]])[],
): string {
  const width = tables.length * COLUMN + MARGIN - 4;
  const plots = tables.map(([players, foresight], index) =>
    titledPlot(MARGIN + index * COLUMN, 74, `${players} players`, plot(foresight, players)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" font-family="Noto Sans, sans-serif">`,
    `<rect width="${width}" height="${HEIGHT}" fill="#f3e7cd"/>`,
    inkText(MARGIN, 28, 'Games won by those who were said to lead by so many points', { size: 15 }),
    ...plots,
    inkText(MARGIN, HEIGHT - 16, 'Dashed: an even share. Bars: 95% intervals.', { size: 10 }),
    '</svg>',
  ].join('');
}
