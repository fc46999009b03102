/** Games to learn from, kept in a folder as records, so that work of hours goes on where it stopped. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { beginLesson, type Lesson, type LessonOptions } from '@mahjong-fortress/solo-ai';
import { type Failure, rejected } from '../command.ts';
import { readParsed } from '../input.ts';
import { writeText } from '../output.ts';
import type { World } from '../world.ts';

function fileOf(folder: string, index: number): string {
  return join(folder, `game-${index}.json`);
}

export function keepLesson(
  world: World,
  folder: string,
  index: number,
  lesson: Lesson,
): Result<void, Failure> {
  const record = makeRecord(mahjongFortress, lesson);
  return writeText(world, fileOf(folder, index), `${JSON.stringify(record)}\n`);
}

/** Whether a kept game began as it would begin now. */
function isThisLesson(kept: Lesson, begun: Lesson): boolean {
  const { result: _, ...unfinished } = kept;
  const written = makeRecord(mahjongFortress, { ...unfinished, actions: [] });
  return isDeepStrictEqual(written, makeRecord(mahjongFortress, begun));
}

/** The games below a number that a folder keeps. One that was played otherwise is refused, not passed over. */
export async function keptLessons(
  world: World,
  folder: string,
  options: LessonOptions,
  games: number,
): Promise<Result<ReadonlyMap<number, Lesson>, Failure>> {
  const lessons = new Map<number, Lesson>();
  for (let index = 0; index < games; index++) {
    const file = fileOf(folder, index);
    if (!existsSync(resolve(world.directory, file))) continue;
    const kept = await readParsed(world, file, (text) => openRecord(mahjongFortress, text));
    if (!kept.ok) return kept;
    const { record } = kept.value;
    const begun = beginLesson(options, index);
    if (!begun.ok) return rejected(begun.error);
    if (!record.result || !isThisLesson(record, begun.value))
      return rejected(
        problem('other-lesson', '', 'This game was played with other options; keep these in another folder.'),
        file,
      );
    lessons.set(index, record);
  }
  return ok(lessons);
}
