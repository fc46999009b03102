/** Every Spirit once: called, paid, led through its steps, and seen in the game. */
import {
  type Action,
  boardsOf,
  cellsWhere,
  type Game,
  isAvailable,
  isFaceUp,
  kindOf,
  legalActions,
  makeAction,
  play,
  SHRINE,
  SPIRIT_IDS,
  type SpiritId,
  topAt,
  topFace,
} from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

const { effects } = en.tasks;

interface Step {
  /** What the player is asked before it. */
  readonly task: string;
  readonly type: Action['type'];
  /** What shows that it is the Spirit's doing. */
  only?(action: Action, game: Game): boolean;
}

interface SpiritCase {
  readonly steps: readonly Step[];
  /** What the last step has brought. */
  check(before: Game, after: Game): void;
}

const me = (game: Game) => {
  const [player] = game.players;
  if (!player) throw new Error('nobody plays');
  return player;
};
const lastSet = (game: Game) => me(game).sets.at(-1);
const shrinesIn = (game: Game) => cellsWhere(me(game).realm, (top) => top === SHRINE).length;
const tilesIn = ({ fortress }: Game) => fortress.stacks.reduce((sum, stack) => sum + stack.length, 0);
const faceAt = ({ fortress }: Game, action: Action) =>
  action.type === 'take' ? topFace(fortress, action.cell) : undefined;
/** A second tile that could not be taken without the Spirit. */
const unlikeFirst = (action: Action, game: Game) => faceAt(game, action) !== game.turn.first?.face;

const CASES: Readonly<Record<SpiritId, SpiritCase>> = {
  beauty: {
    steps: [{ task: effects.beauty, type: 'lock' }],
    check: (_, after) => expect(lastSet(after)?.kind).toBe('number'),
  },
  lightness: {
    steps: [
      {
        task: effects.lightness,
        type: 'take',
        only: (action, { fortress }) => action.type === 'take' && !isAvailable(fortress, action.cell),
      },
    ],
    check: (_, { turn }) => expect(turn.lightnessMet).toBe(true),
  },
  wind: {
    steps: [
      { task: effects.wind, type: 'turn' },
      { task: effects.windTurned, type: 'shift' },
    ],
    check(before, after) {
      const { realm } = me(after);
      expect(cellsWhere(realm, isFaceUp)).toHaveLength(cellsWhere(me(before).realm, isFaceUp).length - 1);
      expect(cellsWhere(realm, (top) => top === SHRINE)).not.toEqual(
        cellsWhere(me(before).realm, (top) => top === SHRINE),
      );
    },
  },
  deceit: {
    steps: [{ task: effects.deceit, type: 'take', only: unlikeFirst }],
    check: (_, { turn }) => expect(new Set(turn.hand).size).toBe(2),
  },
  strength: {
    steps: [
      { task: effects.strength, type: 'move' },
      { task: effects.strengthSecond, type: 'move' },
    ],
    check(before, after) {
      const moved = me(before).realm.tops.filter((top, cell) => top !== topAt(me(after).realm, cell));
      expect(moved.length).toBeGreaterThanOrEqual(2);
    },
  },
  change: {
    steps: [{ task: effects.change, type: 'change' }],
    check: (before, after) => expect(me(after).sets).toHaveLength(me(before).sets.length + 1),
  },
  faith: {
    steps: [{ task: effects.faith, type: 'build' }],
    check: (before, after) => expect(shrinesIn(after)).toBe(shrinesIn(before) + 1),
  },
  depths: {
    steps: [{ task: effects.depths, type: 'take', only: unlikeFirst }],
    check(_, { turn }) {
      const [one = 0, two = 0] = turn.hand;
      expect(kindOf(one)).toBe(kindOf(two));
    },
  },
  destruction: {
    steps: [{ task: effects.destruction, type: 'destroy' }],
    check: (before, after) => expect(tilesIn(after)).toBe(tilesIn(before) - 1),
  },
  cunning: {
    steps: [{ task: effects.cunning, type: 'lock' }],
    check: (_, after) => expect(lastSet(after)).toMatchObject({ size: 3 }),
  },
};

function played(game: Game, action: Action): Game {
  const next = play(game, action);
  if (!next.ok) throw new Error(next.error.reason);
  return next.value.game;
}

/** The actions that go through the steps, if there are any. */
function planned(game: Game, [step, ...rest]: readonly Step[]): readonly Action[] | undefined {
  if (!step) return [];
  for (const action of legalActions(game)) {
    if (action.type !== step.type || step.only?.(action, game) === false) continue;
    const further = planned(played(game, action), rest);
    if (further) return [action, ...further];
  }
  return undefined;
}

/** A call of the Spirit and what follows it; several ways to pay, so that the payment is asked for. */
function plannedCall(game: Game, steps: readonly Step[]): readonly Action[] | undefined {
  const calls = legalActions(game).filter(({ type }) => type === 'activate');
  if (game.turn.player !== 0 || calls.length < 2) return undefined;
  for (const call of calls) {
    const further = planned(played(game, call), steps);
    if (further) return [call, ...further];
  }
  return undefined;
}

/** The first moment at which a Spirit can be called for its steps, and everything that is done then. */
function callOf(spirit: SpiritId) {
  const { steps } = CASES[spirit];
  const { reached, after } = findMoment((_, after) => plannedCall(after, steps) !== undefined, {
    spirits: [spirit],
    sitters: ['human', 'novice'],
  });
  return { reached, first: after, plan: plannedCall(after, steps) ?? [] };
}

test('every Spirit is called, paid and carried out', async ({ page }) => {
  const calls = SPIRIT_IDS.map((spirit) => ({ spirit, ...callOf(spirit), ...CASES[spirit] }));
  const game = new GamePage(page);
  await game.open({ shelf: Object.fromEntries(calls.map(({ spirit, reached }) => [spirit, reached])) });
  for (const { spirit, reached, first, plan, steps, check } of calls) {
    const { name } = en.spirits[spirit];
    await test.step(name, async () => {
      await game.goTo(spirit, reached);
      await expect(game.button(`Call the ${name}`)).toBeVisible();
      const tasks = [undefined, ...steps.map(({ task }) => task)];
      for (const [index, action] of plan.entries()) {
        const task = tasks[index];
        if (task) await expect(game.task).toHaveText(task);
        await game.doOnGrids(makeAction(boardsOf(first), action));
      }
      check(played(first, plan[0] as Action), await game.game());
      // And the game goes on.
      expect(await game.legal()).not.toEqual([]);
    });
  }
});

test('a call can be given up before it is paid', async ({ page }) => {
  const game = new GamePage(page);
  await game.resume(callOf('destruction').reached);
  const before = await game.read('position');
  await game.button('Call the Spirit of Destruction').click();
  await expect(game.task).toContainText(`${en.spirits.destruction.name}: pay with a face-up tile`);
  await game.button('Cancel').click();
  await expect(game.button('Call the Spirit of Destruction')).toBeVisible();
  expect(await game.read('position')).toEqual(before);
});
