/** What small plots are drawn with: their size, their inks, words, and the axis below. */
import type { Scale } from './scale.ts';

export const PLOT = { width: 290, height: 120 };
export const PAINTS = { ink: '#2a211b', gold: '#b9801c', jade: '#2f7d6b' } as const;

export function inkText(
  x: number,
  y: number,
  words: string,
  options: { size?: number; anchor?: string } = {},
): string {
  const safe = words.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  const { size = 11, anchor = 'start' } = options;
  return `<text x="${px(x)}" y="${px(y)}" font-size="${size}" text-anchor="${anchor}" fill="${PAINTS.ink}">${safe}</text>`;
}

/** As short as a place can be written. */
export function px(place: number): string {
  return String(Number(place.toFixed(2)));
}

export function titledPlot(x: number, y: number, title: string, inside: string): string {
  return `<g transform="translate(${x} ${y})">${inkText(0, -8, title, { size: 12 })}${inside}</g>`;
}

/** The axis below a plot, with its numbers. */
export function lyingAxis({ ticks, place, low }: Scale, written: (value: number) => string): string {
  const line = `<path d="M${px(place(low))} ${PLOT.height}H${PLOT.width}" stroke="${PAINTS.ink}" stroke-opacity=".5" fill="none"/>`;
  const numbers = ticks.map((tick) => {
    const x = place(tick);
    const mark = `<path d="M${px(x)} ${PLOT.height}v4" stroke="${PAINTS.ink}" stroke-opacity=".5"/>`;
    // The last number ends where the plot does.
    const anchor = x > PLOT.width - 8 ? 'end' : 'middle';
    return mark + inkText(x, PLOT.height + 15, written(tick), { size: 10, anchor });
  });
  return line + numbers.join('');
}
