/** A position by itself, as chess has FEN: any moment of a game as readable JSON, mid-turn included. */

import { at } from '@mahjong-fortress/base/assert';
import { readPosition } from '@mahjong-fortress/base/position';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  anything,
  fields,
  listOf,
  oneOf,
  optional,
  type Read,
  refine,
  text,
  whole,
  yesNo,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  face,
  HIDDEN_CODE,
  makeFortress,
  makeRealm,
  readFortress,
  readRealm,
  tiles,
} from './board-notation.ts';
import { DRAGON_IDS, SPIRIT_IDS } from './cards.ts';
import { cellFromName, cellName, type GridSize } from './cell-name.ts';
import { makeEffect, readEffect } from './effect-notation.ts';
import type { Fortress } from './fortress.ts';
import { draftOf, type Game, type Player, type PlayerCount, type Turn } from './game.ts';
import { LIMITS } from './limits.ts';
import { positionProblem, progressProblem } from './position-check.ts';
import type { Realm } from './realm.ts';
import { codeOf, type Face, KINDS, TILE_COUNT } from './tile.ts';
import { settle } from './turn.ts';

const FORMAT = 'mahjong-fortress-position';
const VERSION = 1;
const NOT_A_GAME = 'This is only a view: its covered tiles are unknown, so it can’t be played.';
export const POSITION = { format: FORMAT, version: VERSION, limits: LIMITS, notAGame: NOT_A_GAME } as const;

// ── Writing ──

function makePlayer(player: Player) {
  return { ...player, realm: makeRealm(player.realm), discarded: player.discarded.map(codeOf) };
}

function makeTurn(turn: Turn, fortress: Fortress, realm: Realm) {
  const inRealm = (cell: number) => cellName(realm, cell);
  const { first, activated, effect, building } = turn;
  return {
    player: turn.player,
    ...(first && { first: { cell: cellName(fortress, first.cell), face: codeOf(first.face) } }),
    finished: turn.finished,
    hand: turn.hand.map(codeOf),
    taken: turn.taken.map(codeOf),
    ...(activated && { activated }),
    lightnessMet: turn.lightnessMet,
    ...(effect && { effect: makeEffect(effect, inRealm) }),
    waiting: turn.waiting.map((set) => set.map(inRealm)),
    ...(building && { building: { cells: building.cells.map(inRealm), left: building.left } }),
    locked: turn.locked.map(inRealm),
  };
}

/** A position as plain JSON, without what is absent: it equals what a reader of the text gets. */
export function makePosition(game: Game): unknown {
  const { options, fortress, ingenuity } = game;
  return {
    format: FORMAT,
    version: VERSION,
    firstPlayer: options.firstPlayer,
    spirits: options.spirits,
    dragons: options.dragons,
    fortress: makeFortress(fortress),
    shrines: game.shrines,
    track: game.track,
    pile: game.pile,
    round: game.round,
    players: game.players.map(makePlayer),
    ...(ingenuity && { ingenuity: { ...ingenuity, tiles: ingenuity.tiles.map(codeOf) } }),
    turn: makeTurn(game.turn, fortress, at(game.players, 0).realm),
    over: game.over,
  };
}

// ── Reading ──

const count = whole(0, 999);
/** How far points and rounds go depends on the tiles, which the check of the whole position knows. */
const farCount = whole(0, 9999);

const readPlayer = fields({
  realm: readRealm,
  shrines: count,
  tokens: count,
  vp: farCount,
  sets: listOf(
    fields({ kind: oneOf([...KINDS, 'number']), size: whole(3, TILE_COUNT), vp: count }),
    TILE_COUNT,
  ),
  discarded: tiles,
});

function readCell(size: GridSize): Read<number> {
  return refine(text(3), (name, path) => {
    const cell = cellFromName(size, name);
    return cell === undefined ? err(problem('no-such-cell', path, `There is no cell “${name}”.`)) : ok(cell);
  });
}

function readTurn(fortress: GridSize, realm: GridSize): Read<Turn> {
  const cells = listOf(readCell(realm), realm.columns * realm.rows);
  return fields({
    player: whole(0, 3),
    first: optional(fields({ cell: readCell(fortress), face })),
    finished: yesNo,
    hand: listOf(face, 2),
    taken: listOf(face, 2),
    activated: optional(oneOf(SPIRIT_IDS)),
    lightnessMet: yesNo,
    effect: optional(readEffect(cells)),
    waiting: listOf(cells, realm.columns * realm.rows),
    building: optional(fields({ cells, left: whole(1, 2) })),
    locked: cells,
  });
}

/** What stands in a position. */
export function boardFields(readStack: Read<Face[]>) {
  return {
    format: oneOf([FORMAT]),
    version: whole(VERSION, VERSION),
    firstPlayer: whole(0, 3),
    spirits: listOf(oneOf(SPIRIT_IDS), SPIRIT_IDS.length),
    dragons: listOf(oneOf(DRAGON_IDS), DRAGON_IDS.length),
    fortress: readFortress(readStack),
    shrines: count,
    track: count,
    pile: count,
    round: whole(1, 9999),
    players: listOf(readPlayer, 4),
    ingenuity: optional(fields({ tiles, tokens: count, follows: listOf(oneOf(KINDS), 2) })),
    // Its cells can be read only once the two grids are known.
    turn: anything,
    over: yesNo,
  };
}

const knownTile: Read<Face> = (code, path) =>
  code === HIDDEN_CODE ? err(problem('not-a-game', path, NOT_A_GAME)) : face(code, path);

const readBoard = fields(boardFields(listOf(knownTile, TILE_COUNT)));
type ReadBoard = ReturnType<typeof readBoard> extends Result<infer T, Problem> ? T : never;

/** The game on a board that was read, if it could stand in one. */
export function gameFromBoard(board: ReadBoard): Result<Game, Problem> {
  const { format: _, version: __, firstPlayer, spirits, dragons, players, ...rest } = board;
  const [first] = players;
  if (!first) return err(problem('player-count', 'players', 'The game is for one to four players.'));
  const turn = readTurn(rest.fortress, first.realm)(rest.turn, 'turn');
  if (!turn.ok) return turn;
  const options = { players: players.length as PlayerCount, firstPlayer, spirits, dragons };
  const draft = draftOf({ ...rest, options, players, turn: turn.value });
  const found = positionProblem(draft);
  if (found) return err(found);
  // What would have followed by itself has followed.
  settle(draft, undefined);
  const stuck = progressProblem(draft);
  return stuck ? err(stuck) : ok(draft);
}

/** Reads a position and makes sure that it could stand in a game. */
export function parsePosition(json: string): Result<Game, Problem> {
  return readPosition(json, POSITION, readBoard, gameFromBoard);
}
