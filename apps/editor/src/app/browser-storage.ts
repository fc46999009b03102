/** The storage of the browser, or one that forgets where there is none. */
import type { KeyedStorage, Language } from '@mahjong-fortress/layouts-schema';
import { effect, type ReadonlySignal } from '@preact/signals';

/** The game asks for the same entry. */
const LANGUAGE_KEY = 'mahjong-fortress/language';

/** Nothing is kept, and whoever saves is told so. */
const NOWHERE: KeyedStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('There is no storage.');
  },
  removeItem() {},
};

export function openStorage(): KeyedStorage {
  try {
    return window.localStorage;
  } catch {
    return NOWHERE;
  }
}

export function rememberedLanguage(storage: KeyedStorage): string | null {
  return storage.getItem(LANGUAGE_KEY);
}

export function rememberLanguage(storage: KeyedStorage, language: ReadonlySignal<Language>): void {
  const initial = language.peek();
  effect(() => {
    // Only a choice is remembered, not a guess.
    if (language.value === initial && storage.getItem(LANGUAGE_KEY) === null) return;
    try {
      storage.setItem(LANGUAGE_KEY, language.value);
    } catch {
      // The choice then lasts as long as the page.
    }
  });
}
