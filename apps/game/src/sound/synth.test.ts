import { afterEach, expect, test, vi } from 'vitest';
import { makeSynth } from './synth.ts';

vi.mock('./voices.ts', () => ({ sound: () => {} }));

const NOTE = { voice: 'wood', at: 0, pitch: 440, force: 0.5 } as const;

function stubSound(state: AudioContextState): { readonly resume: () => Promise<void> } {
  const context = {
    state,
    currentTime: 0,
    destination: {},
    createGain: () => ({ gain: { value: 1 }, connect: () => {} }),
    resume: vi.fn(async () => {}),
  };
  vi.stubGlobal('AudioContext', function open() {
    return context;
  });
  return context;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['suspended', 2],
  ['running', 0],
] as const)('sound that is %s is woken with every sound that needs it', (state, woken) => {
  const { resume } = stubSound(state);
  const synth = makeSynth();
  synth.play([NOTE], 0.5);
  synth.play([NOTE], 0.5);
  expect(resume).toHaveBeenCalledTimes(woken);
});
