/** Tables of people who are not in one room, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { playing } from './playing/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  /** For somebody who has no name yet: one word of each. */
  guests: {
    first: ['Amber', 'Brave', 'Calm', 'Clever', 'Golden', 'Jade', 'Lucky', 'Merry', 'Quiet', 'Swift'],
    second: ['Badger', 'Bear', 'Carp', 'Crane', 'Falcon', 'Fox', 'Heron', 'Otter', 'Panda', 'Tiger'],
  },

  where: {
    legend: 'Where everyone plays',
    here: 'On this device',
    far: 'Each on their own device',
    farAbout: 'You get a link to send. Nobody needs an account.',
  },

  paces: {
    legend: 'Time',
    live: (minutes: number, seconds: number) => `${minutes}\u00a0min\u00a0+\u00a0${seconds}\u00a0s`,
    slow: (days: number) => `${plural(days, 'day', 'days')} a turn`,
    untimed: 'No clock',
    about: {
      live: 'Everyone has so many minutes for the whole game, and gets seconds back after each turn.',
      slow: 'For games over days: come back when it’s your turn.',
      untimed: 'Take all the time you like. Best among friends.',
    },
  },

  rated: {
    legend: 'Does it count?',
    casual: 'Just for fun',
    rated: 'Rated',
    about: 'No hints, and undo needs the next player’s consent. Only people can play.',
  },

  access: {
    legend: 'Who can join',
    link: 'Whoever has the link',
    public: 'Anyone',
    publicAbout: 'The table is listed under Online.',
  },

  realm: {
    legend: 'Realm size',
    size: (columns: number, rows: number) => `${columns} × ${rows}`,
    usual: 'usual',
  },

  make: 'Create table',
  making: 'Creating the table…',

  seats: {
    person: 'Person',
    you: 'You',
    host: 'Host',
    open: 'Open seat',
    computer: (level: string) => `Computer: ${level}`,
    who: (seat: number) => `Who sits at seat ${seat}`,
    sit: 'Sit here',
    sitDown: 'Take a seat',
    leave: 'Stand up',
    remove: (name: string) => `Free the seat of ${name}`,
    away: 'away',
  },

  table: {
    heading: (host: string) => `${host}’s table`,
    yours: 'Your table',
    plain: 'Table',
    invite: 'Invite',
    inviteAbout: 'Send this link, or let a phone scan the code.',
    link: 'Link to this table',
    share: 'Share…',
    qr: 'QR code with the link to this table',
    agreed: 'The game',
    noCards: 'No cards',
    listed: 'Listed under Online',
    byLink: 'Only by link',
    watchers: (count: number) => `${plural(count, 'person is', 'people are')} watching`,
    start: 'Start the game',
    waitingFor: (count: number) => `Waiting for ${plural(count, 'more player', 'more players')}`,
    orFill: 'Or give open seats to computers.',
    waitingForHost: (host: string) => `${host} starts the game.`,
    ready: 'Everyone is here.',
    full: 'All seats are taken. You can watch.',
    meanwhile: 'Play a computer while you wait',
    connecting: 'Connecting…',
    reconnecting: 'The connection broke. Reconnecting…',
    closed: 'This table is closed here.',
  },

  name: {
    legend: 'Your name',
    save: 'Save',
  },

  lobby: {
    heading: 'Online',
    asking: 'Looking for the server…',
    noServer:
      'There’s no server for online games here. You can still play computers, or friends on this device.',
    away: 'The server doesn’t answer. It’s tried again by itself.',
    quick: 'Quick game',
    quickAbout: 'You join a fitting table. If there is none, yours opens and others can join.',
    players: 'Players',
    count: (players: number) => plural(players, 'player', 'players'),
    find: 'Find opponents',
    finding: 'Looking for a table…',
    friends: 'Play with friends',
    computer: 'Play a computer',
    open: 'Open tables',
    any: 'Any',
    kinds: { live: 'Live', slow: 'Over days', untimed: 'No clock' },
    none: 'Nobody is waiting right now. Start a quick game and let others find you, or invite friends.',
    noneFits: 'No table fits. Show all, or start a quick game.',
    all: 'Show all',
    join: 'Join',
    joinOf: (host: string) => `Join ${host}`,
    free: (count: number) => `${plural(count, 'open seat', 'open seats')}`,
    nobody: 'nobody there',
    mine: 'Your games',
    noneMine: 'Games you join appear here.',
    go: 'Play',
    look: 'Open',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    computers: (count: number) => plural(count, 'computer', 'computers'),
    stages: { gathering: 'waiting for players', playing: 'being played', paused: 'paused', over: 'finished' },
    left: (time: string) => `${time} left`,
    late: 'out of time',
  },

  times: {
    days: (count: number) => plural(count, 'day', 'days'),
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
  },

  playing,

  /** Why the server said no, by its codes. */
  refusals: {
    unreachable: 'The server doesn’t answer. Check your connection and try again.',
    'no-server': 'There’s no server for online games here.',
    'too-many': 'That was a lot at once. Wait a moment and try again.',
    'try-again': 'Something went wrong on the server. Try again in a moment.',
    busy: 'Too much is happening at once. Try again.',
    name: 'A name has 1 to 24 letters or digits; spaces, dots and hyphens may stand between them.',
    'no-such-game': 'There’s no such table. Perhaps the link is incomplete.',
    'other-rules': 'This game began under an older version of the rules and can’t be opened here.',
    'other-protocol': 'This page is older than the server. Reload it.',
    seats: 'The game needs two to four players.',
    'seat-taken': 'Somebody was quicker: this seat is taken.',
    seated: 'You already have a seat at this table.',
    'no-such-seat': 'There is no such seat.',
    'no-such-level': 'The server doesn’t have this computer.',
    'not-seated': 'Only those who sit at the table can do that.',
    'not-host': 'Only the host can do that.',
    'own-seat': 'This is your own seat.',
    started: 'The game has started already.',
    'open-seats': 'Some seats are still open.',
    other: 'The server refused that.',
  },
};

export type OnlineWords = typeof en;
