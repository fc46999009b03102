/** What is measured of Towers. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import {
  advance,
  draftOf,
  type Game,
  gameFromSetup,
  legalActions,
  type Setup,
  type Variant,
} from '@mahjong-fortress/towers';

function deal(setup: Setup): Game {
  const game = gameFromSetup(setup);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

function playRandomly(game: Game, random: Random, steps = Number.POSITIVE_INFINITY): Game {
  const draft = draftOf(game);
  for (let step = 0; step < steps && draft.stage !== 'over'; step++) {
    const actions = legalActions(draft);
    const action = actions[random.below(actions.length)];
    if (action) advance(draft, action);
  }
  return draft;
}

function begun(seed: string, variant: Variant, steps: number): Game {
  return playRandomly(deal({ seed, players: 4, variant }), randomFromSeed(seed), steps);
}

/** Positions for perft: every action sequence from them is played. */
export const TOWERS_POSITIONS: Readonly<Record<string, { readonly game: Game; readonly depth: number }>> = {
  opening: { game: begun('opening', 'basic', 6), depth: 4 },
  'middle game': { game: begun('middle', 'basic', 100), depth: 3 },
  'master version': { game: begun('master', 'master', 40), depth: 2 },
};

let dealt = 0;

/** Whole random four-player games, the legal actions listed at every step. */
export function randomTowers(count: number, variant: Variant): number {
  for (let i = 0; i < count; i++) {
    const seed = String(dealt++);
    playRandomly(deal({ seed, players: 4, variant }), randomFromSeed(seed));
  }
  return count;
}
