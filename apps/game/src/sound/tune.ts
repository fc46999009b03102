/**
 * The music: calm phrases for a plucked string over a drone, a bell now and then. It is made up while it is played, but
 * the same seed always gives the same music, so that it can be tested without ears.
 */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { type Note, tone } from './notes.ts';

export interface Phrase {
  readonly notes: readonly Note[];
  /** Seconds until the next phrase begins; notes may ring on. */
  readonly length: number;
}

const BEAT = 0.72;
const BEATS = 16;
/** Silence is part of it. */
const RESTS = [1, 2, 3, 4] as const;

/** Where the melody may go, in steps of the scale from the low string on. */
const LOWEST = 2;
const HIGHEST = 13;
const LOW_STRING = 146.83;
/** Phrases come to rest on the first or the fourth tone of the scale. */
const RESTING = [5, 8, 10] as const;

const OUT_OF = 100;
const happens = (random: Random, percent: number) => random.below(OUT_OF) < percent;

/** Small steps, seldom a leap; turned back at the ends of the strings. */
function nextStep(step: number, random: Random): number {
  const size = happens(random, 75) ? 1 : 2 + random.below(2);
  const next = step + (happens(random, 50) ? size : -size);
  return next < LOWEST || next > HIGHEST ? 2 * step - next : next;
}

function pluck(step: number, at: number, force: number): Note {
  return { voice: 'pluck', at, pitch: tone(step, LOW_STRING), force };
}

function melody(random: Random): Note[] {
  const notes: Note[] = [];
  let step = 5 + random.below(5);
  for (let beat = 0; beat < BEATS - 2; beat++) {
    const isStrong = beat % 4 === 0;
    if (!happens(random, isStrong ? 85 : 40)) continue;
    const at = beat * BEAT;
    step = nextStep(step, random);
    notes.push(pluck(step, at, isStrong ? 0.3 : 0.2));
    // A second string below, or the run of fingers up to the tone.
    if (isStrong && happens(random, 30)) notes.push(pluck(Math.max(0, step - 5), at + 0.05, 0.16));
    else if (happens(random, 15)) notes.push(pluck(step + 1, at + BEAT / 2, 0.14));
  }
  const rest = RESTING[random.below(RESTING.length)] ?? RESTING[0];
  return [...notes, pluck(rest, (BEATS - 2) * BEAT, 0.28), pluck(rest - 5, (BEATS - 2) * BEAT + 0.09, 0.18)];
}

function ground(random: Random): Note[] {
  const drone: Note = { voice: 'drone', at: 0, pitch: tone(0, LOW_STRING / 2), force: 0.22 };
  const bell: Note = {
    voice: 'bell',
    at: 4 * random.below(3) * BEAT,
    pitch: tone(10 + 3 * random.below(2), LOW_STRING),
    force: 0.06,
  };
  return happens(random, 35) ? [drone, bell] : [drone];
}

export function phraseOf(seed: string, index: number): Phrase {
  const random = randomFromSeed(`${seed} ${index}`);
  const notes = [...ground(random), ...melody(random)];
  const rest = RESTS[random.below(RESTS.length)] ?? RESTS[0];
  return { notes, length: (BEATS + rest) * BEAT };
}
