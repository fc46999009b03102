/** Whether lessons were begun or offered, without loading the lessons themselves. */
import type { Shelf } from '../storage/shelf.ts';

/** Where progress is kept; beside saves and statistics, never among them. */
export const LESSONS_KEY = 'lessons';
const OFFERED_KEY = 'lessons-offered';

/** A shelf with settings alone is still that of somebody who has never played. */
export function isNewHere(shelf: Shelf): boolean {
  return shelf.keys().every((key) => key === 'settings');
}

/** The offer is made once. */
export function noteOffered(shelf: Shelf): void {
  shelf.write(OFFERED_KEY, 'yes');
}

/** Whether there is a lesson to go on with. */
export function hasBegunLessons(shelf: Shelf): boolean {
  return shelf.read(LESSONS_KEY) !== undefined;
}

export function forgetLessons(shelf: Shelf): void {
  shelf.remove(LESSONS_KEY);
}
