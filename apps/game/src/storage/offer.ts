/** Whether the lessons of a game were begun or offered, without loading the lessons themselves. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import type { GameId } from '../shelf/games.ts';
import { listSaves } from './saves.ts';

/** Where progress is kept; beside saves and statistics, never among them. */
export const LESSONS_KEYS: Readonly<Record<GameId, string>> = {
  'mahjong-fortress': ENTRIES.lessons,
  towers: ENTRIES.towersLessons,
};
const OFFERED_KEYS: Readonly<Record<GameId, string>> = {
  'mahjong-fortress': ENTRIES.lessonsOffered,
  towers: ENTRIES.towersLessonsOffered,
};

/** What playing leaves in the vault; settings and the editor put theirs beside it. */
const PLAYED = /^(save\/|counted\/|statistics$|lessons)/;

/** Somebody who has never played, whatever else was done here; of another game than the first: never that one. */
export function isNewHere(vault: Vault, game: GameId): boolean {
  if (game === 'mahjong-fortress') return !vault.keys().some((key) => PLAYED.test(key));
  return (
    vault.keys(LESSONS_KEYS[game]).length === 0 &&
    !listSaves(vault).some((entry) => entry.ok && entry.save.game === game)
  );
}

/** The offer is made once. */
export function noteOffered(vault: Vault, game: GameId): void {
  void vault.update(OFFERED_KEYS[game], () => 'yes');
}

/** Whether there is a lesson to go on with. */
export function hasBegunLessons(vault: Vault, game: GameId): boolean {
  return vault.read(LESSONS_KEYS[game]) !== undefined;
}

export function forgetLessons(vault: Vault, game: GameId): void {
  void vault.update(LESSONS_KEYS[game], () => undefined);
}
