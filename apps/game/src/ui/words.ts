/** The words of the chosen language, wherever the page is drawn. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { GameWords } from '@mahjong-fortress/words/game';
import type { Speech } from '@mahjong-fortress/words/speech';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const SpeechContext = createContext<Speech<GameWords> | undefined>(undefined);

function useSpeech(): Speech<GameWords> {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('A part of the page was drawn without a language.');
  return speech;
}

export function useWords(): GameWords {
  return useSpeech().words;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
