import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { volume } from '@mahjong-fortress/base/volume';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anyAction, setups } from '../../test/random-games.ts';
import type { Action } from '../action.ts';
import { legalActions } from '../play.ts';
import type { Setup } from '../setup.ts';
import { standings } from '../standings.ts';
import { gameMachine } from './machine.ts';

const key = (action: Action) => JSON.stringify(Object.entries(action).sort());

function dealtActor(setup: Setup) {
  const actor = createActor(gameMachine).start();
  actor.send({ type: 'deal', setup });
  return actor;
}

type Actor = ReturnType<typeof dealtActor>;

/** Plays at random to the end, and shows every snapshot on the way. */
function playOut(
  actor: Actor,
  random: Random,
  look: (snapshot: ReturnType<Actor['getSnapshot']>) => void,
): void {
  for (;;) {
    const snapshot = actor.getSnapshot();
    look(snapshot);
    const { game } = snapshot.context;
    if (!game || snapshot.status === 'done') return;
    const legal = legalActions(game);
    actor.send(legal[random.below(legal.length)] as Action);
    const { actions } = actor.getSnapshot().context;
    if (actions.length !== snapshot.context.actions.length + 1) expect.fail('nothing was played');
  }
}

/** The names of all states that a value holds. */
function names(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([name, below]) => [name, ...names(below)]);
}

describe('the chart', () => {
  test('refuses a setup that cannot be dealt', () => {
    const actor = dealtActor({ seed: '', players: 2, castles: [1] });
    expect(actor.getSnapshot().value).toBe('setup');
  });

  test('in every state of random games it accepts exactly the legal actions', () => {
    const visited = new Set<string>();
    for (const setup of setups(volume({ usual: 1, ordeal: 40 }))) {
      const actor = dealtActor(setup);
      const random = randomFromSeed(`chart ${setup.seed}`);
      playOut(actor, random, (snapshot) => {
        for (const name of names(snapshot.value)) visited.add(name);
        const { game } = snapshot.context;
        if (!game || snapshot.status === 'done') return;
        const legal = legalActions(game);
        for (const action of legal) if (!snapshot.can(action)) expect.fail(`refused ${key(action)}`);
        const listed = new Set(legal.map(key));
        for (let count = 0; count < 4; count++) {
          const action = anyAction(random);
          if (snapshot.can(action) !== listed.has(key(action))) expect.fail(`wrong about ${key(action)}`);
        }
      });
      const done = actor.getSnapshot();
      expect(done.status).toBe('done');
      expect(done.output).toEqual(done.context.game && standings(done.context.game));
    }
    // Every state in which a game can rest was really there.
    for (const state of [
      ...['foundCastle', 'placeKnight', 'placeKing', 'spendPoints', 'pointsSpent', 'keepCard', 'moveKing'],
      ...[
        'mayBePlayed',
        'played',
        'beforeTheFirstYear',
        'firstYear',
        'secondYear',
        'thirdYear',
        'finalScoring',
      ],
    ]) {
      expect(visited).toContain(state);
    }
  });

  test('the calendar and the card follow the game', () => {
    const years = ['beforeTheFirstYear', 'firstYear', 'secondYear', 'thirdYear'];
    playOut(
      dealtActor({ seed: 'calendar', players: 2, variant: 'master' }),
      randomFromSeed('calendar'),
      ({ value, context }) => {
        if (typeof value !== 'object' || !context.game) return;
        const { calendar, card } = value.playing as { calendar: string; card: string };
        expect(calendar).toBe(years[context.game.year]);
        expect(card).toBe(context.game.turn.played ? 'played' : 'mayBePlayed');
      },
    );
  });

  test('resumes a game from any position, in its own state', () => {
    playOut(
      dealtActor({ seed: 'resume', players: 3, variant: 'own' }),
      randomFromSeed('resume'),
      ({ value, context, status }) => {
        if (!context.game || status === 'done') return;
        const resumed = createActor(gameMachine).start();
        resumed.send({ type: 'resume', game: context.game });
        expect(resumed.getSnapshot().value).toEqual(value);
      },
    );
  });

  test('survives persisting and restoring in any state', () => {
    let actor = dealtActor({ seed: 'persist', players: 2, variant: 'own' });
    const random = randomFromSeed('persist');
    for (;;) {
      const before = actor.getSnapshot();
      const stored = JSON.stringify(actor.getPersistedSnapshot());
      actor = createActor(gameMachine, { snapshot: JSON.parse(stored) }).start();
      expect(actor.getSnapshot().value).toEqual(before.value);
      const { game } = actor.getSnapshot().context;
      if (!game || before.status === 'done') return;
      const legal = legalActions(game);
      actor.send(legal[random.below(legal.length)] as Action);
    }
  });
});
