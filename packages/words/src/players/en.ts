/** Who plays, in English. */

export const en = {
  you: 'You',
  human: 'Human',
  defaultName: (seat: number) => `Player ${seat}`,
  computerNames: ['Plum', 'Bamboo', 'Maple', 'Pine'],
  seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
  levels: { novice: 'Novice', apprentice: 'Apprentice', master: 'Master', dragon: 'Dragon' },
  /** What each level looks at and what it overlooks. */
  levelsInWords: {
    novice:
      'Sees the next step: points, and tiles that lie together. Overlooks whole turns, and is careless.',
    apprentice: 'Thinks its own turn through: sets, height, room. Overlooks what it leaves you.',
    master: 'Also weighs the replies to its best turns and its next one. Overlooks what comes later.',
    dragon:
      'Tries dozens of turns with the replies to them, for about a second. Overlooks little, but sees no covered tile.',
  },
};

export type PlayerWords = typeof en;
