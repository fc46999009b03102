/**
 * What lies in the vault: entries by their keys, and kinds of entries by what their keys begin with. Both apps and the
 * service worker read and write there, and a key that was once given out is somebody's for ever.
 */
import { isObject, readJson } from '../json.ts';

export const ENTRIES = {
  /** Of both apps. */
  settings: 'settings',
  communitySources: 'community-sources',

  /** Of the game. */
  lessons: 'lessons',
  lessonsOffered: 'lessons-offered',
  towersLessons: 'towers-lessons',
  towersLessonsOffered: 'towers-lessons-offered',
  /** As they were counted at first; now each game that was counted has an entry. */
  firstStatistics: 'statistics',
  serverSeen: 'server-seen',
  puzzles: 'puzzles',
  farChoice: 'sheet/far',

  /** Of the editor. */
  clipboard: 'editor/clipboard',
  openFortress: 'editor/open',
  workOrder: 'editor/works',
} as const;

export const ENTRY_PREFIXES = {
  /** Of both apps. */
  fortress: 'fortress/',
  received: 'received/',

  /** Of the game. */
  save: 'save/',
  counted: 'counted/',
  sheet: 'sheet/',

  /** Of the editor. */
  work: 'editor/work/',
} as const;

/** The settings, whoever has written them; each app reads its own among them and leaves the others alone. */
export function settingsIn(text: string | undefined): Readonly<Record<string, unknown>> {
  const settings = readJson(text);
  return isObject(settings) ? settings : {};
}

/** The language that was chosen, here or in the other app. */
export function languageIn(text: string | undefined): string | undefined {
  const { language } = settingsIn(text);
  return typeof language === 'string' ? language : undefined;
}
