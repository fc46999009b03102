import { expect, test } from 'vitest';
import { tone } from './notes.ts';
import { phraseOf } from './tune.ts';

const PHRASES = Array.from({ length: 200 }, (_, index) => phraseOf('evening', index));

test('the same seed gives the same music, another seed or phrase other music', () => {
  expect(phraseOf('evening', 3)).toEqual(phraseOf('evening', 3));
  expect(phraseOf('evening', 4)).not.toEqual(phraseOf('evening', 3));
  expect(phraseOf('morning', 3)).not.toEqual(phraseOf('evening', 3));
});

test('every phrase has its notes inside its length, quiet, and over a drone', () => {
  for (const { notes, length } of PHRASES) {
    expect(notes.every(({ at }) => at >= 0 && at < length)).toBe(true);
    expect(Math.max(...notes.map(({ force }) => force))).toBeLessThanOrEqual(0.3);
    expect(notes.filter(({ voice }) => voice === 'drone')).toHaveLength(1);
  }
});

test('everything is on the strings: tones of the scale within three octaves', () => {
  const strings = Array.from({ length: 16 }, (_, step) => tone(step, 146.83).toFixed(3));
  for (const { notes } of PHRASES) {
    const plucked = notes.filter(({ voice }) => voice === 'pluck');
    expect(strings).toEqual(expect.arrayContaining(plucked.map(({ pitch }) => pitch.toFixed(3))));
  }
});

test('calm: never more than a few notes a second, and never the same phrase all evening', () => {
  for (const { notes } of PHRASES) {
    for (const { at } of notes) {
      expect(notes.filter((other) => other.at >= at && other.at < at + 1).length).toBeLessThanOrEqual(6);
    }
  }
  expect(new Set(PHRASES.map((phrase) => JSON.stringify(phrase))).size).toBe(PHRASES.length);
});
