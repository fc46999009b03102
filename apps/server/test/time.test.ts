/** Clocks, pauses and absences, without waiting for any of them: a table is a function of its log. */

import type { Pace } from '@mahjong-fortress/online';
import { expect, test } from 'vitest';
import { games } from '../registry.ts';
import type { OnlineGame } from '../src/online-game.ts';
import { flagOf } from '../src/table/clock.ts';
import { clockEntry, dueOf } from '../src/table/due.ts';
import type { EntryDraft } from '../src/table/entry.ts';
import { outcomeOf } from '../src/table/outcome.ts';
import { entryFor } from '../src/table/requests.ts';
import { headOf, levelAt, stageOf } from '../src/table/table.ts';
import { after, asked, begun, refusal, turnPlayed } from './support/logs.ts';

const LIVE: Pace = { type: 'live', bank: 60, increment: 10 };
const SLOW: Pace = { type: 'slow', days: 1 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
test('a live clock runs on its turn only, and gets its increment', () => {
  const table = turnPlayed(begun(LIVE), 20_000);
  expect(table.clock).toEqual({ left: [50_000, 60_000], running: { seat: 1, since: 20_000 } });
  expect(dueOf(table)).toBe(80_000);
  expect(clockEntry(table, 79_999)).toBeUndefined();
  expect(clockEntry(table, 80_000)).toEqual({ seat: 1, body: { type: 'late' } });
});

test('who is late may be claimed against or played for, and plays on if the others wait', () => {
  let table = begun(LIVE);
  expect(refusal(table, 'ben', { type: 'claim' })).toBe('not-late');
  table = after(table, clockEntry(table, MINUTE) as EntryDraft, MINUTE);
  expect(refusal(table, 'ann', { type: 'claim' })).toBe('own-seat');
  const claimed = asked(table, 'ben', { type: 'claim' }, MINUTE + 1);
  expect(outcomeOf(claimed)).toMatchObject({ how: 'claimed', places: [2, 1] });
  const played = asked(table, 'ben', { type: 'substitute', level: 'novice' }, MINUTE + 1);
  expect(levelAt(played, 0)).toBe('novice');
  expect(refusal(played, 'ann', { type: 'act', action: 'x' })).toBe('substituted');
  expect(levelAt(asked(played, 'ann', { type: 'return' }, MINUTE + 2), 0)).toBeUndefined();
  const waited = turnPlayed(table, MINUTE + 5000);
  expect(waited.late).toBeUndefined();
  expect(waited.clock.running).toEqual({ seat: 1, since: MINUTE + 5000 });
});

test('no game goes on for ever: after a while a computer plays on', () => {
  let table = begun(LIVE);
  table = after(table, clockEntry(table, MINUTE) as EntryDraft, MINUTE);
  expect(clockEntry(table, 2 * MINUTE - 1)).toBeUndefined();
  expect(clockEntry(table, 2 * MINUTE)).toEqual({
    seat: 0,
    body: { type: 'substituted', level: 'apprentice' },
  });
});

test('who waits for somebody late gives them as much time again, and can still decide', () => {
  let table = begun(LIVE);
  expect(refusal(table, 'ben', { type: 'wait' })).toBe('not-late');
  table = after(table, clockEntry(table, MINUTE) as EntryDraft, MINUTE);
  expect(refusal(table, 'ann', { type: 'wait' })).toBe('own-seat');
  const waited = asked(table, 'ben', { type: 'wait' }, 1.5 * MINUTE);
  expect(dueOf(waited)).toBe(2.5 * MINUTE);
  expect(clockEntry(waited, 2.5 * MINUTE - 1)).toBeUndefined();
  expect(levelAt(asked(waited, 'ben', { type: 'substitute', level: 'novice' }, 2 * MINUTE), 0)).toBe(
    'novice',
  );
  // An action that was on its way counts: waiting has changed nothing of what may be done.
  expect(waited.changedAt).toBe(table.changedAt);
  expect(turnPlayed(waited, 2 * MINUTE).late).toBeUndefined();
});

test('where no computer can play on, the others have won after the same while', () => {
  const [{ standIn: _, ...game }] = games as [OnlineGame];
  let table = begun(LIVE, 2, { ...game, levels: [] });
  table = after(table, clockEntry(table, MINUTE) as EntryDraft, MINUTE);
  expect(clockEntry(table, 2 * MINUTE)).toEqual({ seat: 0, body: { type: 'claimed' } });
});

test('in a slow game every turn has its days', () => {
  let table = turnPlayed(begun(SLOW), DAY - 1);
  expect(dueOf(table)).toBe(2 * DAY - 1);
  table = turnPlayed(table, DAY);
  expect(table.clock).toEqual({ left: [DAY, DAY - 1], running: { seat: 0, since: DAY } });
});

test('a pause begins when everybody wants it and ends when nobody does, or after a day', () => {
  let table = asked(begun(LIVE), 'ben', { type: 'pause', wanted: true }, 10_000);
  expect(stageOf(table)).toBe('playing');
  expect(table.clock.running).toEqual({ seat: 0, since: 0 });
  table = asked(table, 'ann', { type: 'pause', wanted: true }, 20_000);
  expect(stageOf(table)).toBe('paused');
  expect(table.clock).toEqual({ left: [40_000, 60_000] });
  expect(refusal(table, 'ann', { type: 'act', action: 'x' })).toBe('paused');
  expect(clockEntry(table, DAY + 20_000)).toEqual({ body: { type: 'resumed' } });
  table = asked(table, 'ann', { type: 'pause', wanted: false }, 30_000);
  expect(stageOf(table)).toBe('paused');
  table = asked(table, 'ben', { type: 'pause', wanted: false }, 40_000);
  expect(table.clock).toEqual({ left: [40_000, 60_000], running: { seat: 0, since: 40_000 } });
});

test('a pause in a game over days keeps what is left of them, for a month at most', () => {
  let table = asked(begun({ type: 'slow', days: 3 }), 'ann', { type: 'pause', wanted: true }, DAY);
  table = asked(table, 'ben', { type: 'pause', wanted: true }, DAY);
  expect(table.clock).toEqual({ left: [2 * DAY, 3 * DAY] });
  expect(clockEntry(table, 31 * DAY - 1)).toBeUndefined();
  expect(clockEntry(table, 31 * DAY)).toEqual({ body: { type: 'resumed' } });
  for (const who of ['ann', 'ben']) table = asked(table, who, { type: 'pause', wanted: false }, 10 * DAY);
  expect(table.clock.running).toEqual({ seat: 0, since: 10 * DAY });
  expect(flagOf(table.clock)).toBe(12 * DAY);
});

test('who resigns among three is played for and comes last; between two it is over', () => {
  const three = asked(begun(LIVE, 3), 'ben', { type: 'resign' }, 1);
  expect(stageOf(three)).toBe('playing');
  expect(levelAt(three, 1)).toBe('apprentice');
  expect(refusal(three, 'ben', { type: 'return' })).toBe('resigned');
  const two = asked(begun(LIVE), 'ben', { type: 'resign' }, 1);
  expect(outcomeOf(two)).toMatchObject({ how: 'resigned', places: [1, 2] });
  expect(refusal(two, 'ann', { type: 'resign' })).toBe('not-playing');
});

test('an action is taken back until something new was seen', () => {
  const table = begun(LIVE);
  expect(refusal(table, 'ann', { type: 'undo' })).toBe('not-yours');
  const { rules } = table.game;
  const game = table.match?.games[0];
  for (const action of rules.legal(game)) {
    const acted = asked(table, 'ann', { type: 'act', action: rules.makeAction(game, action) }, 1);
    expect(refusal(acted, 'ben', { type: 'undo' })).toBe('not-yours');
    if (rules.reveals(acted.events.at(-1) ?? [])) {
      expect(refusal(acted, 'ann', { type: 'undo' })).toBe('seen');
    } else {
      expect(asked(acted, 'ann', { type: 'undo' }, 2).match?.games).toEqual([game]);
    }
  }
});

test('a second click was aimed at what is gone', () => {
  const table = begun(LIVE);
  const { rules } = table.game;
  const game = table.match?.games[0];
  const [action] = rules.legal(game);
  const request = { type: 'act', action: rules.makeAction(game, action) } as const;
  const acted = asked(table, 'ann', request, 1);
  const second = entryFor(acted, {
    player: 'ann',
    request,
    on: headOf(table),
    isTurnAbsent: false,
    isApart: false,
  });
  expect(second).toMatchObject({ ok: false, error: { code: 'stale' } });
});
