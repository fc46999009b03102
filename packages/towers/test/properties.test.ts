import { isDeepStrictEqual } from 'node:util';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { volume } from '@mahjong-fortress/base/volume';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  BLOCKS,
  CARD_IDS,
  COMMON_DECK,
  castlesOf,
  type Game,
  gameBehind,
  KING,
  KNIGHTS,
  knightsOf,
  legalActions,
  makePosition,
  makeView,
  parsePosition,
  parseView,
  play,
  refusalOf,
  type Setup,
  STAGES,
  viewFor,
} from '../src/index.ts';
import { anyAction, dealt, randomSteps, SORTS, type Step, setups, sortOf } from './random-games.ts';

/** The slow comparison, which says what differs, only where something does. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

/** So many games of every version for every number of players. */
const MANY = volume({ usual: 2, ordeal: 24 });
const SOME = volume({ usual: 1, ordeal: 12 });
/** Where everything that is legal gets tried, in one state of so many. */
const ONE_TRIED_IN = volume({ usual: 4, ordeal: 1 });

/** Played once for all properties. */
const GAMES = setups(MANY).map((setup) => ({ setup, steps: [...randomSteps(setup)] }));

/** Every step of some random games of every version. */
function inGames(games: number, property: (step: Step, setup: Setup, index: number) => void): void {
  for (const { setup, steps } of GAMES.slice(0, setups(games).length)) {
    for (const [index, step] of steps.entries()) property(step, setup, index);
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const viewersOf = ({ players }: Game) => [...players.keys(), undefined];
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

function blocksOf({ board, supply, players, turn }: Game): number {
  return total(board.levels) + supply + total(players.flatMap(({ stacks }) => stacks)) + (turn.used ?? 0);
}

function cardsOf({ deck, players, turn }: Game): string[] {
  const held = players.flatMap((player) => [...player.hand, ...player.deck, ...player.played]);
  return [...deck, ...held, ...turn.bought, ...turn.drawn].sort();
}

const keyOf = (action: Action) => JSON.stringify(Object.entries(action).sort());

describe('in every state of random games', () => {
  test('which meet every stage, every sort of action and every card, for everybody', () => {
    for (const games of [SOME, MANY]) {
      const stages = new Set<string>();
      const sorts = new Set<string>();
      inGames(games, ({ action, after }) => {
        stages.add(after.stage);
        sorts.add(sortOf(action));
      });
      expect(stages).toEqual(new Set(STAGES));
      expect(sorts).toEqual(new Set(SORTS));
    }
  });

  test('92 blocks, six knights each, one king and all cards are there', () => {
    inGames(MANY, ({ after }, { variant, players }) => {
      expect(blocksOf(after)).toBe(BLOCKS);
      const all = variant === 'basic' ? COMMON_DECK : Array.from({ length: players }, () => CARD_IDS).flat();
      expectSame(cardsOf(after), [...all].sort());
      for (const seat of after.players.keys()) {
        expect(knightsOf(after.board, seat).length).toBeLessThanOrEqual(KNIGHTS);
      }
      expect(after.board.figures.filter((figure) => figure === KING).length).toBe(after.year > 0 ? 1 : 0);
    });
  });

  test('no castle is higher than its area, and at least six stand from the first year on', () => {
    inGames(MANY, ({ after }) => {
      const { areas, heights } = castlesOf(after.board.levels);
      expect(areas.every((area, castle) => (heights[castle] ?? 0) <= area)).toBe(true);
      if (after.year > 0) expect(areas.length).toBeGreaterThanOrEqual(6);
    });
  });

  test('markers only go forward and share no space but 0', () => {
    inGames(MANY, ({ before, after }) => {
      const points = after.players.map((player) => player.points);
      expect(points.every((own, seat) => own >= (before.players[seat]?.points ?? 0))).toBe(true);
      const taken = points.filter((own) => own > 0);
      expect(new Set(taken).size).toBe(taken.length);
    });
  });

  test('every listed action can be played, is listed once, and leads to a state that goes on', () => {
    const tried = new Set<string>();
    inGames(SOME, ({ before }, _, index) => {
      if (index % ONE_TRIED_IN !== 0) return;
      const actions = legalActions(before);
      expect(new Set(actions.map(keyOf)).size).toBe(actions.length);
      for (const action of actions) {
        tried.add(sortOf(action));
        const played = play(before, action);
        if (!played.ok) expect.fail(`${keyOf(action)} is refused: ${played.error.code}`);
        const { game } = played.value;
        if (game.stage !== 'over' && legalActions(game).length === 0)
          expect.fail(`${keyOf(action)} is a dead end`);
      }
    });
    expect(tried).toEqual(new Set(SORTS));
  });

  test('what is not listed is refused', () => {
    inGames(SOME, ({ before, action }, { seed }) => {
      const random = randomFromSeed(`${seed} ${keyOf(action)}`);
      const listed = new Set(legalActions(before).map(keyOf));
      for (let count = 0; count < 20; count++) {
        const any = anyAction(random);
        if ((refusalOf(before, any) === undefined) !== listed.has(keyOf(any))) {
          expect.fail(`wrong about ${keyOf(any)}`);
        }
      }
    });
  });

  test('a position reads back as it was written', () => {
    inGames(SOME, ({ after }) => {
      const back = parsePosition(JSON.stringify(makePosition(after)));
      if (!back.ok) expect.fail(`${back.error.path}: ${back.error.message}`);
      expect(sent(back.value)).toEqual(sent(after));
    });
  });
});

describe('a view', () => {
  test('reads back as it was, for every player and for somebody who only watches', () => {
    inGames(SOME, ({ after }) => {
      for (const viewer of viewersOf(after)) {
        const view = viewFor(after, viewer);
        expectSame(parseView(sent(makeView(view))), { ok: true, value: view });
      }
    });
  });

  test('is the same, with the same legal actions, whatever is hidden', () => {
    let isTold = true;
    inGames(SOME, ({ after }) => {
      for (const viewer of viewersOf(after)) {
        const { viewer: _, ...other } = {
          viewer,
          ...gameBehind(viewFor(after, viewer), randomFromSeed('another deal')),
        };
        isTold &&= JSON.stringify(makePosition(other)) === JSON.stringify(makePosition(after));
        expectSame(makeView(viewFor(other, viewer)), makeView(viewFor(after, viewer)));
        expectSame(legalActions(viewFor(other, viewer)), legalActions(viewFor(after, viewer)));
        if (viewer === after.turn.seat) expectSame(legalActions(viewFor(after, viewer)), legalActions(after));
      }
    });
    expect(isTold).toBe(false);
  });

  test('[T15] tells how many cards others hold, and never which', () => {
    inGames(SOME, ({ after }, { variant }) => {
      const [first] = viewFor(after, 1).players;
      expect(first?.hand.length).toBe(after.players[0]?.hand.length);
      if (variant !== 'master')
        expect(new Set([...(first?.hand ?? []), ...(first?.deck ?? []), '?']).size).toBe(1);
    });
  });

  test('[T35] hides nothing in the master version', () => {
    for (const { after } of randomSteps({ seed: 'open', players: 3, variant: 'master' })) {
      expectSame({ ...viewFor(after, undefined), viewer: 0 }, { ...after, viewer: 0 });
    }
  });
});

test('the same setup deals the same game, and another seed another one', () => {
  const setup: Setup = { seed: 'deal', players: 3 };
  expect(dealt(setup)).toEqual(dealt(setup));
  expect(dealt({ ...setup, seed: 'other' }).deck).not.toEqual(dealt(setup).deck);
});
