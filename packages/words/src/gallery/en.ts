/** The pages of the gallery, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as filters } from '../gallery-filters/en.ts';
import { en as verdicts } from '../verdicts/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  ...filters,
  title: 'Fortress gallery',
  about: 'Fortresses that people have built: play them, like them, build on them.',
  game: 'Mahjong Fortress',
  toGallery: 'All fortresses',
  languages: 'Language',

  search: 'Search',
  searchHint: 'Name or description',
  find: 'Show',
  order: 'Sort by',
  orders: { good: 'Recommended', newest: 'Newest', played: 'Most played' },
  chosen: 'Featured',
  nothing: 'No fortress matches that. Try fewer words or filters.',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,

  by: (name: string) => `by ${name}`,
  gone: 'a deleted player',
  forPlayers: (players: string) => `For ${players} players`,
  alone: 'For one player',
  likes: (count: number) => plural(count, 'like', 'likes'),
  plays: (count: number) => plural(count, 'game played', 'games played'),
  remixes: (count: number) => plural(count, 'remix', 'remixes'),
  tiers: (height: number) => plural(height, 'tier', 'tiers'),
  fortresses: (count: number) => plural(count, 'fortress', 'fortresses'),

  play: 'Play',
  like: 'I like it',
  unlike: 'Remove my like',
  report: 'Report this fortress',
  reportReason: 'What’s wrong with it?',
  reportWords: 'Details (optional)',
  send: 'Send',
  said: {
    liked: 'Thanks! Its author will see that.',
    unliked: 'Like removed.',
    reported: 'Thanks. A moderator will look at it.',
    'too-many': 'That was a lot at once. Try again a little later.',
    'not-done': 'That didn’t work. Try again.',
  },
  playFriends: 'Play with friends',
  remix: 'Remix',
  licences: {
    'CC0-1.0': 'CC0: do whatever you like with it.',
    'CC-BY-4.0': 'CC BY: use it, and name the author.',
    'CC-BY-SA-4.0': 'CC BY-SA: use it, name the author, and share what you make of it under the same terms.',
  },
  tags: 'Tags',
  published: 'Published',
  version: (number: number) => `Version ${number}`,
  versions: 'Versions',
  basedOn: 'Based on',
  basedOnGone: 'a fortress that is no longer here',
  sameAs: 'The same shape',
  tree: 'Remixes',
  balance: 'How it plays',
  badge: (players: number) => (players === 1 ? 'Solo' : plural(players, 'player', 'players')),
  notEnough: (games: number) => `Not enough games yet (${games} so far).`,
  afterGames: (games: number) => `After ${plural(games, 'game', 'games')} between computers.`,
  verdicts,
  best: 'Best solo games',
  points: (points: number) => plural(points, 'point', 'points'),
  replay: 'Record',

  notFound: 'There is no such fortress',
  notFoundAbout: 'It may have been removed from the gallery, or never published.',
  notFoundAuthor: 'There’s nobody at this address',

  moderation: 'Moderation',
  forModerators: 'This page is for moderators.',
  waiting: 'Reported or not listed',
  nobodyWaits: 'Nothing to review.',
  holds: {
    reported: 'Not listed: reported by several people',
    moderator: 'Not listed: held by a moderator',
    unfinishable: 'Not listed: computers can’t finish a game',
  },
  reasons: {
    offensive: 'Offensive',
    copied: 'Copied without credit',
    broken: 'Broken',
    spam: 'Spam',
    other: 'Something else',
  },
  acts: {
    hold: 'Remove from the lists',
    release: 'List again',
    feature: 'Feature',
    unfeature: 'Stop featuring',
  },
  reason: 'Reason (the author sees it)',
  act: 'What to do',
  log: 'History',
};

export type GalleryWords = typeof en;
