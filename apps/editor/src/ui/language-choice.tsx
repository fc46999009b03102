import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import { useSignal } from '@preact/signals';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';

export function LanguageChoice() {
  const { state, speak } = useDesk();
  const messages = useMessages();
  // While its words are on their way; if they don't come, the old language is marked again.
  const wanted = useSignal<Language | undefined>(undefined);
  async function choose(language: Language): Promise<void> {
    wanted.value = language;
    await speak(language);
    wanted.value = undefined;
  }
  return (
    <Choice
      name="language"
      label={messages.language}
      class="languages"
      value={wanted.value ?? state.language.value}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: LANGUAGE_NAMES[language],
        face: language.toUpperCase(),
      }))}
      onChoose={(language) => void choose(language)}
    />
  );
}
