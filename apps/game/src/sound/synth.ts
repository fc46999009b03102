/** Plays the sounds of a session. */
import type { Note } from './notes.ts';
import { sound } from './voices.ts';

export interface Synth {
  play(notes: readonly Note[], volume: number): void;
  close(): void;
}

/** Nothing is opened before the first sound: browsers allow sound only after a touch. */
export function makeSynth(): Synth {
  let context: AudioContext | undefined;
  let out: GainNode | undefined;

  return {
    play(notes, volume) {
      if (volume <= 0 || notes.length === 0) return;
      context ??= new AudioContext();
      // One that was opened before the first touch waits, and so does one that the browser has put to rest.
      if (context.state !== 'running') void context.resume();
      if (!out) {
        out = context.createGain();
        out.connect(context.destination);
      }
      out.gain.value = volume;
      for (const note of notes) sound(context, out, note, context.currentTime);
    },
    close() {
      void context?.close();
      context = undefined;
      out = undefined;
    },
  };
}
