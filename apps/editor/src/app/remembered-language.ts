/** The language lies among the settings of the game: choosing it there or here is the same. */

import type { Language } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES, languageIn, settingsIn } from '@mahjong-fortress/base/vault-entries';
import { effect, type ReadonlySignal } from '@preact/signals';

export function rememberedLanguage(vault: Vault): string | undefined {
  return languageIn(vault.read(ENTRIES.settings));
}

/** Writes the language down whenever another one is chosen; the other settings stay as they are. */
export function rememberLanguage(vault: Vault, language: ReadonlySignal<Language>): void {
  let before = language.peek();
  effect(() => {
    const chosen = language.value;
    if (chosen === before) return;
    before = chosen;
    void vault.update(ENTRIES.settings, (stored) =>
      JSON.stringify({ ...settingsIn(stored), language: chosen }),
    );
  });
}
