/** Sentences that wait for a language. */
import type { Language } from '@mahjong-fortress/base/languages';
import type { EditorWords } from '@mahjong-fortress/words/editor';

/** A sentence in whichever language is chosen when it is shown. */
export type Saying = (words: EditorWords, language: Language) => string;

/** What a step can be called; it is also what a kept history may hold. */
const SAID_KEYS = [
  'saidBegin',
  'saidOpen',
  'saidPaint',
  'saidErase',
  'saidRaise',
  'saidLower',
  'saidRectangle',
  'saidFrame',
  'saidLine',
  'saidFill',
  'saidMove',
  'saidPaste',
  'saidStamp',
  'saidCopy',
  'saidSymmetric',
  'saidTierMoved',
  'saidTierDoubled',
  'saidTierCleared',
  'saidDelete',
  'saidRotate',
  'saidFlip',
  'saidCentre',
  'saidClear',
  'saidResize',
  'saidAbout',
  'saidPlayers',
  'saidFix',
  'changedElsewhere',
] as const satisfies readonly (keyof EditorWords)[];
type SaidKey = (typeof SAID_KEYS)[number];
type Fact = string | number;

/** What a step of the history says, as data: it outlives the page. */
export interface Said {
  readonly key: SaidKey;
  readonly facts: readonly Fact[];
}

export function said<Key extends SaidKey>(
  key: Key,
  ...facts: EditorWords[Key] extends (...needed: infer Facts extends readonly Fact[]) => string ? Facts : []
): Said {
  return { key, facts };
}

export function isSaidKey(value: unknown): value is SaidKey {
  return SAID_KEYS.includes(value as SaidKey);
}

export function sayingOf({ key, facts }: Said): Saying {
  return (words) => {
    const text = words[key];
    return typeof text === 'string' ? text : (text as (...given: readonly Fact[]) => string)(...facts);
  };
}
