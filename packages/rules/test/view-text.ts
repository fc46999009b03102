/** A view out of a text, as it comes in a message: what is too long or no JSON is refused before it is read. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import type { Result } from '@mahjong-fortress/base/result';
import { type GameView, LIMITS, parseView } from '../src/index.ts';

export function parseViewText(text: string): Result<GameView, Problem> {
  const value = parseJson(text, LIMITS);
  return value.ok ? parseView(value.value) : value;
}
