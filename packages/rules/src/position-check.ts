/** Whether a stated position could stand in a game: nothing lost, nothing doubled, no turn at odds with itself. */

import { at } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { TOKEN_COUNT, tokensOnTrack } from './countdown.ts';
import { heightAt } from './fortress.ts';
import {
  activePlayer,
  type Game,
  isAllPlaced,
  isIngenuityTurn,
  isSolo,
  seatCount,
  type Turn,
} from './game.ts';
import { LIMITS } from './limits.ts';
import { mandatorySets, type Sets } from './lock.ts';
import { legalActions } from './play.ts';
import {
  cellsWhere,
  isFaceDown,
  isFaceUp,
  type Realm,
  type RealmCell,
  shrineCells,
  topAt,
  withCellsDown,
} from './realm.ts';
import { dragonsFor, NOT_SOLO } from './setup.ts';
import { SHRINE_COUNT } from './shrine.ts';
import { SPIRITS } from './spirits/index.ts';
import { COPIES, codeOf, FACES, HIDDEN, TILE_COUNT } from './tile.ts';
import { knownTiles } from './view.ts';

type Check = (game: Game) => Problem | undefined;

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

function checkTiles(game: Game): Problem | undefined {
  const counts = new Array<number>(FACES.length).fill(0);
  const known = knownTiles(game);
  for (const face of known) counts[face] = at(counts, face) + 1;
  // In a view the missing ones lie covered.
  const hidden = game.fortress.stacks.flat().filter((face) => face === HIDDEN).length;
  const wrong = counts.findIndex((count) => count > COPIES || (count < COPIES && hidden === 0));
  if (wrong >= 0) {
    const found = at(counts, wrong);
    return problem('tile-count', '', `There are ${COPIES} tiles ${codeOf(wrong)} in the game, not ${found}.`);
  }
  const all = known.length + hidden;
  return all === TILE_COUNT
    ? undefined
    : problem('tile-count', '', `There are ${TILE_COUNT} tiles in the game, not ${all}.`);
}

function checkShrines(game: Game): Problem | undefined {
  const owned = game.players.map(({ realm, shrines }) => shrines + shrineCells(realm).length);
  const shrines = game.shrines + sum(owned);
  return shrines === SHRINE_COUNT
    ? undefined
    : problem('shrine-count', 'shrines', `There are ${SHRINE_COUNT} shrines in the game, not ${shrines}.`);
}

function checkTokens(game: Game): Problem | undefined {
  const taken = sum(game.players.map(({ tokens }) => tokens)) + (game.ingenuity?.tokens ?? 0);
  const start = tokensOnTrack(game.options.players);
  if (game.track + game.pile + taken !== TOKEN_COUNT) {
    return problem('token-count', 'track', `There are ${TOKEN_COUNT} countdown tokens in the game.`);
  }
  // The pile is touched only once the track is empty.
  const pileIsFull = game.pile === TOKEN_COUNT - start;
  if (game.track > start || (game.track > 0 && !pileIsFull)) {
    return problem('token-place', 'track', 'Tokens leave the track from the right, and only then the pile.');
  }
  return game.track > 0 || game.over || game.pile >= turnsLeftInRound(game)
    ? undefined
    : problem('token-count', 'pile', 'In the last round, there must be a token for everyone still to play.');
}

/** How many actions of the running round are still to come, the one of this turn included. */
function turnsLeftInRound(game: Game): number {
  const seats = seatCount(game);
  const after = (game.options.firstPlayer + seats - 1 - game.turn.player + seats) % seats;
  return after + (game.turn.finished ? 0 : 1);
}

function checkCards({ options }: Game): Problem | undefined {
  const { spirits, dragons, players } = options;
  if (new Set(spirits).size !== spirits.length)
    return problem('card-twice', 'spirits', 'There’s only one of each card.');
  if (new Set(dragons).size !== dragons.length)
    return problem('card-twice', 'dragons', 'There’s only one of each card.');
  const allowed = dragonsFor(players);
  const wrong = dragons.findIndex((id) => !allowed.includes(id));
  return wrong < 0 ? undefined : problem('card-not-solo', `dragons/${wrong}`, NOT_SOLO);
}

function tilesIn(stacks: Realm['stacks']): number {
  return sum(stacks.map((stack) => stack.length));
}

/** The tiles of a realm that have been turned down for good, covered ones among them. */
function tilesFaceDown(realm: Realm): number {
  return tilesIn(realm.stacks) - cellsWhere(realm, isFaceUp).length;
}

/**
 * A drawn position may begin anywhere; from there on no tile scores twice, and none 2 VP or more. So whatever play leads
 * to from a position that was read can be read as well.
 */
function checkScores({ players }: Game): Problem | undefined {
  for (const [index, { realm, vp, sets, discarded }] of players.entries()) {
    const faceDown = tilesFaceDown(realm);
    if (sum(sets.map(({ size }) => size)) > faceDown) {
      return problem('sets', `players/${index}/sets`, 'The sets have more tiles than there are face down.');
    }
    if (vp < sum(sets.map((set) => set.vp))) {
      return problem('vp', `players/${index}/vp`, 'The sets alone are worth more than that.');
    }
    if (vp > LIMITS.drawn + 2 * (faceDown + discarded.length)) {
      return problem('vp', `players/${index}/vp`, 'No game scores that many points.');
    }
  }
  return undefined;
}

/** Every turn costs the fortress a tile, or the countdown a token. */
function checkRound({ fortress, track, pile, round }: Game): Problem | undefined {
  const gone = TILE_COUNT - tilesIn(fortress.stacks) + TOKEN_COUNT - track - pile;
  return round <= LIMITS.drawn + gone
    ? undefined
    : problem('round', 'round', 'No game has that many rounds.');
}

function checkPlayers(game: Game): Problem | undefined {
  const { options, players, turn, ingenuity } = game;
  const first = at(players, 0).realm;
  const odd = players.findIndex(({ realm }) => realm.columns !== first.columns || realm.rows !== first.rows);
  if (odd >= 0) return problem('realm-size', `players/${odd}/realm`, 'All realms must be the same size.');
  if (options.firstPlayer >= options.players) {
    return problem(
      'first-player',
      'firstPlayer',
      'The first player must be one of the players, counted from 0.',
    );
  }
  if (turn.player >= seatCount(game)) return problem('turn-player', 'turn/player', 'Nobody sits there.');
  return isSolo(game) === (ingenuity !== undefined)
    ? undefined
    : problem('ingenuity', 'ingenuity', 'The Dragon of Ingenuity plays in every solo game, and only there.');
}

/** What was taken, held and finished has to fit together. */
function checkAction(game: Game): Problem | undefined {
  const { turn, fortress } = game;
  const { first, finished, hand, taken } = turn;
  const wrong = (field: keyof Turn, message: string) => problem('turn', `turn/${field}`, message);
  if (!first) {
    return hand.length + taken.length > 0
      ? wrong('first', 'Tiles were taken, so there must be a first one.')
      : undefined;
  }
  if (!finished && (hand.length !== 1 || taken.length !== 1)) {
    return wrong('hand', 'After the first tile, exactly that tile is in hand.');
  }
  if (taken[0] !== undefined && taken[0] !== first.face)
    return wrong('taken', 'The first tile must be the first one taken.');
  if (heightAt(fortress, first.cell) >= LIMITS.height)
    return wrong('first', 'No tile can have been that high.');
  const left = [...taken];
  for (const face of hand) {
    const index = left.indexOf(face);
    if (index < 0) return wrong('hand', 'Only tiles taken this turn can be in hand.');
    left.splice(index, 1);
  }
  return undefined;
}

function checkSpirit(game: Game): Problem | undefined {
  const { turn, options } = game;
  const { activated, effect, first } = turn;
  if (activated && !options.spirits.includes(activated)) {
    return problem('turn', 'turn/activated', 'This Spirit isn’t in play.');
  }
  if (effect && effect.spirit !== activated) {
    return problem('turn', 'turn/effect', 'Only the Spirit that was called can have an effect.');
  }
  const spirit = activated && SPIRITS[activated];
  // R28, R18: some effects interrupt the building or go on after it; all others wait until it is over.
  const goesOn = spirit?.interruptsBuilding || spirit?.effect?.outlastsBuilding?.(game);
  if (effect && turn.building && !goesOn) {
    return problem('turn', 'turn/effect', 'This Spirit has no effect while shrines are being built.');
  }
  if (turn.lightnessMet && !(first && spirit?.taking?.fulfils)) {
    return problem('turn', 'turn/lightnessMet', 'No tile was taken under a Spirit that requires it.');
  }
  return spirit?.positionProblem?.(game);
}

function sameCells(a: readonly RealmCell[], b: readonly RealmCell[]): boolean {
  return a.length === b.length && a.every((cell, index) => cell === b[index]);
}

/** The sets that must be locked; a tile that a Spirit holds apart joins none (R48). */
function setsToLock(game: Game): Sets {
  const { effect } = game.turn;
  const apart = effect && SPIRITS[effect.spirit].effect?.heldApart?.(game);
  return mandatorySets(withCellsDown(activePlayer(game).realm, apart ?? []));
}

function hasTwice(cells: readonly RealmCell[]): boolean {
  return new Set(cells).size !== cells.length;
}

function checkLocking(game: Game): Problem | undefined {
  const { turn } = game;
  const { realm } = activePlayer(game);
  const sets = setsToLock(game);
  const loose = turn.waiting.findIndex((waiting) => !sets.some((set) => sameCells(waiting, set)));
  if (loose >= 0) return problem('turn', `turn/waiting/${loose}`, 'This isn’t a set that must be locked.');
  if (hasTwice(turn.waiting.flat())) return problem('turn', 'turn/waiting', 'A set is listed twice.');
  const { building, locked } = turn;
  if (hasTwice(locked)) return problem('turn', 'turn/locked', 'A cell is listed twice.');
  if (hasTwice(building?.cells ?? [])) {
    return problem('turn', 'turn/building/cells', 'A cell is listed twice.');
  }
  if (isAllPlaced(turn) && sets.length !== turn.waiting.length) {
    return problem('turn', 'turn/waiting', 'Every set of four or more must be waiting to be locked.');
  }
  const makesSets = turn.activated && SPIRITS[turn.activated].effect?.heldApart;
  if (!isAllPlaced(turn) && turn.waiting.length > 0 && !makesSets) {
    return problem('turn', 'turn/waiting', 'Sets can’t be locked until all tiles are placed.');
  }
  const stray =
    building?.cells.findIndex((cell) => !locked.includes(cell) || !isFaceDown(topAt(realm, cell))) ?? -1;
  return stray < 0
    ? undefined
    : problem('turn', `turn/building/cells/${stray}`, 'Shrines can only be built on tiles locked this turn.');
}

/** The Dragon's turn has no facts of its own. */
function checkIngenuityTurn(game: Game): Problem | undefined {
  const { first, finished, hand, taken, activated, lightnessMet, effect, waiting, building, locked } =
    game.turn;
  const idle =
    !(first || finished || activated || lightnessMet || effect || building) &&
    [hand, taken, waiting, locked].every((list) => list.length === 0);
  return idle ? undefined : problem('turn', 'turn', 'The Dragon of Ingenuity must start its turn afresh.');
}

/** Asked of what the reader hands out, when all that follows by itself has followed. */
export function progressProblem(game: Game): Problem | undefined {
  if (game.over) {
    return game.track === 0 ? undefined : problem('over', 'over', 'A game can’t end before its last round.');
  }
  return legalActions(game).length > 0
    ? undefined
    : problem('stuck', 'turn', 'Nobody has a legal action in this position.');
}

const CHECKS: readonly Check[] = [
  checkTiles,
  checkShrines,
  checkCards,
  checkPlayers,
  checkScores,
  checkTokens,
  checkRound,
];
const TURN_CHECKS: readonly Check[] = [checkAction, checkSpirit, checkLocking];

export function positionProblem(game: Game): Problem | undefined {
  for (const check of CHECKS) {
    const found = check(game);
    if (found) return found;
  }
  if (isIngenuityTurn(game)) return checkIngenuityTurn(game);
  for (const check of TURN_CHECKS) {
    const found = check(game);
    if (found) return found;
  }
  return undefined;
}
