/** What computers found out about a fortress, put into a sentence. */
import type { VerdictWords } from './en.ts';

/** A verdict that every language has a sentence for. */
type Verdict = {
  readonly [T in keyof VerdictWords]: { readonly type: T } & Parameters<VerdictWords[T]>[0];
}[keyof VerdictWords];

export function verdictText(verdict: Verdict, words: VerdictWords): string {
  // Each of them takes the verdict it is named after, which the compiler does not follow.
  return words[verdict.type](verdict as never);
}
