/** Where somebody is in the lessons of any game. */
import { type ReadonlySignal, signal } from '@preact/signals';

interface Place {
  readonly step: number;
  /** Counts attempts at something else, so that the same one twice is news. */
  readonly nudges: number;
}

/** What a session of a lesson has besides that of a game. */
export interface Lessons {
  readonly place: ReadonlySignal<Place>;
  /** Goes on where there was only something to look at. */
  goOn(): void;
}

/** `keep` is called at every new step. */
export function lessonsFrom(first: number, keep: () => void): Lessons & { nudge(): void } {
  const place = signal<Place>({ step: first, nudges: 0 });
  return {
    place,
    goOn() {
      place.value = { step: place.value.step + 1, nudges: 0 };
      keep();
    },
    nudge() {
      const { step, nudges } = place.value;
      place.value = { step, nudges: nudges + 1 };
    },
  };
}
