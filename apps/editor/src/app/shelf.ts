/** "My fortresses": every change is kept at once; several fortresses lie side by side. */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { changeTies, readTies, tiesFrom } from '@mahjong-fortress/gallery/ties';
import {
  type BackedUp,
  createFortressList,
  type FortressList,
  LAYOUT_LIMITS,
  readSavedFortress,
  removeFortress,
  restoreFortress,
  saveFortress,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { copyOf } from '@mahjong-fortress/words/editor/copy-of';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type FortressDocument, fromDraft, toDraft } from '../document/document.ts';
import { rename, renameIn } from '../document/edits.ts';
import { changedText, shortText } from '../document/local-text.ts';
import type { State } from './state.ts';

export interface ShelfSurroundings {
  readonly vault: Vault;
  readonly now: () => number;
  readonly newKey: () => string;
}

const OPEN_KEY = ENTRIES.openFortress;

export interface Shelf {
  readonly list: ReadonlySignal<FortressList>;
  /** Writes the document down as it is at this moment. */
  readonly keep: () => void;
  readonly rememberOpen: () => void;
  /** The document that was open when the editor was closed. */
  readonly lastOpen: () => { readonly key: string; readonly document: FortressDocument } | undefined;
  readonly read: (key: string) => FortressDocument | undefined;
  readonly duplicate: (key: string) => void;
  /** In the language of the editor. */
  readonly rename: (key: string, name: string) => void;
  readonly remove: (key: string) => void;
  /** All of them as a backup holds them, with what ties them to the gallery. */
  readonly toBackUp: () => readonly BackedUp[];
  /** Puts fortresses of a backup beside the others; says how many were new. */
  readonly restore: (kept: readonly BackedUp[]) => Promise<number>;
  /** Something outside of this tab has changed what lies there. */
  readonly lookAgain: () => void;
}

export interface ShelfEvents {
  /** The fortress on the table was taken from the shelf. */
  readonly onOpenRemoved: () => void;
  /** And it came back. */
  readonly onOpenRestored: (key: string) => void;
}

export function createShelf(
  state: State,
  { vault, now, newKey }: ShelfSurroundings,
  events: ShelfEvents,
): Shelf {
  const list = createFortressList(vault);
  const looked = signal(0);
  const lookAgain = () => {
    looked.value += 1;
  };

  let remembered: string | undefined;

  function save(key: string, document: FortressDocument): Promise<boolean> {
    return saveFortress(vault, { key, savedAt: now(), draft: toDraft(document) });
  }

  /** Says so when it could not be kept, perhaps with another try. */
  async function warnUnless(kept: Promise<boolean>, undo?: () => void): Promise<void> {
    if (await kept) return;
    state.notice.value = { words: (messages) => messages.notSaved, kind: 'trouble', ...(undo && { undo }) };
  }

  function read(key: string): FortressDocument | undefined {
    const found = readSavedFortress(vault, key);
    return found?.ok ? fromDraft(found.value.draft) : undefined;
  }

  function rememberOpen(): void {
    const key = state.fortressKey.value;
    remembered = key;
    // Where that fails, the editor opens with the latest fortress next time, which nearly always is the same one.
    void vault.update(OPEN_KEY, () => key);
  }

  return {
    list: computed(() => {
      looked.value;
      return list();
    }),
    keep() {
      const key = state.fortressKey.value;
      void save(key, state.document.value).then((isKept) => {
        if (state.fortressKey.value === key) state.keeping.value = isKept ? 'kept' : 'failed';
      });
      // During a stroke nobody needs the list anew.
      if (state.underway.value === undefined) lookAgain();
      if (remembered !== key) rememberOpen();
    },
    rememberOpen,
    lastOpen() {
      const key = vault.read(OPEN_KEY) ?? '';
      const document = read(key);
      if (document) return { key, document };
      const latest = list().saved[0];
      return latest && { key: latest.key, document: fromDraft(latest.draft) };
    },
    read,
    duplicate(key) {
      const original = read(key);
      if (!original) return;
      const name = changedText(original.about.name, state.language.value, (text, language) =>
        shortText(copyOf(text, language), LAYOUT_LIMITS.nameLength),
      );
      const copy = newKey();
      void warnUnless(save(copy, rename(name).apply(original) ?? original));
      // It was made from the same fortress, but its own place in the gallery it has yet to get.
      void changeTies(vault, copy, { basedOn: readTies(vault, key).basedOn });
      lookAgain();
    },
    rename(key, name) {
      const original = read(key);
      if (!original) return;
      const renamed = renameIn(state.language.value, name).apply(original) ?? original;
      void warnUnless(save(key, renamed));
      lookAgain();
    },
    remove(key) {
      const document = read(key);
      const name = document ? textIn(document.about.name, state.language.value) : '';
      const wasOpen = key === state.fortressKey.value;
      const text = removeFortress(vault, key);
      lookAgain();
      const undo = () => {
        if (text !== undefined) void warnUnless(restoreFortress(vault, key, text), undo);
        lookAgain();
        if (wasOpen) events.onOpenRestored(key);
      };
      state.notice.value = { words: (messages) => messages.dropSaid(name), kind: 'news', undo };
      if (wasOpen) events.onOpenRemoved();
    },
    toBackUp: () => list().saved.map((saved) => ({ ...saved, ties: readTies(vault, saved.key) })),
    async restore(kept) {
      const there = new Set(list().saved.map(({ draft }) => JSON.stringify(draft)));
      const missing = kept.filter(({ draft }) => !there.has(JSON.stringify(draft)));
      const saving = missing.map(({ savedAt, draft, ties }) => {
        const key = newKey();
        void changeTies(vault, key, tiesFrom(ties));
        return saveFortress(vault, { key, savedAt, draft });
      });
      lookAgain();
      await warnUnless(Promise.all(saving).then((all) => all.every(Boolean)));
      return missing.length;
    },
    lookAgain,
  };
}
