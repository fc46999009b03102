import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { ownRandom, ownSeed, volume } from '@mahjong-fortress/base/volume';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { LAYOUTS } from '../../test/builders.ts';
import { ACTION_NAMES, choose, nameOf, sceneFrom } from '../../test/walks.ts';
import type { Action } from '../action.ts';
import { DRAGON_IDS, SPIRIT_IDS } from '../cards.ts';
import { isCountdownOpen, isLastRound } from '../countdown.ts';
import type { Game, PlayerCount } from '../game.ts';
import { legalActions } from '../play.ts';
import { standings } from '../score.ts';
import type { Setup } from '../setup.ts';
import { FACES, KINDS } from '../tile.ts';
import { gameMachine } from './machine.ts';

/** Whole games, and crowded positions in which everything happens soon. */
const GAMES = volume({ usual: 40, ordeal: 1500 });
const SCENES = volume({ usual: 80, ordeal: 3000 });

function setupFor(index: number): Setup {
  const players = ((index % 4) + 1) as PlayerCount;
  const spirit = SPIRIT_IDS[index % SPIRIT_IDS.length] ?? 'wind';
  return {
    layout: LAYOUTS.hill,
    seed: ownSeed(`chart ${index}`),
    players,
    spirits: index % 20 === 0 ? SPIRIT_IDS : [spirit],
    dragons: players === 1 ? [] : DRAGON_IDS,
  };
}

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;

/** Any action at all, legal or not. */
function anyAction(game: Game, random: Random): Action {
  const any = <T>(list: readonly T[]): T => oneOf(list, random);
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

/** The names of all states that a value holds. */
function names(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([name, below]) => [name, ...names(below)]);
}

type StateNode = Pick<typeof gameMachine.root, 'key' | 'type'> & { readonly states: object };

/** The states without states of their own. */
function restsOf({ key, type, states }: StateNode): string[] {
  return type === 'atomic' || type === 'final' ? [key] : Object.values(states).flatMap(restsOf);
}

/** They lead on by themselves. */
const PASSED_THROUGH = ['next', 'called'];
/** Games begin when they are dealt. */
const BEFORE = ['setup'];

function dealtActor(setup: Setup) {
  const actor = createActor(gameMachine).start();
  actor.send({ type: 'deal', setup });
  return actor;
}

function resumedActor(game: Game) {
  const actor = createActor(gameMachine).start();
  actor.send({ type: 'resume', game });
  return actor;
}

describe('the chart', () => {
  test('refuses a setup that cannot be dealt', () => {
    const actor = dealtActor({ ...setupFor(0), layout: ['1'] });
    expect(actor.getSnapshot().value).toBe('setup');
  });

  test('in every state of random games it accepts exactly the legal actions', () => {
    const visited = new Set<string>();
    const played = new Set<string>();
    const begun = [
      ...Array.from({ length: GAMES }, (_, index) => dealtActor(setupFor(index))),
      ...Array.from({ length: SCENES }, (_, index) => resumedActor(sceneFrom(ownSeed(`chart ${index}`)))),
    ];
    for (const [index, actor] of begun.entries()) {
      const random = ownRandom(`play ${index}`);
      for (;;) {
        const snapshot = actor.getSnapshot();
        for (const name of names(snapshot.value)) visited.add(name);
        const { game } = snapshot.context;
        if (!game || snapshot.status === 'done') break;
        const legal = legalActions(game);
        for (const action of legal) if (!snapshot.can(action)) expect.fail(`refused ${key(action)}`);
        for (let i = 0; i < 4; i++) {
          const action = anyAction(game, random);
          const isKnown = legal.some((known) => isSame(known, action));
          if (snapshot.can(action) !== isKnown) expect.fail(`wrong about ${key(action)}`);
        }
        // One game out of three is left to chance, the others are drawn towards what seldom happens by it.
        const isByChance = index % 3 === 0;
        const choice = isByChance ? oneOf(legal, random) : choose(game, legal, random);
        actor.send(choice);
        played.add(nameOf(choice));
        const { actions } = actor.getSnapshot().context;
        if (actions.length !== snapshot.context.actions.length + 1) expect.fail('nothing was played');
      }
      const done = actor.getSnapshot();
      expect(done.status).toBe('done');
      expect(done.output).toEqual(done.context.game && standings(done.context.game));
    }
    // Every state in which a game can rest, every type of action and every Spirit was really there.
    const unvisited = restsOf(gameMachine.root).filter((name) => !visited.has(name));
    expect(new Set(unvisited)).toEqual(new Set([...BEFORE, ...PASSED_THROUGH]));
    expect(played).toEqual(new Set(ACTION_NAMES));
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
      expect(resumedActor(game).getSnapshot().value).toEqual(snapshot.value);
      const legal = legalActions(game);
      actor.send(legal[random.below(legal.length)] as Action);
    }
  });
});
