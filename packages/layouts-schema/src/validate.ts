/** Checks anything that claims to be a layout. */
import { type Finding, isError } from './finding.ts';
import { validateLayout } from './generated/validators.js';
import { findingsOfErrors } from './schema-findings.ts';

/** So many findings help a person; a hostile file could produce a million. */
const MAX_FINDINGS = 100;

/** All findings, errors first. None of severity `error` means that the value is a `Layout`. */
export function checkLayout(value: unknown): readonly Finding[] {
  if (validateLayout(value)) return [];
  const errors = (validateLayout.errors ?? []).slice(0, 10 * MAX_FINDINGS);
  const findings = findingsOfErrors(errors, value);
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))].slice(
    0,
    MAX_FINDINGS,
  );
}
