/** A balance report as one picture: four small plots that can stand in a page or a file. */
import type { BalanceReport, Distribution } from './report.ts';

/** The words of the picture, so that it speaks the reader's language. */
interface PictureWords {
  readonly title: string;
  readonly seats: string;
  readonly scores: string;
  readonly margins: string;
  readonly tiers: string;
  seat(index: number): string;
  tier(tier: number): string;
}

const ENGLISH: PictureWords = {
  title: 'Balance',
  seats: 'Wins by seat, with 95% intervals',
  scores: 'Points per player',
  margins: 'Winning margin',
  tiers: 'Turn when a tier becomes the top',
  seat: (index) => `seat ${index + 1}`,
  tier: (tier) => `tier ${tier}`,
};

const WIDTH = 640;
const PLOT = { width: 290, height: 120 };
const INK = '#2a211b';
const GOLD = '#b9801c';
const JADE = '#2f7d6b';

function text(x: number, y: number, words: string, options: { size?: number; anchor?: string } = {}): string {
  const safe = words.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  const { size = 11, anchor = 'start' } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${INK}">${safe}</text>`;
}

function frame(x: number, y: number, title: string, inside: string): string {
  const axis = `<path d="M0 ${PLOT.height}H${PLOT.width}" stroke="${INK}" stroke-opacity=".5" fill="none"/>`;
  return `<g transform="translate(${x} ${y})">${text(0, -8, title, { size: 12 })}${axis}${inside}</g>`;
}

function histogram({ counts, mean }: Distribution): string {
  const low = counts[0]?.[0] ?? 0;
  const high = counts.at(-1)?.[0] ?? 1;
  const most = Math.max(1, ...counts.map(([, games]) => games));
  const step = PLOT.width / (high - low + 1);
  const bars = counts.map(([value, games]) => {
    const height = (games / most) * (PLOT.height - 10);
    const x = (value - low) * step;
    const size = `width="${(step * 0.85).toFixed(2)}" height="${height.toFixed(2)}"`;
    return `<rect x="${x.toFixed(2)}" y="${(PLOT.height - height).toFixed(2)}" ${size} fill="${JADE}"/>`;
  });
  const middle = ((mean - low + 0.5) * step).toFixed(2);
  const line = `<path d="M${middle} 0V${PLOT.height}" stroke="${GOLD}" stroke-width="2"/>`;
  const labels = [
    text(0, PLOT.height + 14, String(low)),
    text(PLOT.width, PLOT.height + 14, String(high), { anchor: 'end' }),
    text(Number(middle), PLOT.height + 14, `⌀ ${mean.toFixed(1)}`, { anchor: 'middle' }),
  ];
  return [...bars, line, ...labels].join('');
}

function seatPlot({ seats }: BalanceReport, words: PictureWords): string {
  const row = PLOT.height / Math.max(1, seats.length);
  const left = 52;
  const x = (share: number) => (left + share * (PLOT.width - left)).toFixed(2);
  const even = `<path d="M${x(1 / Math.max(1, seats.length))} 0V${PLOT.height}" stroke="${INK}" stroke-dasharray="3 3"/>`;
  const rows = seats.map(({ share, interval }, index) => {
    const y = (index + 0.5) * row;
    const bar = `<path d="M${x(interval.low)} ${y}H${x(interval.high)}" stroke="${JADE}" stroke-width="6" stroke-opacity=".45"/>`;
    const dot = `<circle cx="${x(share)}" cy="${y}" r="5" fill="${GOLD}"/>`;
    return text(0, y + 4, words.seat(index)) + bar + dot;
  });
  return even + rows.join('');
}

function tierPlot({ opened, turns, players }: BalanceReport, words: PictureWords): string {
  // A tier that few games reach may open later than the average game ends.
  const last = Math.max(1, turns.mean * players, ...opened.map(({ turn }) => turn));
  const left = 52;
  const row = PLOT.height / Math.max(1, opened.length);
  return opened
    .map(({ tier, turn }, index) => {
      const from = left + (turn / last) * (PLOT.width - left);
      const until = opened[index + 1]?.turn ?? last;
      const to = left + (until / last) * (PLOT.width - left);
      const y = index * row + row * 0.2;
      const size = `width="${Math.max(1, to - from).toFixed(2)}" height="${(row * 0.6).toFixed(2)}"`;
      const bar = `<rect x="${from.toFixed(2)}" y="${y.toFixed(2)}" ${size} rx="3" fill="${JADE}"/>`;
      return text(0, index * row + row / 2 + 4, words.tier(tier)) + bar;
    })
    .join('');
}

/** In English, unless other words are given. */
export function balancePicture(report: BalanceReport, given: Partial<PictureWords> = {}): string {
  const words = { ...ENGLISH, ...given };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 380" font-family="Noto Sans, sans-serif">`,
    `<rect width="${WIDTH}" height="380" fill="#f3e7cd"/>`,
    text(20, 26, words.title, { size: 17 }),
    frame(20, 70, words.seats, seatPlot(report, words)),
    frame(332, 70, words.tiers, tierPlot(report, words)),
    frame(20, 235, words.scores, histogram(report.scores)),
    frame(332, 235, words.margins, histogram(report.margins)),
    '</svg>',
  ].join('');
}
