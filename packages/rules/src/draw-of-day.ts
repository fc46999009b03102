/** What is drawn for a date, and the same for everyone: cards for one player, the colour of the seat, a fortress. */
import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { type DragonId, SPIRIT_IDS, type SpiritId } from './cards.ts';
import { dragonsFor } from './setup.ts';

/** How the seeds of daily games begin. */
export const DAILY = 'daily ';

interface DrawOfDay<Fortress> {
  readonly spirits: readonly SpiritId[];
  readonly dragons: readonly DragonId[];
  /** One of the four seasons. */
  readonly season: number;
  /** Undefined only where there were none to draw from. */
  readonly fortress: Fortress | undefined;
}

export function drawOfDay<Fortress>(date: string, fortresses: readonly Fortress[]): DrawOfDay<Fortress> {
  const random = randomFromSeed(`${DAILY}${date} choice`);
  // The order of the draws decides what every date brings.
  const spirits = shuffled(SPIRIT_IDS, random).slice(0, 1);
  const dragons = shuffled(dragonsFor(1), random).slice(0, 1);
  const season = random.below(4);
  return { spirits, dragons, season, fortress: fortresses[random.below(fortresses.length)] };
}
