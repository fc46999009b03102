/** The door to the lessons of Towers; everything behind it is loaded when somebody wants to learn. */
import type { LessonsOpening } from '../../app/room.ts';
import type { TowersGuide } from '../play/table-screen.tsx';
import { Coach } from './coach.tsx';
import { guidedTowers } from './guided-session.ts';
import { readProgress } from './progress.ts';

export function openTowersLessons({ vault, pause }: Pick<LessonsOpening, 'vault' | 'pause'>): TowersGuide {
  const session = guidedTowers({ vault, pause, progress: readProgress(vault) });
  return { session, Coach: () => <Coach session={session} /> };
}
