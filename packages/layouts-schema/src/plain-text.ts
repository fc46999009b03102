/** Texts that everybody can show and write. */
import { isObject } from '@mahjong-fortress/base/json';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { UNNAMED } from './layout.ts';

/**
 * What cannot be shown, nor written as UTF-8 or XML: control characters but the tab and the line break, halves of
 * surrogate pairs, and the noncharacters such as U+FFFE. One such character in a name breaks a whole picture. And what
 * turns a text around, for then a name reads as another one.
 */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/gu;

/** A text from outside without the characters that nobody could show or write. */
export function plainText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a layout that are written for people. */
const TEXTS = ['name', 'author', 'licence', 'description'] as const;

function isPlain(part: unknown): boolean {
  const isWritable = (text: unknown) => typeof text !== 'string' || plainText(text) === text;
  return isObject(part) ? LANGUAGES.every((language) => isWritable(part[language])) : isWritable(part);
}

/** The same text, plain; undefined where nothing of it is left. What is no text stays for the check to name. */
function plainPart(part: unknown): unknown {
  if (!isObject(part)) return typeof part === 'string' ? plainText(part) || undefined : part;
  const texts = Object.entries(part).map(([key, text]) => [
    key,
    typeof text === 'string' ? plainText(text) : text,
  ]);
  const left = texts.filter(([, text]) => text !== '');
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** Which texts of a layout have characters that nobody could show or write. */
export function unwritableTexts(layout: unknown): readonly string[] {
  return isObject(layout) ? TEXTS.filter((key) => Object.hasOwn(layout, key) && !isPlain(layout[key])) : [];
}

/** The layout with plain texts; a text of which nothing is left is left out, and a name becomes that of the nameless. */
export function withPlainTexts<Texts extends object>(layout: Texts): Texts {
  const changed = unwritableTexts(layout);
  if (changed.length === 0) return layout;
  const fields = layout as Fields;
  const plain = changed.map(
    (key) => [key, plainPart(fields[key]) ?? (key === 'name' ? UNNAMED : undefined)] as const,
  );
  const entries = Object.entries({ ...layout, ...Object.fromEntries(plain) });
  const left = entries.filter(([key, value]) => value !== undefined || !changed.includes(key));
  return Object.fromEntries(left) as Texts;
}
