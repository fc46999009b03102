/** What may be done, as a numbered menu, and the words that choose from it. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Action,
  boardsOf,
  codeOf,
  FACES,
  type Game,
  legalActions,
  makeAction,
  parseAction,
  refusalOf,
  topFace,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { type Block, wrapped } from '../draw/blocks.ts';
import type { Paint } from '../draw/paint.ts';

export interface MenuItem {
  readonly action: Action;
  readonly text: string;
}

export function menuOf(game: Game): MenuItem[] {
  const boards = boardsOf(game);
  return legalActions(game).map((action) => ({ action, text: makeAction(boards, action) }));
}

/** `place M4 b2` belongs under `place M4`; what has no last word to choose stands alone. */
function headingOf({ text }: MenuItem): string {
  return text.includes(' ') ? text.slice(0, text.lastIndexOf(' ')) : text;
}

function choiceText(game: Game, { action, text }: MenuItem, number: number, paint: Paint): string {
  const last = text.includes(' ') ? ` ${text.slice(text.lastIndexOf(' ') + 1)}` : '';
  const showsTile = action.type === 'take' || action.type === 'destroy';
  const face = showsTile ? topFace(game.fortress, action.cell) : undefined;
  return `${paint('bold', String(number))}${last}${face === undefined ? '' : ` ${codeOf(face)}`}`;
}

export function menuLines(
  game: Game,
  items: readonly MenuItem[],
  { menu }: TerminalWords,
  paint: Paint,
  width: number,
): Block {
  const groups = new Map<string, { readonly hint: string; readonly choices: string[] }>();
  for (const [index, item] of items.entries()) {
    const heading = headingOf(item);
    const group = groups.get(heading) ?? { hint: menu[item.action.type] ?? '', choices: [] };
    group.choices.push(choiceText(game, item, index + 1, paint));
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

const CODES = new Map(FACES.map(({ code }) => [code.toLowerCase(), code]));

/** People type `place m4 b2`. Only these two name a tile; anywhere else `f4` is a cell. */
function tidied([type = '', ...rest]: readonly string[]): string {
  const [first = '', ...others] = rest;
  const namesTile = type === 'place' || type === 'forgo';
  const second = namesTile ? (CODES.get(first) ?? first) : first;
  return [type, second, ...others].join(' ').trim();
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
  game: Game,
  items: readonly MenuItem[],
  line: string,
  { asking, refusals }: TerminalWords,
): Result<Action, string> {
  if (/^\s*\d+\s*$/.test(line)) {
    const item = items[Number(line) - 1];
    return item ? ok(item.action) : err(asking.noSuchNumber(items.length));
  }
  const words = line.trim().toLowerCase().split(/\s+/);
  const text = tidied(words);
  // Complete words mean what they say: `shrine` must never be taken for `activate wind shrine`.
  const complete = parseAction(boardsOf(game), text);
  if (complete.ok) {
    const code = refusalOf(game, complete.value);
    return code ? err(refusals[code]) : ok(complete.value);
  }
  const short = items.filter((item) => isShortFor(words, item.text));
  const [first] = short;
  if (first && short.length === 1) return ok(first.action);
  if (first) {
    const some = short.slice(0, 4).map((item) => item.text);
    return err(asking.severalMeant(text, `${some.join(', ')}${short.length > 4 ? ' …' : ''}`));
  }
  return err(asking.notUnderstood(text));
}
