/** Brings a layout of an older format up to date, one version after another, and its texts into a form that all can show. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { FORMAT_VERSION } from '../layout.ts';
import { withPlainTexts } from '../plain-text.ts';
import { migrateV0ToV1 } from './v0-to-v1.ts';

type Migration = (value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** The step at index n leads from version n to n + 1. */
const STEPS: readonly Migration[] = [migrateV0ToV1];

/** Values without a sensible version are passed on as they are: the schema knows best what to say about them. */
export function migrate(value: unknown): Result<unknown, Finding> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ok(value);
  const layout = value as Readonly<Record<string, unknown>>;
  const version = Object.hasOwn(layout, 'version') ? layout.version : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return ok(value);
  if (version > FORMAT_VERSION) {
    return err(makeFinding('newer-version', '/version', { version, known: FORMAT_VERSION }));
  }
  return ok(withPlainTexts(STEPS.slice(version).reduce((current, step) => step(current), layout)));
}
