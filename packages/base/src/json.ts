/** JSON that anybody may have written. */

/** Deeper than anything we write; readers that recurse are safe behind it. */
const MAX_DEPTH = 32;

export interface Nesting {
  readonly deepest: number;
  /** Whether the text ends inside a bracket or a string. */
  readonly open: boolean;
}

const codeOf = (character: string) => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const OPEN_BRACE = codeOf('{');
const CLOSE_BRACE = codeOf('}');
const OPEN_BRACKET = codeOf('[');
const CLOSE_BRACKET = codeOf(']');

/** Brackets outside strings, counted without recursion, so that no depth can exhaust the stack. */
export function nestingOf(text: string): Nesting {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > deepest) deepest = depth;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--;
  }
  return { deepest, open: inString || depth > 0 };
}

/** The value of a text, or undefined where there is none: no text, no JSON, or nesting beyond anything we write. */
export function readJson(text: string | undefined): unknown {
  if (text === undefined || nestingOf(text).deepest > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
