/** For the tests of every door through which a stranger's text comes in: the worst texts, and what they cost. */

function filled(length: number, open: string, piece: (index: number) => string, close: string): string {
  const pieces: string[] = [];
  for (let size = open.length + close.length, i = 0; ; i++) {
    const next = piece(i);
    size += next.length + 1;
    if (size > length) return open + pieces.join(',') + close;
    pieces.push(next);
  }
}

const word = (index: number) => index.toString(36).padStart(4, 'k');

/** JSON of about this length, of shapes that are dear to parse or to walk through. */
export function worstJson(length: number): Readonly<Record<string, string>> {
  const half = Math.floor(length / 2);
  return {
    'brackets without end': '['.repeat(length),
    'brackets nested all the way': '['.repeat(half) + ']'.repeat(half),
    'brackets nested 5,000 deep': '['.repeat(5000) + ']'.repeat(5000),
    'objects nested 5,000 deep': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    'empty lists': filled(length, '[', () => '[]', ']'),
    'empty objects': filled(length, '[', () => '{}', ']'),
    'a new key in every object': filled(length, '[', (i) => `{"${word(i)}":1}`, ']'),
    'many keys': filled(length, '{', (i) => `"${word(i)}":1`, '}'),
    'one key again and again': filled(length, '{', () => '"version":1', '}'),
    'many numbers': filled(length, '[', () => '9e9', ']'),
    'one huge number': '9'.repeat(length),
    'many texts': filled(length, '[', (i) => `"${word(i)}"`, ']'),
    'one long text': `"${'a'.repeat(length - 2)}"`,
    'one long text of combining marks': `"${'a\u0301\u0489'.repeat(Math.floor((length - 2) / 3))}"`,
    'escapes only': `"${'\\ud83d'.repeat(Math.floor((length - 2) / 6))}"`,
    'an error at the very end': `${'\n'.repeat(length - 2)}[x`,
    'blanks only': ' '.repeat(length),
  };
}

/** A `.mah` file of equal boards: levels of rows of tiles side by side, every other row shifted by half-steps. */
export function mahFile(boards: number, levels: number, rows: number, columns: number, shift = 0): string {
  const xs = `[[0,${columns}]]`;
  const level = Array.from({ length: rows }, (_, row) => `[${2 * row + (row % 2) * shift},${xs}]`).join(',');
  const map = `[${Array.from({ length: levels }, (_, index) => `[${index},[${level}]]`).join(',')}]`;
  return `{"mah":"1.0","boards":[${new Array(boards).fill(`{"name":"A","map":${map}}`).join(',')}]}`;
}

interface Scattering {
  readonly boards: number;
  readonly levels: number;
  readonly rows: number;
  readonly inRow: number;
  /** How a tile is written down. */
  readonly tile?: (x: number) => unknown;
}

/** As above, but no two boards alike, each tile by itself, on whole steps and half-steps, on one another and apart. */
function scattered({ boards, levels, rows, inRow, tile = (x) => x }: Scattering): string {
  let last = 1;
  const below = (limit: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % limit;
  };
  const row = () => [below(24), Array.from({ length: inRow }, () => tile(below(46)))];
  const level = (index: number) => [index, Array.from({ length: rows }, row)];
  const map = () => Array.from({ length: levels }, (_, index) => level(index));
  const board = (_: unknown, index: number) => ({
    name: `Board ${index}`,
    by: `Somebody ${index}`,
    map: map(),
  });
  return JSON.stringify({ mah: '1.0', boards: Array.from({ length: boards }, board) });
}

/** Boards of other games that are dear to read. */
export function worstBoards(): Readonly<Record<string, string>> {
  return {
    '100 boards of 144 tiles': mahFile(100, 3, 6, 8),
    '100 boards of 144 tiles, scattered low': scattered({
      boards: 100,
      levels: 3,
      rows: 12,
      inRow: 4,
    }),
    '100 boards of 144 tiles, scattered high': scattered({ boards: 100, levels: 12, rows: 4, inRow: 3 }),
    '100 boards of 144 tiles, a row each': scattered({ boards: 100, levels: 3, rows: 48, inRow: 1 }),
    '72 boards of 144 tiles, a list each': scattered({
      boards: 72,
      levels: 3,
      rows: 48,
      inRow: 1,
      tile: (x) => [x, 1],
    }),
    '90 boards of 160 tiles on half-steps': mahFile(90, 1, 10, 16, 1),
    '37 boards of all cells': mahFile(37, 1, 16, 24, 1),
    '7 boards of 2,000 tiles': scattered({ boards: 7, levels: 4, rows: 25, inRow: 20 }),
    '100 boards as large as can be': mahFile(100, 1, 20, 99),
    '100 boards of the highest stacks': mahFile(100, 10, 10, 20),
    '100 boards far too wide': mahFile(100, 1, 1, 160),
    'many empty boards': `{"boards":[${'{},'.repeat(49_000)}{}]}`,
  };
}

/** What any one input may cost, whoever sent it. */
export const MOST_MILLISECONDS = 50;

/** Of this program alone: others who use the machine do not count. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The best that parsing a dear text took on the machine for which the limit was set, with no code of ours in it. Worked
 * out, not measured there: what took 43 ms there took 70 to 78 on a machine where this takes 35 to 43.
 */
const YARDSTICK_MILLISECONDS = 22;

/** How many times as long as on a quiet machine everything takes here, if the yardstick takes so long; at least 1. */
export function slownessBy(yardstick: number): number {
  return Math.max(1, yardstick / YARDSTICK_MILLISECONDS);
}

const YARDSTICK_TEXT = worstJson(300_000)['a new key in every object'] ?? '';

async function timeOf(work: () => unknown): Promise<number> {
  const begun = processorMilliseconds();
  await work();
  return processorMilliseconds() - begun;
}

/**
 * Milliseconds of the processor, as they would be on a quiet machine. Other work disturbs by a factor of ten on a crowded
 * one, so what took too long tries again, and a yardstick that is disturbed as much is taken beside it; what is truly
 * slow is slow every time, and slower than the yardstick.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  let best = await timeOf(work);
  if (best < MOST_MILLISECONDS) return best;
  let yardstick = await timeOf(() => JSON.parse(YARDSTICK_TEXT));
  for (let tries = 1; tries < 10 && best / slownessBy(yardstick) >= MOST_MILLISECONDS; tries++) {
    best = Math.min(best, await timeOf(work));
    yardstick = Math.min(yardstick, await timeOf(() => JSON.parse(YARDSTICK_TEXT)));
  }
  return best / slownessBy(yardstick);
}
