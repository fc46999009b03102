import { isDeepStrictEqual } from 'node:util';
import { type Random, randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { ownRandom, volume } from '@mahjong-fortress/base/volume';
import { frozen } from '@mahjong-fortress/match/random-games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activate } from '../src/activation.ts';
import {
  type Action,
  activePlayer,
  allTiles,
  DOWN,
  DRAGON_IDS,
  type DragonId,
  draftOf,
  dragonsFor,
  EMPTY,
  FACES,
  type Game,
  type GameEvent,
  gameBehind,
  HIDDEN,
  KINDS,
  legalActions,
  mandatorySets,
  newTurn,
  type Payment,
  PLAYER_COUNTS,
  play,
  type Realm,
  refusalOf,
  type Setup,
  SHRINE,
  SPIRIT_IDS,
  type SpiritId,
  standings,
  viewFor,
} from '../src/index.ts';
import { SPIRITS } from '../src/spirits/index.ts';
import { LAYOUTS } from './builders.ts';
import { dealt, type Step } from './random-games.ts';
import { referenceActions } from './reference.ts';
import { ACTION_NAMES, type Journey, nameOf, sceneFrom, walk } from './walks.ts';

const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    seed: fc.string({ maxLength: 8 }),
    players: fc.constantFrom(...PLAYER_COUNTS),
    layout: fc.constantFrom(...Object.values(LAYOUTS)),
    spirits: fc.oneof(fc.constant(SPIRIT_IDS), fc.subarray([...SPIRIT_IDS], { maxLength: 3 })),
    dragons: fc.subarray([...DRAGON_IDS]),
    realm: fc.constantFrom(
      { columns: 6, rows: 4 },
      { columns: 4, rows: 3 },
      { columns: 3, rows: 2 },
      { columns: 2, rows: 2 },
      { columns: 7, rows: 5 },
    ),
  })
  .map((setup) => ({
    ...setup,
    dragons: setup.dragons.filter((id) => dragonsFor(setup.players).includes(id)),
  }));

const anyJourney: fc.Arbitrary<Journey> = fc.oneof(
  { weight: 1, arbitrary: anySetup.map((setup) => ({ start: dealt(setup), seed: setup.seed })) },
  {
    weight: 20,
    arbitrary: fc.string({ maxLength: 8 }).map((seed) => ({ start: sceneFrom(seed), seed, steps: 12 })),
  },
);

/** Whole games and, many more, short journeys from crowded positions. */
const MANY = volume({ usual: 300, ordeal: 5000 });
const SOME = volume({ usual: 100, ordeal: 2500 });
const GAMES = volume({ usual: 15, ordeal: 200 });

/** The same cases in every run of the tests: a property that fails today fails tomorrow. */
const SEED = volume({ usual: 29, ordeal: ownRandom('journeys').below(2 ** 31) });

function cases<Case>(any: fc.Arbitrary<Case>, count: number): Case[] {
  return fc.sample(any, { seed: SEED, numRuns: count });
}

interface Walked extends Journey {
  readonly index: number;
  readonly walked: readonly Step[];
}

function walkedBy(journeys: readonly Journey[]): Walked[] {
  return journeys.map((journey, index) => ({ ...journey, index, walked: [...walk(journey, frozen)] }));
}

/** Walked once for all properties; a frozen state throws when anything in it is written to. */
const JOURNEYS = walkedBy(cases(anyJourney, MANY));
const WHOLE_GAMES = walkedBy(
  cases(anySetup, GAMES).map((setup) => ({ start: dealt(setup), seed: setup.seed })),
);

/** Says where, whatever fails. */
function inEach(journeys: readonly Walked[], property: (journey: Walked) => void): void {
  for (const journey of journeys) {
    try {
      property(journey);
    } catch (error) {
      if (error instanceof Error)
        error.message = `journey ${journey.index} (“${journey.seed}”): ${error.message}`;
      throw error;
    }
  }
}

function inJourneys(count: number, property: (journey: Walked) => void): void {
  inEach(JOURNEYS.slice(0, count), property);
}

function inGames(count: number, property: (journey: Walked) => void): void {
  inEach(WHOLE_GAMES.slice(0, count), property);
}

/** The slow comparison, which says what differs, only where something does. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

const keyOf = (action: Action) => JSON.stringify(Object.entries(action).sort());
const keysOf = (actions: readonly Action[]) => actions.map(keyOf).sort();
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

// ── What every state keeps ──

function tilesOf({ fortress, players, turn, ingenuity }: Game): number[] {
  const laid = players.flatMap(({ realm, discarded }) => [...realm.stacks.flat(), ...discarded]);
  return [...fortress.stacks.flat(), ...laid, ...turn.hand, ...(ingenuity?.tiles ?? [])].sort(
    (a, b) => a - b,
  );
}

const count = <T>(list: readonly T[], question: (item: T) => boolean) => list.filter(question).length;
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function shrinesOf({ shrines, players }: Game): number {
  const built = players.map(({ realm }) => count(realm.tops, (top) => top === SHRINE));
  return shrines + total(built) + total(players.map((player) => player.shrines));
}

function tokensOf({ track, pile, players, ingenuity }: Game): number {
  return track + pile + total(players.map(({ tokens }) => tokens)) + (ingenuity?.tokens ?? 0);
}

/** A top says the same as its stack: empty, the face of the last tile, or face down. */
function isSound({ tops, stacks, columns, rows }: Realm): boolean {
  return (
    tops.length === columns * rows &&
    stacks.length === tops.length &&
    tops.every((top, cell) => {
      const last = stacks[cell]?.at(-1);
      return last === undefined ? top === EMPTY : top === last || top === DOWN || top === SHRINE;
    })
  );
}

describe('in every state of a game', () => {
  test.each([MANY, SOME])(
    '%i journeys meet every number of players, every type of action and every Spirit',
    (journeys) => {
      const met = new Set<string>();
      inJourneys(journeys, ({ walked }) => {
        for (const { before, action, after } of walked) {
          met.add(`${before.options.players} players`).add(nameOf(action));
          if (after.over) met.add('the end');
        }
      });
      const players = PLAYER_COUNTS.map((count) => `${count} players`);
      expect(met).toEqual(new Set([...players, ...ACTION_NAMES, 'the end']));
    },
  );

  test('116 tiles, 40 shrines and 7 tokens are conserved', () => {
    inGames(GAMES, ({ walked }) => {
      for (const { after } of walked) {
        expectSame(tilesOf(after), allTiles());
        expectSame([shrinesOf(after), tokensOf(after)], [40, 7]);
      }
    });
    inJourneys(MANY, ({ start, walked }) => {
      const last = walked.at(-1)?.after ?? start;
      expect(tilesOf(last)).toEqual(tilesOf(start));
      expect([shrinesOf(last), tokensOf(last)]).toEqual([shrinesOf(start), tokensOf(start)]);
    });
  });

  test('realms are sound, and nothing is placed on a shrine or on a face-up tile', () => {
    inJourneys(MANY, (journey) => {
      for (const { before, action, after } of journey.walked) {
        for (const [index, { realm }] of after.players.entries()) {
          expect(isSound(realm)).toBe(true);
          const old = before.players[index]?.realm as Realm;
          for (const [cell, top] of old.tops.entries()) {
            const grown = (realm.stacks[cell]?.length ?? 0) > (old.stacks[cell]?.length ?? 0);
            if (grown) expect(top === EMPTY || top === DOWN, JSON.stringify(action)).toBe(true);
            if (top === SHRINE) expect(realm.stacks[cell]).toEqual(old.stacks[cell]);
          }
        }
      }
    });
  });

  test('only what the turn’s player owns changes, and nobody loses points', () => {
    inJourneys(SOME, (journey) => {
      for (const { before, after } of journey.walked) {
        for (const [index, player] of after.players.entries()) {
          if (index !== before.turn.player) expect(player).toBe(before.players[index]);
          expect(player.vp).toBeGreaterThanOrEqual(before.players[index]?.vp ?? 0);
        }
      }
    });
  });

  test('[R27] [R48] once all tiles are placed, every set that must be locked waits', () => {
    inJourneys(MANY, (journey) => {
      for (const { after } of journey.walked) {
        const { effect, finished, hand, waiting } = after.turn;
        if (after.over || !finished || hand.length > 0) continue;
        // A tile that Strength has moved joins no set before the second move.
        const moved = effect?.spirit === 'strength' ? effect.moved : [];
        const { realm } = activePlayer(after);
        const tops = realm.tops.map((top, cell) => (moved.includes(cell) ? DOWN : top));
        expect(waiting).toEqual(mandatorySets({ ...realm, tops }));
      }
    });
  });

  test('it is plain JSON, and play leaves it as it was', () => {
    inJourneys(SOME, (journey) => {
      for (const [index, { after }] of journey.walked.entries()) {
        if (index % 7 === 0) {
          expect(plain(after)).toEqual(after);
          expect(keysOf(legalActions(plain(after)))).toEqual(keysOf(legalActions(after)));
        }
      }
    });
  });
});

// ── What is legal ──

/** Everything anybody could ask for in a game. */
function universe(game: Game): Action[] {
  const fortress = [...game.fortress.stacks.keys()];
  const realm = [...(game.players[0] as Game['players'][number]).realm.tops.keys()];
  const pairs = realm.flatMap((from) => realm.map((to) => ({ from, to })));
  const payments: Payment[] = [...realm, 'shrine'];
  const faces = [...FACES.keys()];
  return [
    ...(['shrine', 'discard', 'summon', 'done', 'end', 'ingenuity'] as const).map((type) => ({ type })),
    ...(['take', 'destroy'] as const).flatMap((type) => fortress.map((cell) => ({ type, cell }))),
    ...(['lock', 'build', 'turn'] as const).flatMap((type) => realm.map((cell) => ({ type, cell }))),
    ...(['shift', 'move'] as const).flatMap((type) => pairs.map((pair) => ({ type, ...pair }))),
    ...faces.flatMap((face) => realm.map((cell) => ({ type: 'place', face, cell }) as const)),
    ...faces.map((face) => ({ type: 'forgo', face }) as const),
    ...realm.flatMap((cell) => KINDS.map((kind) => ({ type: 'change', cell, kind }) as const)),
    ...SPIRIT_IDS.flatMap((spirit) => payments.map((pay) => ({ type: 'activate', spirit, pay }) as const)),
  ];
}

function sample<T>(list: readonly T[], size: number, random: Random): T[] {
  return Array.from({ length: size }, () => list[random.below(list.length)] as T);
}

describe('the legal actions', () => {
  test('are those of the plainest reading of the rules', () => {
    inJourneys(MANY, (journey) => {
      for (const { before } of journey.walked) {
        expect(keysOf(legalActions(before))).toEqual(keysOf(referenceActions(before)));
      }
    });
  });

  test('are listed once each, are never none before the end, and all play', () => {
    inJourneys(SOME, (journey) => {
      for (const { before } of journey.walked) {
        const actions = legalActions(before);
        expect(actions).not.toHaveLength(0);
        expect(new Set(actions.map(keyOf)).size).toBe(actions.length);
        expect(actions.filter((action) => !play(before, action).ok)).toEqual([]);
      }
    });
  });

  test('are all there are: any other one is refused', () => {
    inJourneys(SOME, (journey) => {
      const random = randomFromSeed(journey.seed);
      let all: readonly Action[] | undefined;
      for (const { before, after } of journey.walked) {
        all ??= universe(before);
        for (const state of after.over ? [before, after] : [before]) {
          const asked = random.below(25) === 0 || after.over ? all : sample(all, 60, random);
          const listed = new Set(legalActions(state).map(keyOf));
          const wrong = asked.filter((action) => listed.has(keyOf(action)) !== !refusalOf(state, action));
          expect(wrong).toEqual([]);
        }
      }
    });
  });

  test('[R10] a Spirit can take effect exactly when there is a step to take after the payment', () => {
    inJourneys(SOME, (journey) => {
      for (const { before } of journey.walked) {
        if (before.turn.activated || before.turn.effect || legalActions(before)[0]?.type === 'ingenuity')
          continue;
        const { realm, shrines } = activePlayer(before);
        const tiles: Payment[] = [...realm.tops.keys()].filter((cell) => (realm.tops[cell] ?? EMPTY) < DOWN);
        const payments: Payment[] = shrines > 0 ? [...tiles, 'shrine'] : tiles;
        for (const spirit of SPIRIT_IDS.filter((id) => !SPIRITS[id].notNow?.(before))) {
          for (const pay of payments) {
            const after = draftOf(before);
            activate(after, spirit, pay, undefined);
            const { effect } = SPIRITS[spirit];
            const steps = effect?.steps(after) ?? legalActions(after).filter(({ type }) => type === 'take');
            expect(SPIRITS[spirit].canTakeEffect(after), spirit).toBe(steps.length > 0);
          }
        }
      }
    });
  });
});

// ── What may be known ──

/** The same game with the covered tiles of the fortress dealt anew. */
function withCoveredShuffled(game: Game, random: Random): Game {
  const covered = shuffled(
    game.fortress.stacks.flatMap((stack) => stack.slice(0, -1)),
    random,
  );
  const stacks = game.fortress.stacks.map((stack) => [
    ...covered.splice(0, Math.max(0, stack.length - 1)),
    ...stack.slice(-1),
  ]);
  return { ...game, fortress: { ...game.fortress, stacks } };
}

/** What may be told without knowing a covered tile: that one came to light, but not which. */
function inTheDark(events: readonly GameEvent[], action: Action): GameEvent[] {
  const dark = events.map((event) => (event.type === 'tileUncovered' ? { ...event, face: HIDDEN } : event));
  const news = dark.findIndex(({ type }) => type === 'tileUncovered');
  // The Dragon of Ingenuity may take what came to light in the same step.
  return action.type === 'ingenuity' && news >= 0 ? dark.slice(0, news + 1) : dark;
}

describe('[R3] a covered tile', () => {
  test('is not in a view, and changes nothing in it', () => {
    inJourneys(SOME, (journey) => {
      const random = randomFromSeed(journey.seed);
      for (const { before } of journey.walked) {
        const other = withCoveredShuffled(before, random);
        const viewer = random.below(before.options.players);
        expect(JSON.stringify(viewFor(other, viewer))).toBe(JSON.stringify(viewFor(before, viewer)));
      }
    });
  });

  test('can be any that nobody has seen yet', () => {
    inGames(15, ({ seed, walked }) => {
      const random = randomFromSeed(seed);
      for (const { before } of walked) {
        const view = viewFor(before, 0);
        const behind = gameBehind(view, random);
        expect(tilesOf(behind)).toEqual(allTiles());
        expect(JSON.stringify(viewFor(behind, 0))).toBe(JSON.stringify(view));
      }
    });
  });

  test('is told by nothing that happens, until it comes to light', () => {
    inJourneys(SOME, (journey) => {
      const random = randomFromSeed(journey.seed);
      for (const { before, action, events } of journey.walked) {
        const other = play(withCoveredShuffled(before, random), action);
        expect(other.ok && inTheDark(other.value.events, action)).toEqual(inTheDark(events, action));
      }
    });
  });

  test('does not decide what is legal', () => {
    inJourneys(SOME, (journey) => {
      const random = randomFromSeed(journey.seed);
      for (const { before } of journey.walked) {
        const actions = legalActions(before);
        expect(legalActions(viewFor(before, random.below(before.options.players)))).toEqual(actions);
        expect(legalActions(withCoveredShuffled(before, random))).toEqual(actions);
      }
    });
  });
});

// ── What happened ──

const isType =
  <Type extends GameEvent['type']>(type: Type) =>
  (event: GameEvent): event is Extract<GameEvent, { type: Type }> =>
    event.type === type;

/** The cells of the realm that an event names. */
function cellsTold(event: GameEvent): readonly number[] {
  switch (event.type) {
    case 'tilePlaced':
    case 'shrineBuilt':
    case 'tileTurned':
      return [event.cell];
    case 'setLocked':
      return event.cells;
    case 'tileMoved':
    case 'shrineMoved':
      return [event.from, event.to];
    case 'tileDiscarded':
      return event.from === 'realm' ? [event.cell ?? -1] : [];
    default:
      return [];
  }
}

function expectRealmEventsToFit({ before, after, events }: Step): void {
  const { player } = before.turn;
  const was = before.players[player]?.realm;
  const is = after.players[player]?.realm;
  // The Dragon of Ingenuity has none.
  if (!was || !is) return;
  const changed = [...was.tops.keys()].filter(
    (cell) => is.tops[cell] !== was.tops[cell] || is.stacks[cell]?.length !== was.stacks[cell]?.length,
  );
  expect(events.flatMap(cellsTold).sort((a, b) => a - b)).toEqual(changed);

  for (const { cells, set } of events.filter(isType('setLocked'))) {
    expect(cells).toHaveLength(set.size);
    expect(cells.every((cell) => is.tops[cell] === DOWN)).toBe(true);
    expect(after.players[player]?.sets.at(-1)).toEqual(set);
  }
  for (const { cell, face, tier } of events.filter(isType('tilePlaced'))) {
    expect(is.stacks[cell]).toHaveLength(tier);
    expect(is.tops[cell]).toBe(face);
  }
  for (const { cell, tier } of events.filter(isType('shrineBuilt'))) {
    expect(is.tops[cell]).toBe(SHRINE);
    expect(is.stacks[cell]).toHaveLength(tier);
  }
  for (const { cell } of events.filter(isType('tileTurned'))) {
    expect([was.tops[cell], is.tops[cell]]).toEqual([was.stacks[cell]?.at(-1), DOWN]);
  }
  for (const { from, to } of events.filter(isType('tileMoved'))) {
    expect(is.stacks[from]).toEqual(was.stacks[from]?.slice(0, -1));
    expect(is.stacks[to]?.at(-1)).toBe(was.stacks[from]?.at(-1));
    expect(is.tops[to]).toBe(was.tops[from]);
  }
  for (const { from, to } of events.filter(isType('shrineMoved'))) {
    expect([was.tops[from], was.tops[to]]).toEqual([SHRINE, DOWN]);
    expect([is.tops[from], is.tops[to]]).toEqual([DOWN, SHRINE]);
  }
}

function expectEventsToFit({ before, action, after, events }: Step): void {
  const gained = total(after.players.map(({ vp }) => vp)) - total(before.players.map(({ vp }) => vp));
  const told = events.map((event) =>
    event.type === 'setLocked' ? event.set.vp : event.type === 'tileDiscarded' ? event.vp : 0,
  );
  expect(total(told)).toBe(gained);

  const lowered = [...before.fortress.stacks.keys()].filter(
    (cell) => after.fortress.stacks[cell]?.length !== before.fortress.stacks[cell]?.length,
  );
  const uncovered = events.filter(isType('tileUncovered'));
  for (const cell of lowered) {
    const face = after.fortress.stacks[cell]?.at(-1);
    const last = uncovered.filter((event) => event.cell === cell).at(-1);
    if (face !== undefined) expect(last).toMatchObject({ face, tier: after.fortress.stacks[cell]?.length });
  }
  const lifted = events.filter(
    (event) => event.type === 'tileTaken' || (event.type === 'tileDiscarded' && event.from === 'fortress'),
  );
  expect(lifted).toHaveLength(before.fortress.stacks.flat().length - after.fortress.stacks.flat().length);

  const tokens = events.filter(isType('tokenTaken'));
  expect(tokens).toHaveLength(before.track + before.pile - after.track - after.pile);
  expect(events.some(isType('lastRound'))).toBe(before.track > 0 && after.track === 0);
  expect(events.some(isType('gameEnded'))).toBe(after.over);
  const { player } = before.turn;
  const passesOn = after.turn.player !== player;
  const begun = passesOn ? [{ type: 'turnBegun', player: after.turn.player, round: after.round }] : [];
  expect(events.filter(isType('turnBegun'))).toEqual(begun);
  const ended = passesOn || after.over ? [{ type: 'turnEnded', player }] : [];
  expect(events.filter(isType('turnEnded'))).toEqual(ended);

  const called = action.type === 'activate' ? [{ ...action, type: 'spiritActivated', player }] : [];
  expect(events.filter(isType('spiritActivated'))).toEqual(called);
  const paid = action.type === 'activate' && action.pay === 'shrine' ? 1 : 0;
  expect(events.filter(isType('shrineTaken'))).toHaveLength(before.shrines + paid - after.shrines);
}

test('events tell exactly what changed', () => {
  inJourneys(MANY, (journey) => {
    for (const step of journey.walked) {
      expectEventsToFit(step);
      expectRealmEventsToFit(step);
    }
  });
});

// ── What follows by itself ──

/** The state in which a turn that ended by itself would still wait. */
function unended({ before, after, events }: Step): Game {
  const { player, activated, locked } = before.turn;
  const cells = events.filter(isType('setLocked')).flatMap((event) => event.cells);
  const turn = { ...newTurn(player), finished: true, activated, locked: [...locked, ...cells] };
  return { ...after, over: false, turn };
}

test('[R28] [R29] [R51] building and turns end by themselves exactly when nothing else is left to do', () => {
  inJourneys(MANY, (journey) => {
    for (const step of journey.walked) {
      const { action, after, events } = step;
      const isExplicit = action.type === 'end' || action.type === 'ingenuity';
      if (events.some(isType('turnEnded')) && !isExplicit) {
        expect(referenceActions(unended(step))).toEqual([{ type: 'end' }]);
      }
      const [only, other] = legalActions(after);
      if (!other) expect(['end', 'done']).not.toContain(only?.type);
    }
  });
});

// ── Whole games ──

test('the same seed gives the same game', () => {
  inJourneys(SOME, (journey) => {
    expectSame([...walk(journey)], journey.walked);
  });
});

const CARDS: readonly { readonly spirits?: readonly SpiritId[]; readonly dragons?: readonly DragonId[] }[] = [
  {},
  ...SPIRIT_IDS.map((id) => ({ spirits: [id] })),
  ...DRAGON_IDS.map((id) => ({ dragons: [id] })),
  { spirits: SPIRIT_IDS, dragons: DRAGON_IDS },
];

test.each([
  { columns: 2, rows: 2 },
  { columns: 2, rows: 12 },
  { columns: 12, rows: 2 },
  { columns: 12, rows: 12 },
])('[R38] a game on a realm of $columns × $rows is played by the same rules', (realm) => {
  const setup: Setup = {
    layout: LAYOUTS.hall,
    seed: 'sizes',
    players: 2,
    spirits: ['beauty', 'change'],
    realm,
  };
  for (const { before, after } of walk({ start: dealt(setup), seed: setup.seed })) {
    expect(after.players.every((player) => isSound(player.realm))).toBe(true);
    expect(keysOf(legalActions(before))).toEqual(keysOf(referenceActions(before)));
  }
});

describe.each(PLAYER_COUNTS)('a game of %i', (players) => {
  const playable = CARDS.map(({ spirits = [], dragons = [] }) => ({
    spirits,
    dragons: dragons.filter((id) => dragonsFor(players).includes(id)),
  }));

  test.each(playable)('ends, with Spirits $spirits and Dragons $dragons', (cards) => {
    const setup: Setup = { layout: LAYOUTS.hall, seed: 'to the end', players, ...cards };
    const last = [...walk({ start: dealt(setup), seed: setup.seed })].at(-1)?.after as Game;
    expect(last.over).toBe(true);
    expect(last.track).toBe(0);
    expect(standings(last)).toHaveLength(players);
    expect(standings(last)[0]?.place).toBe(1);
  });
});
