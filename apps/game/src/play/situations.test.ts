import { randomFromSeed } from '@mahjong-fortress/base/random';
import { gameNow } from '@mahjong-fortress/match';
import { legalActions, play, SPIRIT_IDS, viewFor } from '@mahjong-fortress/rules';
import { gameMachine, turnStateOf } from '@mahjong-fortress/rules/flow';
import { en } from '@mahjong-fortress/words/game/en';
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { dealOf, quickGame } from '../session/new-game.ts';
import { openSession } from '../session/session.ts';
import type { OwnSession, SessionState } from '../session/session-state.ts';
import { isAsked, type Situation } from '../session/situation.ts';
import { shownIn } from './situations.ts';

/** Where nobody is asked, and what only leads to other states. */
const PASSED = ['next', 'called', 'whereItWas', 'ingenuity'];

function innermost(node: AnyStateNode): readonly string[] {
  const below = Object.values(node.states);
  return below.length === 0 ? [node.key] : below.flatMap(innermost);
}

/** The states of a turn in which a person is asked, read off the chart. */
const turnChart = gameMachine.states.playing?.states.turn;
const ASKED = turnChart ? innermost(turnChart).filter((key) => !PASSED.includes(key)) : [];

function someSession(seed: string): OwnSession {
  const choice = quickGame();
  const seats = choice.seats.map((seat) => ({ ...seat, sitter: 'human' as const }));
  const deal = dealOf(
    { ...choice, seats, seed, spirits: { mode: 'chosen', count: 9, chosen: SPIRIT_IDS } },
    'en',
  );
  if (!deal.ok) throw new Error(deal.error.message);
  const session = openSession({
    id: 'x',
    played: deal.value,
    opponents: { move: async () => [], hint: async () => undefined, cancel: () => undefined },
    casualUndo: () => true,
    asksToEnd: () => false,
    save: () => undefined,
    pause: async () => undefined,
  });
  session.start();
  session.stop();
  return session;
}

const someState = (seed: string): SessionState => someSession(seed).state.value;

test.each(ASKED)('in %s a person is asked, and told in words', (key) => {
  const situation = key as Situation;
  expect(isAsked(situation)).toBe(true);
  const shown = shownIn({ ...someState('turn'), situation }, en, []);
  expect(shown.task).not.toBe('');
  expect(shown.announced).toBe('politely');
});

test('in random games every state says what to do, and every control does something legal', () => {
  for (let seed = 0; seed < 4; seed++) {
    const random = randomFromSeed(`situations ${seed}`);
    const session = someSession(String(seed));
    const state = session.state.value;
    for (let game = gameNow(session.played().match); !game.over; ) {
      const legal = legalActions(game);
      const situation = turnStateOf(game) as Situation;
      const { task, controls } = shownIn({ ...state, view: viewFor(game, 0), legal, situation }, en, []);
      expect(task).not.toBe('');
      for (const { label, wish } of controls) {
        expect(label).not.toBe('');
        if (wish.type === 'act') expect(play(game, wish.action).ok).toBe(true);
      }
      const action = legal[random.below(legal.length)];
      const played = action && play(game, action);
      if (!played?.ok) throw new Error('the game got stuck');
      game = played.value.game;
    }
  }
});

test.each<Situation>(['ready', 'showing'])('while the match is %s, nobody is asked in words', (situation) => {
  const { task, controls } = shownIn({ ...someState('match'), situation, legal: [] }, en, []);
  expect([task, controls]).toEqual(['', []]);
});

test.each<[Situation, 'politely' | 'at once' | 'not', number]>([
  ['thinking', 'not', 0],
  ['moving', 'not', 0],
  ['ending', 'politely', 1],
  ['passing', 'politely', 1],
  ['away', 'not', 0],
  ['failed', 'at once', 3],
  ['over', 'politely', 0],
])('while the match is %s, that is announced %s', (situation, announced, controls) => {
  const state = { ...someState('match'), legal: [], fault: { seat: 1, why: 'silent' as const } };
  const shown = shownIn({ ...state, situation }, en, []);
  expect(shown.task).not.toBe('');
  expect(shown.announced).toBe(announced);
  expect(shown.controls).toHaveLength(controls);
});
