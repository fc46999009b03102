/** Whether lessons were begun or offered, without loading the lessons themselves. */
import type { Shelf } from '../storage/shelf.ts';

/** Where progress is kept; beside saves and statistics, never among them. */
export const LESSONS_KEY = 'lessons';
const OFFERED_KEY = 'lessons-offered';

/** What playing leaves on the shelf; settings and the editor lay theirs beside it. */
const PLAYED = /^(save\/|statistics$|lessons)/;

/** Somebody who has never played, whatever else was done here. */
export function isNewHere(shelf: Shelf): boolean {
  return !shelf.keys().some((key) => PLAYED.test(key));
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
