/** At a table of people who are not in one room, in English. */

export const playing = {
  watching: 'You’re watching.',
  clock: (name: string) => `Time left for ${name}`,
  away: 'away',
  isAway: (name: string, seconds: number) =>
    seconds > 0
      ? `${name} isn’t connected. In ${seconds} s you can decide how it goes on.`
      : `${name} isn’t connected.`,
  isLate: (name: string) => `${name} is out of time.`,
  wait: 'Wait',
  substitute: 'Let a computer play on',
  claim: 'Claim the win',
  substituted: 'A computer is playing for you.',
  takeOver: 'Take over again',
  paused: 'The game is paused.',
  pausedBy: (name: string) => `${name} asks for a pause.`,
  pause: 'Pause',
  askPause: 'Ask for a pause',
  pauseAsked: 'You’ve asked for a pause.',
  unpause: 'Go on playing',
  resign: 'Resign…',
  resignAsk: 'Resign this game?',
  resignAbout: 'You come last. The others play on without you, if enough of them are left.',
  resignYes: 'Resign',
  leave: 'Leave the table (you can come back)',
  say: 'Say something',
  said: (name: string, phrase: string) => `${name}: ${phrase}`,
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    oops: 'Oops!',
    hurry: 'Your turn!',
    moment: 'One moment, please.',
    wow: 'Wow!',
    'good-game': 'Good game!',
  },
  gaveUp: (name: string) => `${name} resigned.`,
  ranOut: (name: string) => `${name} ran out of time or left.`,
  youGaveUp: 'You resigned.',
  youRanOut: 'You ran out of time or left.',
  again: 'Play again',
  toNext: 'To the next game',
  toLobby: 'Other tables',
  watch: 'Watch again',
  loading: 'Loading the whole game…',
  deal: {
    heading: 'A fair deal',
    about: 'Before the first move the server published a fingerprint of the seed. Now the seed is known:',
    fits: 'The fingerprint fits. Nobody touched the deal.',
    differs: 'The fingerprint doesn’t fit the seed!',
  },
};

export type PlayingWords = typeof playing;
