/** What a check has to say: a code for programs, a place, and a sentence for people. */
import { type Cell, uniqueCells } from './grid.ts';
import type { Language } from './layout.ts';
import { SENTENCES } from './sentences/sentences.ts';
import type { Facts } from './sentences/words.ts';

export type FindingCode = keyof typeof SENTENCES;

export interface Finding {
  readonly code: FindingCode;
  /** An error cannot be played; with advice it can, but something might be better. */
  readonly severity: 'error' | 'advice';
  /** A JSON pointer into what was checked; empty for the whole. */
  readonly path: string;
  /** The cells concerned, where the finding is about some cells in particular. */
  readonly cells: readonly Cell[];
  readonly text: Readonly<Record<Language, string>>;
}

const ADVICE: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'tier-one-few',
  'tier-one-many',
  'long-row',
  'import-half-tiles',
  'import-removed',
  'import-added',
  'import-cropped',
  'import-too-high',
]);

export function makeFinding(
  code: FindingCode,
  path: string,
  facts: Facts = {},
  cells: readonly Cell[] = [],
): Finding {
  const severity = ADVICE.has(code) ? 'advice' : 'error';
  return { code, severity, path, cells: uniqueCells(cells), text: SENTENCES[code](facts) };
}

export function isError(finding: Finding): boolean {
  return finding.severity === 'error';
}
