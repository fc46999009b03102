/** What games leave behind, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { achievement } from './achievement.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  tabs: { results: 'Results', bests: 'Bests', achievements: 'Achievements' },
  empty: 'Finish a game to see it here.',
  games: 'Games',
  won: 'Won',
  average: 'Average',
  best: 'Best',
  fortress: 'Fortress',
  course: 'Points, game by game',
  alone: 'Solo',
  players: (count: number) => `${count} players`,
  by: { opponent: 'By opponent', fortress: 'By fortress', card: 'By card' },
  noCards: 'No cards',
  soloLess: 'In solo games with cards, the 15 VP are already deducted.',
  bestRank: 'Best solo rank',
  achieved: (done: number, of: number) => `${done} of ${of}`,
  newlyAchieved: 'Achieved in this game',
  newBest: (fortress: string, points: number) => `Your best on ${fortress}: ${points} VP`,

  daily: {
    streak: (days: number) => (days === 0 ? 'No streak yet' : `${plural(days, 'day', 'days')} in a row`),
    best: (days: number) => `Best: ${plural(days, 'day', 'days')}`,
    done: 'Played today',
    played: (date: string, points: string) => `${date}: ${points}`,
    late: 'finished later, not part of the streak',
    earlier: 'Earlier month',
    later: 'Later month',
    towers: {
      heading: 'Daily Towers',
      about: (date: string, level: string) =>
        `The same deal for everyone on ${date}: the basic game against the ${level}.`,
    },
  },

  picture: {
    heading: 'Picture',
    alt: 'A picture of this game to share',
    share: 'Share…',
    copy: 'Copy picture',
    copied: 'Copied',
    save: 'Save picture',
    failed: 'The picture couldn’t be made.',
    points: (count: number) => plural(count, 'point', 'points'),
  },

  achievements: {
    'first-set': achievement(
      'First set',
      'Lock a set: four neighbours of one kind turn face down and score 2 VP.',
    ),
    'dragon-set': achievement(
      'The hoard',
      'Lock a set of Dragons. It scores 1 VP more than others and carries two shrines.',
    ),
    'double-lock': achievement(
      'Two at once',
      'Lock two sets in one turn. Sets wait until everything is placed, so each tile of a pair can finish one.',
    ),
    'six-kinds': achievement(
      'All six',
      'Lock a set of every kind in one game. Dragons are the rarest: start on them early.',
    ),
    'nine-tiles': achievement(
      'Nine tiles',
      'Lock a set of nine for 9 VP. Four must be locked, so keep groups of three apart and join them in one turn.',
    ),
    'deep-pair': achievement(
      'From below',
      'Take a pair whose second tile lies on a lower tier. Only the first has to come from the top.',
    ),
    'lucky-find': achievement(
      'Lucky find',
      'Finish a pair with the tile that your first one uncovered. What you uncover, you may take.',
    ),
    'twin-shrines': achievement(
      'Twin shrines',
      'Build two shrines on one set. Seasons, Winds and Dragons carry two, factions only one.',
    ),
    'high-shrine': achievement(
      'A room with a view',
      'End with a shrine on tier 3, for 3 VP. Place tiles on locked ones to build up.',
    ),
    'tower-shrine': achievement(
      'In the clouds',
      'End with a shrine on tier 4. It scores no more than on tier 3, so one tower is enough.',
    ),
    'tidy-realm': achievement(
      'Nothing left over',
      'End a game with no tile face up in your realm. What isn’t locked scores nothing, unless a Dragon wants it.',
    ),
    'three-tokens': achievement(
      'Three tokens',
      'Take three countdown tokens in one game. Each is worth 2 VP, and a turn.',
    ),
    'last-call': achievement(
      'Last call',
      'Start the last round yourself and win. End the game while you’re ahead.',
    ),
    'spirit-called': achievement(
      'A helping hand',
      'Call a Spirit. It costs a face-up tile or a shrine: make sure it brings more.',
    ),
    'spirit-cascade': achievement(
      'Cascade',
      'Lock two sets in a turn with a Spirit. What a Spirit makes is locked at once, and there’s room again.',
    ),
    'dragon-feast': achievement(
      'Well fed',
      'Score 10 VP from Dragon cards in one game. Read them before your first turn.',
    ),
    'first-win': achievement('First victory', 'Win against a computer. The Novice is a good start.'),
    'tie-break': achievement(
      'By a hair',
      'Win a tie. With equal points, more face-down stacks win, so spread out.',
    ),
    'beat-dragon': achievement(
      'Dragon slayer',
      'Beat a computer at the Dragon level. It can’t see covered tiles either.',
    ),
    grandmaster: achievement(
      'Grandmaster',
      'Become a Grandmaster in a solo game: 50 VP, or 65 with cards in play.',
    ),
    'every-spirit': achievement(
      'Friend of the Spirits',
      'Call each of the ten Spirits once. Each bends a different rule.',
    ),
    'every-dragon': achievement(
      'Ten Dragons',
      'Score with each of the ten Dragon cards. Each wants a different kind of realm.',
    ),
    'every-fortress': achievement(
      'Traveller',
      'Finish a game on every built-in fortress. High ones hide more, low ones end sooner.',
    ),
    'daily-week': achievement(
      'A full week',
      'Play the daily fortress seven days in a row. Everyone gets the same deal: compare.',
    ),
  },
};

export type CareerWords = typeof en;
