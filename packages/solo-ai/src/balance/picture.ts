/** A balance report as one picture: small plots with numbers at their axes, which can stand in a page or a file. */
import { inkText, lyingAxis, PAINTS, PLOT, px, titledPlot } from '../plots/plot.ts';
import { makeScale, type Scale } from '../plots/scale.ts';
import type { BalanceBands, Band } from './bands.ts';
import { type BalanceReport, type Distribution, THRESHOLDS } from './report.ts';

/** The words of the picture, so that it speaks the reader's language. */
interface PictureWords {
  readonly title: string;
  readonly seats: string;
  readonly scores: string;
  readonly margins: string;
  readonly tiers: string;
  readonly turns: string;
  readonly pairs: string;
  /** What the shaded band is. */
  readonly band: string;
  /** And what it is where it comes from one fortress only. */
  readonly bandOfOne: string;
  seat(index: number): string;
  tier(tier: number): string;
  /** With one decimal. */
  number(value: number): string;
}

const ENGLISH: PictureWords = {
  title: 'Balance',
  seats: 'Wins by seat, with 95% intervals',
  scores: 'Points per player',
  margins: 'Winning margin',
  tiers: 'Turn when a tier becomes the top',
  turns: 'Turns of each player',
  pairs: 'Open pairs at the start of a turn',
  band: 'Shaded: averages of the bundled fortresses',
  bandOfOne: 'Shaded: average of the one bundled fortress',
  seat: (index) => `seat ${index + 1}`,
  tier: (tier) => `tier ${tier}`,
  number: (value) => value.toFixed(1),
};

/** A plot with what is written above and below it. */
const ROW = 182;
const MARGIN = 20;
const COLUMN = 312;
/** Room for the numbers of an upright axis, and for the names of rows. */
const LEFT = { numbers: 30, names: 52 } as const;
/** Counts above, what follows from them below: the tallest bar does not touch the title. */
const HEADROOM = 10;

function lying(low: number, high: number, left: number, whole = true): Scale {
  return makeScale({ low, high, from: left, to: PLOT.width, steps: 6, whole });
}

/** How many games: the axis beside a histogram, with fine lines across. */
function uprightAxis({ ticks, place }: Scale): string {
  return ticks
    .map((tick) => {
      const y = place(tick);
      const line = `<path d="M${LEFT.numbers} ${px(y)}H${PLOT.width}" stroke="${PAINTS.ink}" stroke-opacity=".15"/>`;
      return line + inkText(LEFT.numbers - 5, y + 3.5, String(tick), { size: 10, anchor: 'end' });
    })
    .join('');
}

/** A band is seen even where it is a single number. */
function bandMark([low, high]: Band, { place }: Scale): string {
  const width = Math.max(3, place(high) - place(low));
  const x = (place(low) + place(high) - width) / 2;
  return `<path d="M${px(x)} 0h${px(width)}v${PLOT.height}h-${px(width)}z" fill="${PAINTS.gold}" fill-opacity=".25"/>`;
}

function meanMark(mean: number, { place }: Scale, words: PictureWords): string {
  const x = place(mean);
  const anchor = x > PLOT.width - 60 ? 'end' : 'start';
  const beside = anchor === 'end' ? -4 : 4;
  return `<path d="M${px(x)} 0V${PLOT.height}" stroke="${PAINTS.gold}" stroke-width="2"/>${inkText(x + beside, 9, `⌀ ${words.number(mean)}`, { anchor })}`;
}

function histogram({ counts, mean }: Distribution, words: PictureWords, band: Band | undefined): string {
  const [low, high] = [counts[0]?.[0] ?? 0, counts.at(-1)?.[0] ?? 1];
  const most = Math.max(1, ...counts.map(([, games]) => games));
  // What is usual is seen also where this fortress is far from it.
  const first = Math.floor(Math.min(low, band?.[0] ?? low)) - 0.5;
  const last = Math.ceil(Math.max(high, band?.[1] ?? high)) + 0.5;
  const x = lying(first, last, LEFT.numbers);
  const y = makeScale({ low: 0, high: most, from: PLOT.height, to: HEADROOM, steps: 4, whole: true });
  const width = (PLOT.width - LEFT.numbers) / (last - first);
  const bars = counts.map(([value, games]) => {
    const size = `width="${px(width * 0.85)}" height="${px(PLOT.height - y.place(games))}"`;
    return `<rect x="${px(x.place(value - 0.5) + width * 0.075)}" y="${px(y.place(games))}" ${size} fill="${PAINTS.jade}"/>`;
  });
  return [
    uprightAxis(y),
    band ? bandMark(band, x) : '',
    ...bars,
    meanMark(mean, x, words),
    lyingAxis(x, String),
  ].join('');
}

function seatPlot({ seats }: BalanceReport, words: PictureWords): string {
  const row = PLOT.height / Math.max(1, seats.length);
  // Small shares are told apart where there is no room for large ones.
  const widest = Math.max(0.5, ...seats.map(({ interval }) => interval.high));
  const x = lying(0, Math.min(1, Math.ceil(widest * 4) / 4), LEFT.names, false);
  const even = `<path d="M${px(x.place(1 / Math.max(1, seats.length)))} 0V${PLOT.height}" stroke="${PAINTS.ink}" stroke-dasharray="3 3"/>`;
  const rows = seats.map(({ share, interval }, index) => {
    const y = px((index + 0.5) * row);
    const bar = `<path d="M${px(x.place(interval.low))} ${y}H${px(x.place(interval.high))}" stroke="${PAINTS.jade}" stroke-width="6" stroke-opacity=".45"/>`;
    const dot = `<circle cx="${px(x.place(share))}" cy="${y}" r="5" fill="${PAINTS.gold}"/>`;
    return inkText(0, (index + 0.5) * row + 4, words.seat(index)) + bar + dot;
  });
  return even + rows.join('') + lyingAxis(x, (share) => `${Math.round(share * 100)}%`);
}

function tierPlot({ opened, turns, players }: BalanceReport, words: PictureWords): string {
  // A tier that few games reach may open later than the average game ends.
  const last = Math.max(1, turns.mean * players, ...opened.map(({ turn }) => turn));
  const x = lying(0, last, LEFT.names);
  const row = PLOT.height / Math.max(1, opened.length);
  const bars = opened.map(({ tier, turn }, index) => {
    const [from, to] = [x.place(turn), x.place(opened[index + 1]?.turn ?? last)];
    const size = `width="${px(Math.max(1, to - from))}" height="${px(row * 0.6)}"`;
    const bar = `<rect x="${px(from)}" y="${px(index * row + row * 0.2)}" ${size} rx="3" fill="${PAINTS.jade}"/>`;
    return inkText(0, index * row + row / 2 + 4, words.tier(tier)) + bar;
  });
  return bars.join('') + lyingAxis(x, String);
}

/** One number, with the limit below which there are few. */
function pairsPlot({ pairs }: BalanceReport, words: PictureWords, band: Band | undefined): string {
  const x = lying(0, Math.max(2, Math.ceil(Math.max(pairs, band?.[1] ?? 0))), LEFT.numbers, false);
  const limit = `<path d="M${px(x.place(THRESHOLDS.pairs))} 0V${PLOT.height}" stroke="${PAINTS.ink}" stroke-dasharray="3 3"/>`;
  return [band ? bandMark(band, x) : '', limit, meanMark(pairs, x, words), lyingAxis(x, words.number)].join(
    '',
  );
}

function legend({ fortresses }: BalanceBands, words: PictureWords, y: number): string {
  const mark = `<rect x="${MARGIN}" y="${y - 10}" width="14" height="12" fill="${PAINTS.gold}" fill-opacity=".25"/>`;
  return mark + inkText(MARGIN + 20, y, fortresses === 1 ? words.bandOfOne : words.band);
}

interface PictureOptions {
  /** What is usual, where that is known. */
  readonly bands?: BalanceBands | undefined;
  /** How many plots stand side by side. */
  readonly columns?: 1 | 2;
}

/** In English, unless other words are given. */
export function balancePicture(
  report: BalanceReport,
  given: Partial<PictureWords> = {},
  { bands, columns = 2 }: PictureOptions = {},
): string {
  const words = { ...ENGLISH, ...given };
  const plots: readonly (readonly [title: string, inside: string])[] = [
    // Alone there is nobody to win against or to be ahead of.
    ...(report.players === 1 ? [] : [[words.seats, seatPlot(report, words)] as const]),
    [words.tiers, tierPlot(report, words)],
    [words.scores, histogram(report.scores, words, bands?.points)],
    ...(report.players === 1
      ? []
      : [[words.margins, histogram(report.margins, words, bands?.margin)] as const]),
    [words.turns, histogram(report.turns, words, bands?.turns)],
    [words.pairs, pairsPlot(report, words, bands?.pairs)],
  ];
  const width = columns * COLUMN + MARGIN - 4;
  const height = 70 + Math.ceil(plots.length / columns) * ROW - (bands ? 0 : 20);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Noto Sans, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#f3e7cd"/>`,
    inkText(MARGIN, 26, words.title, { size: columns === 1 ? 14 : 17 }),
    ...plots.map(([title, inside], index) =>
      titledPlot(MARGIN + (index % columns) * COLUMN, 70 + Math.floor(index / columns) * ROW, title, inside),
    ),
    bands ? legend(bands, words, height - 14) : '',
    '</svg>',
  ].join('');
}
