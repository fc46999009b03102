/** The storage of the browser, or one that forgets where there is none. */
import type { KeyedStorage, Language } from '@mahjong-fortress/layouts-schema';
import { effect, type ReadonlySignal } from '@preact/signals';

/** The settings of the game: its language is also the editor's. */
const SETTINGS_KEY = 'mahjong-fortress/settings';

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

function readSettings(storage: KeyedStorage): Readonly<Record<string, unknown>> {
  try {
    const settings: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof settings === 'object' && settings !== null ? { ...settings } : {};
  } catch {
    return {};
  }
}

export function rememberedLanguage(storage: KeyedStorage): string | undefined {
  const { language } = readSettings(storage);
  return typeof language === 'string' ? language : undefined;
}

/** Writes the language down whenever another one is chosen; the other settings stay as they are. */
export function rememberLanguage(storage: KeyedStorage, language: ReadonlySignal<Language>): void {
  let before = language.peek();
  effect(() => {
    if (language.value === before) return;
    before = language.value;
    try {
      storage.setItem(SETTINGS_KEY, JSON.stringify({ ...readSettings(storage), language: before }));
    } catch {
      // The choice then lasts as long as the page.
    }
  });
}
