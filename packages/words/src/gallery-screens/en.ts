/** Publishing and leafing through the gallery, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as filters } from '../gallery-filters/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  gallery: 'Gallery',
  galleryHint: 'Fortresses people have published',

  browse: {
    search: 'Search',
    order: 'Sort by',
    orders: { good: 'Recommended', newest: 'Newest', played: 'Most played' },
    asking: 'Loading…',
    none: 'Nothing found. Try fewer words or another filter.',
    more: 'Show more',
    again: 'Try again',
    by: (author: string) => `by ${author}`,
    gone: 'a deleted player',
    likes: (count: number) => plural(count, 'like', 'likes'),
    plays: (count: number) => plural(count, 'game', 'games'),
    details: 'Details',
    remix: 'Remix',
    remixHint: 'Opens a copy in the editor. The original is named when you publish it.',
    like: 'Like',
    liked: 'Liked',
    report: 'Report…',
    reportReason: 'What’s wrong with it?',
    reasons: {
      offensive: 'It’s offensive',
      copied: 'Copied without credit',
      broken: 'It doesn’t work',
      spam: 'Spam',
      other: 'Something else',
    },
    reportWords: 'Details (optional)',
    send: 'Send',
    reported: 'Thanks. A moderator will look at it.',
  },

  filters,

  publish: {
    publish: 'Publish',
    hint: 'Then anyone can find it, play it and build on it.',
    newVersion: 'Publish a new version',
    newVersionHint: 'The old version stays as it is; games in progress keep it.',
    notYet: 'Fix these errors first:',
    players: 'Player counts',
    licence: 'Licence',
    licences: {
      'CC0-1.0': { name: 'CC0', about: 'Anyone may do anything with it, without asking or naming you.' },
      'CC-BY-4.0': { name: 'CC BY', about: 'Anyone may use and change it, as long as they name you.' },
      'CC-BY-SA-4.0': {
        name: 'CC BY-SA',
        about: 'Anyone may use and change it, as long as they name you and share theirs the same way.',
      },
    },
    licenceNeeded: 'Choose a licence.',
    visibility: 'Who can see it',
    visibilities: {
      public: { name: 'Everyone', about: 'It’s listed in the gallery.' },
      unlisted: { name: 'Anyone with the link', about: 'It opens by its link and is listed nowhere.' },
      draft: { name: 'Only me', about: 'A draft; publish it when it’s ready.' },
    },
    note: 'What’s new',
    noteHint: 'One sentence for people who know the old version.',
    sameAs: 'The gallery already has this shape:',
    basedOn: 'Based on',
    sending: 'Publishing…',
    done: {
      public: 'Published. Anyone can find it now.',
      unlisted: 'Published. Anyone with the link can open it.',
      draft: 'Saved as a draft in the gallery. Only you can see it.',
    },
    see: 'View in the gallery',
    undo: 'Undo publishing',
    undoUntil: (time: string) => `You can undo this until ${time}.`,
    undone: 'Undone. It’s no longer in the gallery.',
    undoneVersion: 'Undone. The version before it is back.',
    there: 'In the gallery now',
    shown: 'Changed. Who can see it:',
    lost: 'It was published before, but it’s no longer in the gallery under your name. Publishing makes a new entry.',
    originalGone: 'The original is no longer in the gallery. Publish again to go on without it.',
    guest: 'You’re a guest here. Add a passkey to your profile, and this stays yours on any device.',
    toProfile: 'Your profile',
  },

  mine: {
    heading: 'My publications',
    none: 'You haven’t published anything yet.',
    edit: 'Edit',
    delete: 'Delete…',
    deleteSure: 'Delete it with all its versions? Games in progress continue, and remixes stay.',
    deleteNow: 'Delete',
    keep: 'Keep it',
    deleted: 'Deleted. It’s no longer in the gallery.',
    handOver: 'Hand over…',
    handOverHint:
      'Paste the address of their page in the gallery (/by/…). It becomes theirs when they accept.',
    handOverField: 'New owner',
    offer: 'Offer',
    offeredTo: (name: string) => `Offered to ${name}; it’s yours until they accept.`,
    withdraw: 'Withdraw the offer',
    nobody: 'Nobody has that address.',
    offers: 'Offered to you',
    accept: 'Accept',
    accepted: 'It’s yours now.',
    export: 'Download everything',
    holds: {
      reported: 'Not listed: several people reported it. A moderator will look at it.',
      moderator: 'Not listed: a moderator removed it from the lists.',
      unfinishable: 'Not listed: computers can’t finish a game on it. Change it and publish a new version.',
    },
    acts: {
      hold: 'Removed from the lists',
      release: 'Listed again',
      feature: 'Featured',
      unfeature: 'No longer featured',
    },
  },

  after: {
    question: 'Did you like this fortress?',
    yes: 'I like it',
    thanks: 'Thanks! Its author will see that.',
    takeBack: 'Take it back',
  },

  /** By the codes of the server. */
  troubles: {
    unreachable: 'The gallery isn’t responding. Check your connection and try again; nothing is lost.',
    'no-server': 'There’s no gallery here.',
    'too-many': 'That was a lot at once. Wait a little and try again.',
    'too-large': 'That’s too much text for the gallery. Shorten it.',
    same: 'Nothing has changed since the last version.',
    'too-late': 'It’s too late to undo. You can still make it visible only to you.',
    unnamed: 'Give the fortress a name first.',
    name: 'The name must be short and have at least one letter or digit.',
    description: 'The description is too long.',
    licence: 'Choose a licence.',
    note: 'The note is too long.',
    'no-such-publication': 'It isn’t in the gallery any more.',
    own: 'You can’t like your own fortress.',
    'not-yours': 'It isn’t yours.',
    'based-on': 'The original is no longer in the gallery.',
    other: 'The gallery refused it. Try again later.',
  },
};

export type GalleryScreenWords = typeof en;
