/** Towers and its opponents, as the arena and the soak know a game. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type Budget, type Clock, type Level, TURN_MS } from '@mahjong-fortress/match';
import { type Contest, playBout, playSoak, type Soaked, soakLevels } from '@mahjong-fortress/match/arena';
import {
  type GameView,
  MASTER_IDS,
  type MasterId,
  PLAYER_COUNTS,
  type PlayerCount,
  type Setup,
  towers,
  VARIANTS,
  type Variant,
} from '@mahjong-fortress/towers';
import { BOTS, partOfTurn } from './levels.ts';

export function timeBudget(view: GameView, now: Clock, turnMs: number = TURN_MS): Budget {
  const end = now() + turnMs * partOfTurn(view);
  return { isSpent: () => now() >= end };
}

export const TOWERS = { rules: towers, bots: BOTS, timeBudget };

export function playTowersBout(contest: Contest<Setup>, index: number, now: Clock) {
  return playBout(TOWERS, contest, index, now);
}

export interface TowersSoakGame extends Soaked {
  readonly variant: Variant;
  readonly players: PlayerCount;
  readonly master?: MasterId;
  readonly levels: readonly Level[];
}

/** Every version with every number of players, in turn, and every master card. */
export function playTowersSoak({ seed }: { readonly seed: string }, index: number): TowersSoakGame {
  const random = randomFromSeed(`${seed}/${index}`);
  const variant = VARIANTS[index % VARIANTS.length] as Variant;
  const players = PLAYER_COUNTS[Math.floor(index / VARIANTS.length) % PLAYER_COUNTS.length] as PlayerCount;
  const round = Math.floor(index / (VARIANTS.length * PLAYER_COUNTS.length));
  const master = MASTER_IDS[round % MASTER_IDS.length] as MasterId;
  const levels = soakLevels(players, random);
  const card = variant === 'master' ? { master } : {};
  const setup: Setup = { seed: `${seed}/${index}`, players, variant, ...card };
  return { variant, players, ...card, levels, ...playSoak(TOWERS, { setup, levels, random }) };
}

/** What a game was set up with. */
export function soakThings({ variant, players, master, levels }: TowersSoakGame): string[] {
  return [
    variant,
    `${players} players`,
    ...(master ? [`master card ${master}`] : []),
    ...levels.map((level) => `level ${level}`),
  ];
}
