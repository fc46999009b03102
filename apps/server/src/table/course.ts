/** From entry to entry: a table is the fold of its log. */
import { createHash } from 'node:crypto';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { beginMatch, gameNow, takenBackTo, withAction } from '@mahjong-fortress/match';
import type { OnlineGame } from '../online-game.ts';
import { clockAfter, firstClock, NO_CLOCK } from './clock.ts';
import type { Entry } from './entry.ts';
import {
  headOf,
  type LoggedTable,
  levelAt,
  peopleOf,
  type SeatNow,
  type TableSettings,
  turnOf,
} from './table.ts';

export interface TableBegin {
  readonly id: string;
  readonly game: OnlineGame;
  readonly settings: TableSettings;
  readonly seed: string;
}

function beginTable({ id, game, settings, seed }: TableBegin): LoggedTable {
  return {
    id,
    game,
    settings,
    seed,
    entries: [],
    events: [],
    seats: new Array<SeatNow>(settings.seats).fill({ type: 'open' }),
    actedAt: [],
    changedAt: 0,
    clock: NO_CLOCK,
    pausing: new Set(),
    away: new Map(),
    fingerprint: '',
  };
}

/** The setup that is dealt from: with the secret seed. */
export function secretSetup({ game, settings, seed }: TableBegin): Result<unknown, Problem> {
  const setup = game.rules.parseSetup(settings.setup, settings.seats);
  return setup.ok ? ok(game.rules.seeded(setup.value, seed)) : setup;
}

function withSeat(table: LoggedTable, entry: Entry, seat: SeatNow): LoggedTable {
  return { ...table, seats: table.seats.with(entry.seat ?? -1, seat) };
}

function withSitter(
  table: LoggedTable,
  entry: Entry,
  facts: { substitute?: string; resigned?: true },
): LoggedTable {
  const sitter = table.seats[entry.seat ?? -1];
  if (sitter?.type !== 'person') return table;
  const { substitute: _, ...rest } = sitter;
  return withSeat(table, entry, { ...rest, ...facts });
}

function fingerprintAfter({ fingerprint }: LoggedTable, said: unknown): string {
  return createHash('sha256')
    .update(fingerprint)
    .update(JSON.stringify(said))
    .digest('base64url')
    .slice(0, 16);
}

function started(table: LoggedTable): Result<LoggedTable, Problem> {
  const setup = secretSetup(table);
  if (!setup.ok) return setup;
  const dealt = table.game.rules.begin(setup.value);
  if (!dealt.ok) return dealt;
  const { rules } = table.game;
  return ok({
    ...table,
    match: beginMatch(dealt.value),
    clock: firstClock(table.settings.pace, table.settings.seats),
    fingerprint: fingerprintAfter(table, rules.makeView(rules.view(dealt.value, undefined))),
  });
}

function acted(table: LoggedTable, entry: Entry, words: string): Result<LoggedTable, Problem> {
  const { rules } = table.game;
  if (!table.match) return err(problem('not-started', '', 'The game hasn’t started yet.'));
  const action = rules.parseAction(gameNow(table.match), words);
  if (!action.ok) return action;
  const match = withAction(rules, table.match, action.value);
  if (!match.ok) return err(problem(match.error.code, '', match.error.reason));
  const now = gameNow(match.value);
  const events = match.value.events.at(-1) ?? [];
  const { late: _, undoing: __, ...inTime } = table;
  return ok({
    ...inTime,
    match: match.value,
    events: [...table.events, events],
    actedAt: [...table.actedAt, entry.seq],
    fingerprint: fingerprintAfter(table, [words, events, rules.standings(now)]),
    ...(rules.toMove(now).type === 'nobody' ? { ended: 'played' as const } : {}),
  });
}

function paused(table: LoggedTable, { seat = -1, at }: Entry, wanted: boolean): LoggedTable {
  const pausing = new Set(table.pausing);
  if (wanted) pausing.add(seat);
  else pausing.delete(seat);
  const { pausedSince, ...running } = table;
  const everybody = peopleOf(table).every((one) => pausing.has(one));
  // By consent in both directions: it begins when all want it and ends when none does.
  if (pausedSince === undefined) return { ...running, pausing, ...(everybody ? { pausedSince: at } : {}) };
  return pausing.size === 0 ? { ...running, pausing } : { ...table, pausing };
}

/** With one left who has not given up, or nobody to play on, the game is over. */
function outOfTheRunning(table: LoggedTable, entry: Entry, how: 'resigned' | 'claimed'): LoggedTable {
  const { standIn } = table.game;
  const after = withSitter(table, entry, {
    resigned: true,
    ...(standIn === undefined ? {} : { substitute: standIn }),
  });
  const left = after.seats.filter(
    (seat) => seat.type === 'computer' || (seat.type === 'person' && !seat.resigned),
  );
  const isOver =
    how === 'claimed' || standIn === undefined || left.length < 2 || peopleOf(after).length === 0;
  return isOver ? { ...after, ended: how } : after;
}

function bodyApplied(table: LoggedTable, entry: Entry): Result<LoggedTable, Problem> {
  const { body } = entry;
  switch (body.type) {
    case 'sat':
      return ok(withSeat(table, entry, { type: 'person', player: body.player }));
    case 'left':
    case 'opened':
      return ok(withSeat(table, entry, { type: 'open' }));
    case 'computer':
      return ok(withSeat(table, entry, { type: 'computer', level: body.level }));
    case 'started':
      return started(table);
    case 'acted':
      return acted(table, entry, body.action);
    case 'undone': {
      if (!table.match) return ok(table);
      const match = takenBackTo(table.match, body.actions);
      return ok({ ...withoutOffer(table), match, actedAt: table.actedAt.slice(0, body.actions) });
    }
    case 'undo-asked':
      return ok({ ...table, undoing: { seat: entry.seat ?? -1, actions: body.actions } });
    case 'undo-refused':
      return ok(withoutOffer(table));
    case 'late':
      return ok({ ...table, late: { seat: entry.seat ?? -1, since: entry.at } });
    case 'waited':
      return ok(table.late ? { ...table, late: { ...table.late, since: entry.at } } : table);
    case 'pause':
      return ok(paused(table, entry, body.wanted));
    case 'resumed': {
      const { pausedSince: _, ...running } = table;
      return ok({ ...running, pausing: new Set() });
    }
    case 'resigned':
    case 'claimed':
      return ok(withoutLate(outOfTheRunning(table, entry, body.type)));
    case 'substituted':
      return ok(withoutLate(withSitter(table, entry, { substitute: body.level })));
    case 'returned':
      return ok(withSitter(table, entry, {}));
    case 'away':
      return ok({ ...table, away: new Map(table.away).set(entry.seat ?? -1, body.until) });
    case 'back': {
      const away = new Map(table.away);
      away.delete(entry.seat ?? -1);
      return ok({ ...table, away });
    }
    case 'phrase':
      return ok(table);
    case 'rematch':
      return ok({ ...table, next: body.next });
  }
}

function withoutOffer({ undoing: _, ...table }: LoggedTable): LoggedTable {
  return table;
}

function withoutLate({ late: _, ...table }: LoggedTable): LoggedTable {
  return table;
}

/** Whose clock runs: a person's who is to move and has no days off, unless it is over or all wait for the others. */
function tickingSeat(table: LoggedTable): number | undefined {
  const turn = turnOf(table);
  const isHeld = table.pausedSince !== undefined || table.late !== undefined;
  if (turn === undefined || isHeld || table.away.has(turn)) return undefined;
  return levelAt(table, turn) === undefined ? turn : undefined;
}

const TALK: ReadonlySet<Entry['body']['type']> = new Set([
  'phrase',
  'pause',
  'late',
  'waited',
  'rematch',
  'undo-asked',
  'undo-refused',
  'away',
  'back',
]);

/** Words and wishes change nothing of what may be done. */
function isTalk({ body }: Entry): boolean {
  return TALK.has(body.type);
}

/** The table after one more entry; an entry that can't follow is the problem. */
export function withEntry(table: LoggedTable, entry: Entry): Result<LoggedTable, Problem> {
  if (entry.seq !== headOf(table) + 1) {
    return err(problem('gap', '', `Entry ${entry.seq} can’t follow entry ${headOf(table)}.`));
  }
  const applied = bodyApplied(table, entry);
  if (!applied.ok) return applied;
  const after = applied.value;
  const hasMoved = entry.body.type === 'acted' && turnOf(after) !== turnOf(table);
  const clock = clockAfter(after.clock, {
    pace: after.settings.pace,
    at: entry.at,
    turn: turnOf(after),
    next: tickingSeat(after),
    hasMoved,
    wasLate: table.late !== undefined && table.late.seat === turnOf(after),
  });
  return ok({
    ...after,
    clock,
    entries: [...table.entries, entry],
    events: entry.body.type === 'acted' ? after.events : [...table.events, []],
    changedAt: isTalk(entry) ? table.changedAt : entry.seq,
  });
}

/** A table out of its log; where an entry can't follow, which one it is. */
export function replayTable(begin: TableBegin, entries: readonly Entry[]): Result<LoggedTable, Problem> {
  let table = beginTable(begin);
  for (const entry of entries) {
    const next = withEntry(table, entry);
    if (!next.ok) return err({ ...next.error, path: `entries/${entry.seq}` });
    table = next.value;
  }
  return ok(table);
}
