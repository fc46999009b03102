/** Checks anything that claims to be a layout. */
import { type Finding, isError } from './finding.ts';
import { validateLayout } from './generated/validators.js';
import { LAYOUT_LIMITS } from './limits.ts';
import { findingsOfErrors } from './schema-findings.ts';

/** So many findings help a person; a hostile file could produce a million. */
const MAX_FINDINGS = 100;

/** More than a layout has of anything, and a little more to see that it is too much. */
const CROP = {
  /** A description has the longest text; a character may take two units. */
  text: 2 * (LAYOUT_LIMITS.descriptionLength + 1),
  entries: 2 * Math.max(LAYOUT_LIMITS.rows, LAYOUT_LIMITS.columns),
  depth: 3,
} as const;

/**
 * The part of a value that needs to be looked at. Whatever is longer, wider or deeper is a defect for that alone, so the
 * findings about the part are those about the whole, and cost the same however much a stranger sent.
 */
function cropped(value: unknown, depth: number = CROP.depth): unknown {
  if (typeof value === 'string') return value.slice(0, CROP.text);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return depth === 0 ? [] : Array.from(value.slice(0, CROP.entries), (entry) => cropped(entry, depth - 1));
  }
  if (depth === 0) return {};
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).slice(0, CROP.entries);
  return Object.fromEntries(keys.map((key) => [key, cropped(record[key], depth - 1)]));
}

/** All findings, errors first. None of severity `error` means that the value is a `Layout`. */
export function checkLayout(value: unknown): readonly Finding[] {
  const part = cropped(value);
  if (validateLayout(part)) return [];
  const findings = findingsOfErrors(validateLayout.errors ?? [], part);
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))].slice(
    0,
    MAX_FINDINGS,
  );
}
