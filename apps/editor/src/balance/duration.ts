/** How long games of computers take, for whoever has to wait for them. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { Level } from '@mahjong-fortress/solo-ai';

/** Fewer games tell more about chance than about a fortress: half of a seat's interval is then wider than a quarter. */
export const ENOUGH_GAMES = 50;

/** Seconds of one core for a game of two, measured on two slow cores; the Dragon was not done after 100, so its is a guess. */
const SECONDS_PER_GAME: Readonly<Record<Level, number>> = {
  novice: 0.1,
  apprentice: 0.4,
  master: 10,
  dragon: 300,
};

export function secondsFor(level: Level, games: number, cores: number): number {
  return (SECONDS_PER_GAME[level] * games) / Math.min(cores, games);
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
