/** Plays the sounds of a session. */
import type { Note } from './notes.ts';
import { lengthOf, sound } from './voices.ts';

export interface Synth {
  play(notes: readonly Note[], volume: number): void;
  close(): void;
}

/** Seconds of silence before the player of sound is put to rest; sounds that follow one another find it awake. */
const LINGER = 2;

/**
 * Nothing is opened before the first sound: browsers allow sound only after a touch. Nothing runs while nothing sounds: a
 * browser mixes silence, too, and a battery pays for it.
 */
export function makeSynth(): Synth {
  let context: AudioContext | undefined;
  let out: GainNode | undefined;
  let quietAt = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function restAfter(seconds: number): void {
    quietAt = Math.max(quietAt, performance.now() + seconds * 1000);
    clearTimeout(rest);
    rest = setTimeout(() => void context?.suspend(), quietAt - performance.now());
  }

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
      restAfter(Math.max(...notes.map(lengthOf)) + LINGER);
    },
    close() {
      clearTimeout(rest);
      void context?.close();
      context = undefined;
      out = undefined;
    },
  };
}
