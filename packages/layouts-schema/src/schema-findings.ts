/** Turns what the generated validator reports into findings that name the place, the cells and the remedy. */
import { type Finding, type FindingCode, makeFinding } from './finding.ts';
import type { SchemaError } from './generated/validators.js';
import type { Cell } from './grid.ts';
import type { Offence } from './keywords.ts';
import { LAYOUT_LIMITS } from './limits.ts';

const OFFENCE_CODES = {
  width: 'uneven-rows',
  few: 'tier-one-few',
  many: 'tier-one-many',
  run: 'long-row',
} as const;

/** JSON pointers escape these two characters; Ajv does so in paths, not in the names of keys. */
function pointerTo(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function rowOf(path: string): number | undefined {
  const match = /^\/rows\/(\d+)$/.exec(path);
  return match ? Number(match[1]) : undefined;
}

function codeOfOffence({ kind, facts }: Offence): FindingCode {
  if (kind !== 'tiles') return OFFENCE_CODES[kind];
  return Number(facts.tiles) < Number(facts.expected) ? 'too-few-tiles' : 'too-many-tiles';
}

function pathOfOffence({ kind, facts }: Offence): string {
  return kind === 'width' || kind === 'run' ? `/rows/${facts.row}` : '/rows';
}

/** The cells of a row whose character is no height. */
function badCells(layout: unknown, row: number): Cell[] {
  const digits = (layout as { rows: readonly string[] }).rows[row] ?? '';
  // A row can be as long as the whole text: past the limit of its width nothing needs to be pointed at.
  const isHeight = (digit: string) => /\d/.test(digit) && Number(digit) <= LAYOUT_LIMITS.height;
  return [...digits.slice(0, LAYOUT_LIMITS.columns)].flatMap((digit, column) =>
    isHeight(digit) ? [] : [{ row, column }],
  );
}

/** Shown to people: a key from a stranger's file may be a novel. */
function short(key: unknown): string {
  const text = String(key);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function findingsOfError({ keyword, instancePath: path, params }: SchemaError, layout: unknown): Finding[] {
  const row = rowOf(path);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return [makeFinding('missing', path, { key: short(params.missingProperty) })];
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return [makeFinding('unknown-key', pointerTo(path, short(key)), { key: short(key) })];
    }
    case 'type': {
      if (path === '') return [makeFinding('not-a-layout', path)];
      return [makeFinding('wrong-type', path, { expected: String(params.type) })];
    }
    case 'const':
      return [makeFinding('wrong-version', path)];
    case 'enum':
      return [makeFinding('bad-players', path)];
    case 'uniqueItems':
      return [makeFinding('repeated', path)];
    case 'minLength':
      return [makeFinding('empty-text', path)];
    case 'minProperties':
      return [makeFinding('no-language', path)];
    case 'minItems':
      return [makeFinding(path === '/rows' ? 'no-rows' : 'no-players', path)];
    case 'maxItems':
      return [makeFinding(path === '/rows' ? 'too-many-rows' : 'too-many', path, { limit })];
    case 'maxLength':
      return [makeFinding(row === undefined ? 'too-long' : 'too-wide', path, { row: row ?? 0, limit })];
    case 'pattern':
      if (row === undefined) return [makeFinding('bad-id', path)];
      return [makeFinding('bad-height', path, { row }, () => badCells(layout, row))];
    default: {
      const offences = (params.offences ?? []) as readonly Offence[];
      return offences.map((offence) =>
        makeFinding(codeOfOffence(offence), pathOfOffence(offence), offence.facts, offence.cells),
      );
    }
  }
}

export function findingsOfErrors(errors: readonly SchemaError[], layout: unknown): Finding[] {
  // A wrong type also fails every list of allowed values; saying so twice helps nobody.
  const wrongTypes = new Set(errors.filter(({ keyword }) => keyword === 'type').map((e) => e.instancePath));
  return errors
    .filter(({ keyword, instancePath }) => !(keyword === 'enum' && wrongTypes.has(instancePath)))
    .flatMap((error) => findingsOfError(error, layout));
}
