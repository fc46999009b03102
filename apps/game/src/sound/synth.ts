/** The voices: made in the browser from oscillators and noise, so that nothing has to be downloaded. */
import type { Note, Voice } from './score.ts';

interface Timbre {
  /** Overtones as multiples of the pitch, with their force. */
  readonly partials: readonly (readonly [ratio: number, force: number])[];
  readonly wave: OscillatorType;
  /** Seconds until it has died away. */
  readonly decay: number;
  /** How much noise there is at the beginning. */
  readonly noise: number;
  /** How far the pitch falls, as a factor. */
  readonly fall: number;
}

const TIMBRES: Readonly<Record<Voice, Timbre>> = {
  wood: {
    partials: [
      [1, 1],
      [2.7, 0.4],
    ],
    wave: 'sine',
    decay: 0.09,
    noise: 0.5,
    fall: 0.8,
  },
  drum: {
    partials: [
      [1, 1],
      [1.6, 0.3],
    ],
    wave: 'sine',
    decay: 0.28,
    noise: 0.2,
    fall: 0.55,
  },
  chime: {
    partials: [
      [1, 1],
      [2.76, 0.35],
      [5.4, 0.15],
    ],
    wave: 'sine',
    decay: 0.9,
    noise: 0,
    fall: 1,
  },
  bell: {
    partials: [
      [1, 1],
      [2.02, 0.5],
      [3.01, 0.3],
      [4.2, 0.2],
    ],
    wave: 'sine',
    decay: 1.6,
    noise: 0,
    fall: 1,
  },
  gong: {
    partials: [
      [1, 1],
      [1.51, 0.6],
      [2.3, 0.4],
      [3.7, 0.2],
    ],
    wave: 'sine',
    decay: 3.2,
    noise: 0.08,
    fall: 0.97,
  },
  breath: { partials: [], wave: 'sine', decay: 0.22, noise: 0.6, fall: 1 },
};

export interface Synth {
  play(notes: readonly Note[], volume: number): void;
  close(): void;
}

function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.3, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Nothing is opened before the first sound: browsers allow sound only after a touch. */
export function makeSynth(): Synth {
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;

  function sound(on: AudioContext, out: AudioNode, { voice, at, pitch, force }: Note): void {
    const { partials, wave, decay, noise: noisiness, fall } = TIMBRES[voice];
    const begin = on.currentTime + at;
    const envelope = on.createGain();
    envelope.gain.setValueAtTime(0.0001, begin);
    envelope.gain.exponentialRampToValueAtTime(Math.max(0.001, force * 0.5), begin + 0.006);
    envelope.gain.exponentialRampToValueAtTime(0.0001, begin + decay);
    envelope.connect(out);
    for (const [ratio, share] of partials) {
      const oscillator = on.createOscillator();
      const gain = on.createGain();
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(pitch * ratio, begin);
      oscillator.frequency.exponentialRampToValueAtTime(pitch * ratio * fall, begin + decay);
      gain.gain.value = share;
      oscillator.connect(gain).connect(envelope);
      oscillator.start(begin);
      oscillator.stop(begin + decay);
    }
    if (noisiness > 0) {
      noise ??= noiseIn(on);
      const source = on.createBufferSource();
      const filter = on.createBiquadFilter();
      const gain = on.createGain();
      source.buffer = noise;
      filter.type = 'bandpass';
      filter.frequency.value = pitch * 2;
      gain.gain.value = noisiness;
      source.connect(filter).connect(gain).connect(envelope);
      source.start(begin);
      source.stop(begin + Math.min(decay, 0.25));
    }
  }

  return {
    play(notes, volume) {
      if (volume <= 0 || notes.length === 0) return;
      context ??= new AudioContext();
      const out = context.createGain();
      out.gain.value = volume;
      out.connect(context.destination);
      for (const note of notes) sound(context, out, note);
    },
    close() {
      void context?.close();
      context = undefined;
    },
  };
}
