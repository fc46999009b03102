/** What the check has found, told once for every cause: a rectangle that is too wide breaks many rows, and is one thing to mend. */
import {
  type Cell,
  type Finding,
  type FindingCode,
  findingText,
  uniqueCells,
} from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { fieldName } from './fields.ts';

export interface Cause {
  readonly code: FindingCode;
  /** At least one. */
  readonly findings: readonly [Finding, ...Finding[]];
}

const TOGETHER: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'long-row',
  'tier-one-few',
  'tier-one-many',
]);

/** Tiles that are still to be placed or to go settle this as well. */
function followsFromTiles(finding: Finding, all: readonly Finding[]): boolean {
  const { tiles, min, max } = finding.facts;
  const short = all.find(({ code }) => code === 'too-few-tiles')?.facts;
  const over = all.find(({ code }) => code === 'too-many-tiles')?.facts;
  if (finding.code === 'tier-one-few' && short) {
    return Number(min) - Number(tiles) <= Number(short.expected) - Number(short.tiles);
  }
  if (finding.code === 'tier-one-many' && over) {
    return Number(tiles) - Number(max) <= Number(over.tiles) - Number(over.expected);
  }
  return false;
}

export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    if (followsFromTiles(finding, findings)) continue;
    const { code, path, facts } = finding;
    const key = TOGETHER.has(code) ? code : `${code} ${path} ${JSON.stringify(facts)}`;
    const before = causes.get(key);
    causes.set(key, { code, findings: before ? [...before.findings, finding] : [finding] });
  }
  return [...causes.values()];
}

export function cellsOf({ findings }: Cause): readonly Cell[] {
  return uniqueCells(findings.flatMap(({ cells }) => cells));
}

function listed(values: readonly unknown[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([...new Set(values)].map(String));
}

function textOfMany({ code, findings }: Cause, words: EditorWords, language: string): string {
  const [{ facts }] = findings;
  if (code === 'long-row') {
    const rows = findings.map((finding) => Number(finding.facts.row) + 1);
    return words.longRows(
      listed(
        rows.sort((a, b) => a - b),
        language,
      ),
      Number(facts.limit),
    );
  }
  const players = listed(
    findings.map((finding) => finding.facts.players),
    language,
  );
  const say = code === 'tier-one-few' ? words.tierOneFew : words.tierOneMany;
  return say(players, Number(facts.tiles));
}

/** In words that name the field it is about, if it is about one. */
export function causeText(cause: Cause, words: EditorWords, language: string): string {
  const [first] = cause.findings;
  if (cause.findings.length > 1) return textOfMany(cause, words, language);
  const text = findingText(first, words.findings);
  const field = fieldName(first.path, words);
  return field === undefined ? text : words.inField(field, text);
}
