/** What a collection of puzzles still lacks: half of them without cards, every Spirit alike, all grades. */
import { parseView, SPIRIT_IDS, type SpiritId } from '@mahjong-fortress/rules';
import { GRADES, type Grade, type WrittenPuzzle } from './puzzle.ts';

/** At most so much of either half is of one grade. */
const MOST_OF_GRADE = 0.4;
/** At most so many of a hundred with one Spirit get along without it. */
const MOST_UNCALLED = 50;

function spiritsOf({ view }: WrittenPuzzle): readonly SpiritId[] {
  const parsed = parseView(view);
  return parsed.ok ? parsed.value.options.spirits : [];
}

function hasCards({ view }: WrittenPuzzle): boolean {
  const parsed = parseView(view);
  return parsed.ok && parsed.value.options.spirits.length + parsed.value.options.dragons.length > 0;
}

const calls = ({ solution }: WrittenPuzzle) => solution.some((words) => words.startsWith('activate'));

/** What the next game is played with: no cards or, for the other half, the Spirit that is lacking most. */
export function nextCards(
  found: readonly WrittenPuzzle[],
  game: number,
  count: number,
): { readonly spirits: readonly SpiritId[] } | undefined {
  const plain = found.filter((puzzle) => !hasCards(puzzle)).length;
  const isFull = { plain: plain >= count / 2, cards: found.length - plain >= count / 2 };
  if (isFull.plain && isFull.cards) return undefined;
  if (isFull.cards || (!isFull.plain && game % 2 === 0)) return { spirits: [] };
  const met = SPIRIT_IDS.map((spirit) => ({
    spirit,
    times: found.filter((puzzle) => spiritsOf(puzzle).includes(spirit)).length,
  })).filter(({ times }) => times < count / 2 / SPIRIT_IDS.length);
  // One after the other, lest a Spirit that brings no puzzles keeps the rest waiting.
  const { spirit } = met[Math.floor(game / 2) % met.length] ?? {};
  return { spirits: spirit ? [spirit] : [] };
}

/** What puzzles of one more game have to be like. */
export interface Wanted {
  readonly grades: readonly Grade[];
  /** Whether the best turn has to call the Spirit. */
  readonly calls: boolean;
}

export function wantedOf(
  found: readonly WrittenPuzzle[],
  spirits: readonly SpiritId[],
  count: number,
): Wanted {
  const half = count / 2;
  const [spirit] = spirits;
  const alike = found.filter((other) => hasCards(other) === (spirit !== undefined));
  const ofSpirit = alike.filter((other) => spirit === undefined || spiritsOf(other).includes(spirit));
  const each = spirit === undefined ? half : half / SPIRIT_IDS.length;
  const uncalled = ofSpirit.filter((other) => !calls(other)).length;
  const isFull = alike.length >= half || ofSpirit.length >= each;
  const most = half * MOST_OF_GRADE;
  return {
    grades: GRADES.filter((one) => !isFull && alike.filter(({ grade }) => grade === one).length < most),
    calls: spirit !== undefined && uncalled >= (each * MOST_UNCALLED) / 100,
  };
}

export function isWanted(found: readonly WrittenPuzzle[], puzzle: WrittenPuzzle, count: number): boolean {
  const wanted = wantedOf(found, spiritsOf(puzzle), count);
  return wanted.grades.includes(puzzle.grade) && (!wanted.calls || calls(puzzle));
}
