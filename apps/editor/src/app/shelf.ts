/** "My fortresses": every change is kept at once; several fortresses lie side by side. */
import {
  type FortressList,
  type KeyedStorage,
  LIMITS,
  listFortresses,
  readFortress,
  removeFortress,
  restoreFortress,
  saveFortress,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { rename, renameIn } from '../document/commands.ts';
import { type FortressDocument, fromDraft, toDraft } from '../document/document.ts';
import { changedText } from '../document/local-text.ts';
import { MESSAGES } from '../i18n/messages.ts';
import type { State } from './state.ts';

export interface Surroundings {
  readonly storage: KeyedStorage;
  readonly now: () => number;
  readonly newKey: () => string;
}

const OPEN_KEY = 'mahjong-fortress/editor/open';

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
  { storage, now, newKey }: Surroundings,
  events: ShelfEvents,
): Shelf {
  const looked = signal(0);
  const lookAgain = () => {
    looked.value += 1;
  };

  let remembered: string | undefined;

  function save(key: string, document: FortressDocument): boolean {
    return saveFortress(storage, { key, savedAt: now(), draft: toDraft(document) });
  }

  /** Trouble, perhaps with another try. */
  function warnNotSaved(undo?: () => void): void {
    state.notice.value = { words: (messages) => messages.notSaved, kind: 'trouble', ...(undo && { undo }) };
  }

  function read(key: string): FortressDocument | undefined {
    const found = readFortress(storage, key);
    return found?.ok ? fromDraft(found.value.draft) : undefined;
  }

  function rememberOpen(): void {
    remembered = state.fortressKey.value;
    try {
      storage.setItem(OPEN_KEY, state.fortressKey.value);
    } catch {
      // Then the editor opens with the latest fortress next time, which nearly always is the same one.
    }
  }

  return {
    list: computed(() => {
      looked.value;
      return listFortresses(storage);
    }),
    keep() {
      const key = state.fortressKey.value;
      state.isKept.value = save(key, state.document.value);
      // During a stroke nobody needs the list anew.
      if (state.underway.value === undefined) lookAgain();
      if (remembered !== key) rememberOpen();
    },
    rememberOpen,
    lastOpen() {
      const key = storage.getItem(OPEN_KEY) ?? '';
      const document = read(key);
      if (document) return { key, document };
      const latest = listFortresses(storage).saved[0];
      return latest && { key: latest.key, document: fromDraft(latest.draft) };
    },
    read,
    duplicate(key) {
      const original = read(key);
      if (!original) return;
      const name = changedText(original.about.name, state.language.value, (text, language) =>
        MESSAGES[language].copyOf(text).slice(0, LIMITS.nameLength),
      );
      if (!save(newKey(), rename(name).apply(original) ?? original)) warnNotSaved();
      lookAgain();
    },
    rename(key, name) {
      const original = read(key);
      if (!original) return;
      const renamed = renameIn(state.language.value, name).apply(original) ?? original;
      if (!save(key, renamed)) warnNotSaved();
      lookAgain();
    },
    remove(key) {
      const document = read(key);
      const name = document ? textIn(document.about.name, state.language.value) : '';
      const wasOpen = key === state.fortressKey.value;
      const text = removeFortress(storage, key);
      lookAgain();
      const undo = () => {
        if (text !== undefined && !restoreFortress(storage, key, text)) return warnNotSaved(undo);
        lookAgain();
        if (wasOpen) events.onOpenRestored(key);
      };
      state.notice.value = { words: (messages) => messages.dropSaid(name), kind: 'news', undo };
      if (wasOpen) events.onOpenRemoved();
    },
    lookAgain,
  };
}
