/** The door to the lessons; everything behind it is loaded when somebody wants to learn. */
import type { Guide } from '../shell/table/guide.ts';
import type { Shelf } from '../storage/shelf.ts';
import { Coach } from './coach.tsx';
import { guidedSession } from './guided-session.ts';
import { LessonEnd } from './lesson-end.tsx';
import { readProgress } from './progress.ts';

interface Options {
  readonly shelf: Shelf;
  pause(): Promise<void>;
}

export function openLessons({ shelf, pause }: Options): Guide {
  const session = guidedSession({ shelf, pause, progress: readProgress(shelf) });
  return { session, Coach: () => <Coach session={session} />, End: LessonEnd };
}
