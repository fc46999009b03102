/** Texts of strangers that other strangers read: plain, composed, and without anything that can't be seen. */
import type { Language } from '@mahjong-fortress/base/languages';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { LAYOUT_LIMITS, type Layout, type LocalText } from '@mahjong-fortress/layouts-schema';

/**
 * What nobody sees but what changes how a text reads: control and format characters (text that runs backwards, zero width),
 * private and unassigned ones, separators of lines, letters that are drawn as nothing.
 */
const UNSEEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;
/** Marks on marks on marks: they run over the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const READABLE = /[\p{L}\p{N}]/u;

/** Composed last: what can't be seen may stand between a letter and its mark. */
function composed(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNSEEN, '').normalize('NFC').replace(PILED_MARKS, '$1');
}

/** A text of one line. */
export function plainLine(text: string): string {
  return composed(text.replaceAll(/[\r\n]+/g, ' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A text of some lines, of which none is far from the next. */
export function plainProse(text: string): string {
  return composed(text.replaceAll(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function localText(text: LocalText, clean: (text: string) => string): LocalText | undefined {
  if (typeof text === 'string') return clean(text) || undefined;
  const cleaned = Object.entries(text).map(([language, one]) => [language as Language, clean(one)] as const);
  const left = cleaned.filter(([, one]) => one !== '');
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

function every(text: LocalText, holds: (text: string) => boolean): boolean {
  return (typeof text === 'string' ? [text] : Object.values(text)).every(holds);
}

/** The layout with the texts that a gallery shows; composing them may have made one longer than it may be. */
export function withPlainNames(layout: Layout): Result<Layout, Problem> {
  const { description: given, ...rest } = layout;
  const name = localText(layout.name, plainLine);
  if (name === undefined || !every(name, (text) => READABLE.test(text)))
    return err(problem('name', 'layout/name', 'A name needs a letter or a digit that can be read.'));
  if (!every(name, (text) => [...text].length <= LAYOUT_LIMITS.nameLength))
    return err(problem('name', 'layout/name', `A name has at most ${LAYOUT_LIMITS.nameLength} characters.`));
  const description = given === undefined ? undefined : localText(given, plainProse);
  if (description && !every(description, (text) => [...text].length <= LAYOUT_LIMITS.descriptionLength)) {
    const most = LAYOUT_LIMITS.descriptionLength;
    return err(problem('description', 'layout/description', `A description has at most ${most} characters.`));
  }
  return ok({ ...rest, name, ...(description === undefined ? {} : { description }) });
}
