import { memoryVault } from '@mahjong-fortress/base/vault';
import { expect, test } from 'vitest';
import { daysLater } from '../storage/dates.ts';
import { loadPuzzles, placeIn, puzzleOfDay } from './collection.ts';
import { noteSolved, puzzleStreaks, readSolved } from './solved.ts';

const puzzles = await loadPuzzles();

test('a day has one puzzle, and each comes once before any comes again', () => {
  const days = puzzles.map((_, day) => puzzleOfDay(puzzles, daysLater('2026-01-01', day))?.id);
  expect(new Set(days).size).toBe(puzzles.length);
  expect(puzzleOfDay(puzzles, '2026-11-19')).toBe(puzzleOfDay(puzzles, '2026-11-19'));
  expect(puzzleOfDay(puzzles, '1999-12-31')).toBeDefined();
});

test('a puzzle stands in the list of its grade, before the next one', () => {
  const [first] = puzzles;
  const place = placeIn(puzzles, first?.id ?? '');
  expect(place?.number).toBe(1);
  expect(place?.next?.grade).toBe(first?.grade);
  expect(placeIn(puzzles, 'somebody’s own')).toBeUndefined();
});

test('what was solved is kept, and days in a row are counted', async () => {
  const vault = memoryVault();
  expect(puzzleStreaks(readSolved(vault), '2026-11-19')).toEqual({ current: 0, best: 0 });
  noteSolved(vault, 'a', ['2026-11-17']);
  noteSolved(vault, 'b', ['2026-11-18']);
  noteSolved(vault, 'b', []);
  const solved = readSolved(vault);
  expect([...solved.puzzles]).toEqual(['a', 'b']);
  expect(puzzleStreaks(solved, '2026-11-19')).toEqual({ current: 2, best: 2 });
  expect(puzzleStreaks(solved, '2026-11-21')).toEqual({ current: 0, best: 2 });
});

test('whoever solved a puzzle that has gone from the collection keeps the day, and nothing else changes', async () => {
  const vault = memoryVault();
  noteSolved(vault, 'gone', ['2026-11-18']);
  noteSolved(vault, puzzles[0]?.id ?? '', ['2026-11-19']);
  const later = puzzles.slice(5);
  const solved = readSolved(vault);
  expect(puzzleStreaks(solved, '2026-11-19')).toEqual({ current: 2, best: 2 });
  expect(solved.puzzles.has('gone')).toBe(true);
  expect(placeIn(later, puzzles[0]?.id ?? '')).toBeUndefined();
  const days = later.map((_, day) => puzzleOfDay(later, daysLater('2026-01-01', day))?.id);
  expect(new Set(days).size).toBe(later.length);
});

test.each(['', '[]', '{"puzzles":3,"days":["x",7]}'])('an entry that says %s says nothing', async (text) => {
  const vault = memoryVault();
  await vault.update('puzzles', () => text);
  expect(readSolved(vault)).toEqual({ puzzles: new Set(), days: new Set() });
});
