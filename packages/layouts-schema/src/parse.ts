/** Reads and checks one layout of ours, whoever has written it; `opening.ts` is the door for what people bring. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, isError, makeFinding } from './finding.ts';
import { jsonOrFinding } from './json.ts';
import type { Layout } from './layout.ts';
import { migrate } from './migrations/migrate.ts';
import { isPlainGrid } from './migrations/v0-to-v1.ts';
import { unwritableTexts } from './plain-text.ts';
import { checkLayout } from './validate.ts';

export interface CheckedLayout {
  readonly layout: Layout;
  readonly advice: readonly Finding[];
}

/** A layout from a value, brought up to date; what is wrong with it otherwise. Never throws. */
export function readLayout(value: unknown): Result<CheckedLayout, readonly Finding[]> {
  const current = migrate(value);
  if (!current.ok) return err([current.error]);
  const findings = checkLayout(current.value);
  if (findings.some(isError)) return err(findings);
  const cleaned = unwritableTexts(value).map((key) => makeFinding('unwritable-text', `/${key}`));
  return ok({ layout: current.value as Layout, advice: [...cleaned, ...findings] });
}

/** What the text of a file holds, in whichever format there ever was. */
export function valueIn(text: string): Result<unknown, Finding> {
  return isPlainGrid(text) ? ok({ version: 0, grid: text }) : jsonOrFinding(text);
}

/** A layout from the text of a file. Never throws, whatever the text. */
export function parseLayout(text: string): Result<CheckedLayout, readonly Finding[]> {
  const value = valueIn(text);
  return value.ok ? readLayout(value.value) : err([value.error]);
}
