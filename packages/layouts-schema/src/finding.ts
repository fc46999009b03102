/** What a check has to say: a code for programs, a place, and a sentence for people. */
import type { Cell } from './grid.ts';
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
  /** The cells concerned, each once, where the finding is about some cells in particular. */
  readonly cells: readonly Cell[];
  readonly text: Readonly<Record<Language, string>>;
}

/** What had to be changed so that a fortress from outside fits. */
const CHANGES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unwritable-text',
  'import-half-tiles',
  'import-removed',
  'import-added',
  'import-cropped',
  'import-too-high',
]);

const ADVICE: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'tier-one-few',
  'tier-one-many',
  'long-row',
  ...CHANGES,
]);

/** Its cells and its words are worked out when somebody looks: of a hundred boards at once, nobody does. */
export function makeFinding(
  code: FindingCode,
  path: string,
  facts: Facts = {},
  cells: () => readonly Cell[] = () => [],
): Finding {
  return {
    code,
    severity: ADVICE.has(code) ? 'advice' : 'error',
    path,
    get cells() {
      return cells();
    },
    get text() {
      return SENTENCES[code](facts);
    },
  };
}

export function isError(finding: Finding): boolean {
  return finding.severity === 'error';
}

/** Whether it tells of a change that was made, rather than of one that might be good. */
export function isChange({ code }: Finding): boolean {
  return CHANGES.has(code);
}
