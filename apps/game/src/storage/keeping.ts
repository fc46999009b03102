/**
 * Keeps one game while it is played. The same game may be open in another tab: what was played there is never written
 * over, and whoever plays here is told.
 */

import type { Settle } from '@mahjong-fortress/base/browser-vault';
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { saveKey } from './saves.ts';

/** `refused`: another tab has played on in another way, and nothing was written over it. */
export type Kept = 'kept' | 'no-room' | 'refused';

export interface Keeper {
  /** A save of any game as it is written. */
  keep(text: string): Promise<Kept>;
  /** Whether another tab has played on. */
  isElsewhere(): boolean;
  /** A deal that nobody touched, here or elsewhere, is no game to go on with. */
  dropUntouched(): Promise<boolean>;
}

/** The actions of a save as they are written; undefined where it cannot be read, by this version at least. */
function actionsIn(text: string | undefined): readonly unknown[] | undefined {
  const value = readJson(text);
  const record = isObject(value) ? value.record : undefined;
  return isObject(record) && Array.isArray(record.actions) ? record.actions : undefined;
}

/** Whether one game is the other played on, or the same. */
function goesOnFrom(text: string, earlier: string): boolean {
  const actions = actionsIn(text);
  if (!actions) return false;
  return actionsIn(earlier)?.every((action, step) => action === actions[step]) ?? false;
}

/** Whoever opens a game has just read it. */
export function keeperOf(vault: Vault, id: string): Keeper {
  const key = saveKey(id);
  let known = vault.read(key);
  return {
    async keep(text) {
      const before = known;
      known = text;
      let isRefused = false;
      const isKept = await vault.update(key, (stored) => {
        // Deleting it elsewhere does not end a game that is played here.
        isRefused = stored !== undefined && stored !== before && !goesOnFrom(text, stored);
        return isRefused ? stored : text;
      });
      if (isRefused) return 'refused';
      return isKept ? 'kept' : 'no-room';
    },
    isElsewhere() {
      const stored = vault.read(key);
      return stored !== undefined && stored !== known;
    },
    dropUntouched: () =>
      vault.update(key, (stored) => (actionsIn(stored)?.length === 0 ? undefined : stored)),
  };
}

/** Of a game that lies in two places the one that was played on; both, if they went different ways. */
export const settleSaves: Settle = (key, stored, left) => {
  if (!key.startsWith(saveKey('')) || goesOnFrom(left, stored)) return 'left';
  return goesOnFrom(stored, left) ? 'stored' : 'both';
};
