/** Whether lessons were begun or offered, without loading the lessons themselves. */
import type { Vault } from '@mahjong-fortress/base/vault';

/** Where progress is kept; beside saves and statistics, never among them. */
export const LESSONS_KEY = 'lessons';
const OFFERED_KEY = 'lessons-offered';

/** What playing leaves in the vault; settings and the editor put theirs beside it. */
const PLAYED = /^(save\/|counted\/|statistics$|lessons)/;

/** Somebody who has never played, whatever else was done here. */
export function isNewHere(vault: Vault): boolean {
  return !vault.keys().some((key) => PLAYED.test(key));
}

/** The offer is made once. */
export function noteOffered(vault: Vault): void {
  void vault.update(OFFERED_KEY, () => 'yes');
}

/** Whether there is a lesson to go on with. */
export function hasBegunLessons(vault: Vault): boolean {
  return vault.read(LESSONS_KEY) !== undefined;
}

export function forgetLessons(vault: Vault): void {
  void vault.update(LESSONS_KEY, () => undefined);
}
