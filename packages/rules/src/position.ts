/** A position by itself, as chess has FEN: any moment of a game as readable JSON, mid-turn included. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  fields,
  listOf,
  oneOf,
  optional,
  parseJson,
  type Read,
  refine,
  text,
  versionProblem,
  whole,
  yesNo,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { at } from './assert.ts';
import { DRAGON_IDS, SPIRIT_IDS } from './cards.ts';
import { cellFromName, cellName, type GridSize } from './cell-name.ts';
import { makeEffect, readEffect } from './effect-notation.ts';
import type { Fortress } from './fortress.ts';
import { draftOf, type Game, type Player, type PlayerCount, type Turn } from './game.ts';
import { LIMITS } from './limits.ts';
import { positionProblem, progressProblem } from './position-check.ts';
import { DOWN, EMPTY, isFaceUp, type Realm, SHRINE, type Top } from './realm.ts';
import { realmProblem } from './setup.ts';
import { codeOf, type Face, faceFromCode, KINDS, TILE_COUNT } from './tile.ts';
import { settle } from './turn.ts';

const FORMAT = 'mahjong-fortress-position';
const VERSION = 1;

// ── Writing ──

const NO_STACK = '.';
const TOP_MARKS = { up: '+', down: '-', shrine: '^' } as const;

function stackText(stack: readonly Face[]): string {
  return stack.map(codeOf).join('') || NO_STACK;
}

function markOf(top: Top): string {
  if (isFaceUp(top)) return TOP_MARKS.up;
  return top === SHRINE ? TOP_MARKS.shrine : top === DOWN ? TOP_MARKS.down : '';
}

/** A grid as one text per row, its cells apart by spaces. */
function rowsOf({ columns, rows }: GridSize, cellText: (cell: number) => string): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellText(row * columns + column)).join(' '),
  );
}

function makeFortress(fortress: Fortress): string[] {
  return rowsOf(fortress, (cell) => stackText(at(fortress.stacks, cell)));
}

function makeRealm(realm: Realm): string[] {
  return rowsOf(realm, (cell) => stackText(at(realm.stacks, cell)) + markOf(at(realm.tops, cell)));
}

function makePlayer(player: Player) {
  return { ...player, realm: makeRealm(player.realm), discarded: player.discarded.map(codeOf) };
}

function makeTurn(turn: Turn, fortress: Fortress, realm: Realm) {
  const inRealm = (cell: number) => cellName(realm, cell);
  return {
    player: turn.player,
    first: turn.first && { cell: cellName(fortress, turn.first.cell), face: codeOf(turn.first.face) },
    finished: turn.finished,
    hand: turn.hand.map(codeOf),
    taken: turn.taken.map(codeOf),
    activated: turn.activated,
    lightnessMet: turn.lightnessMet,
    effect: turn.effect && makeEffect(turn.effect, inRealm),
    waiting: turn.waiting.map((set) => set.map(inRealm)),
    building: turn.building && { cells: turn.building.cells.map(inRealm), left: turn.building.left },
    locked: turn.locked.map(inRealm),
  };
}

/** A position as plain JSON; of a view it writes `??` for every covered tile. */
export function makePosition(game: Game): unknown {
  const { options, fortress, ingenuity } = game;
  const position = {
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
    ingenuity: ingenuity && { ...ingenuity, tiles: ingenuity.tiles.map(codeOf) },
    turn: makeTurn(game.turn, fortress, at(game.players, 0).realm),
    over: game.over,
  };
  // Leaves out what is absent, so that the value equals what a reader of the text gets.
  return JSON.parse(JSON.stringify(position));
}

// ── Reading ──

const count = whole(0, 999);
/** How far points and rounds go depends on the tiles, which the check of the whole position knows. */
const farCount = whole(0, 9999);

const face: Read<Face> = refine(text(2), (code, path) => {
  const known = faceFromCode(code);
  return known === undefined ? err(problem('unknown-tile', path, `“${code}” is not a tile.`)) : ok(known);
});

const tiles = listOf(face, TILE_COUNT);

function parseStack(codes: string, path: string): Result<Face[], Problem> {
  if (codes === NO_STACK) return ok([]);
  return tiles(codes.match(/..?/g) ?? [codes], path);
}

/** Reads rows of cells into one list, and tells the size of the grid. */
function grid<T>(
  size: GridSize,
  readCell: (cell: string, path: string) => Result<T, Problem>,
): Read<GridSize & { cells: T[] }> {
  return refine(listOf(text(size.columns * 40), size.rows), (rows, path) => {
    const cells: T[] = [];
    const columns = rows[0]?.split(' ').length ?? 0;
    for (const [row, line] of rows.entries()) {
      const texts = line.split(' ');
      if (texts.length !== columns || columns > size.columns) {
        return err(
          problem(
            'ragged-grid',
            `${path}/${row}`,
            `All rows have equally many cells, at most ${size.columns}.`,
          ),
        );
      }
      for (const [column, cell] of texts.entries()) {
        const result = readCell(cell, `${path}/${row}/${column}`);
        if (!result.ok) return result;
        cells.push(result.value);
      }
    }
    return cells.length > 0
      ? ok({ columns, rows: rows.length, cells })
      : err(problem('empty-grid', path, 'Cells are missing.'));
  });
}

const readFortress: Read<Fortress> = refine(
  grid({ columns: LIMITS.columns, rows: LIMITS.rows }, (cell, path) => {
    const stack = parseStack(cell, path);
    return stack.ok && stack.value.length > LIMITS.height
      ? err(problem('stack-height', path, `Stacks of the fortress are at most ${LIMITS.height} tiles high.`))
      : stack;
  }),
  ({ columns, rows, cells }) => ok({ columns, rows, stacks: cells }),
);

interface RealmStack {
  readonly stack: readonly Face[];
  readonly top: Top;
}

function parseRealmCell(cell: string, path: string): Result<RealmStack, Problem> {
  if (cell === NO_STACK) return ok({ stack: [], top: EMPTY });
  const mark = cell.at(-1);
  if (cell.length < 3 || !(mark === TOP_MARKS.up || mark === TOP_MARKS.down || mark === TOP_MARKS.shrine)) {
    const marks = 'A stack of a realm ends with + (face up), - (face down) or ^ (shrine).';
    return err(problem('no-top-mark', path, marks));
  }
  const stack = parseStack(cell.slice(0, -1), path);
  if (!stack.ok) return stack;
  const face = at(stack.value, stack.value.length - 1);
  const top = mark === TOP_MARKS.up ? face : mark === TOP_MARKS.down ? DOWN : SHRINE;
  return ok({ stack: stack.value, top });
}

const readRealm: Read<Realm> = refine(
  grid({ columns: LIMITS.realmSide, rows: LIMITS.realmSide }, parseRealmCell),
  ({ columns, rows, cells }, path) => {
    const found = realmProblem({ columns, rows }, path);
    if (found) return err(found);
    return ok({ columns, rows, tops: cells.map(({ top }) => top), stacks: cells.map(({ stack }) => stack) });
  },
);

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

const asIs: Read<unknown> = (value) => ok(value);

const readBoard = fields({
  format: oneOf([FORMAT]),
  version: whole(VERSION, VERSION),
  firstPlayer: whole(0, 3),
  spirits: listOf(oneOf(SPIRIT_IDS), SPIRIT_IDS.length),
  dragons: listOf(oneOf(DRAGON_IDS), DRAGON_IDS.length),
  fortress: readFortress,
  shrines: count,
  track: count,
  pile: count,
  round: whole(1, 9999),
  players: listOf(readPlayer, 4),
  ingenuity: optional(fields({ tiles, tokens: count, follows: listOf(oneOf(KINDS), 2) })),
  // Its cells can be read only once the two grids are known.
  turn: asIs,
  over: yesNo,
});

/** Reads a position and makes sure that it could stand in a game. */
export function parsePosition(json: string): Result<Game, Problem> {
  const value = parseJson(json, LIMITS);
  if (!value.ok) return value;
  const version = versionProblem(value.value, FORMAT, VERSION);
  if (version) return err(version);
  const board = readBoard(value.value, '');
  if (!board.ok) return board;

  const { format: _, version: __, firstPlayer, spirits, dragons, players, ...rest } = board.value;
  const [first] = players;
  if (!first) return err(problem('player-count', 'players', 'One to four players can play.'));
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
