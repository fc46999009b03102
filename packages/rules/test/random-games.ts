/** Whole games played at random, for everything that wants many different states. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type RecordOf, recordAt } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  gameFromSetup,
  legalActions,
  mahjongFortress,
  play,
  type Setup,
} from '../src/index.ts';

export type FortressRecord = RecordOf<typeof mahjongFortress>;

export function dealt(setup: Setup): Game {
  const game = gameFromSetup(setup);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

export interface Step {
  readonly before: Game;
  readonly action: Action;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Plays a random game and hands out every step of it. */
export function* randomSteps(setup: Setup, seed = setup.seed): Generator<Step, void> {
  const random = randomFromSeed(`random player ${seed}`);
  let before = dealt(setup);
  while (!before.over) {
    const actions = legalActions(before);
    const action = actions[random.below(actions.length)];
    if (!action) throw new Error('a game got stuck');
    const played = play(before, action);
    if (!played.ok) throw new Error(played.error.reason);
    yield { before, action, after: played.value.game, events: played.value.events };
    before = played.value.game;
  }
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
