import { randomFromSeed } from '@mahjong-fortress/base/random';
import { LEVELS, type Level } from '@mahjong-fortress/match';
import { summarise } from '@mahjong-fortress/match/arena';
import { dealt } from '@mahjong-fortress/match/random-games';
import {
  CELLS,
  type Game,
  gameBehind,
  MASTER_IDS,
  phaseOf,
  play,
  type Setup,
  towers,
  VARIANTS,
  viewFor,
} from '@mahjong-fortress/towers';
import { describe, expect, test } from 'vitest';
import { type Sight, valueFor } from '../src/evaluate.ts';
import { BOTS, hintFor, playTowersBout, playTowersSoak } from '../src/index.ts';

/** A short search: the tests are about being legal and fair, not about being good. */
const QUICK = { iterations: 1 };

/** Plays a game through the checked door, so that one illegal action fails it; `look` sees every step of it. */
function playThrough(setup: Setup, levels: readonly Level[], look?: (game: Game) => void): Game {
  const random = randomFromSeed(setup.seed);
  let game = dealt(towers, setup);
  while (game.stage !== 'over') {
    const { seat } = game.turn;
    const level = levels[seat] ?? 'novice';
    for (const action of BOTS[level].decide(viewFor(game, seat), random, QUICK)) {
      look?.(game);
      const played = play(game, action);
      if (!played.ok) throw new Error(`${level}: ${JSON.stringify(action)}: ${played.error.reason}`);
      game = played.value.game;
    }
  }
  return game;
}

/** The same game with the cards that a seat may not know dealt anew. */
function redealt(game: Game, seat: number, seed: string): Game {
  return gameBehind(viewFor(game, seat), randomFromSeed(seed));
}

describe('every level', () => {
  test.each(VARIANTS)('plays the %s version to the end, every action legal', (variant) => {
    expect(playThrough({ seed: variant, players: 2, variant }, ['apprentice', 'novice']).stage).toBe('over');
  });

  test.each(LEVELS.flatMap((level) => (['basic', 'own'] as const).map((variant) => ({ level, variant }))))(
    '[T15, T33] $level decides the same whatever is hidden, in the $variant version',
    ({ level, variant }) => {
      let looked = 0;
      playThrough({ seed: 'leak', players: 3, variant }, ['apprentice', 'novice', 'novice'], (game) => {
        if (looked++ % (level === 'dragon' ? 40 : 12) !== 0) return;
        const { seat } = game.turn;
        const choice = (state: Game) =>
          BOTS[level].decide(viewFor(state, seat), randomFromSeed('same'), QUICK);
        expect(choice(redealt(game, seat, `dealt ${looked}`))).toEqual(choice(game));
      });
      expect(looked).toBeGreaterThan(40);
    },
  );

  test.each(LEVELS)('%s gives the same answer to the same seed', (level) => {
    const game = playUpTo({ seed: 'again', players: 2 }, 8);
    const decide = () =>
      BOTS[level].decide(viewFor(game, game.turn.seat), randomFromSeed('x'), { iterations: 2 });
    expect(decide()).toEqual(decide());
  });
});

describe('a value', () => {
  /** A castle of three cells in a row, with knights of the first seat on some of them. */
  function castle(levels: readonly number[], knights: readonly number[]): Game {
    const game = playUpTo({ seed: 'value', players: 2 }, 3);
    const cells = Array.from({ length: CELLS }, (_, cell) => cell);
    return {
      ...game,
      board: {
        levels: cells.map((cell) => levels[cell] ?? 0),
        figures: cells.map((cell) => (knights.includes(cell) ? 1 : 0)),
      },
    };
  }
  const seen = (sight: Partial<Sight>, game: Game) =>
    valueFor(game, 0, { rivals: 0, later: 0, promise: 0, knight: 0, card: 0, shifts: false, ...sight });
  const promised = (game: Game) => seen({ promise: 1 }, game) - seen({}, game);

  test('sees what the next step up promises', () => {
    expect(promised(castle([1, 2, 1], [0]))).toBe(3);
    expect(promised(castle([1, 1, 1], [0]))).toBe(1.5);
    expect(promised(castle([2, 1, 1], [0]))).toBe(0);
  });

  test('expects nothing of a lower knight who climbs only to where another one stands', () => {
    expect(promised(castle([2, 1, 2], [0, 1]))).toBe(0);
    expect(promised(castle([2, 1, 2], [1]))).toBe(3);
  });
});

/** A game of novices after so many decisions. */
function playUpTo(setup: Setup, decisions: number): Game {
  const random = randomFromSeed(setup.seed);
  let game = dealt(towers, setup);
  for (let count = 0; count < decisions; count++) {
    for (const action of BOTS.novice.decide(viewFor(game, game.turn.seat), random)) {
      const played = play(game, action);
      if (played.ok) game = played.value.game;
    }
  }
  return game;
}

describe('a plan', () => {
  test('goes to the end of the turn', () => {
    const game = playUpTo({ seed: 'plan', players: 2 }, 3);
    const actions = BOTS.apprentice.decide(viewFor(game, game.turn.seat), randomFromSeed('plan'));
    expect(actions.at(-1)).toEqual({ type: 'end' });
  });

  test('is what was found when time is up, and still ends the turn', () => {
    const game = playUpTo({ seed: 'plan', players: 2 }, 3);
    const decide = (isSpent: () => boolean) =>
      BOTS.dragon.decide(viewFor(game, game.turn.seat), randomFromSeed('plan'), { isSpent });
    const steps = (actions: ReturnType<typeof decide>) =>
      actions.filter(({ type }) => type !== 'advance' && type !== 'end').length;
    const hurried = decide(() => true);
    expect(hurried.at(-1)).toEqual({ type: 'end' });
    // Only the first step was looked at.
    expect(steps(hurried)).toBe(1);
    expect(steps(decide(() => false))).toBeGreaterThan(1);
  });

  test.each(['apprentice', 'master', 'dragon'] as const)(
    'of the %s with own decks stops where cards are drawn, before anything else is done',
    (level) => {
      let bought = 0;
      const random = randomFromSeed('own');
      playThrough({ seed: 'own', players: 2, variant: 'own' }, ['novice', 'novice'], (game) => {
        if (phaseOf(game) !== 'turn' || game.turn.ap < 5) return;
        const actions = BOTS[level].decide(viewFor(game, game.turn.seat), random, QUICK);
        if (!actions.some(({ type }) => type === 'buy')) return;
        expect(actions).toEqual([{ type: 'buy' }]);
        bought += 1;
      });
      // Cards mean nothing to an apprentice.
      expect(bought > 0).toBe(level !== 'apprentice');
    },
  );

  test('climbs above level 1, which no single step pays for', () => {
    const game = playThrough({ seed: 'climb', players: 2 }, ['apprentice', 'apprentice']);
    const levels = game.board.levels.filter((_, cell) => game.board.figures[cell] === 1);
    expect(Math.max(...levels)).toBeGreaterThan(1);
  });
});

test('a hint suggests a turn that can be played, and says why', () => {
  const game = playUpTo({ seed: 'hint', players: 2 }, 3);
  const { actions, reasons } = hintFor(viewFor(game, game.turn.seat), randomFromSeed('hint'), QUICK);
  expect(reasons.length).toBeGreaterThan(0);
  let now = game;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(played.error.reason);
    now = played.value.game;
  }
});

test.each(VARIANTS)('[T15, T33] a hint is the same whatever is hidden, in the %s version', (variant) => {
  let looked = 0;
  playThrough({ seed: 'hints', players: 3, variant }, ['novice', 'novice', 'novice'], (game) => {
    if (looked++ % 25 !== 0) return;
    const { seat } = game.turn;
    const told = (state: Game) => hintFor(viewFor(state, seat), randomFromSeed('same'), QUICK);
    expect(told(redealt(game, seat, `dealt ${looked}`))).toEqual(told(game));
  });
  expect(looked).toBeGreaterThan(40);
});

// The arena tells it with hundreds of games; a few are enough to notice a level that does harm.
test('an apprentice beats a novice', () => {
  const contest = {
    a: { level: 'apprentice' },
    b: { level: 'novice' },
    players: 2,
    seed: 'ladder',
    setup: {},
  } as const;
  const bouts = Array.from({ length: 4 }, (_, index) => {
    const bout = playTowersBout(contest, index, () => 0);
    if (!bout.ok) throw new Error(bout.error.message);
    return bout.value;
  });
  expect(summarise(bouts).margin).toBeGreaterThan(10);
});

describe('a soak', () => {
  test('meets every version, number of players and master card', () => {
    const games = [0, 4, 8].map((index) => playTowersSoak({ seed: 'soak' }, index));
    expect(games.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
    expect(games.map(({ variant }) => variant)).toEqual([...VARIANTS]);
    expect(games.map(({ players }) => players)).toEqual([2, 3, 4]);
    expect(MASTER_IDS).toContain(games[2]?.master);
  });
});
