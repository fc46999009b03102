/** What is wrong with a record or a setup, in words; the rules have theirs in English only. */
import type { Problem } from '@mahjong-fortress/rules';
import type { Words } from '../i18n/en.ts';

function reasonOf(code: string, { refusals }: Words): string | undefined {
  return Object.entries(refusals).find(([known]) => known === code)?.[1];
}

/** Where it goes wrong, and why if it is a step that the rules refuse. */
export function problemWords({ code, path }: Problem, words: Words): string {
  const { problems } = words;
  if (path === '' || code === 'wrong-format') return problems.foreign;
  return [problems.at(path), reasonOf(code, words)].filter(Boolean).join(' ');
}
