/**
 * The address of every screen, as the part behind the #: it needs nothing of a host, works in any folder and offline,
 * and no server ever sees it. Links that were shared (`#fortress=…`, `#replay=…`) are addresses like all others.
 *
 * The first word says what is shown, so there is room for more: `#/gallery`, or the name of another game in front of its
 * own words.
 */
import { isShared, isTryLink } from '@mahjong-fortress/layouts-schema';
import { makePuzzleLink, puzzleCodeIn } from '../session/puzzle-link.ts';
import { makeReplayLink, replayLinkIn } from '../session/record-link.ts';

/** The sheets on which a game is put together; their names are their addresses. */
const SHEETS = ['new', 'solo', 'friends'] as const;
export type SheetName = (typeof SHEETS)[number];

/** What there is of Towers besides its games; these words follow the name of the game. */
const TOWERS_PAGES = ['new', 'rules', 'learn'] as const;
export type TowersPage = (typeof TOWERS_PAGES)[number];

/** The sheet on which a shared fortress is to be played: with friends, where the link says so. */
export function sheetIn(link: string): SheetName {
  return /&sheet=friends(?:&|$)/.test(link) ? 'friends' : 'new';
}

/** Whether a shared fortress is to be played at once, as a game that counts. */
export function isPlayLink(link: string): boolean {
  return /&play(?:&|$)/.test(link);
}

/** Where somebody is. */
export type Place =
  | { readonly type: 'title' }
  | { readonly type: 'newGame'; readonly sheet: SheetName }
  | { readonly type: 'lessons' }
  /** The sheet on which a game of Towers is put together, its rules, its lessons. */
  | { readonly type: 'towers'; readonly page: TowersPage }
  /** Open tables online, and one's own games there. */
  | { readonly type: 'lobby' }
  | { readonly type: 'game'; readonly id: string }
  /** A table of a server; its link names the game unless it is Mahjong Fortress. */
  | { readonly type: 'farTable'; readonly id: string; readonly game?: 'towers' }
  /** A game of this device, watched again. */
  | { readonly type: 'replay'; readonly id: string; readonly step: number }
  | { readonly type: 'sharedReplay'; readonly code: string; readonly step: number }
  /** A position in which a best turn is to be found. */
  | { readonly type: 'puzzle'; readonly code: string }
  /** As it was sent, and not read yet. */
  | { readonly type: 'sharedFortress'; readonly link: string }
  /** A game on a fortress that is being drawn. */
  | { readonly type: 'trial'; readonly link: string };

/** Sheets that a link may open, over whatever screen. */
const LINKED_DIALOGS = [
  'play',
  'settings',
  'help',
  'saves',
  'statistics',
  'daily',
  'puzzles',
  'watch',
  'me',
] as const;
/** Sheets that only something that happened opens. */
export type DialogName =
  | (typeof LINKED_DIALOGS)[number]
  | 'playTowers'
  | 'sameDeal'
  | 'brokenReplay'
  | 'brokenPuzzle'
  | 'notLoaded'
  | 'playedElsewhere'
  | 'missingGame';

export interface Address {
  readonly place: Place;
  readonly dialog?: DialogName | undefined;
}

const TITLE: Place = { type: 'title' };

function linkedDialog(word: string | undefined): DialogName | undefined {
  return LINKED_DIALOGS.find((name) => name === word);
}

function pathOf(place: Place): string {
  switch (place.type) {
    case 'title':
      return '';
    case 'newGame':
      return `/${place.sheet}`;
    case 'lessons':
      return '/learn';
    case 'towers':
      return `/towers/${place.page}`;
    case 'lobby':
      return '/online';
    case 'game':
      return `/game/${encodeURIComponent(place.id)}`;
    case 'farTable':
      return `${place.game ? `/${place.game}` : ''}/t/${encodeURIComponent(place.id)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(place.id)}/${place.step}`;
    case 'sharedReplay':
      return makeReplayLink('', place).slice(1);
    case 'puzzle':
      return makePuzzleLink('', place.code).slice(1);
    case 'sharedFortress':
    case 'trial':
      return place.link.replace(/^#/, '');
  }
}

/** A shared link has no room for a sheet over it: whoever shares it shares the game. */
function canCarry({ type }: Place): boolean {
  return type !== 'sharedReplay' && type !== 'puzzle' && type !== 'sharedFortress' && type !== 'trial';
}

/** With its #; empty for the first screen. */
export function makeAddress({ place, dialog }: Address): string {
  const sheet = canCarry(place) ? linkedDialog(dialog) : undefined;
  const path = pathOf(place) + (sheet ? `/${sheet}` : '');
  return path && `#${path}`;
}

/** Whether one address leads to the other only by a change that nobody wants to go back from: a step of a replay. */
export function isSameStay(one: Place, other: Place): boolean {
  const still = (place: Place) => makeAddress({ place: 'step' in place ? { ...place, step: 0 } : place });
  return still(one) === still(other);
}

function stepIn(word: string | undefined): number {
  return /^\d{1,4}$/.test(word ?? '') ? Number(word) : 0;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function parsePath(path: string): Address | undefined {
  const [first = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  const at = (place: Place, [sheet, ...more]: readonly string[]): Address | undefined => {
    const dialog = linkedDialog(sheet);
    if (more.length > 0 || (sheet !== undefined && !dialog)) return undefined;
    return dialog ? { place, dialog } : { place };
  };
  const [id, ...behind] = rest;
  const sheet = SHEETS.find((name) => name === first);
  if (sheet) return at({ type: 'newGame', sheet }, rest);
  switch (first) {
    case 'learn':
      return at({ type: 'lessons' }, rest);
    case 'towers': {
      const [table, ...after] = behind;
      if (id === 't' && table !== undefined)
        return at({ type: 'farTable', id: table, game: 'towers' }, after);
      const page = TOWERS_PAGES.find((name) => name === id);
      return page && at({ type: 'towers', page }, behind);
    }
    case 'online':
      return at({ type: 'lobby' }, rest);
    case 'game':
      return id === undefined ? undefined : at({ type: 'game', id }, behind);
    case 't':
      return id === undefined ? undefined : at({ type: 'farTable', id }, behind);
    case 'replay':
      return id === undefined
        ? undefined
        : at({ type: 'replay', id, step: stepIn(behind[0]) }, behind.slice(1));
    default:
      return at(TITLE, first ? [first, ...rest] : []);
  }
}

/** What the part of an address behind the # says; undefined for words that this version does not know. */
export function parseAddress(hash: string): Address | undefined {
  const replay = replayLinkIn(hash);
  if (replay) return { place: { type: 'sharedReplay', ...replay } };
  const puzzle = puzzleCodeIn(hash);
  if (puzzle !== undefined) return { place: { type: 'puzzle', code: puzzle } };
  if (isTryLink(hash)) return { place: { type: 'trial', link: hash } };
  if (isShared(hash)) return { place: { type: 'sharedFortress', link: hash } };
  const path = hash.replace(/^#/, '');
  return path === '' || path.startsWith('/') ? parsePath(path) : undefined;
}
