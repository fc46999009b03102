/** What a position is worth to a player, in points: those there are, those if the year ended now, and promises. */
import { at } from '@mahjong-fortress/base/assert';
import {
  CARDS,
  type CardId,
  CELLS,
  type Game,
  HIDDEN,
  isKnight,
  KING,
  knightsOf,
  MASTERS,
  NEIGHBOURS,
  NO_CASTLE,
  roundsOf,
  type Survey,
  surveyOf,
  YEARS,
} from '@mahjong-fortress/towers';

/** What a level pays attention to. */
export interface Sight {
  /** How much a point of the others counts against one's own. */
  readonly rivals: number;
  /** What a point of castles and king is worth for each year still to come. */
  readonly later: number;
  /** What the next step up is worth, as a part of the points that it would bring. */
  readonly promise: number;
  /** What a card in hand is worth, in points; none of it is seen of others' cards but their number. */
  readonly card: number;
  /** Whether a block may be shifted: hundreds of ways, few of them good. */
  readonly shifts: boolean;
}

const MOST_CASTLES = 32;
const SEATS = 4;
/** Scratch lists, because a search values thousands of positions: by seat and castle, the level of the highest knight. */
const highest = new Array<number>(SEATS * MOST_CASTLES).fill(0);
const castlePoints = new Array<number>(SEATS).fill(0);
const kingPoints = new Array<number>(SEATS).fill(0);
const promises = new Array<number>(SEATS).fill(0);
const knights = new Array<number>(SEATS).fill(0);

const KING_BONUS = 5;

/** How good the next step up is from a cell: there already, or one block away. */
function promiseAt({ board: { levels, figures }, castles }: Survey, cell: number, castle: number): number {
  const level = at(levels, cell);
  const area = at(castles.areas, castle);
  let best = 0;
  for (const next of at(NEIGHBOURS, cell)) {
    if (castles.of[next] !== castle || figures[next] !== 0) continue;
    const up = at(levels, next) - level;
    if (up === 1) return area;
    if (up === 0 && level < area) best = area / 2;
  }
  return best;
}

/** Fills the scratch lists in one pass over the board. */
function takeStock(survey: Survey, year: number, seesPromises: boolean): void {
  const { board, castles } = survey;
  const { levels, figures } = board;
  highest.fill(0);
  castlePoints.fill(0);
  kingPoints.fill(0);
  promises.fill(0);
  knights.fill(0);
  const king = figures.indexOf(KING);
  const kingsCastle = king < 0 ? NO_CASTLE : at(castles.of, king);
  for (let cell = 0; cell < CELLS; cell++) {
    const figure = at(figures, cell);
    if (!isKnight(figure)) continue;
    const seat = figure - 1;
    knights[seat] = at(knights, seat) + 1;
    const castle = at(castles.of, cell);
    if (castle === NO_CASTLE) continue;
    const level = at(levels, cell);
    const slot = seat * MOST_CASTLES + castle;
    const before = at(highest, slot);
    if (level > before) {
      highest[slot] = level;
      castlePoints[seat] = at(castlePoints, seat) + (level - before) * at(castles.areas, castle);
    }
    if (castle === kingsCastle && level === year) kingPoints[seat] = KING_BONUS * year;
    if (seesPromises) promises[seat] = at(promises, seat) + promiseAt(survey, cell, castle);
  }
}

function masterPoints(game: Game, survey: Survey, seat: number, year: number): number {
  const { master } = game.options;
  if (!master) return 0;
  const cells = game.players.map((_, other) => knightsOf(game.board, other));
  return MASTERS[master].points(
    { year, knights: cells, levels: game.board.levels, castles: survey.castles },
    seat,
  );
}

/** Turns that a seat has still to come, this one not counted. */
function turnsAfter(game: Game): number {
  let turns = game.stage === 'year' ? roundsOf(game, game.year) - game.round : 0;
  for (let year = game.year + 1; year <= YEARS; year++) turns += roundsOf(game, year);
  return turns;
}

/** Another knight can stand in another castle; the more, the longer the game lasts. */
const KNIGHT_WORTH = 0.25;

function cardsHeld({ players, turn }: Game, seat: number): number {
  return at(players, seat).hand.length + (turn.seat === seat ? turn.bought.length : 0);
}

/** What everybody's position is worth, by seat, without regard to the others. */
function worths(game: Game, sight: Sight): number[] {
  const isRunning = game.stage === 'year';
  const year = Math.max(1, game.year);
  const survey = surveyOf(game.board);
  takeStock(survey, year, sight.promise > 0);
  const now = isRunning ? 1 : 0;
  const yearsLater = YEARS - game.year;
  const turns = turnsAfter(game);
  return game.players.map((player, seat) => {
    const castles = at(castlePoints, seat);
    const scored = castles + at(kingPoints, seat) + (now ? masterPoints(game, survey, seat, year) : 0);
    // A card a turn: more than that are of no use.
    const cards = Math.min(cardsHeld(game, seat), turns) * sight.card;
    const soon = turns > 0 ? at(promises, seat) * sight.promise : 0;
    const host = sight.later > 0 ? at(knights, seat) * KNIGHT_WORTH * Math.min(turns, 6) : 0;
    return player.points + now * scored + sight.later * yearsLater * castles + soon + cards + host;
  });
}

/** What a position is worth to a seat: its own, and what the others have as far as the level minds it. */
export function valueFor(game: Game, seat: number, sight: Sight): number {
  const all = worths(game, sight);
  const own = at(all, seat);
  if (sight.rivals === 0) return own;
  let best = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (const [other, worth] of all.entries()) {
    if (other === seat) continue;
    best = Math.max(best, worth);
    total += worth;
  }
  return own - (sight.rivals * (best + total / (all.length - 1))) / 2;
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
