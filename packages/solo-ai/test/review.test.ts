import { randomFromSeed } from '@mahjong-fortress/base/random';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  play,
  viewFor,
} from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { amissIn } from '../src/amiss.ts';
import { untilNewsComes } from '../src/bot.ts';
import { BOTS, reviewDecision } from '../src/index.ts';
import { considered } from '../src/levels.ts';
import { dealt, face, fortressOf, redealt } from './deals.ts';

const EFFORT = { iterations: 1, deals: 2 };

const review = (game: Game, played: readonly Action[], effort = EFFORT) =>
  reviewDecision({ view: viewFor(game, game.turn.player), played }, randomFromSeed('review'), effort);

/** The game after so many turns of apprentices. */
function later(start: Game, turns: number): Game {
  const random = randomFromSeed('later');
  let game = start;
  for (let turn = 0; turn < turns && !game.over; turn++) {
    const { player } = game.turn;
    if (player >= game.players.length) {
      game = after(game, [{ type: 'ingenuity' }]);
      continue;
    }
    while (!game.over && game.turn.player === player)
      game = after(game, BOTS.apprentice.decide(viewFor(game, player), random));
  }
  return game;
}

function after(game: Game, actions: readonly Action[]): Game {
  let now = game;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.reason}`);
    now = played.value.game;
  }
  return now;
}

const firstPart = (view: GameView, rank: number) =>
  untilNewsComes(view, considered(view, 200).at(rank)?.actions ?? []);

const tables = [
  ['one', 1, []],
  ['two', 2, []],
  ['three', 3, []],
  ['four', 4, []],
  ['two with a Dragon card', 2, ['courage']],
] as const;

test.each(tables)(
  '[R3] a bad turn among %s costs the same whatever lies covered, and the better one can be played',
  (_, players, dragons) => {
    const spirits = ['strength'] as const;
    const game = later(dealt({ seed: 'costly', players, dragons, spirits }), 6 * players);
    const { player } = game.turn;
    const worst = considered(viewFor(game, player), 200).at(-1)?.actions ?? [];
    const effort = { iterations: 1, deals: 1 };
    const found = review(game, worst, effort);
    expect(found.cost).toBeGreaterThan(0);
    expect(found.visits).toBe(1);
    expect(found.played).toEqual(worst);
    for (const turn of [found.best, found.played]) {
      const end = after(game, turn);
      expect(end.over || end.turn.player !== player).toBe(true);
    }
    expect(review(redealt(game, 'covered'), worst, effort)).toEqual(found);
  },
);

describe('a decision', () => {
  const game = later(dealt({ seed: 'cost', players: 2 }), 20);
  const view = viewFor(game, game.turn.player);

  test('costs nothing if it was the best there was', () => {
    const { best } = review(game, firstPart(view, -1));
    const again = review(game, untilNewsComes(view, best));
    expect(again.cost).toBeLessThan(0.5);
  });

  test('that was forced costs nothing, and nothing is amiss', () => {
    const last = { ...game, fortress: fortressOf('M1'), track: 0, pile: 0 };
    const only = firstPart(viewFor(last, last.turn.player), 0);
    const lasting = { ...last, shrines: 0, players: last.players.map((one) => ({ ...one, shrines: 0 })) };
    const { cost, reasons, best, played } = review(lasting, only);
    expect(best).toEqual(played);
    expect({ cost, reasons }).toEqual({ cost: 0, reasons: [] });
  });

  test('is judged alike by the same seed', () => {
    const worst = firstPart(view, -1);
    expect(review(game, worst)).toEqual(review(game, worst));
  });
});

describe('what was amiss', () => {
  const start = dealt({ seed: 'amiss', players: 2 });
  const game: Game = { ...start, fortress: fortressOf('M1 . M1 . S1 . S2 . S3') };
  const view = viewFor(game, game.turn.player);
  const me = view.turn.player;
  const pair: Action[] = [
    { type: 'take', cell: 0 },
    { type: 'take', cell: 2 },
    { type: 'place', face: face('M1'), cell: 0 },
    { type: 'place', face: face('M1'), cell: 1 },
  ];
  const discard: Action[] = [{ type: 'take', cell: 4 }, { type: 'discard' }];
  const taken = (player: number): GameEvent => ({
    type: 'tileTaken',
    player,
    cell: 2,
    tier: 1,
    face: face('M1'),
    order: 'second',
  });
  const set = { kind: 'merchants', size: 5, vp: 4 } as const;
  const locked: GameEvent = { type: 'setLocked', player: 1 - me, cells: [], set };

  test('a pair that was left', () => {
    expect(amissIn(view, pair, discard, [])).toContainEqual({ type: 'leftPair', face: face('M1') });
  });

  test('and who took it, and what came of it, before everything else', () => {
    const [first] = amissIn(view, pair, discard, [taken(1 - me), locked]);
    expect(first).toEqual({ type: 'leftPair', face: face('M1'), by: 1 - me, set });
  });

  test('but not a set of somebody else’s, or of a later turn', () => {
    const ended: GameEvent = { type: 'turnEnded', player: 1 - me };
    const [first] = amissIn(view, pair, discard, [taken(1 - me), ended, locked]);
    expect(first).toEqual({ type: 'leftPair', face: face('M1'), by: 1 - me });
  });

  test('a point for a discard', () => {
    const withShrine: Action[] = [
      { type: 'take', cell: 4 },
      { type: 'shrine' },
      { type: 'place', face: face('S1'), cell: 0 },
    ];
    expect(amissIn(view, discard, withShrine, [])).toEqual([{ type: 'missedDiscard' }]);
    expect(amissIn(view, withShrine, discard, [])).toEqual([{ type: 'missedShrine' }]);
  });

  test('the places alone', () => {
    const elsewhere = pair.map((action) =>
      action.type === 'place' ? { ...action, cell: action.cell + 9 } : action,
    );
    expect(amissIn(view, pair, elsewhere, [])).toEqual([{ type: 'placedElsewhere' }]);
  });
});
