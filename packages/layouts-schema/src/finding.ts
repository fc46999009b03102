/** What a check has to say: a code, a place, and the facts that a sentence for people is made of. */
import type { Cell } from './grid.ts';
import type { Sentences } from './sentences/en.ts';
import type { Facts } from './sentences/facts.ts';

export type FindingCode = keyof Sentences;

export interface Finding {
  readonly code: FindingCode;
  /** An error cannot be played; with advice it can, but something might be better. */
  readonly severity: 'error' | 'advice';
  /** A JSON pointer into what was checked; empty for the whole. */
  readonly path: string;
  /** The cells concerned, each once, where the finding is about some cells in particular. */
  readonly cells: readonly Cell[];
  readonly facts: Facts;
}

/** What had to be changed so that a fortress from outside fits. */
const CHANGES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unwritable-text',
  'import-half-tiles',
  'import-sunk',
  'import-renamed',
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

/** Its cells are worked out when somebody looks: of a hundred boards at once, nobody does. */
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
    facts,
  };
}

export function isError(finding: Finding): boolean {
  return finding.severity === 'error';
}

/** A finding in the words of a language. */
export function findingText({ code, facts }: Finding, sentences: Sentences): string {
  return sentences[code](facts);
}

/** Whether it tells of a change that was made, rather than of one that might be good. */
export function isChange({ code }: Finding): boolean {
  return CHANGES.has(code);
}
