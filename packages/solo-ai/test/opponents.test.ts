import { randomFromSeed } from '@mahjong-fortress/base/random';
import { ownSeed, volume } from '@mahjong-fortress/base/volume';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import {
  DRAGON_IDS,
  DRAGONS,
  type DragonId,
  type Game,
  isFaceUp,
  isIngenuityTurn,
  legalActions,
  neighbourRealms,
  type PlayerCount,
  play,
  SHRINE,
  SPIRIT_IDS,
  viewFor,
} from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { BOTS, evaluationOf, FORTRESS, hintFor, type Level } from '../src/index.ts';
import { dealt, face, fortressOf, redealt } from './deals.ts';

/** A short search: the tests are about being legal and fair, not about being good. */
const QUICK = { iterations: 1 };

type Name = keyof typeof FORTRESS.bots;
/** All levels, and who is there to measure them by. */
const NAMES = Object.keys(FORTRESS.bots) as Name[];

/** Plays a game through the checked door, so that one illegal action fails it. */
function playThrough(start: Game, levels: readonly Name[], seed: string, look?: (game: Game) => void): Game {
  const random = randomFromSeed(seed);
  let game = start;
  while (!game.over) {
    look?.(game);
    const { player } = game.turn;
    const level = levels[player] ?? 'novice';
    const actions = isIngenuityTurn(game)
      ? [{ type: 'ingenuity' } as const]
      : FORTRESS.bots[level].decide(viewFor(game, player), random, QUICK);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      const played = play(game, action);
      if (!played.ok) throw new Error(`${level}: ${JSON.stringify(action)}: ${played.error.reason}`);
      game = played.value.game;
    }
  }
  return game;
}

/** Where a level that searches is asked again, in one state of so many. */
const ONE_ASKED_IN = volume({ usual: 24, ordeal: 4 });

const TABLES = BUNDLED_LAYOUTS.flatMap(({ id, rows, players }) =>
  players.map((count) => ({ id, rows, players: count as PlayerCount })),
);

describe('every level', () => {
  test.each(TABLES)('plays $id with $players to the end, every action legal', ({ id, rows, players }) => {
    const levels = Array.from({ length: players }, (_, seat): Level => (seat % 2 ? 'novice' : 'apprentice'));
    expect(playThrough(dealt({ layout: rows, seed: id, players }), levels, id).over).toBe(true);
  });

  test.each(SPIRIT_IDS.map((spirit, index) => ({ spirit, dragon: DRAGON_IDS[index] ?? 'power' })))(
    'plays with the Spirit $spirit and the Dragon $dragon',
    ({ spirit, dragon }) => {
      const start = dealt({ seed: spirit, players: 2, spirits: [spirit], dragons: [dragon] });
      expect(playThrough(start, ['apprentice', 'novice'], spirit).over).toBe(true);
    },
  );

  test.each(NAMES)('%s plays against the Dragon of Ingenuity, with cards', (level) => {
    const start = dealt({
      seed: ownSeed(level),
      players: 1,
      spirits: ['cunning'],
      dragons: ['humility'],
      // There is less to think about in a small realm.
      realm: { columns: volume({ usual: 4, ordeal: 6 }), rows: volume({ usual: 3, ordeal: 4 }) },
    });
    expect(playThrough(start, [level], level).over).toBe(true);
  });

  // Destroying the only tile of the top tier uncovers one that could be taken next, but that nobody has seen yet.
  describe.each(['S1/M1 . M1 . S2', 'S1/M1', 'S1/M1 . S1/M1'])('over %s, with Destruction', (row) => {
    const start = dealt({ seed: 'unseen', players: 2, spirits: ['destruction'] });
    const game: Game = {
      ...start,
      fortress: fortressOf(row),
      players: start.players.map((player) => ({ ...player, shrines: 3 })),
    };

    test.each(NAMES)('%s builds on no tile that it has not seen', (level) => {
      expect(playThrough(game, [level, level], row).over).toBe(true);
    });

    test('a hint can be played', () => {
      const hint = hintFor(viewFor(game, 0), randomFromSeed('hint'), QUICK);
      const action = hint?.actions[0];
      expect(action && play(game, action).ok).toBe(true);
    });
  });

  test.each(
    NAMES.flatMap((level) => (['depths', 'destruction'] as const).map((spirit) => ({ level, spirit }))),
  )('[R3] $level chooses the same whatever lies covered, with $spirit', ({ level, spirit }) => {
    let looked = 0;
    const rounds = new Set<number>();
    playThrough(
      dealt({ seed: ownSeed('leak'), players: 2, spirits: [spirit] }),
      ['novice', 'novice'],
      ownSeed('leak'),
      (game) => {
        if (looked++ % ONE_ASKED_IN !== 0) return;
        rounds.add(game.round);
        const choice = (state: Game) =>
          FORTRESS.bots[level].decide(viewFor(state, state.turn.player), randomFromSeed('same'), QUICK);
        expect(choice(redealt(game, `permuted ${looked}`))).toEqual(choice(game));
      },
    );
    expect(looked).toBeGreaterThan(50);
    // From the first round on until late in the game.
    expect(rounds.size).toBeGreaterThan(3);
  });

  describe('the Dragon', () => {
    const endsWith = (dragons: readonly DragonId[]) =>
      ['a', 'b'].map((seed) =>
        playThrough(dealt({ seed, players: 2, dragons }), ['apprentice', 'apprentice'], seed),
      );
    const without = endsWith([]);

    test.each(['knowledge', 'devotion'] as const)('of %s draws the apprentice towards it', (id) => {
      const vpIn = (games: readonly Game[]) => {
        let vp = 0;
        for (const game of games) {
          for (const [player, { realm }] of game.players.entries()) {
            for (const part of DRAGONS[id].score(realm, neighbourRealms(game, player))) vp += part.vp;
          }
        }
        return vp;
      };
      // Without it the last turn alone, where every point is counted, gains a third.
      expect(vpIn(endsWith([id]))).toBeGreaterThan(3 * vpIn(without));
    });
  });

  test.each(NAMES)('%s gives the same answer to the same seed', (level) => {
    const view = viewFor(dealt({ seed: 'again', players: 3 }), 0);
    const decide = () => FORTRESS.bots[level].decide(view, randomFromSeed('x'), { iterations: 3 });
    expect(decide()).toEqual(decide());
  });
});

describe('a novice', () => {
  test('builds sets instead of throwing its tiles away', () => {
    let turns = 0;
    let discarded = 0;
    let locked = 0;
    for (const seed of ['a', 'b']) {
      const game = playThrough(dealt({ seed, players: 2 }), ['novice', 'novice'], seed);
      turns += 2 * game.round;
      for (const player of game.players) {
        discarded += player.discarded.length;
        locked += player.realm.stacks.flat().length - player.realm.tops.filter(isFaceUp).length;
      }
    }
    expect(discarded).toBeLessThan(turns / 4);
    // Four realms with at least four sets each.
    expect(locked).toBeGreaterThan(4 * 4 * 4);
  });

  test.each([
    { realm: 'an empty realm', room: true, discards: false },
    { realm: 'a realm full of shrines', room: false, discards: true },
  ])('with $realm, discarding the tile is its choice: $discards', ({ room, discards }) => {
    const start = dealt({ seed: 'room', players: 2 });
    const [take] = legalActions(start);
    const taken = take && play(start, take);
    if (!taken?.ok) throw new Error('there is no tile to take');
    const { game } = taken.value;
    const players = game.players.map((player) => ({
      ...player,
      realm: room
        ? player.realm
        : {
            ...player.realm,
            tops: player.realm.tops.map(() => SHRINE),
            stacks: player.realm.stacks.map(() => [face('M1')]),
          },
    }));
    const view = viewFor({ ...game, players }, game.turn.player);
    const choices = Array.from({ length: 20 }, (_, seed) =>
      BOTS.novice.decide(view, randomFromSeed(`${seed}`)),
    );
    const share = choices.filter(([action]) => action?.type === 'discard').length / choices.length;
    // It is careless now and then.
    expect(discards ? share : 1 - share).toBeGreaterThan(0.6);
  });
});

describe('hints', () => {
  test('suggest a whole turn and say why', () => {
    playThrough(dealt({ seed: 'hints', players: 2 }), ['apprentice', 'apprentice'], 'hints', (game) => {
      if (game.round % 12 !== 0) return;
      const hint = hintFor(viewFor(game, game.turn.player), randomFromSeed('hint'), QUICK);
      expect(hint?.actions.length).toBeGreaterThan(0);
      expect(hint?.reasons.length).toBeGreaterThan(0);
      let now = game;
      for (const action of hint?.actions ?? []) {
        const played = play(now, action);
        if (!played.ok) throw new Error(played.error.reason);
        now = played.value.game;
      }
      expect(now.over || now.turn.player !== game.turn.player).toBe(true);
    });
  });

  test('are what the strongest level would play in the same time', () => {
    for (const seed of ['a', 'b', 'c']) {
      const view = viewFor(dealt({ seed, players: 2 }), 0);
      const budget = { iterations: 4 };
      const hint = hintFor(view, randomFromSeed('hint'), budget);
      const played = BOTS.dragon.decide(view, randomFromSeed('hint'), budget);
      expect(hint?.actions.slice(0, played.length)).toEqual(played);
    }
  });

  test('are no worse on a machine without time: they take it', () => {
    const hints = (budget: Budget) =>
      ['a', 'b', 'c', 'd'].map((seed) =>
        hintFor(viewFor(dealt({ seed, players: 2 }), 0), randomFromSeed('hint'), budget),
      );
    const hurried = hints({ isSpent: () => true });
    expect(hurried).toEqual(hints({ iterations: 4 }));
    expect(hurried).not.toEqual(hints({ iterations: 0 }));
  });
});

describe.each([
  { players: 1, dragons: [] },
  { players: 3, dragons: [] },
  { players: 4, dragons: ['courage', 'greatness'] },
] as const)('among $players, with the Dragons $dragons,', ({ players, dragons }) => {
  const start = dealt({ seed: 'leaks', players, dragons, spirits: ['depths'] });
  const asked = (game: Game) => viewFor(game, game.turn.player);

  test('[R3] a hint is the same whatever lies covered', () => {
    const hint = (game: Game) => hintFor(asked(game), randomFromSeed('hint'), QUICK);
    expect(hint(redealt(start, 'covered'))).toEqual(hint(start));
  });

  test('[R3] every level chooses the same whatever lies covered', () => {
    for (const name of NAMES) {
      const choice = (game: Game) => FORTRESS.bots[name].decide(asked(game), randomFromSeed('same'), QUICK);
      expect(choice(redealt(start, 'covered'))).toEqual(choice(start));
    }
  });
});

describe('an evaluation', () => {
  const start = dealt({ seed: 'evaluation', players: 2 });
  const me = start.turn.player;
  const evaluated = (game: Game) =>
    evaluationOf(viewFor(game, game.turn.player), randomFromSeed('evaluation'), QUICK);
  const withVp = (player: number, vp: number): Game => ({
    ...start,
    players: start.players.map((one, index) => (index === player ? { ...one, vp } : one)),
  });

  test('grows with the points of whoever moves, and sinks with those of the others', () => {
    expect(evaluated(withVp(me, 10))).toBeCloseTo(evaluated(start) + 10);
    expect(evaluated(withVp(1 - me, 10))).toBeCloseTo(evaluated(start) - 10);
  });

  test('[R3] is the same whatever lies covered', () => {
    expect(evaluated(redealt(start, 'covered'))).toBe(evaluated(start));
  });

  test('can be told where there is only one way to go on', () => {
    const last: Game = { ...withVp(me, 7), fortress: fortressOf('.') };
    expect(evaluated(last)).toBeGreaterThan(5);
  });
});
