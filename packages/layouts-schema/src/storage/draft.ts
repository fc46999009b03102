/** A draft: a layout that somebody is still working on. It has the form of a layout, but need not be playable yet. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, type FindingCode, isError } from '../finding.ts';
import type { Layout } from '../layout.ts';
import { migrate } from '../migrations/migrate.ts';
import { valueIn } from '../parse.ts';
import { checkLayout } from '../validate.ts';

/** Errors that only mean that the work is not finished. */
const UNFINISHED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'too-few-tiles',
  'too-many-tiles',
  'empty-text',
  'too-long',
  'no-language',
  'no-players',
  'bad-id',
]);

/** A draft from any value; what is wrong with it otherwise. Never throws. */
export function readDraft(value: unknown): Result<Layout, readonly Finding[]> {
  const current = migrate(value);
  if (!current.ok) return err([current.error]);
  const fatal = checkLayout(current.value).filter(
    (finding) => isError(finding) && !UNFINISHED.has(finding.code),
  );
  return fatal.length > 0 ? err(fatal) : ok(current.value as Layout);
}

/** A draft from the text of a file. Never throws, whatever the text. */
export function parseDraft(text: string): Result<Layout, readonly Finding[]> {
  const value = valueIn(text);
  return value.ok ? readDraft(value.value) : err([value.error]);
}
