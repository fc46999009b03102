import { type Layout, layoutById } from '@mahjong-fortress/layouts-schema';
import { BEGINNER_DRAGONS, BEGINNER_SPIRITS, dragonsFor, SPIRIT_IDS, viewFor } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import {
  anotherGame,
  dailyGame,
  dealOf,
  drawable,
  fitted,
  type NewGame,
  newSeat,
  quickGame,
  standardLayout,
  withSeats,
} from './new-game.ts';

const game = quickGame();
const [me, other] = game.seats;
if (!me || !other) throw new Error('a quick game has two seats');

const named = [{ ...me, name: 'Ann' }, other];
const three = [...game.seats, newSeat(game.seats)];

describe('other seats', () => {
  test('the usual board follows the number of players', () => {
    const grown = withSeats(game, three);
    expect(grown.layout).toBe(standardLayout(3));
    expect(withSeats(grown, game.seats).layout).toBe(standardLayout(2));
    expect(withSeats(game, [me]).layout).toBe(standardLayout(1));
  });

  test.each<[string, Layout]>([
    ['a standard board for others', standardLayout(4)],
    ['an own one that is called like a standard board', { ...standardLayout(2), id: 'standard-of-mine' }],
  ])('%s stays, whether a name is typed or somebody sits down', (_, layout) => {
    expect(withSeats({ ...game, layout }, named).layout).toBe(layout);
    expect(withSeats({ ...game, layout }, three).layout).toBe(layout);
  });

  test('a first player who has left is the first again', () => {
    expect(withSeats({ ...game, firstPlayer: 1 }, [me]).firstPlayer).toBe(0);
    expect(withSeats({ ...game, firstPlayer: 'random' }, [me]).firstPlayer).toBe('random');
  });
});

test('a fortress for three gets three seats, each in a season of its own', () => {
  const castle = layoutById('castle') as Layout;
  const { seats, layout } = fitted(game, castle);
  expect(layout).toBe(castle);
  expect(new Set(seats.map(({ season }) => season)).size).toBe(3);
  expect(seats.slice(0, 2)).toEqual(game.seats);
  expect(fitted(game, { ...castle, players: [1] }).seats).toEqual([me]);
});

test('the fortress of a day is what it has always been', () => {
  const { layout, spirits, dragons, seats, seed } = dailyGame('2026-11-18');
  expect(layout.id).toBe('pillars-of-the-universe');
  expect([spirits.chosen, dragons.chosen]).toEqual([['faith'], ['courage']]);
  expect([seats[0]?.season, seed]).toEqual([2, 'daily 2026-11-18']);
});

test('no more cards are dealt than the lot can fall on', () => {
  const count = 8;
  const deal = dealOf({ ...game, spirits: { mode: 'beginner', count, chosen: [] } }, 'en');
  const spirits = drawable('beginner', BEGINNER_SPIRITS, SPIRIT_IDS);
  expect(deal.ok && deal.value.record.setup.spirits).toHaveLength(spirits.length);
  expect(drawable('random', BEGINNER_DRAGONS, dragonsFor(1))).not.toContain('greatness');
});

describe('another game', () => {
  const begun = (choice: NewGame) => {
    const deal = dealOf(choice, 'en');
    if (!deal.ok) throw new Error(deal.error.message);
    return { record: deal.value.record, view: viewFor(deal.value.match.games[0], 0) };
  };

  test('has the same seats, board and cards, and another deal', () => {
    const choice: NewGame = {
      ...withSeats(game, [...named, newSeat(named)]),
      spirits: { mode: 'random', count: 2, chosen: [] },
      firstPlayer: 1,
    };
    const played = begun(choice);
    const again = anotherGame(played);
    expect(again).toMatchObject({ seats: choice.seats, layout: choice.layout, firstPlayer: 1 });
    expect(again.spirits).toMatchObject({ mode: 'chosen', chosen: played.view.options.spirits });
    expect(again.dragons.mode).toBe('none');
    expect(again.seed).not.toBe(choice.seed);
  });

  test('on a fortress of the game is on that one, unless another only bears its id', () => {
    const { record, view } = begun(game);
    expect(record.setup.fortress).toMatchObject({ id: 'standard-2', version: 1 });
    expect(anotherGame({ record, view }).layout).toBe(standardLayout(2));
    const rows = ['555555555555', '555555555551'];
    const other = { ...record, setup: { ...record.setup, layout: rows } };
    expect(anotherGame({ record: other, view }).layout.rows).toEqual(rows);
  });

  test('on a board that the game does not know keeps its shape and its name', () => {
    const rows = ['555555555555', '555555555551'];
    const played = begun({ ...game, layout: { ...standardLayout(2), id: 'mine', name: 'Mine', rows } });
    expect(anotherGame(played).layout).toMatchObject({ id: 'mine', name: 'Mine', rows, players: [2] });
    expect(dealOf(anotherGame(played), 'en').ok).toBe(true);
  });
});
