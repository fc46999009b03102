/** What holds of every game that fulfils the contract, tried in random games. */
import { viewJson } from '@mahjong-fortress/base/position';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { expect } from 'vitest';
import type { GameRules } from '../game-rules.ts';
import { dealt, frozen, pick } from './random-games.ts';

const SECRET = 'a-secret-seed';

/** Of all states. */
const ONE_SENT_IN = 8;

/** What a view says is legal: everything to whoever is to move, and nothing that is not so to anybody else. */
function expectLegalInView<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  seat: number | undefined,
): void {
  const turn = rules.toMove(game);
  const legal = rules.legal(game);
  const seen = rules.legal(rules.view(game, seat));
  const mustSeeAll = turn.type !== 'seat' || turn.seat === seat;
  if (mustSeeAll) return expect(JSON.stringify(seen)).toBe(JSON.stringify(legal));
  const written = writtenDown(legal);
  expect([...writtenDown(seen)].filter((action) => !written.has(action))).toEqual([]);
}

/** There can be hundreds of actions, which are compared with each other faster when written down. */
function writtenDown(actions: readonly unknown[]): ReadonlySet<string> {
  return new Set(actions.map((action) => JSON.stringify(action)));
}

/** A view survives being sent. */
function expectViewToTravel<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  seat: number | undefined,
): void {
  const view = rules.view(game, seat);
  const read = rules.parseView(JSON.parse(JSON.stringify(rules.makeView(view))));
  expect(read).toEqual({ ok: true, value: view });
}

/** Whoever sees the same before and after hears the same, whatever was done: events are no way round a view. */
function expectToHearNoMoreThanSeen<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  seat: number | undefined,
): void {
  const heardBySight = new Map<string, string>();
  for (const action of rules.legal(game)) {
    const played = rules.play(game, action);
    if (!played.ok) throw new Error(played.error.reason);
    const seen = JSON.stringify(rules.makeView(rules.view(played.value.game, seat)));
    const heard = JSON.stringify(rules.heard(played.value.events, seat));
    expect(heardBySight.get(seen) ?? heard).toBe(heard);
    if (rules.isAlikeForAll) expect(JSON.stringify(rules.heard(played.value.events, undefined))).toBe(heard);
    heardBySight.set(seen, heard);
  }
}

/** Where nobody may know more than others, a server makes one view for all and only adds whose it is. */
function expectToSeeTheSame<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  seat: number | undefined,
): void {
  const shared = rules.makeView(rules.view(game, undefined));
  expect(rules.makeView(rules.view(game, seat))).toEqual(viewJson(shared, seat));
}

/** Plays a random game to its end, and looks at every state on the way. */
export function expectToFulfil<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  setup: Setup,
  seed: string,
): void {
  const random = randomFromSeed(seed);
  const begun = dealt(rules, setup);
  expect(dealt(rules, setup)).toEqual(begun);
  const settled = rules.settled(setup, begun);
  expect(dealt(rules, settled)).toEqual(begun);
  const unseeded = rules.seeded(settled, '');
  expect(rules.seeded(unseeded, seed)).toEqual(rules.seeded(settled, seed));
  expect(JSON.stringify(rules.makeSetup(rules.seeded(unseeded, SECRET)))).toContain(SECRET);
  expect(JSON.stringify(rules.makeSetup(rules.seeded(rules.seeded(settled, SECRET), '')))).not.toContain(
    SECRET,
  );
  const written = JSON.parse(JSON.stringify(rules.makeSetup(settled)));
  expect(rules.parseSetup(written, rules.standings(begun).length)).toEqual({
    ok: true,
    value: settled,
  });
  let game = frozen(begun);
  let earlier: Action | undefined;
  // Whoever has no seat only watches.
  const viewers = [...rules.standings(game).map(({ seat }) => seat), undefined];
  for (let turn = rules.toMove(game); turn.type !== 'nobody'; turn = rules.toMove(game)) {
    const legal = rules.legal(game);
    expect(legal.length).toBeGreaterThan(0);
    if (turn.type === 'rules') expect(legal).toEqual([turn.action]);
    if (turn.type === 'seat') expectLegalInView(rules, game, turn.seat);
    expectLegalInView(rules, game, viewers[random.below(viewers.length)]);
    if (random.below(ONE_SENT_IN) === 0) {
      const viewer = viewers[random.below(viewers.length)];
      expectViewToTravel(rules, game, viewer);
      expectToHearNoMoreThanSeen(rules, game, viewer);
      if (rules.isAlikeForAll) expectToSeeTheSame(rules, game, viewer);
    }
    const sample = Array.from({ length: 4 }, () => pick(legal, random));
    for (const action of sample) {
      expect(rules.play(game, action).ok).toBe(true);
      const words = rules.makeAction(game, action);
      expect(rules.parseAction(game, words)).toEqual({ ok: true, value: action });
    }
    if (earlier !== undefined)
      expect(rules.play(game, earlier).ok).toBe(writtenDown(legal).has(JSON.stringify(earlier)));
    earlier = sample[0] as Action;
    const played = rules.play(game, earlier);
    if (!played.ok) throw new Error(played.error.reason);
    expect(rules.after(game, earlier)).toEqual(played.value.game);
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
