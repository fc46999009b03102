import { expect, test } from 'vitest';
import {
  beginMatch,
  gameNow,
  lastDecision,
  type Match,
  sealedActions,
  takenBackTo,
  withAction,
} from '../src/index.ts';
import { type DeckAction, type DeckEvent, type DeckGame, dealtDeck, deckGame } from './deck-game.ts';

function played(...actions: readonly DeckAction[]): Match<DeckGame, DeckAction, DeckEvent> {
  return actions.reduce((match, action) => {
    const next = withAction(deckGame, match, action);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value;
  }, beginMatch<DeckGame, DeckAction, DeckEvent>(dealtDeck()));
}

test('every state and what led to it is kept', () => {
  const match = played('pass', 'draw');
  expect(match.games).toHaveLength(3);
  expect(match.actions).toEqual(['pass', 'draw']);
  expect(match.events.map(([event]) => event?.type)).toEqual(['passed', 'drawn']);
  expect(gameNow(match)).toBe(match.games[2]);
});

test('what is refused changes nothing', () => {
  expect(withAction(deckGame, played('pass'), 'burn')).toMatchObject({
    ok: false,
    error: { code: 'not-now' },
  });
});

test.each([0, 1, 2])('taken back to %i actions it is as it was', (count) => {
  const all = ['pass', 'draw', 'burn'] as const;
  expect(takenBackTo(played(...all), count)).toEqual(played(...all.slice(0, count)));
});

test.each([
  { actions: ['pass', 'pass'] as const, sealed: 0 },
  { actions: ['pass', 'draw'] as const, sealed: 2 },
  { actions: ['draw', 'pass', 'burn'] as const, sealed: 1 },
])('what came to light stays: $actions', ({ actions, sealed }) => {
  expect(sealedActions(deckGame, played(...actions))).toBe(sealed);
});

test('the last decision of somebody is found, and the state it led to is not one', () => {
  const match = played('pass', 'draw', 'burn');
  const { games } = match;
  expect(lastDecision(match, () => true)).toBe(2);
  expect(lastDecision(match, (game) => game === games[1])).toBe(1);
  expect(lastDecision(match, (game) => game === games[3])).toBeUndefined();
  expect(lastDecision(played(), () => true)).toBeUndefined();
});
