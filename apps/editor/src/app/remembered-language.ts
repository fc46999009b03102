/** The language lies among the settings of the game: choosing it there or here is the same. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import { effect, type ReadonlySignal } from '@preact/signals';

const SETTINGS_KEY = 'settings';

function parseSettings(text: string | undefined): Readonly<Record<string, unknown>> {
  const settings = readJson(text);
  return isObject(settings) ? settings : {};
}

export function rememberedLanguage(vault: Vault): string | undefined {
  const { language } = parseSettings(vault.read(SETTINGS_KEY));
  return typeof language === 'string' ? language : undefined;
}

/** Writes the language down whenever another one is chosen; the other settings stay as they are. */
export function rememberLanguage(vault: Vault, language: ReadonlySignal<Language>): void {
  let before = language.peek();
  effect(() => {
    const chosen = language.value;
    if (chosen === before) return;
    before = chosen;
    void vault.update(SETTINGS_KEY, (stored) =>
      JSON.stringify({ ...parseSettings(stored), language: chosen }),
    );
  });
}
