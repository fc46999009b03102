/** The voices: made in the browser from oscillators and noise, so that nothing has to be downloaded. */
import type { Note, Voice } from './notes.ts';

interface Timbre {
  /** Overtones as multiples of the pitch, with their force. */
  readonly partials: readonly (readonly [ratio: number, force: number])[];
  /** Seconds until it is loudest; as good as at once where nothing is said. */
  readonly rise?: number;
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
    decay: 0.09,
    noise: 0.5,
    fall: 0.8,
  },
  drum: {
    partials: [
      [1, 1],
      [1.6, 0.3],
    ],
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
    decay: 3.2,
    noise: 0.08,
    fall: 0.97,
  },
  pluck: {
    partials: [
      [1, 1],
      [2, 0.5],
      [3, 0.22],
      [4.01, 0.1],
      [6.02, 0.05],
    ],
    decay: 3.8,
    noise: 0.04,
    fall: 0.997,
  },
  drone: {
    partials: [
      [1, 1],
      [1.004, 0.8],
      [1.5, 0.3],
      [2.002, 0.2],
    ],
    rise: 5,
    decay: 24,
    noise: 0,
    fall: 1,
  },
  breath: { partials: [], decay: 0.22, noise: 0.6, fall: 1 },
};

const LOUDEST = 0.5;
const STRIKE = 0.006;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseIn(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * 0.3, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

/** The beginning of a struck or plucked sound. */
function strike(
  context: BaseAudioContext,
  pitch: number,
  noisiness: number,
): [AudioBufferSourceNode, AudioNode] {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noiseIn(context);
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 2;
  gain.gain.value = noisiness;
  source.connect(filter).connect(gain);
  return [source, gain];
}

/** Seconds until a note has died away. */
export function lengthOf({ voice, at }: Note): number {
  return at + TIMBRES[voice].decay;
}

/** Plays a note; `from` is the time of the context that the note counts from. Nothing of it stays behind. */
export function sound(context: BaseAudioContext, out: AudioNode, note: Note, from: number): void {
  const { partials, rise = STRIKE, decay, noise: noisiness, fall } = TIMBRES[note.voice];
  const begin = from + note.at;
  const end = from + lengthOf(note);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.exponentialRampToValueAtTime(Math.max(0.001, note.force * LOUDEST), begin + rise);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const sources: AudioScheduledSourceNode[] = partials.map(([ratio, share]) => {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.setValueAtTime(note.pitch * ratio, begin);
    oscillator.frequency.exponentialRampToValueAtTime(note.pitch * ratio * fall, end);
    gain.gain.value = share;
    oscillator.connect(gain).connect(envelope);
    oscillator.start(begin);
    oscillator.stop(end);
    return oscillator;
  });
  if (noisiness > 0) {
    const [source, rustle] = strike(context, note.pitch, noisiness);
    rustle.connect(envelope);
    source.start(begin);
    source.stop(begin + Math.min(decay, 0.25));
    sources.unshift(source);
  }
  sources.at(-1)?.addEventListener('ended', () => envelope.disconnect());
}
