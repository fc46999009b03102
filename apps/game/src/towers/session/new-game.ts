/** From the choices of a person to a game of Towers that has just been dealt. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import { beginRecord, HUMAN, type PlayedRecord } from '@mahjong-fortress/match';
import {
  type Action,
  type Game,
  type GameEvent,
  type MasterId,
  type PlayerCount,
  type Setup,
  towers,
  type Variant,
} from '@mahjong-fortress/towers';
import { SEASONS } from '../../art/palette.ts';
import { newSeed, type SeatChoice } from '../../session/new-game.ts';
import type { Level } from '../../session/opponents.ts';

export type TowersPlayed = PlayedRecord<Setup, Game, Action, GameEvent>;
export type TowersRecord = TowersPlayed['record'];

export interface TowersChoice {
  readonly seats: readonly SeatChoice[];
  readonly variant: Variant;
  /** The open card of the master version. */
  readonly master: MasterId | 'random';
  readonly firstPlayer: number | 'random';
  readonly seed: string;
}

/** One person against a computer: what a first click begins. */
export function quickTowers(level: Level): TowersChoice {
  return {
    seats: [
      { sitter: HUMAN, name: '', season: 0 },
      { sitter: level, name: '', season: 2 },
    ],
    variant: 'basic',
    master: 'random',
    firstPlayer: 0,
    seed: newSeed(),
  };
}

/** Computers among themselves. */
export function watchedTowers(levels: readonly Level[]): TowersChoice {
  const seats = levels.map((sitter, season) => ({ sitter, name: '', season }));
  return { ...quickTowers('apprentice'), seats, firstPlayer: 'random' };
}

/** A name is kept only when somebody typed one; the language gives the others. */
export function dealTowers({
  seats,
  variant,
  master,
  firstPlayer,
  seed,
}: TowersChoice): Result<TowersPlayed, Problem> {
  const setup: Setup = {
    seed,
    players: seats.length as PlayerCount,
    variant,
    firstPlayer,
    ...(variant === 'master' ? { master } : {}),
  };
  const seated = seats.map(({ sitter, name, season }) => {
    const typed = name.trim().slice(0, 60);
    const colour = SEASONS[season];
    return { ...(typed ? { name: typed } : {}), level: sitter, ...(colour ? { colour } : {}) };
  });
  return beginRecord(towers, setup, seated);
}

/** The same deal and the same seats once more. */
export function sameTowers({ setup, seats }: TowersRecord): Result<TowersPlayed, Problem> {
  return beginRecord(towers, setup, seats);
}
