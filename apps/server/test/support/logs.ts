/** Tables as logs that a test writes itself. */
import type { Pace, Request } from '@mahjong-fortress/online';
import { games } from '../../registry.ts';
import { replayTable, withEntry } from '../../src/table/course.ts';
import type { EntryDraft } from '../../src/table/entry.ts';
import { entryFor } from '../../src/table/requests.ts';
import { headOf, type LoggedTable, stageOf, turnOf } from '../../src/table/table.ts';
import { tableRequest } from './tables.ts';

const PEOPLE = ['ann', 'ben', 'cleo'];

export function after(table: LoggedTable, draft: EntryDraft, at: number): LoggedTable {
  const next = withEntry(table, { ...draft, seq: headOf(table) + 1, at });
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

function ask(table: LoggedTable, player: string, request: Request, isTurnAbsent = false) {
  return entryFor(table, { player, request, on: headOf(table), isTurnAbsent, isApart: false });
}

export function asked(table: LoggedTable, player: string, request: Request, at: number): LoggedTable {
  const draft = ask(table, player, request);
  if (!draft.ok) throw new Error(draft.error.code);
  return after(table, draft.value, at);
}

export function refusal(table: LoggedTable, player: string, request: Request): string | undefined {
  const draft = ask(table, player, request);
  return draft.ok ? undefined : draft.error.code;
}

/** A game of two or three that has begun at 0. */
export function begun(pace: Pace, people = 2, game = games[0], rated = false): LoggedTable {
  if (!game) throw new Error('no game');
  const { setup } = tableRequest({ game: game.rules.id, people });
  const settings = { setup, seats: people, pace, public: false, rated, host: 'ann' };
  const gathered = replayTable({ id: 'table', game, settings, seed: 'seed' }, []);
  if (!gathered.ok) throw new Error(gathered.error.message);
  let table = gathered.value;
  for (const [seat, player] of PEOPLE.slice(0, people).entries())
    table = asked(table, player, { type: 'sit', seat }, 0);
  return asked(table, 'ann', { type: 'start' }, 0);
}

/** Plays what is legal until it is somebody else's turn; the last action at the time. */
export function turnPlayed(table: LoggedTable, at: number): LoggedTable {
  const turn = turnOf(table);
  let now = table;
  while (turnOf(now) === turn && stageOf(now) === 'playing') {
    const { rules } = now.game;
    const game = now.match?.games.at(-1);
    const [action] = rules.legal(game);
    now = asked(now, PEOPLE[turn ?? 0] ?? '', { type: 'act', action: rules.makeAction(game, action) }, at);
  }
  return now;
}
