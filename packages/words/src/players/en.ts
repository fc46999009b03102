/** Who plays, in English. */

export const en = {
  you: 'You',
  human: 'Human',
  /** A person whose name nobody knows. */
  player: 'Player',
  defaultName: (seat: number) => `Player ${seat}`,
  computerNames: ['Plum', 'Bamboo', 'Maple', 'Pine'],
  seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
  levels: { novice: 'Novice', pupil: 'Pupil', apprentice: 'Apprentice', master: 'Master', dragon: 'Dragon' },
  /** What each level looks at and what it overlooks. */
  levelsInWords: {
    novice:
      'Sees the next step: points, and tiles that go together. Doesn’t plan whole turns, and gets careless.',
    pupil: 'Sometimes thinks its turn through to the end. Mostly plays like a Novice.',
    apprentice: 'Plans its own turn: sets, height, room. Ignores what it leaves you.',
    master: 'Also weighs the replies to its best turns, and its next one. Misses what comes later.',
    dragon:
      'Tries dozens of turns and the replies to them, for about a second. Misses little, but can’t see covered tiles.',
  },
  /** The ways on when a computer stops responding. */
  waysOn: {
    askAgain: 'Try again',
    playsOn: (level: string) => `Let the ${level} take over`,
    takeSeat: 'Play its turns yourself',
  },
};

export type PlayerWords = typeof en;
