/** Reads JSON that a stranger may have written. */
import { type Finding, makeFinding } from './finding.ts';
import { err, ok, type Result } from './result.ts';

export const MAX_TEXT_LENGTH = 1_000_000;
const MAX_DEPTH = 16;

interface Nesting {
  readonly deepest: number;
  /** Whether the text ends inside a bracket or a string. */
  readonly open: boolean;
}

/** Brackets outside strings, counted without recursion, so that no depth can exhaust the stack. */
function nestingOf(text: string): Nesting {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString) {
      if (character === '\\') i++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return { deepest, open: inString || depth > 0 };
}

/** Engines word the place of a syntax error differently; a line and column is what people can use. */
function placeOf(message: string, text: string): string {
  const lineColumn = /line (\d+) column (\d+)/.exec(message);
  if (lineColumn) return `${lineColumn[1]}:${lineColumn[2]}`;
  const position = /position (\d+)/.exec(message);
  if (!position) return '';
  const before = text.slice(0, Number(position[1])).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

export function readJson(text: string, maxLength = MAX_TEXT_LENGTH): Result<unknown, Finding> {
  if (text.length > maxLength) return err(makeFinding('too-large', '', { limit: maxLength }));
  const nesting = nestingOf(text);
  if (nesting.deepest > MAX_DEPTH) return err(makeFinding('too-deep', '', { limit: MAX_DEPTH }));
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(JSON.parse(body) as unknown);
  } catch (error) {
    if (nesting.open || body.trim() === '') return err(makeFinding('truncated', ''));
    return err(makeFinding('not-json', '', { place: placeOf(String(error), body) }));
  }
}
