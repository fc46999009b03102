/** Texts in one or two languages, as a form with a main field and one for the other language edits them. */
import { LANGUAGES, type Language, type LocalText, plainText } from '@mahjong-fortress/layouts-schema';

export interface TextFields {
  readonly own: string;
  readonly other: string;
}

function otherLanguage(language: Language): Language {
  return LANGUAGES.find((candidate) => candidate !== language) ?? language;
}

export function fieldsOf(text: LocalText | undefined, language: Language): TextFields {
  if (text === undefined) return { own: '', other: '' };
  if (typeof text === 'string') return { own: text, other: '' };
  return { own: text[language] ?? '', other: text[otherLanguage(language)] ?? '' };
}

/** Something done to a text in each of its languages; one text alone is in the language of whoever does it. */
export function changedText(
  text: LocalText,
  language: Language,
  change: (text: string, language: Language) => string,
): LocalText {
  if (typeof text === 'string') return change(text, language);
  const texts = LANGUAGES.map((tag) => [tag, text[tag]] as const);
  return Object.fromEntries(
    texts.flatMap(([tag, written]) => (written === undefined ? [] : [[tag, change(written, tag)]])),
  );
}

/** One text alone is for everybody. */
export function textFrom({ own, other }: TextFields, language: Language): LocalText {
  if (other === '') return own;
  const texts = own === '' ? {} : { [language]: own };
  return { ...texts, [otherLanguage(language)]: other };
}

/** As much of a text from elsewhere as there is room for, cut between characters, without those that nobody can show. */
export function shortText(text: string, length: number): string {
  return [...plainText(text.slice(0, 2 * length))].slice(0, length).join('');
}
