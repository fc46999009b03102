/** What a collection of puzzles still lacks: half of them without cards, every Spirit alike, all grades, few of a kind. */
import { parseView, SPIRIT_IDS, type SpiritId } from '@mahjong-fortress/rules';
import { GRADES, type Grade, type WrittenPuzzle } from './puzzle.ts';

/** At most so much of either half is of one grade. */
const MOST_OF_GRADE = 0.4;
/** At most so many of a hundred with one Spirit get along without it. */
const MOST_UNCALLED = 50;
/** Summoning and nothing else is one press of a button: at most so much of every grade, and with every Spirit, asks for it. */
const MOST_SUMMONS = 0.2;

interface Cards {
  readonly spirits: readonly SpiritId[];
  readonly count: number;
}

/** Every puzzle is asked for them again and again, and to read a view takes its time. */
const read = new WeakMap<WrittenPuzzle, Cards>();

function cardsOf(puzzle: WrittenPuzzle): Cards {
  const known = read.get(puzzle);
  if (known) return known;
  const parsed = parseView(puzzle.view);
  const { spirits, dragons } = parsed.ok ? parsed.value.options : { spirits: [], dragons: [] };
  const cards = { spirits, count: spirits.length + dragons.length };
  read.set(puzzle, cards);
  return cards;
}

const spiritsOf = (puzzle: WrittenPuzzle) => cardsOf(puzzle).spirits;
const hasCards = (puzzle: WrittenPuzzle) => cardsOf(puzzle).count > 0;
const calls = ({ solution }: WrittenPuzzle) => solution.some((words) => words.startsWith('activate'));
const isSummon = ({ solution }: WrittenPuzzle) => solution.join() === 'summon';

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
  /** Those in which the best turn may be to summon and nothing else. */
  readonly summons: readonly Grade[];
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
  const summons = alike.filter(isSummon);
  const isFullOfSummons = ofSpirit.filter(isSummon).length >= each * MOST_SUMMONS;
  const countOf = (grade: Grade, among: readonly WrittenPuzzle[]) =>
    among.filter((other) => other.grade === grade).length;
  const grades = GRADES.filter((grade) => !isFull && countOf(grade, alike) < most);
  return {
    grades,
    summons: grades.filter((grade) => !isFullOfSummons && countOf(grade, summons) < most * MOST_SUMMONS),
    calls: spirit !== undefined && uncalled >= (each * MOST_UNCALLED) / 100,
  };
}

/** Positions of one game are named after it. */
const gameOf = ({ id }: WrittenPuzzle) => id.slice(0, id.lastIndexOf('-'));
const isSameTurn = (a: WrittenPuzzle, b: WrittenPuzzle) =>
  gameOf(a) === gameOf(b) && a.solution.join() === b.solution.join();

export function isWanted(found: readonly WrittenPuzzle[], puzzle: WrittenPuzzle, count: number): boolean {
  const { grades, summons, calls: hasToCall } = wantedOf(found, spiritsOf(puzzle), count);
  const ofUse = isSummon(puzzle) ? summons : grades;
  if (found.some((other) => isSameTurn(other, puzzle))) return false;
  return ofUse.includes(puzzle.grade) && (!hasToCall || calls(puzzle));
}

/** Without those that are too many of their kind; whoever came first stays. */
export function withoutSurplus(found: readonly WrittenPuzzle[], count: number): readonly WrittenPuzzle[] {
  const kept: WrittenPuzzle[] = [];
  for (const puzzle of found) if (isWanted(kept, puzzle, count)) kept.push(puzzle);
  return kept;
}
