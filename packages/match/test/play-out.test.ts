import { expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { type DeckView, dealtDeck, deckGame } from './deck-game.ts';

test('computers play to the end, the rules move by themselves, every decision is told', () => {
  const seen: DeckView[] = [];
  const decide = (view: DeckView) => {
    seen.push(view);
    return ['draw'] as const;
  };
  const decisions = [...playOut(deckGame, dealtDeck(), decide)];
  const round = [0, 1, undefined];
  expect(decisions.map(({ seat }) => seat)).toEqual([...round, ...round, ...round, ...round]);
  expect(decisions.at(-1)?.after.deck).toEqual([]);
  expect(decisions[0]).toMatchObject({ actions: ['draw'], events: [{ type: 'drawn', seat: 0 }] });
  expect(decisions[1]?.before).toBe(decisions[0]?.after);
  expect(seen.every(({ deck }) => deck.every((number) => number === 'covered'))).toBe(true);
});

test('whoever listens may stop between two decisions', () => {
  let asked = 0;
  for (const { seat } of playOut(deckGame, dealtDeck(), () => [asked++ === 0 ? 'pass' : 'draw'])) {
    if (seat === 1) break;
  }
  expect(asked).toBe(2);
});

test.each([
  { name: 'no answer', answer: [], told: 'seat 0 has no answer' },
  {
    name: 'an illegal one',
    answer: ['burn'] as const,
    told: 'seat 0: "burn" is refused: That cannot be done now.',
  },
])('a computer with $name is at fault', ({ answer, told }) => {
  expect(() => [...playOut(deckGame, dealtDeck(), () => answer)]).toThrow(told);
  const named = told.replace('seat 0', 'Ada');
  expect(() => [
    ...playOut(
      deckGame,
      dealtDeck(),
      () => answer,
      () => 'Ada',
    ),
  ]).toThrow(named);
});
