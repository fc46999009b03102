/** Which sounds an event makes: short notes, so that it can be tested without ears. */
import type { GameEvent } from '@mahjong-fortress/rules';

export type Voice = 'wood' | 'drum' | 'chime' | 'bell' | 'gong' | 'breath' | 'pluck' | 'drone';

export interface Note {
  readonly voice: Voice;
  /** Seconds after the event, or after the beginning of the phrase. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly force: number;
}

/** A pentatonic scale: whatever sounds together sounds well. */
const SCALE = [0, 2, 4, 7, 9] as const;

export function tone(step: number, base = 220): number {
  const octave = Math.floor(step / SCALE.length);
  const semitones = (SCALE[step % SCALE.length] ?? 0) + 12 * octave;
  return base * 2 ** (semitones / 12);
}

/** How every game ends. */
export const ENDING: readonly Note[] = [0, 2, 4, 5, 7].map((step, index) => ({
  voice: 'chime',
  at: 0.4 + index * 0.12,
  pitch: tone(step, 330),
  force: 0.5,
}));

/** A drum per tile, each a little higher, then a chime by the size of the set. */
function locking(size: number): Note[] {
  const drums = Array.from(
    { length: size },
    (_, index): Note => ({
      voice: 'drum',
      at: index * 0.09,
      pitch: 90 + index * 9,
      force: 0.5,
    }),
  );
  const chimes = [0, 2, 4].map(
    (step, index): Note => ({
      voice: 'chime',
      at: size * 0.09 + 0.06 + index * 0.07,
      pitch: tone(step + Math.min(size, 9) - 2, 440),
      force: 0.45,
    }),
  );
  return [...drums, ...chimes];
}

/** Seconds in which the fortress builds itself, and how many tiles are heard of each tier. */
const DEALING = 1.6;
const HEARD = 9;

/** Tiles clack onto each other, tier by tier, higher and softer. */
export function notesOfDeal(tiers: number): readonly Note[] {
  return Array.from({ length: tiers * HEARD }, (_, index): Note => {
    const tier = Math.floor(index / HEARD);
    // Nobody lays tiles as evenly as a clock ticks.
    const sway = ((index * 7) % 5) / 5;
    return {
      voice: 'wood',
      at: ((index + sway * 0.8) / (tiers * HEARD)) * DEALING,
      pitch: 300 + tier * 60 + sway * 70,
      force: 0.35 - (0.15 * tier) / tiers,
    };
  });
}

/** Somebody who has looked away while others played is called back. */
export const NOTES_OF_TURN: readonly Note[] = [
  { voice: 'chime', at: 0, pitch: tone(7), force: 0.35 },
  { voice: 'chime', at: 0.16, pitch: tone(9), force: 0.35 },
];

export function notesFor(event: GameEvent): readonly Note[] {
  switch (event.type) {
    case 'tileTaken':
      return [{ voice: 'wood', at: 0, pitch: event.order === 'first' ? 620 : 740, force: 0.5 }];
    case 'tileUncovered':
      return [{ voice: 'breath', at: 0.12, pitch: 1800, force: 0.2 }];
    case 'tilePlaced':
      return [{ voice: 'wood', at: 0.2, pitch: 380 + event.tier * 40, force: 0.8 }];
    case 'tileDiscarded':
      return [{ voice: 'wood', at: 0.05, pitch: 240, force: 0.5 }];
    case 'shrineTaken':
      return [{ voice: 'bell', at: 0.05, pitch: tone(5), force: 0.3 }];
    case 'setLocked':
      return locking(event.set.size);
    case 'shrineBuilt':
      return [
        { voice: 'wood', at: 0.1, pitch: 300, force: 0.9 },
        { voice: 'bell', at: 0.2, pitch: tone(4 + event.tier), force: 0.45 },
      ];
    case 'spiritActivated':
      return [0, 1, 2, 3].map((step) => ({
        voice: 'chime',
        at: step * 0.08,
        pitch: tone(step * 2, 330),
        force: 0.35,
      }));
    case 'tileTurned':
    case 'tileMoved':
    case 'shrineMoved':
      return [{ voice: 'wood', at: 0.15, pitch: 440, force: 0.5 }];
    case 'tokenTaken':
      return [{ voice: 'gong', at: 0, pitch: 98, force: 0.9 }];
    case 'lastRound':
      return [{ voice: 'gong', at: 0.5, pitch: 65, force: 1 }];
    case 'gameEnded':
      return ENDING;
    case 'turnBegun':
    case 'turnEnded':
      return [];
  }
}
