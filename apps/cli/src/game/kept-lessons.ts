/** What games taught, kept in a folder, so that work of hours goes on where it stopped. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Family, LessonOptions } from '@mahjong-fortress/solo-ai';
import { type Failure, rejected } from '../command.ts';
import { readParsed } from '../input.ts';
import { writeText } from '../output.ts';
import type { World } from '../world.ts';

type Lesson = readonly Family[];

interface Kept {
  readonly options: LessonOptions;
  readonly index: number;
  readonly families: Lesson;
}

function fileOf(folder: string, index: number): string {
  return join(folder, `game-${index}.json`);
}

export function keepLesson(
  world: World,
  folder: string,
  options: LessonOptions,
  index: number,
  families: Lesson,
): Result<void, Failure> {
  const kept: Kept = { options, index, families };
  return writeText(world, fileOf(folder, index), `${JSON.stringify(kept)}\n`);
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'families' in value && Array.isArray(value.families);
}

function parseKept(text: string): Result<Kept, Problem> {
  try {
    const kept: unknown = JSON.parse(text);
    if (isKept(kept)) return ok(kept);
  } catch {
    // Said below.
  }
  return err(
    problem('not-a-lesson', '', 'This isn’t what a game taught; somebody may have changed the file.'),
  );
}

/** The games below a number that a folder keeps. One that was played otherwise is refused, not passed over. */
export async function keptLessons(
  world: World,
  folder: string,
  options: LessonOptions,
  games: number,
): Promise<Result<ReadonlyMap<number, Lesson>, Failure>> {
  // As they would be written: what is undefined isn’t.
  const wanted: unknown = JSON.parse(JSON.stringify(options));
  const lessons = new Map<number, Lesson>();
  for (let index = 0; index < games; index++) {
    const file = fileOf(folder, index);
    if (!existsSync(resolve(world.directory, file))) continue;
    const kept = await readParsed(world, file, parseKept);
    if (!kept.ok) return kept;
    if (kept.value.index !== index || !isDeepStrictEqual(kept.value.options, wanted))
      return rejected(
        problem('other-lesson', '', 'This game was played with other options; keep these in another folder.'),
        file,
      );
    lessons.set(index, kept.value.families);
  }
  return ok(lessons);
}
