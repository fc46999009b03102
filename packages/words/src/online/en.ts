/** Tables of people who are not in one room, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { me } from './me/en.ts';
import { playing } from './playing/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
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
      live: 'Everyone gets these minutes for the whole game, and a few seconds more after each turn.',
      slow: 'A game that takes days: come back whenever it’s your turn.',
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
    link: 'Anyone with the link',
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
    remove: (name: string) => `Remove ${name}`,
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
    byLink: 'By link only',
    watchers: (count: number) => `${plural(count, 'person is', 'people are')} watching`,
    start: 'Start the game',
    waitingFor: (count: number) => `Waiting for ${plural(count, 'more player', 'more players')}`,
    orFill: 'Or give open seats to computers.',
    waitingForHost: (host: string) => `${host} starts the game.`,
    ready: 'Everyone is here.',
    full: 'All seats are taken. You can watch.',
    meanwhile: 'Play a computer while you wait',
    connecting: 'Connecting…',
    reconnecting: 'Connection lost. Reconnecting…',
    closed: 'You’re no longer connected to this table.',
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
    away: 'The server isn’t answering. We’ll keep trying.',
    quick: 'Quick game',
    quickAbout: 'You join a table that suits you. If there’s none, we open one for you, and others can join.',
    game: 'Game',
    players: 'Players',
    count: (players: number) => plural(players, 'player', 'players'),
    find: 'Find opponents',
    finding: 'Looking for a table…',
    friends: 'Play with friends',
    computer: 'Play a computer',
    open: 'Open tables',
    any: 'Any',
    kinds: { live: 'Live', slow: 'Slow', untimed: 'No clock' },
    none: 'Nobody is waiting right now. Start a quick game and let others find you, or invite friends.',
    noneFits: 'No table matches. Show all, or start a quick game.',
    all: 'Show all',
    join: 'Join',
    joinOf: (host: string) => `Join ${host}`,
    free: (count: number) => `${plural(count, 'open seat', 'open seats')}`,
    nobody: 'nobody at the table',
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

  me,

  /** Why the server said no, by its codes. */
  refusals: {
    unreachable: 'The server isn’t answering. Check your connection and try again.',
    'no-server': 'There’s no server for online games here.',
    'too-many': 'That was a lot at once. Wait a moment and try again.',
    'try-again': 'Something went wrong on the server. Try again in a moment.',
    busy: 'Too much is happening at once. Try again.',
    name: 'Names are 1 to 24 letters or digits, with spaces, dots or hyphens between them.',
    'no-such-game': 'There’s no such table. Perhaps the link is incomplete.',
    'other-rules': 'This game was started under older rules and can’t be opened here.',
    'other-protocol': 'This page is out of date. Reload it.',
    seats: 'The game needs two to four players.',
    'seat-taken': 'Somebody was quicker: this seat is taken.',
    seated: 'You already have a seat at this table.',
    'no-such-seat': 'There is no such seat.',
    'no-such-level': 'The server has no computer of that level.',
    'not-seated': 'Only people seated at the table can do that.',
    'not-host': 'Only the host can do that.',
    'own-seat': 'This is your own seat.',
    started: 'The game has already started.',
    'open-seats': 'Some seats are still open.',
    code: 'This code is wrong or has expired. Ask the other device for a new one.',
    'mail-address': 'E-mail can’t be sent to that address.',
    'mail-code': 'This code is wrong or has expired. Ask for a new one.',
    passkey: 'This passkey couldn’t be checked. Try again.',
    'passkey-cancelled': 'No passkey was used.',
    'passkey-known': 'This device already has a passkey for you.',
    'no-passkeys': 'Passkeys don’t work at this address.',
    holiday: 'You’ve already had days off today. Try again tomorrow.',
    'no-days-left': 'There aren’t that many days left this year.',
    'no-such-player': 'This player no longer exists.',
    apart: 'You can’t sit at this table.',
    'no-contest': 'There was no contest that day.',
    rated: 'Only people can play rated games.',
    other: 'The server refused that.',
  },
};

export type OnlineWords = typeof en;
