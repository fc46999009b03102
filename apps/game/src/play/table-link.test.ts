import type { Action } from '@mahjong-fortress/rules';
import { expect, test, vi } from 'vitest';
import { lastTurns } from '../session/last-turns.ts';
import { dealOf, quickGame } from '../session/new-game.ts';
import { answer } from '../session/opponents.ts';
import { openSession, type SessionOptions } from '../session/session.ts';
import type { Table, TableState } from '../table/contract.ts';
import { linkTable } from './table-link.ts';

/** A person against a novice, at a table that writes down what it is told. */
function seated() {
  const deal = dealOf({ ...quickGame('novice'), seed: 'again' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  let thinks: SessionOptions['opponents']['move'] = async (question) =>
    answer({ ...question, type: 'move' }) as readonly Action[];
  const session = openSession({
    id: 'again',
    played: deal.value,
    opponents: {
      move: (question) => thinks(question),
      hint: async () => undefined,
      cancel: () => undefined,
    },
    casualUndo: () => false,
    asksToEnd: () => false,
    save: () => undefined,
    pause: async () => undefined,
  });
  const told: [string, TableState][] = [];
  const table: Partial<Table> = {
    setSpeed: () => undefined,
    deal: async (state) => void told.push(['deal', state]),
    show: (state) => void told.push(['show', state]),
    animate: async (_, state) => void told.push(['animate', state]),
    destroy: () => undefined,
  };
  const link = linkTable({
    session,
    table: table as Table,
    look: () => ({
      names: [],
      letters: undefined,
      focus: undefined,
      pairs: undefined,
      wordsFor: () => '',
    }),
    reason: () => '',
    speed: () => 'off',
    onDeal: () => undefined,
  });
  const isAsked = () => vi.waitFor(() => expect(session.state.value.legal).not.toEqual([]), { interval: 2 });
  async function playTurn(): Promise<void> {
    for (const type of ['take', 'discard']) {
      await isAsked();
      const action = session.state.value.legal.find((one) => one.type === type);
      if (action) session.touch({ type: 'act', action });
    }
  }
  return {
    session,
    told,
    link,
    isAsked,
    playTurn,
    stopThinking() {
      thinks = () => new Promise(() => undefined);
    },
  };
}

test('a turn is shown once more as it was, and then the present; not while somebody else moves', async () => {
  const { session, told, link, isAsked, playTurn, stopThinking } = seated();
  await playTurn();
  await isAsked();
  const { past, me, view } = session.state.value;
  const [turn] = lastTurns(past, me);
  if (!turn) throw new Error('nobody has moved');
  told.length = 0;
  link.again(turn);
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told.map(([what]) => what)).toEqual(['show', 'animate', 'show']);
  const [before, after, now] = told.map(([, state]) => state);
  expect([before?.view, after?.view, now?.view]).toEqual([
    past.viewAfter(turn.from),
    past.viewAfter(turn.to),
    view,
  ]);
  // What is long past can't be touched, and is not marked as what the others have done since.
  expect([before?.legal, before?.traces]).toEqual([[], []]);
  expect(now?.legal).not.toEqual([]);

  stopThinking();
  await playTurn();
  await vi.waitFor(() => expect(session.state.value.situation).toBe('thinking'));
  told.length = 0;
  link.again(turn);
  expect(told).toEqual([]);
  link.stop();
});
