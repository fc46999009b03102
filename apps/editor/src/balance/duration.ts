/** How long games of computers take, for whoever has to wait for them. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { PlayerCount } from '@mahjong-fortress/layouts-schema';
import type { Level } from '@mahjong-fortress/solo-ai';

/**
 * Seconds of one core for a game of one, two, three and four: on the standard boards, measured with `mf balance` on a server
 * of 2026 and rounded up. In a report everybody plays with a number of iterations, not by the clock.
 */
const SECONDS_PER_GAME: Readonly<Record<Level, readonly [number, number, number, number]>> = {
  novice: [0.02, 0.02, 0.02, 0.03],
  pupil: [0.05, 0.07, 0.1, 0.1],
  apprentice: [0.07, 0.07, 0.1, 0.15],
  master: [1.2, 1.6, 3, 4],
  dragon: [7, 25, 60, 75],
};

interface Games {
  readonly players: readonly PlayerCount[];
  readonly level: Level;
  /** For each number of players. */
  readonly games: number;
}

export function secondsFor({ players, level, games }: Games, cores: number): number {
  const seconds = SECONDS_PER_GAME[level];
  const perGame = players.reduce((sum, count) => sum + (seconds[count - 1] as number), 0);
  return (perGame * games) / Math.min(cores, games);
}

/** In seconds, minutes or hours, whichever is said. */
export function durationIn(seconds: number, language: Language): string {
  const [value, unit] =
    seconds < 90
      ? [Math.max(1, seconds), 'second']
      : seconds < 90 * 60
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(value);
}
