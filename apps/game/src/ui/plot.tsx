/**
 * Values over time as one line per player. Drawn by hand: a line chart is thirty lines, stays sharp in a picture of any
 * shape, and takes its colours from the page; the smallest library for it is larger than all our screens.
 */

export interface PlotPoint {
  /** Where it lies between the two ends of the plot. */
  readonly at: number;
  readonly value: number;
}

interface PlotLine {
  readonly season: number;
  readonly points: readonly PlotPoint[];
}

interface Props {
  readonly label: string;
  readonly lines: readonly PlotLine[];
  /** The last place of the plot; the first is 0. */
  readonly end: number;
  /** A place that is pointed out. */
  readonly cursor?: number;
  /** Values are named at the edge. */
  readonly hasScale?: boolean;
  /** Every value is a result of its own, and not only a way to the next. */
  readonly hasDots?: boolean;
}

/** Round numbers, three or four of them, from the lowest value to the highest. */
export function scaleMarks(low: number, high: number): readonly number[] {
  const rough = Math.max(1, high - low) / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

export function Plot({ label, lines, end, cursor, hasScale = false, hasDots = false }: Props) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const low = Math.min(0, ...values);
  const range = Math.max(1, Math.max(0, ...values) - low);
  // Dots need room at the ends.
  const [left, width] = hasDots ? [8, 584] : [0, 600];
  const x = (at: number) => (left + (at / Math.max(1, end)) * width).toFixed(1);
  const y = (value: number) => (92 - ((value - low) / range) * 84).toFixed(1);
  const marks = hasScale ? scaleMarks(low, low + range) : [];
  const drawing = (
    <svg class="plot" viewBox="0 0 600 100" preserveAspectRatio="none" role="img" aria-label={label}>
      {marks.map((mark) => (
        <line class="mark" key={mark} x1="0" x2="600" y1={y(mark)} y2={y(mark)} />
      ))}
      {low < 0 ? <line class="even" x1="0" x2="600" y1={y(0)} y2={y(0)} /> : null}
      {lines.map(({ season, points }) => {
        const places = points.map(({ at, value }) => `${x(at)},${y(value)}`);
        return (
          <g key={season} data-season={season}>
            <polyline points={places.join(' ')} />
            {/* A line of no length has round ends, and they stay round however the plot is stretched. */}
            {hasDots ? <path class="dots" d={places.map((place) => `M${place}h0`).join('')} /> : null}
          </g>
        );
      })}
      {cursor === undefined ? null : <line x1={x(cursor)} x2={x(cursor)} y1="0" y2="100" />}
    </svg>
  );
  if (!hasScale) return drawing;
  return (
    <div class="plot-frame">
      {drawing}
      {marks.map((mark) => (
        <span class="plot-mark" key={mark} style={{ top: `${y(mark)}%` }} aria-hidden="true">
          {mark}
        </span>
      ))}
    </div>
  );
}
