/** What may be done, as a numbered menu, and the words that choose from it. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { type Block, wrapped } from '../draw/blocks.ts';
import type { AnyKit, BoardStyle } from '../games/kit.ts';

export interface MenuItem {
  readonly action: unknown;
  readonly text: string;
}

/** What whoever is to move may do, by their own view. */
export function menuOf({ rules }: AnyKit, view: unknown): MenuItem[] {
  return rules.legal(view).map((action) => ({ action, text: rules.makeAction(view, action) }));
}

/** `place M4 b2` belongs under `place M4`; what has no last word to choose stands alone. */
function headingOf({ text }: MenuItem): string {
  return text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : text;
}

function choiceText(text: string, number: string, note: string): string {
  const last = text.includes(' ') ? ` ${text.slice(text.lastIndexOf(' ') + 1)}` : '';
  return `${number}${last}${note === '' ? '' : ` ${note}`}`;
}

export function menuLines(
  kit: AnyKit,
  view: unknown,
  items: readonly MenuItem[],
  { paint, width, words }: Omit<BoardStyle, 'names'>,
): Block {
  const groups = new Map<string, { readonly hint: string; readonly choices: string[] }>();
  for (const [index, item] of items.entries()) {
    const heading = headingOf(item);
    const group = groups.get(heading) ?? { hint: kit.meaningOf(view, item.action, words), choices: [] };
    const number = paint('bold', String(index + 1));
    group.choices.push(choiceText(item.text, number, kit.noteOn(view, item.action)));
    groups.set(heading, group);
  }
  const column = Math.max(...[...groups.keys()].map((heading) => heading.length));
  return [...groups].flatMap(([heading, { hint, choices }]) =>
    wrapped([`  ${heading.padEnd(column)}`, ...choices, ...(hint ? [paint('dim', `— ${hint}`)] : [])], {
      width,
      gap: '  ',
      indent: ' '.repeat(column + 4),
    }),
  );
}

/** Whether all words occur in a text, in their order: `m4 b2` for `place M4 b2`. */
function isShortFor(words: readonly string[], text: string): boolean {
  const all = text.toLowerCase().split(' ');
  let from = 0;
  return words.every((word) => {
    const found = all.indexOf(word, from);
    from = found + 1;
    return found >= 0;
  });
}

/** The action that a line means: a number of the menu, its words, or enough of them. Else a sentence why not. */
export function chosen(
  kit: AnyKit,
  view: unknown,
  items: readonly MenuItem[],
  line: string,
  words: TerminalWords,
): Result<unknown, string> {
  const { asking } = words;
  const isEmpty = line.trim() === '';
  if (isEmpty && items.length > 1) return err(asking.chooseNumber(items.length));
  if (isEmpty || /^\s*\d+\s*$/.test(line)) {
    const item = items[isEmpty ? 0 : Number(line) - 1];
    return item ? ok(item.action) : err(asking.noSuchNumber(items.length));
  }
  const typed = line.trim().toLowerCase().split(/\s+/);
  const text = kit.tidied(typed);
  // Complete words mean what they say: `shrine` must never be taken for `activate wind shrine`.
  const complete = kit.rules.parseAction(view, text);
  if (complete.ok) {
    const refusal = kit.refusalText(view, complete.value, words);
    return refusal === undefined ? complete : err(refusal);
  }
  const short = items.filter((item) => isShortFor(typed, item.text));
  const [first] = short;
  if (first && short.length === 1) return ok(first.action);
  if (first) {
    const some = short.slice(0, 4).map((item) => item.text);
    return err(asking.severalMeant(text, `${some.join(', ')}${short.length > 4 ? ' …' : ''}`));
  }
  return err(asking.notUnderstood(text));
}
