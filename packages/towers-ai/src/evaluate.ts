/** What a position is worth to a player, in points: those there are, those if the year ended now, and promises. */
import { at } from '@mahjong-fortress/base/assert';
import {
  type Board,
  CARDS,
  type CardId,
  type Castles,
  CELLS,
  castlesOf,
  type Game,
  HIDDEN,
  KING,
  MASTERS,
  NEIGHBOURS,
  NO_CASTLE,
  roundsOf,
  YEARS,
} from '@mahjong-fortress/towers';

/** What a level pays attention to. */
export interface Sight {
  /** How much a point of the others counts against one's own. */
  readonly rivals: number;
  /** What a point of the castles is worth for each year still to come. */
  readonly later: number;
  /** What the next step up is worth, as a part of the points that it would bring. */
  readonly promise: number;
  /** What a knight on the board is worth for each turn to come, in points. */
  readonly knight: number;
  /** What a card in hand is worth, in points; none of it is seen of others' cards but their number. */
  readonly card: number;
  /** Whether a block may be shifted: hundreds of ways, few of them good. */
  readonly shifts: boolean;
}

const MOST_CASTLES = 32;
const SEATS = 4;
/** Scratch lists, because a search values thousands of positions: by seat and castle, the level of the highest knight, */
const highest = new Int32Array(SEATS * MOST_CASTLES);
/** and twice the level that a knight there may get to by its next step. */
const reachable = new Int32Array(SEATS * MOST_CASTLES);
const kingPoints = new Int32Array(SEATS);
const worths = new Float64Array(SEATS);
/** By seat, the cells of the knights. */
const knights: readonly number[][] = Array.from({ length: SEATS }, () => []);

const KING_BONUS = 5;

/** The castles of the last blocks looked at: most actions move figures or points and leave the blocks alone. */
let last: { readonly levels: readonly number[]; readonly castles: Castles } | undefined;

function castlesIn({ levels }: Board): Castles {
  if (last?.levels !== levels) last = { levels, castles: castlesOf(levels) };
  return last.castles;
}

/** Twice the level that the next step up from a cell leads to: there already, or one block away. */
function nextUp(
  levels: readonly number[],
  figures: readonly number[],
  of: readonly number[],
  cell: number,
  area: number,
): number {
  const level = levels[cell] as number;
  const castle = of[cell] as number;
  let best = 2 * level;
  for (const next of NEIGHBOURS[cell] as readonly number[]) {
    if (of[next] !== castle || figures[next] !== 0) continue;
    const up = (levels[next] as number) - level;
    if (up === 1) return 2 * level + 2;
    if (up === 0 && level < area) best = 2 * level + 1;
  }
  return best;
}

/** Fills the scratch lists in one pass over the board. */
function takeStock({ board: { levels, figures } }: Game, { of, areas }: Castles, year: number): void {
  highest.fill(0);
  reachable.fill(0);
  kingPoints.fill(0);
  for (const cells of knights) cells.length = 0;
  const king = figures.indexOf(KING);
  const kingsCastle = king < 0 ? NO_CASTLE : (of[king] as number);
  for (let cell = 0; cell < CELLS; cell++) {
    const figure = figures[cell] as number;
    if (figure === 0 || figure === KING) continue;
    const seat = figure - 1;
    (knights[seat] as number[]).push(cell);
    const castle = of[cell] as number;
    if (castle === NO_CASTLE) continue;
    const level = levels[cell] as number;
    const slot = seat * MOST_CASTLES + castle;
    if (level > (highest[slot] as number)) highest[slot] = level;
    const up = nextUp(levels, figures, of, cell, areas[castle] as number);
    if (up > (reachable[slot] as number)) reachable[slot] = up;
    if (castle === kingsCastle && level === year) kingPoints[seat] = KING_BONUS * year;
  }
}

/** Turns that a seat has still to come, this one not counted. */
function turnsAfter(game: Game): number {
  let turns = game.stage === 'year' ? roundsOf(game, game.year) - game.round : 0;
  for (let year = game.year + 1; year <= YEARS; year++) turns += roundsOf(game, year);
  return turns;
}

/** A knight finds work in so many turns at most. */
const MOST_WORK = 6;

function cardsHeld({ players, turn }: Game, seat: number): number {
  return at(players, seat).hand.length + (turn.seat === seat ? turn.bought.length : 0);
}

/** Fills in what everybody's position is worth, by seat, without regard to the others. */
function value(game: Game, sight: Sight): void {
  const isRunning = game.stage === 'year';
  const year = Math.max(1, game.year);
  const castles = castlesIn(game.board);
  const { areas } = castles;
  takeStock(game, castles, year);
  const yearsLater = YEARS - game.year;
  const turns = turnsAfter(game);
  const { master } = game.options;
  const realm = { year, knights, levels: game.board.levels, castles };
  for (let seat = 0; seat < game.players.length; seat++) {
    let paid = 0;
    let promised = 0;
    for (let castle = 0; castle < areas.length; castle++) {
      const slot = seat * MOST_CASTLES + castle;
      const level = highest[slot] as number;
      if (level === 0) continue;
      const area = areas[castle] as number;
      paid += level * area;
      promised += sight.promise * area * ((reachable[slot] as number) / 2 - level);
    }
    let worth = at(game.players, seat).points + sight.later * yearsLater * paid;
    if (isRunning) {
      worth += paid + (kingPoints[seat] as number);
      if (master) worth += MASTERS[master].points(realm, seat);
    }
    if (turns > 0) {
      worth += promised;
      // A card a turn: more than that are of no use.
      if (sight.card > 0) worth += Math.min(cardsHeld(game, seat), turns) * sight.card;
      worth += at(knights, seat).length * sight.knight * Math.min(turns, MOST_WORK);
    }
    worths[seat] = worth;
  }
}

/** What a position is worth to a seat: its own, and what the others have as far as the level minds it. */
export function valueFor(game: Game, seat: number, sight: Sight): number {
  value(game, sight);
  const own = worths[seat] as number;
  if (sight.rivals === 0) return own;
  let best = Number.NEGATIVE_INFINITY;
  let total = 0;
  const { length } = game.players;
  for (let other = 0; other < length; other++) {
    if (other === seat) continue;
    const worth = worths[other] as number;
    if (worth > best) best = worth;
    total += worth;
  }
  return own - (sight.rivals * (best + total / (length - 1))) / 2;
}

/** How much better than an average card: what to keep of those drawn. */
const CARD_RANKS: Readonly<Record<CardId, number>> = {
  insert: 9,
  seven: 8,
  doors: 7,
  extra: 6,
  leap: 5,
  relocate: 4,
  diagonal: 3,
  six: 2,
  jump: 1,
  shift: 0,
};

export function cardRank(card: CardId | typeof HIDDEN): number {
  return card !== HIDDEN && card in CARDS ? CARD_RANKS[card] : 0;
}
