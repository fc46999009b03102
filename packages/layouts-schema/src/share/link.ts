/** Links that open a fortress in the game or in the editor. */
import { TEXT_LIMITS } from '../limits.ts';

export const LINK_TARGETS = ['game', 'editor'] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];

const PATHS: Readonly<Record<LinkTarget, string>> = { game: '', editor: 'editor/' };
const KEY = 'fortress';
const IN_HASH = new RegExp(`(?:^|[#&?])${KEY}=([^&#\\s]*)`);

/** A link for a site; the code stands behind the #, so no server ever sees it. */
export function makeShareLink(site: string, code: string, target: LinkTarget = 'game'): string {
  return `${site.replace(/\/*$/, '/')}${PATHS[target]}#${KEY}=${code}`;
}

/** Behind a link to the game: a game is dealt at once, kept nowhere, and leads back to where the fortress is drawn. */
const TRYING = '&try';
/** In the storage of a tab: the part behind the # of the try that it went to from a drawing. */
export const TRIED_KEY = 'mahjong-fortress/tried';

export function makeTryLink(site: string, code: string): string {
  return makeShareLink(site, code) + TRYING;
}

export function isTryLink(link: string): boolean {
  return isShared(link) && link.endsWith(TRYING);
}

/** The code in a link, in the part of an address behind the #, or by itself. */
export function shareCodeIn(text: string): string | undefined {
  const trimmed = text.slice(0, TEXT_LIMITS.link).trim();
  const inHash = IN_HASH.exec(trimmed)?.[1];
  if (inHash !== undefined) return inHash;
  return /^[\w-]+$/.test(trimmed) ? trimmed : undefined;
}

/** So long a word is hardly anything but a code. Short ones are known by their checksum only. */
const CODE = /^1(?=\d*[A-Za-z_-])[\w-]{19,}$/;

/** Whether a text is meant as a link or a code, sound or damaged. */
export function isShared(text: string): boolean {
  const trimmed = text.slice(0, TEXT_LIMITS.link).trim();
  return CODE.test(trimmed) || (IN_HASH.test(trimmed) && !/\s/.test(trimmed));
}
