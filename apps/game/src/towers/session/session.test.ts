import { gameNow, HUMAN, openRecordValue } from '@mahjong-fortress/match';
import { type Action, cellFromName, legalActions, towers } from '@mahjong-fortress/towers';
import { loadTowersWords } from '@mahjong-fortress/words/towers-table';
import { describe, expect, test, vi } from 'vitest';
import { marksOf } from '../play/marks.ts';
import { dealTowers, quickTowers, type TowersChoice, type TowersPlayed } from './new-game.ts';
import { answer } from './opponents.ts';
import { towersRecord } from './record.ts';
import { openTowers } from './session.ts';
import type { TowersSession, TowersState } from './session-state.ts';

function deal(changes: Partial<TowersChoice> = {}): TowersPlayed {
  const dealt = dealTowers({ ...quickTowers('novice'), seed: 'towers', ...changes });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}

function open(played: TowersPlayed, { move = answerMove, casual = false } = {}) {
  const saved: TowersPlayed[] = [];
  const session = openTowers({
    id: 'test',
    played,
    opponents: { move, hint: async () => undefined, cancel: () => undefined },
    casualUndo: () => casual,
    asksToEnd: () => false,
    save: (now) => saved.push(now),
    pause: async () => undefined,
    inspect: undefined,
  });
  session.start();
  return { session, saved };
}

async function answerMove(asking: object): Promise<readonly Action[] | undefined> {
  return answer({ ...asking, type: 'move' } as Parameters<typeof answer>[0]) as readonly Action[];
}

const situation = ({ state }: TowersSession) => state.value.situation;
const isAskedFor = (session: TowersSession, wanted: TowersState['situation']) =>
  vi.waitFor(() => expect(situation(session)).toBe(wanted), { timeout: 30_000 });
const cell = (name: string) => cellFromName(name) ?? -1;
const touch = (session: TowersSession, name: string) => session.touch({ type: 'cell', cell: cell(name) });

/** Up to the person's first turn. */
async function inFirstTurn(played = deal(), options = {}) {
  const opened = open(played, options);
  await isAskedFor(opened.session, 'placeKnight');
  touch(opened.session, '2,2');
  await isAskedFor(opened.session, 'spendPoints');
  return opened;
}

test('a whole game against a computer, every action saved, any save can be gone on with', async () => {
  const { session, saved } = open(deal());
  for (let step = 0; step < 400 && situation(session) !== 'over'; step++) {
    await vi.waitFor(
      () => expect(session.state.value.legal.length > 0 || situation(session) === 'over').toBe(true),
      {
        timeout: 30_000,
        interval: 1,
      },
    );
    const { view } = session.state.value;
    const legal = legalActions(view);
    const action = legal.find(({ type }) => type === 'block') ?? legal.at(-1);
    if (action) session.touch({ type: 'act', action });
  }
  expect(situation(session)).toBe('over');
  const last = saved.at(-1);
  expect(last?.record.result).toHaveLength(2);
  for (const { record, match } of saved.filter((_, index) => index % 40 === 0)) {
    const opened = openRecordValue(towers, JSON.parse(JSON.stringify(towersRecord(record))));
    expect(opened.ok && gameNow(opened.value.match)).toEqual(gameNow(match));
  }
});

describe('a turn', () => {
  test('undo gives action points back, up to a drawn card', async () => {
    const { session } = await inFirstTurn();
    touch(session, '2,3');
    await isAskedFor(session, 'spendPoints');
    expect(session.state.value.view.turn.ap).toBe(4);
    session.undo();
    expect(session.state.value.view.turn).toMatchObject({ ap: 5, used: undefined });
    session.touch({ type: 'act', action: { type: 'buy' } });
    await isAskedFor(session, 'spendPoints');
    expect(session.canUndo()).toBe(false);
    session.undo();
    expect(session.state.value.refused?.code).toBe('undo-sealed');
  });

  test('what was placed before it stays, and so do the computers’ placings', async () => {
    for (const variant of ['basic', 'master'] as const) {
      const { session } = open(deal({ variant }));
      await isAskedFor(session, variant === 'basic' ? 'placeKnight' : 'foundCastle');
      let placed = 0;
      while (situation(session) !== 'spendPoints') {
        const [action] = session.state.value.legal;
        if (!action) throw new Error('nothing can be placed');
        const moment = session.state.value.events.length;
        session.touch({ type: 'act', action });
        placed += 1;
        await vi.waitFor(
          () => {
            expect(session.state.value.events.length).toBeGreaterThan(moment);
            expect(session.state.value.legal.length).toBeGreaterThan(0);
          },
          { timeout: 30_000 },
        );
        expect(session.canUndo(), `${variant}: ${placed} placed`).toBe(false);
      }
      session.undo();
      expect(session.state.value.refused?.code).toBe('undo-sealed');
    }
  });

  test('a knight is taken up by a touch, moves by the next, and stays in hand', async () => {
    const { session } = await inFirstTurn();
    touch(session, '2,2');
    expect(session.state.value.pending).toEqual({ tool: 'move', from: cell('2,2') });
    touch(session, '2,1');
    await isAskedFor(session, 'spendPoints');
    expect(session.state.value.pending).toEqual({ tool: 'move', from: cell('2,1') });
    touch(session, '2,1');
    expect(session.state.value.pending).toEqual({ tool: 'move' });
  });

  test('a castle is told of while it is looked at, but not over the ways of its knight', async () => {
    const { session } = await inFirstTurn();
    const words = await loadTowersWords('en');
    const castle = () => marksOf(session.state.value, undefined, words).castle;
    session.rest(cell('2,2'));
    expect(castle()).toEqual({
      cells: [cell('2,2')],
      label: 'Castle of area 1, height 1, at its limit',
    });
    touch(session, '2,2');
    expect(castle()).toBeUndefined();
    session.rest(cell('5,2'));
    expect(castle()?.cells).toEqual([cell('5,2')]);
  });

  test('every refusal says why', async () => {
    const { session } = await inFirstTurn();
    const code = () => session.state.value.refused;
    touch(session, '5,2');
    touch(session, '7,7');
    expect(code()).toMatchObject({ code: 'no-castle-beside', cell: cell('7,7') });
    session.touch({ type: 'tool', tool: 'six' });
    // What the card would do is told with it.
    expect(code()).toMatchObject({ code: 'not-in-hand', card: 'six' });
    session.touch({ type: 'tool', tool: 'bring' });
    touch(session, '7,7');
    expect(code()?.code).toBe('no-knight-beside');
  });

  test('a finger aims first, and the second touch does it', async () => {
    const { session } = await inFirstTurn();
    const aim = { type: 'cell', cell: cell('2,3'), aims: true } as const;
    session.touch(aim);
    expect(session.state.value).toMatchObject({ pending: { aim: cell('2,3') }, view: { turn: { ap: 5 } } });
    session.touch(aim);
    expect(session.state.value.view.turn.ap).toBe(4);
  });
});

test('a computer that fails leaves ways on', async () => {
  const { session } = await inFirstTurnOf(async () => undefined);
  await isAskedFor(session, 'failed');
  session.touch({ type: 'substitute', sitter: HUMAN });
  expect(session.state.value.record.seats[1]?.level).toBe(HUMAN);
});

async function inFirstTurnOf(move: typeof answerMove) {
  const opened = open(deal(), { move });
  await isAskedFor(opened.session, 'placeKnight');
  touch(opened.session, '2,2');
  return opened;
}

test('people at one device see their own cards only', async () => {
  const seats = quickTowers('novice').seats.map((seat) => ({ ...seat, sitter: HUMAN }) as const);
  const { session } = open(deal({ seats, variant: 'own' }));
  await isAskedFor(session, 'placeKnight');
  expect(session.state.value.me).toBe(0);
  touch(session, '2,2');
  await isAskedFor(session, 'passing');
  session.touch({ type: 'goOn' });
  await isAskedFor(session, 'placeKnight');
  expect(session.state.value.me).toBe(1);
  expect(session.state.value.view.viewer).toBe(1);
});
