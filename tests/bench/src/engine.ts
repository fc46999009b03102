/** What is measured of our own engine. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import {
  advance,
  draftOf,
  type Game,
  gameFromSetup,
  legalActions,
  type Setup,
} from '@mahjong-fortress/rules';

const LAYOUT = [
  '011111111110',
  '111222222111',
  '112222222211',
  '112222222211',
  '112222222211',
  '111222222111',
  '011111111110',
];

function deal(setup: Omit<Setup, 'layout' | 'players'>): Game {
  const game = gameFromSetup({ layout: LAYOUT, players: 2, ...setup });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

function playRandomly(game: Game, random: Random, steps = Number.POSITIVE_INFINITY): Game {
  const draft = draftOf(game);
  for (let step = 0; step < steps && !draft.over; step++) {
    const actions = legalActions(draft);
    const action = actions[random.below(actions.length)];
    if (action) advance(draft, action);
  }
  return draft;
}

/** Positions for perft: every action sequence from them is played. */
export const POSITIONS: Readonly<Record<string, { readonly game: Game; readonly depth: number }>> = {
  opening: { game: deal({ seed: 'opening' }), depth: 6 },
  'middle game': { game: playRandomly(deal({ seed: 'middle' }), randomFromSeed('middle'), 80), depth: 6 },
  'with two Spirits': {
    game: playRandomly(
      deal({ seed: 'spirits', spirits: ['strength', 'cunning'] }),
      randomFromSeed('spirits'),
      60,
    ),
    depth: 4,
  },
};

/** What is measured of a game; the contract has it. */
interface Measurable<Game, Action> {
  legal(game: Game): readonly Action[];
  after(game: Game, action: Action): Game;
}

/** Plays every action sequence of the given length and counts all actions played, not only the last ones. */
export function perftPlays<Game, Action>(rules: Measurable<Game, Action>, game: Game, depth: number): number {
  let plays = 0;
  for (const action of rules.legal(game)) {
    const next = rules.after(game, action);
    plays += 1;
    if (depth > 1) plays += perftPlays(rules, next, depth - 1);
  }
  return plays;
}

let dealt = 0;

/** Whole random two-player games, the legal actions listed at every step. */
export function randomGames(count: number, setup: Omit<Setup, 'layout' | 'players' | 'seed'> = {}): number {
  for (let i = 0; i < count; i++) {
    const seed = String(dealt++);
    playRandomly(deal({ ...setup, seed }), randomFromSeed(seed));
  }
  return count;
}
