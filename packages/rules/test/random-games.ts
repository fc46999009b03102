/** Whole games played at random, for everything that wants many different states. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type RecordOf, recordAt } from '@mahjong-fortress/match';
import { dealt as dealtBy, pick, type Step as StepOf, stepsFrom } from '@mahjong-fortress/match/random-games';
import { type Action, type Game, type GameEvent, mahjongFortress, type Setup } from '../src/index.ts';

export type FortressRecord = RecordOf<typeof mahjongFortress>;
export type Step = StepOf<Game, Action, GameEvent>;

export function dealt(setup: Setup): Game {
  return dealtBy(mahjongFortress, setup);
}

/** Plays a random game and hands out every step of it. */
export function randomSteps(setup: Setup, seed = setup.seed): Generator<Step, void> {
  const random = randomFromSeed(`random player ${seed}`);
  return stepsFrom(mahjongFortress, dealt(setup), (actions) => pick(actions, random));
}

/** The record of a game that has just been dealt. */
export function dealtRecord(setup: Setup): FortressRecord {
  return {
    setup: mahjongFortress.settled(setup, dealt(setup)),
    seats: Array.from({ length: setup.players }, () => ({ level: 'random' })),
    actions: [],
  };
}

/** The finished record of a random game. */
export function randomRecord(setup: Setup): FortressRecord {
  const steps = [...randomSteps(setup)];
  const actions = steps.map(({ action }) => action);
  return recordAt(mahjongFortress, dealtRecord(setup), {
    actions,
    game: steps.at(-1)?.after ?? dealt(setup),
  });
}
