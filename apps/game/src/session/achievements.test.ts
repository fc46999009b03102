import { randomFromSeed } from '@mahjong-fortress/base/random';
import { gameNow, withAction } from '@mahjong-fortress/match';
import {
  DOWN,
  type GameEvent,
  type LockedSet,
  legalActions,
  mahjongFortress,
  type Realm,
  SHRINE,
  type Top,
} from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { achievementsIn, GAME_ACHIEVEMENTS, type GameAchievement } from './achievements.ts';
import { dealOf, quickGame } from './new-game.ts';
import type { PlayedGame } from './played-game.ts';

/** A game that is over, changed to what a case is about. */
function over({
  events = [],
  mine = {},
  levels = ['human', 'novice'],
  vp = [0, 0],
}: {
  events?: readonly GameEvent[];
  mine?: Partial<PlayedGame['match']['games'][0]['players'][0]>;
  levels?: readonly string[];
  vp?: readonly number[];
} = {}): PlayedGame {
  const deal = dealOf({ ...quickGame(), seed: 'x' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const [first] = deal.value.match.games;
  const players = first.players
    .slice(0, levels.length)
    .map((player, seat) => ({ ...player, vp: vp[seat] ?? 0, ...(seat === 0 ? mine : {}) }));
  const options = { ...first.options, players: levels.length as 1 | 2 };
  const game = { ...first, players, options, over: true };
  const record = { ...deal.value.record, seats: levels.map((level) => ({ level })) };
  return { record, match: { games: [game], actions: [], events: [events] } };
}

const set = (facts: Partial<LockedSet> = {}): LockedSet => ({ kind: 'farmers', size: 4, vp: 2, ...facts });
const locked: GameEvent = { type: 'setLocked', player: 0, cells: [0], set: set() };
const built: GameEvent = { type: 'shrineBuilt', player: 0, cell: 0, tier: 1 };
const taken = (cell: number, tier: number, order: 'first' | 'second'): GameEvent => ({
  type: 'tileTaken',
  player: 0,
  cell,
  tier,
  face: 0,
  order,
});
const uncovered = (cell: number): GameEvent => ({ type: 'tileUncovered', cell, tier: 1, face: 0 });
const called: GameEvent = { type: 'spiritActivated', player: 0, spirit: 'wind', pay: 'shrine' };
const end = (player = 0): GameEvent => ({ type: 'turnEnded', player });
const kinds = ['merchants', 'soldiers', 'farmers', 'seasons', 'winds', 'dragons'] as const;

/** A realm whose first stack has that height and that top. */
function stackOf(height: number, top: Top): Realm {
  const realm = over().match.games[0].players[0]?.realm;
  if (!realm) throw new Error('nobody plays');
  const first = <T>(list: readonly T[], one: T) => list.map((other, cell) => (cell === 0 ? one : other));
  return { ...realm, stacks: first(realm.stacks, new Array(height).fill(0)), tops: first(realm.tops, top) };
}

const WON = { vp: [9, 1] };

describe('each is found', () => {
  test.each<[GameAchievement, PlayedGame, PlayedGame]>([
    ['first-set', over({ mine: { sets: [set()] } }), over()],
    ['dragon-set', over({ mine: { sets: [set({ kind: 'dragons' })] } }), over({ mine: { sets: [set()] } })],
    [
      'double-lock',
      over({ events: [locked, locked, end()] }),
      over({ events: [locked, end(), locked, end()] }),
    ],
    [
      'six-kinds',
      over({ mine: { sets: kinds.map((kind) => set({ kind })) } }),
      over({ mine: { sets: kinds.slice(1).map((kind) => set({ kind })) } }),
    ],
    [
      'nine-tiles',
      over({ mine: { sets: [set({ size: 9 })] } }),
      over({ mine: { sets: [set({ size: 8 })] } }),
    ],
    [
      'deep-pair',
      over({ events: [taken(0, 3, 'first'), taken(1, 1, 'second'), end()] }),
      over({ events: [taken(0, 3, 'first'), taken(1, 3, 'second'), end()] }),
    ],
    [
      'lucky-find',
      over({ events: [taken(0, 2, 'first'), uncovered(0), taken(0, 1, 'second'), end()] }),
      over({ events: [taken(0, 2, 'first'), uncovered(0), taken(4, 1, 'second'), uncovered(4), end()] }),
    ],
    [
      'twin-shrines',
      over({ events: [locked, built, built, end()] }),
      over({ events: [locked, built, locked, built, end()] }),
    ],
    ['three-tokens', over({ mine: { tokens: 3 } }), over({ mine: { tokens: 2 } })],
    [
      'last-call',
      over({ ...WON, events: [{ type: 'lastRound' }, end()] }),
      over({ ...WON, events: [{ type: 'lastRound' }, end(1)] }),
    ],
    [
      'spirit-called',
      over({ events: [called, end()] }),
      over({ events: [{ ...called, player: 1 }, end(1)] }),
    ],
    [
      'spirit-cascade',
      over({ events: [called, locked, locked, end()] }),
      over({ events: [called, locked, end(), locked, locked, end()] }),
    ],
    ['tie-break', over({ vp: [9, 9], mine: { vp: 9, realm: stackOf(1, DOWN) } }), over(WON)],
    ['first-win', over(WON), over({ vp: [1, 9] })],
    ['beat-dragon', over({ ...WON, levels: ['human', 'dragon'] }), over(WON)],
    ['grandmaster', over({ levels: ['human'], vp: [50] }), over({ levels: ['human'], vp: [49] })],
  ])('%s', (id, found, notFound) => {
    expect(achievementsIn(found, 0)).toContain(id);
    expect(achievementsIn(notFound, 0)).not.toContain(id);
  });

  test('high-shrine and tower-shrine, by the tier that a shrine stands on', () => {
    const at = (tier: number) =>
      achievementsIn(over({ mine: { realm: stackOf(tier, SHRINE) } }), 0).filter((id) => /shrine$/.test(id));
    expect(at(2)).toEqual([]);
    expect(at(3)).toEqual(['high-shrine']);
    expect(at(4)).toEqual(['high-shrine', 'tower-shrine']);
  });

  test('tidy-realm: nothing lies face up, and something was built', () => {
    expect(achievementsIn(over({ mine: { sets: [set()] } }), 0)).toContain('tidy-realm');
    expect(achievementsIn(over(), 0)).not.toContain('tidy-realm');
  });
});

test('nobody wins alone', () => {
  expect(achievementsIn(over({ levels: ['human'], vp: [60] }), 0)).not.toContain('first-win');
});

test('in whole games they are found without a fault, and in no game that is not over', () => {
  const found = new Set<GameAchievement>();
  for (let number = 0; number < 12; number++) {
    const spirits = { mode: 'random', count: 2, chosen: [] } as const;
    const deal = dealOf({ ...quickGame(), seed: `achieved ${number}`, spirits }, 'en');
    if (!deal.ok) return expect.fail(deal.error.message);
    const random = randomFromSeed(`${number}`);
    let { match } = deal.value;
    expect(achievementsIn(deal.value, 0)).toEqual([]);
    while (!gameNow(match).over) {
      const legal = legalActions(gameNow(match));
      const action =
        legal.find(({ type }) => type === 'lock' || type === 'build') ?? legal[random.below(legal.length)];
      const played = action && withAction(mahjongFortress, match, action);
      if (!played?.ok) return expect.fail('the game got stuck');
      match = played.value;
    }
    for (const id of achievementsIn({ ...deal.value, match }, 0)) found.add(id);
  }
  for (const id of ['first-set', 'spirit-called', 'deep-pair'] as const) expect([...found]).toContain(id);
  expect(GAME_ACHIEVEMENTS.length).toBe(20);
});
