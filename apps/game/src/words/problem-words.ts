/** What is wrong with a record or a setup, in words; the rules have theirs in English only. */

import type { Problem } from '@mahjong-fortress/base/problem';
import { type Finding, findingText, type Sentences } from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';

/** Where it goes wrong, and why if it is a step that the rules refuse. */
export function problemWords({ code, path }: Problem, words: GameWords): string {
  const { problems, refusals } = words;
  const reasons: Readonly<Record<string, string>> = refusals;
  if (path === '' || code === 'wrong-format') return problems.foreign;
  return [problems.at(path), reasons[code]].filter(Boolean).join(' ');
}

/** What is wrong with a fortress, every sentence once. */
export function sentencesOf(findings: readonly Finding[], sentences: Sentences): string[] {
  return [...new Set(findings.map((finding) => findingText(finding, sentences)))];
}
