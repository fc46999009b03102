/** Reads JSON that a stranger may have written. */

import { nestingOf } from '@mahjong-fortress/base/json';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from './finding.ts';
import { TEXT_LIMITS } from './limits.ts';

/** Engines word the place of a syntax error differently; a line and column is what people can use. */
function placeOf(message: string, text: string): string {
  const lineColumn = /line (\d+) column (\d+)/.exec(message);
  if (lineColumn) return `${lineColumn[1]}:${lineColumn[2]}`;
  const position = /position (\d+)/.exec(message);
  if (!position) return '';
  const before = text.slice(0, Number(position[1])).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

export function jsonOrFinding(text: string, maxLength: number = TEXT_LIMITS.file): Result<unknown, Finding> {
  if (text.length > maxLength) return err(makeFinding('too-large', '', { limit: maxLength }));
  const nesting = nestingOf(text);
  if (nesting.deepest > TEXT_LIMITS.depth) {
    return err(makeFinding('too-deep', '', { limit: TEXT_LIMITS.depth }));
  }
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return ok(JSON.parse(body) as unknown);
  } catch (error) {
    if (nesting.open || body.trim() === '') return err(makeFinding('truncated', ''));
    return err(makeFinding('not-json', '', { place: placeOf(String(error), body) }));
  }
}
