/** Oneself and others on the server, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const me = {
  nobody: 'The server doesn’t know you yet. You get a name when you first sit down at a table.',

  ratings: {
    heading: 'Rating',
    none: 'Play a rated game to get a rating.',
    kind: (players: number) => plural(players, 'player', 'players'),
    value: (rating: number, uncertainty: number) => `${rating} ± ${uncertainty}`,
    games: (count: number) => plural(count, 'game', 'games'),
    about: 'Everyone starts at 1500 ± 500. The second number is how far off the first may be.',
  },

  devices: {
    heading: 'Another device',
    about: 'Continue your games on a phone or another computer.',
    show: 'Show a code',
    shown: 'Open your profile on the other device and type this code:',
    left: (time: string) => `Valid for ${time}`,
    expired: 'This code has expired.',
    again: 'New code',
    type: 'Already playing on another device? Type the code it shows:',
    code: 'Six-digit code',
    enter: 'Sign in',
    other: 'Sign in as another player',
    hasGames: (name: string) =>
      `On this device you’re ${name} and have games. If you sign in as somebody else, you can’t get back to them.`,
    anyway: 'Sign in anyway',
    entered: (name: string) => `Welcome back, ${name}!`,
  },

  publications: {
    heading: 'Gallery',
    about: 'The fortresses you have published: who can see them, new versions, handing over.',
    open: 'My publications',
  },
  passkeys: {
    heading: 'Passkey',
    about:
      'Sign in with your fingerprint, face or PIN instead of a password. Without one your games are lost if this browser’s data is cleared.',
    add: 'Add a passkey',
    added: (date: string) => `Passkey added ${date}`,
    remove: 'Remove',
    signIn: 'Sign in with a passkey',
    troubles: {
      'no-https': 'Passkeys need a secure address (https). You can still use a code.',
      'no-name': 'Passkeys need an address with a name instead of numbers. You can still use a code.',
      'no-support': 'This browser is too old for passkeys. You can still use a code.',
    },
  },

  daysOff: {
    heading: 'Days off',
    about: 'Your clock stops in every slow game.',
    left: (days: number) => `${plural(days, 'day', 'days')} left this year`,
    days: 'How many days',
    count: (days: number) => plural(days, 'day', 'days'),
    take: 'Take days off',
    until: (date: string) => `You’re off until ${date}.`,
    end: 'Come back early',
    endAbout: 'Days you don’t use are given back.',
  },

  blocked: {
    heading: 'Blocked players',
    none: 'You haven’t blocked anyone.',
    unblock: 'Unblock',
    unblockOf: (name: string) => `Unblock ${name}`,
  },

  data: {
    heading: 'Your data',
    about:
      'The server knows your name, your games and what you set here. No e-mail address unless you enter one, and no IP address.',
    export: 'Save as a file',
    delete: 'Delete me…',
    ask: 'Delete everything about you?',
    goes: 'Deleted: your name, rating, passkeys, other devices, notifications, e-mail address, days off, blocks and reports.',
    stays:
      'Kept: finished games, for the other players and without your name. You drop out of games under way, and the others decide how to go on. Games on this device stay yours.',
    noWay: 'This can’t be undone.',
    yes: 'Delete for good',
    no: 'Keep everything',
    gone: 'Everything about you has been deleted.',
  },

  notices: {
    heading: 'Notifications',
    about:
      'You’re notified when it’s your turn and you aren’t at a table: once for all games, at most every 15 minutes, and again in slow games when time runs short.',
    on: 'Turn on notifications',
    off: 'Turn off on this device',
    isOn: 'Notifications are on for this device.',
    quiet: 'Quiet hours',
    quietAbout: 'Nothing is sent during these hours (your local time).',
    from: 'From',
    until: 'until',
    troubles: {
      'no-https': 'Notifications need a secure address (https).',
      'no-support':
        'This browser can’t receive notifications. On an iPhone or iPad, add the game to the Home Screen first.',
      'no-worker':
        'Notifications work once the game is stored on this device. Reload the page and try again.',
      denied: 'Your browser blocks notifications from this site. Allow them in its settings first.',
      failed: 'The browser couldn’t turn on notifications. Try again later.',
    },
  },

  mail: {
    heading: 'E-mail',
    about:
      'An e-mail when it’s your turn in a slow game or one without a clock: one for all games, at most every four hours.',
    address: 'Your e-mail address',
    send: 'Send me a code',
    sent: (address: string) => `A code is on its way to ${address}. Type it here:`,
    code: 'Code from the e-mail',
    confirm: 'Confirm',
    other: 'Another address',
    isOn: (address: string) => `E-mails go to ${address}.`,
    off: 'No more e-mails',
  },

  company: {
    heading: 'Other players',
    about: (name: string) => `Block or report ${name}`,
    open: 'Other players…',
    block: 'Block',
    blockOf: (name: string) => `Block ${name}`,
    blockAbout: (name: string) =>
      `You and ${name} will never meet at a table again and won’t see each other’s open tables. A game you’re both in goes on. ${name} isn’t told.`,
    isBlocked: (name: string) => `${name} is blocked. You can undo this in your profile.`,
    report: 'Report…',
    reportOf: (name: string) => `Report ${name}`,
    why: 'What’s wrong?',
    reasons: {
      name: 'Insulting name',
      cheating: 'Cheating',
      stalling: 'Stalling or leaving games',
      phrases: 'Pestering with phrases',
      other: 'Something else',
    },
    words: 'Details (optional)',
    send: 'Send report',
    reportAbout: 'The report goes to whoever runs this server, with your name. Nobody else sees it.',
    sent: 'Thank you. The report has been sent.',
    nobody: 'Nobody else is at this table.',
  },

  contest: {
    tab: 'Contest',
    about: (date: string) =>
      `${date}: everyone plays the same secret deal, solo against the Dragon of Ingenuity. You have one attempt, and it counts.`,
    ends: (time: string) => `${time} to go`,
    play: 'Play',
    attempt: 'One attempt, no hints',
    goOn: 'Continue your attempt',
    look: 'Your attempt',
    ranking: 'Today’s ranking',
    yesterday: 'Yesterday',
    earlier: 'Previous day',
    all: (count: number) => `Show all ${count}`,
    none: 'Nobody has finished yet. Be the first!',
    noneThen: 'Nobody played that day.',
    you: 'you',
    replay: 'Watch',
    replayOf: (name: string) => `Watch ${name}’s game`,
    gone: 'Deleted player',
    secret: 'Games can be watched once the day is over.',
    notRanked: 'Your attempt isn’t in the ranking: only games finished on the day count.',
    over: 'Your result is in the ranking. Your game can be watched again once the day is over.',
    toRanking: 'To the ranking',
  },
};

export type MeWords = typeof me;
