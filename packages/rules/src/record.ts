/** A game is its record: the deal and the actions reproduce every state. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  fields,
  listOf,
  oneOf,
  optional,
  parseJson,
  refine,
  text,
  versionProblem,
  whole,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { boardsOf, makeAction, parseAction } from './action-notation.ts';
import { at } from './assert.ts';
import { DRAGON_IDS, SPIRIT_IDS } from './cards.ts';
import type { GameEvent } from './event.ts';
import { type Game, type GameOptions, PLAYER_COUNTS, type PlayerCount } from './game.ts';
import { LIMITS } from './limits.ts';
import { play } from './play.ts';
import { scoreOf } from './score.ts';
import { gameFromSetup, type Setup } from './setup.ts';

const FORMAT = 'mahjong-fortress-record';
const VERSION = 1;

/** Who sat where; both for people, the rules need neither. */
export interface Seat {
  readonly name?: string;
  /** `human`, or the level of a computer opponent. */
  readonly level?: string;
}

/** A setup in which nothing is left to chance but the deal. */
type DealtSetup = Required<Omit<Setup, keyof GameOptions>> & GameOptions;

export interface GameRecord {
  readonly setup: DealtSetup;
  readonly layoutName?: string;
  readonly seats: readonly Seat[];
  readonly actions: readonly Action[];
  /** The final score of each player. */
  readonly result?: readonly number[];
}

/** The record of a game that has just been dealt from a setup. */
export function beginRecord(
  setup: Setup,
  game: Game,
  about: { readonly layoutName?: string; readonly seats?: readonly Seat[] } = {},
): GameRecord {
  const { players, firstPlayer, spirits, dragons } = game.options;
  const { columns, rows } = at(game.players, 0).realm;
  return {
    setup: {
      layout: setup.layout,
      seed: setup.seed,
      players,
      firstPlayer,
      realm: { columns, rows },
      spirits,
      dragons,
    },
    ...(about.layoutName === undefined ? {} : { layoutName: about.layoutName }),
    seats: about.seats ?? Array.from({ length: players }, () => ({})),
    actions: [],
  };
}

/** What a record is on the wire, as plain JSON. */
export function makeRecord(record: GameRecord): unknown {
  const { setup, layoutName, seats, actions, result } = record;
  const boards = { fortress: gridOf(setup.layout), realm: setup.realm };
  return {
    format: FORMAT,
    version: VERSION,
    layout: { ...(layoutName === undefined ? {} : { name: layoutName }), rows: setup.layout },
    seed: setup.seed,
    options: {
      firstPlayer: setup.firstPlayer,
      realm: setup.realm,
      spirits: setup.spirits,
      dragons: setup.dragons,
    },
    players: seats,
    actions: actions.map((action) => makeAction(boards, action)),
    ...(result ? { result } : {}),
  };
}

function gridOf(layout: readonly string[]) {
  return { columns: layout[0]?.length ?? 0, rows: layout.length };
}

const SIDE = whole(2, LIMITS.realmSide);

const readRecord = fields({
  format: oneOf([FORMAT]),
  version: whole(VERSION, VERSION),
  layout: fields({ name: optional(text(100)), rows: listOf(text(LIMITS.columns), LIMITS.rows) }),
  seed: text(LIMITS.seedLength),
  options: fields({
    firstPlayer: whole(0, 3),
    realm: fields({ columns: SIDE, rows: SIDE }),
    spirits: listOf(oneOf(SPIRIT_IDS), SPIRIT_IDS.length),
    dragons: listOf(oneOf(DRAGON_IDS), DRAGON_IDS.length),
  }),
  players: refine(
    listOf(fields({ name: optional(text(60)), level: optional(text(60)) }), 4),
    (seats, path): Result<readonly Seat[], Problem> =>
      PLAYER_COUNTS.some((count) => count === seats.length)
        ? ok(seats.map(withoutAbsent))
        : err(problem('player-count', path, 'One to four players can play.')),
  ),
  actions: listOf(text(60), LIMITS.actions),
  result: optional(listOf(whole(0, 9999), 4)),
});

function withoutAbsent({ name, level }: { name: string | undefined; level: string | undefined }): Seat {
  return { ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) };
}

/** Where a record keeps what a setup calls by a shorter path. */
function pathInRecord(path: string): string {
  if (path === 'players' || path === 'seed') return path;
  return path.startsWith('layout') ? path.replace('layout', 'layout/rows') : `options/${path}`;
}

/** Reads a record; its actions are well-formed then, and `replay` tells whether they are legal. */
export function parseRecord(json: string): Result<GameRecord, Problem> {
  const value = parseJson(json, LIMITS);
  if (!value.ok) return value;
  const version = versionProblem(value.value, FORMAT, VERSION);
  if (version) return err(version);
  const read = readRecord(value.value, '');
  if (!read.ok) return read;

  const { layout, seed, options, players: seats, actions: texts, result } = read.value;
  const players = seats.length as PlayerCount;
  const setup: DealtSetup = { layout: layout.rows, seed, players, ...options };
  const dealt = gameFromSetup(setup);
  if (!dealt.ok) return err({ ...dealt.error, path: pathInRecord(dealt.error.path) });
  const boards = boardsOf(dealt.value);
  const actions: Action[] = [];
  for (const [index, words] of texts.entries()) {
    const action = parseAction(boards, words, `actions/${index}`);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  return ok({
    setup,
    ...(layout.name === undefined ? {} : { layoutName: layout.name }),
    seats,
    actions,
    ...(result ? { result } : {}),
  });
}

/** A game played again: the state before the first action and after every one. */
export interface Replay {
  readonly games: readonly Game[];
  /** What each action brought about; one list shorter than `games`. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Plays a record again, all of it or the first `upTo` actions. */
export function replay(
  record: GameRecord,
  options: { readonly upTo?: number } = {},
): Result<Replay, Problem> {
  const dealt = gameFromSetup(record.setup);
  if (!dealt.ok) return dealt;
  const games: Game[] = [dealt.value];
  const events: (readonly GameEvent[])[] = [];
  for (const [index, action] of record.actions.slice(0, options.upTo).entries()) {
    const played = play(at(games, index), action);
    if (!played.ok) return err(problem(played.error.code, `actions/${index}`, played.error.reason));
    games.push(played.value.game);
    events.push(played.value.events);
  }
  const wrong = resultProblem(record, at(games, games.length - 1));
  return wrong ? err(wrong) : ok({ games, events });
}

/** A stated result has to be what the actions lead to. */
function resultProblem({ result }: GameRecord, last: Game): Problem | undefined {
  if (!result || !last.over) return undefined;
  const scores = resultOf(last);
  return scores.length === result.length && scores.every((score, player) => score === result[player])
    ? undefined
    : problem('wrong-result', 'result', `The actions lead to ${scores.join(' : ')}.`);
}

export function resultOf(game: Game): number[] {
  return game.players.map((_, player) => scoreOf(game, player).total);
}

/** The record of a game that was played on, or taken back: with these actions it has come to this. */
export function withActions(record: GameRecord, actions: readonly Action[], game: Game): GameRecord {
  const { result: _, ...about } = record;
  return { ...about, actions, ...(game.over ? { result: resultOf(game) } : {}) };
}
