/**
 * What codes of version 1 can hold. A code does not say it, so a change of any list or number here turns every link there
 * is into some other fortress: it takes a new version of the code.
 */
import type { Language } from '@mahjong-fortress/base/languages';

/** Texts in further languages stay behind, unless there is no other. */
export const CODED_LANGUAGES = ['en', 'ru'] as const satisfies readonly Language[];

/** Licences that cost next to nothing in a link. */
export const CODED_LICENCES: readonly string[] = ['CC0-1.0', 'MIT', 'CC-BY-4.0', 'CC-BY-SA-4.0'];

export const BOUNDS = {
  rows: 16,
  columns: 24,
  height: 5,
  /** Characters of an id, a name, an author or a licence. */
  short: 40,
  /** Characters of a description. */
  prose: 400,
  tags: 8,
  tag: 24,
} as const;
