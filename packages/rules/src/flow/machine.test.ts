import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { LAYOUTS } from '../../test/builders.ts';
import type { Action } from '../action.ts';
import { DRAGON_IDS, SPIRIT_IDS } from '../cards.ts';
import { isCountdownOpen, isLastRound } from '../countdown.ts';
import type { Game, PlayerCount } from '../game.ts';
import { legalActions } from '../play.ts';
import { standings } from '../score.ts';
import type { Setup } from '../setup.ts';
import { FACES, KINDS } from '../tile.ts';
import { gameMachine } from './machine.ts';

const GAMES = 2000;

function setupFor(index: number): Setup {
  const players = ((index % 4) + 1) as PlayerCount;
  const spirit = SPIRIT_IDS[index % SPIRIT_IDS.length] ?? 'wind';
  return {
    layout: LAYOUTS.hill,
    seed: `chart ${index}`,
    players,
    spirits: index % 20 === 0 ? SPIRIT_IDS : [spirit],
    dragons: players === 1 ? [] : DRAGON_IDS,
  };
}

/** Any action at all, legal or not. */
function anyAction(game: Game, random: Random): Action {
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const realmCell = () => random.below(game.players[0]?.realm.tops.length ?? 1);
  const fortressCell = () => random.below(game.fortress.stacks.length);
  const face = () => random.below(FACES.length);
  return any<() => Action>([
    () => ({ type: 'take', cell: fortressCell() }),
    () => ({ type: 'destroy', cell: fortressCell() }),
    () => ({ type: any(['shrine', 'discard', 'summon', 'done', 'end', 'ingenuity']) }),
    () => ({ type: 'place', face: face(), cell: realmCell() }),
    () => ({ type: 'forgo', face: face() }),
    () => ({ type: any(['lock', 'build', 'turn']), cell: realmCell() }),
    () => ({ type: any(['shift', 'move']), from: realmCell(), to: realmCell() }),
    () => ({ type: 'change', cell: realmCell(), kind: any(KINDS) }),
    () => ({ type: 'activate', spirit: any(SPIRIT_IDS), pay: any([realmCell(), 'shrine']) }),
  ])();
}

const key = (action: Action) => JSON.stringify(action);

/** Actions are flat, and millions of them are compared here. */
function isSame(one: Action, other: Action): boolean {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => other[name as keyof Action] === value)
  );
}

function dealtActor(setup: Setup) {
  const actor = createActor(gameMachine).start();
  actor.send({ type: 'deal', setup });
  return actor;
}

describe('the chart', () => {
  test('refuses a setup that cannot be dealt', () => {
    const actor = dealtActor({ ...setupFor(0), layout: ['1'] });
    expect(actor.getSnapshot().value).toBe('setup');
  });

  test('in every state of thousands of random games it accepts exactly the legal actions', {
    timeout: 600_000,
  }, () => {
    const visited = new Set<string>();
    for (let index = 0; index < GAMES; index++) {
      const actor = dealtActor(setupFor(index));
      const random = randomFromSeed(`play ${index}`);
      for (;;) {
        const snapshot = actor.getSnapshot();
        visited.add(JSON.stringify(snapshot.value));
        const { game } = snapshot.context;
        if (!game || snapshot.status === 'done') break;
        const legal = legalActions(game);
        for (const action of legal) if (!snapshot.can(action)) expect.fail(`refused ${key(action)}`);
        for (let i = 0; i < 4; i++) {
          const action = anyAction(game, random);
          const isKnown = legal.some((known) => isSame(known, action));
          if (snapshot.can(action) !== isKnown) expect.fail(`wrong about ${key(action)}`);
        }
        const choice = legal[random.below(legal.length)];
        if (choice) actor.send(choice);
        const { actions } = actor.getSnapshot().context;
        if (actions.length !== snapshot.context.actions.length + 1) expect.fail('nothing was played');
      }
      const done = actor.getSnapshot();
      expect(done.status).toBe('done');
      expect(done.output).toEqual(done.context.game && standings(done.context.game));
    }
    // Every phase and every Spirit was really there.
    for (const state of ['chooseAction', 'finishAction', 'place', 'lockSet', 'buildShrines', 'endOfTurn']) {
      expect(
        [...visited].some((value) => value.includes(`"${state}"`)),
        state,
      ).toBe(true);
    }
    for (const spirit of ['beauty', 'wind', 'strength', 'change', 'faith', 'destruction', 'cunning']) {
      expect(
        [...visited].some((value) => value.includes(`"${spirit}"`)),
        spirit,
      ).toBe(true);
    }
  });

  test('the countdown opens with tier 1 and announces the last round', () => {
    const seen = new Set<unknown>();
    for (let index = 0; index < 8; index++) {
      const actor = dealtActor(setupFor(index));
      const random = randomFromSeed(`countdown ${index}`);
      for (;;) {
        const { value, context } = actor.getSnapshot();
        if (typeof value !== 'object' || !context.game) break;
        const { countdown } = value.playing as { countdown: string };
        const open = isCountdownOpen(context.game) ? 'open' : 'closed';
        expect(countdown).toBe(isLastRound(context.game) ? 'lastRound' : open);
        seen.add(countdown);
        const legal = legalActions(context.game);
        actor.send(legal[random.below(legal.length)] as Action);
      }
    }
    expect(seen).toEqual(new Set(['closed', 'open', 'lastRound']));
  });

  test('survives persisting and restoring in any state', () => {
    for (const index of [0, 3, 40]) {
      let actor = dealtActor(setupFor(index));
      const random = randomFromSeed(`persist ${index}`);
      for (;;) {
        const stored = JSON.stringify(actor.getPersistedSnapshot());
        const before = actor.getSnapshot();
        actor = createActor(gameMachine, { snapshot: JSON.parse(stored) }).start();
        const restored = actor.getSnapshot();
        expect(restored.value).toEqual(before.value);
        expect(restored.context).toEqual(before.context);
        if (!restored.context.game || restored.status === 'done') break;
        const legal = legalActions(restored.context.game);
        actor.send(legal[random.below(legal.length)] as Action);
      }
    }
  });

  test('resumes a game from any position, in its own state', () => {
    const actor = dealtActor(setupFor(20));
    const random = randomFromSeed('resume');
    for (;;) {
      const snapshot = actor.getSnapshot();
      const { game } = snapshot.context;
      if (!game || snapshot.status === 'done') break;
      const resumed = createActor(gameMachine).start();
      resumed.send({ type: 'resume', game });
      expect(resumed.getSnapshot().value).toEqual(snapshot.value);
      const legal = legalActions(game);
      actor.send(legal[random.below(legal.length)] as Action);
    }
  });
});
