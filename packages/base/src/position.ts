/** The doors for what stands in a game at one moment, whatever the game: a position, and a view of one. */
import { type Problem, problem } from './problem.ts';
import { parseJson, type Read, versionIn } from './reader.ts';
import { err, ok, type Result } from './result.ts';

/** How positions of a game are marked, and how much of one is read. */
interface PositionFormat {
  readonly format: string;
  readonly version: number;
  readonly limits: Parameters<typeof parseJson>[1];
  /** What is said of a view where a game is wanted. */
  readonly notAGame: string;
}

/** Reads a position out of a text; a view is none. */
export function readPosition<Board, Game>(
  json: string,
  { format, version, limits, notAGame }: PositionFormat,
  read: Read<Board>,
  gameFrom: (board: Board) => Result<Game, Problem>,
): Result<Game, Problem> {
  const value = parseJson(json, limits);
  if (!value.ok) return value;
  const known = versionIn(value.value, format, { newest: version });
  if (!known.ok) return known;
  if (Object.hasOwn(Object(value.value), 'viewer')) return err(problem('not-a-game', 'viewer', notAGame));
  const board = read(value.value, '');
  return board.ok ? gameFrom(board.value) : board;
}

/** A view as plain JSON: a position, and whose view it is; that of somebody who only watches names no viewer. */
export function viewJson(position: unknown, viewer: number | undefined): unknown {
  return viewer === undefined ? position : { ...(position as object), viewer };
}

interface Seen {
  readonly viewer: number | undefined;
  readonly players: readonly unknown[];
}

/** Reads a view out of JSON, for it travels inside messages. */
export function readView<Board extends Seen, Game>(
  value: unknown,
  { format, version }: PositionFormat,
  read: Read<Board>,
  gameFrom: (board: Omit<Board, 'viewer'>) => Result<Game, Problem>,
): Result<Game & { readonly viewer: number | undefined }, Problem> {
  const known = versionIn(value, format, { newest: version });
  if (!known.ok) return known;
  const seen = read(value, '');
  if (!seen.ok) return seen;
  const { viewer, ...board } = seen.value;
  if (viewer !== undefined && viewer >= board.players.length) {
    return err(problem('viewer', 'viewer', 'Nobody sits there.'));
  }
  const game = gameFrom(board);
  return game.ok ? ok({ ...game.value, viewer }) : game;
}
