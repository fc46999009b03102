/** The door to the lessons; everything behind it is loaded when somebody wants to learn. */

import type { Vault } from '@mahjong-fortress/base/vault';
import type { Guide } from '../app/guide.ts';
import { Coach } from './coach.tsx';
import { readProgress } from './course.ts';
import { guidedSession } from './guided-session.ts';
import { LessonEnd } from './lesson-end.tsx';

interface Options {
  readonly vault: Vault;
  pause(): Promise<void>;
}

export function openLessons({ vault, pause }: Options): Guide {
  const session = guidedSession({ vault, pause, progress: readProgress(vault) });
  return {
    session,
    title: ({ teaching }) => teaching.guide,
    Coach: () => <Coach session={session} />,
    End: LessonEnd,
  };
}
