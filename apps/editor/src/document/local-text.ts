/** Texts in one or more languages, as a form with a field for each language edits them. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import { type LocalText, plainText } from '@mahjong-fortress/layouts-schema';

type TextFields = { readonly [language in Language]?: string };

/** One text alone is in the language of whoever looks at it. */
export function fieldsOf(text: LocalText | undefined, language: Language): TextFields {
  return typeof text === 'string' ? { [language]: text } : (text ?? {});
}

/** Something done to a text in each of its languages. */
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

/** One text alone, in the language of whoever writes it, is for everybody. */
export function textFrom(fields: TextFields, language: Language): LocalText {
  const written = LANGUAGES.filter((tag) => (fields[tag] ?? '') !== '');
  if (written.every((tag) => tag === language)) return fields[language] ?? '';
  return Object.fromEntries(written.map((tag) => [tag, fields[tag]]));
}

/** As much of a text from elsewhere as there is room for, cut between characters, without those that nobody can show. */
export function shortText(text: string, length: number): string {
  return [...plainText(text.slice(0, 2 * length))].slice(0, length).join('');
}
