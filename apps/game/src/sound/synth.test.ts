import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./voices.ts', () => ({ sound: () => {}, lengthOf: ({ at }: { at: number }) => at + 1 }));
// Another test may have loaded it with voices that really sound.
vi.resetModules();
const { makeSynth } = await import('./synth.ts');

const NOTE = { voice: 'wood', at: 0, pitch: 440, force: 0.5 } as const;

function stubSound(state: AudioContextState) {
  const context = {
    state,
    currentTime: 0,
    destination: {},
    createGain: () => ({ gain: { value: 1 }, connect: () => {} }),
    resume: vi.fn(async () => {}),
    suspend: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
  };
  vi.stubGlobal('AudioContext', function open() {
    return context;
  });
  return context;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('sound rests once the last note has died away, however many were played', () => {
  vi.useFakeTimers();
  const { suspend } = stubSound('running');
  const synth = makeSynth();
  synth.play([NOTE, { ...NOTE, at: 5 }], 0.5);
  vi.advanceTimersByTime(3000);
  synth.play([NOTE], 0.5);
  vi.advanceTimersByTime(4000);
  expect(suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(suspend).toHaveBeenCalledTimes(1);
});

test('sound that is closed is not put to rest any more', () => {
  vi.useFakeTimers();
  const { suspend } = stubSound('running');
  const synth = makeSynth();
  synth.play([NOTE], 0.5);
  synth.close();
  vi.advanceTimersByTime(60_000);
  expect(suspend).not.toHaveBeenCalled();
});
