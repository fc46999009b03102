/** What holds of every game that fulfils the contract, tried in random games. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { expect } from 'vitest';
import type { GameRules } from '../game-rules.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function anyOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** Of all states. */
const ONE_SENT_IN = 8;

/** A view survives being sent, and says the same about what is legal. */
function expectViewToTravel<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  seat: number | undefined,
): void {
  const view = rules.view(game, seat);
  const read = rules.parseView(JSON.parse(JSON.stringify(rules.makeView(view))));
  expect(read).toEqual({ ok: true, value: view });
  expect(rules.legal(view)).toEqual(rules.legal(game));
}

/** Plays a random game to its end, and looks at every state on the way. */
export function expectToFulfil<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  setup: Setup,
  seed: string,
): void {
  const random = randomFromSeed(seed);
  const begun = rules.begin(setup);
  if (!begun.ok) throw new Error(begun.error.message);
  expect(rules.begin(setup)).toEqual(begun);
  const settled = rules.settled(setup, begun.value);
  expect(rules.begin(settled)).toEqual(begun);
  const written = JSON.parse(JSON.stringify(rules.makeSetup(settled)));
  expect(rules.parseSetup(written, rules.standings(begun.value).length)).toEqual({
    ok: true,
    value: settled,
  });
  let game = frozen(begun.value);
  let earlier: Action | undefined;
  // Whoever has no seat only watches.
  const viewers = [...rules.standings(game).map(({ seat }) => seat), undefined];
  for (let turn = rules.toMove(game); turn.type !== 'nobody'; turn = rules.toMove(game)) {
    const legal = rules.legal(game);
    expect(legal.length).toBeGreaterThan(0);
    if (turn.type === 'rules') expect(legal).toEqual([turn.action]);
    expect(rules.legal(rules.view(game, anyOf(viewers, random)))).toEqual(legal);
    if (random.below(ONE_SENT_IN) === 0) expectViewToTravel(rules, game, anyOf(viewers, random));
    const sample = Array.from({ length: 4 }, () => anyOf(legal, random));
    for (const action of sample) {
      expect(rules.play(game, action).ok).toBe(true);
      const words = rules.makeAction(game, action);
      expect(rules.parseAction(game, words)).toEqual({ ok: true, value: action });
    }
    const isLegal = (action: Action) => legal.some((one) => JSON.stringify(one) === JSON.stringify(action));
    if (earlier !== undefined) expect(rules.play(game, earlier).ok).toBe(isLegal(earlier));
    earlier = sample[0] as Action;
    const played = rules.play(game, earlier);
    if (!played.ok) throw new Error(played.error.reason);
    game = frozen(played.value.game);
  }
  expect(rules.legal(game)).toEqual([]);
  for (const viewer of viewers) expectViewToTravel(rules, game, viewer);
  for (const value of [undefined, null, 'a view', [], {}]) expect(rules.parseView(value).ok).toBe(false);
  if (earlier !== undefined) expect(rules.play(game, earlier).ok).toBe(false);
  const places = rules.standings(game).map(({ place }) => place);
  expect(places[0]).toBe(1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(rules.parseAction(game, 'no such words').ok).toBe(false);
}
