/** What is wrong with a record or a setup, in words; the rules have theirs in English only. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { GameWords } from '@mahjong-fortress/words/game';

/** Where it goes wrong, and why if it is a step that the rules refuse. */
export function problemWords({ code, path }: Problem, words: GameWords): string {
  const { problems, refusals } = words;
  const reasons: Readonly<Record<string, string>> = refusals;
  if (path === '' || code === 'wrong-format') return problems.foreign;
  return [problems.at(path), reasons[code]].filter(Boolean).join(' ');
}
