/** The puzzles that come with the game: a list for each grade, and one a day. Fetched when somebody opens them. */
import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import type { Grade, WrittenPuzzle } from '@mahjong-fortress/solo-ai';
import { type CalendarDate, daysFrom } from '../storage/dates.ts';

export async function loadPuzzles(): Promise<readonly WrittenPuzzle[]> {
  const { default: collection } = await import('@mahjong-fortress/solo-ai/puzzles.json', {
    with: { type: 'json' },
  });
  return collection.puzzles as readonly WrittenPuzzle[];
}

/** The days are counted from here; another one would change every puzzle of the day. */
const FIRST_DAY: CalendarDate = '2026-01-01';

/** The same for everybody on a date; each once before any comes again. */
export function puzzleOfDay(
  puzzles: readonly WrittenPuzzle[],
  date: CalendarDate,
): WrittenPuzzle | undefined {
  const day = Math.max(0, daysFrom(FIRST_DAY, date));
  const round = Math.floor(day / puzzles.length);
  return shuffled(puzzles, randomFromSeed(`puzzles of the day ${round}`))[day % puzzles.length];
}

export interface PuzzlePlace {
  readonly grade: Grade;
  /** Among those of its grade, from 1. */
  readonly number: number;
  /** The one that comes after it. */
  readonly next: WrittenPuzzle | undefined;
}

/** Where a puzzle stands in its list; nowhere, if it is none of these. */
export function placeIn(puzzles: readonly WrittenPuzzle[], id: string): PuzzlePlace | undefined {
  const grade = puzzles.find((puzzle) => puzzle.id === id)?.grade;
  const list = puzzles.filter((puzzle) => puzzle.grade === grade);
  const index = list.findIndex((puzzle) => puzzle.id === id);
  return grade && { grade, number: index + 1, next: list[index + 1] };
}
