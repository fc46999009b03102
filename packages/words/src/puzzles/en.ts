/** What is said of puzzles, in English. Its keys are the keys of every language. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { subjectIn, type Who } from '../who.ts';

const counted = countingIn('en');
const does = subjectIn({ you: 'You' });
/** In the middle of a sentence. */
const doing = subjectIn({ you: 'you' });

export const en = {
  about:
    'A position from a game, and it’s your turn. One turn is clearly the best, whatever the covered tiles are. Find it!',
  ofDay: 'Puzzle of the day',
  solveToday: 'Solve today’s puzzle',
  /** On the same button once it has been solved. */
  solvedToday: 'Solved today',
  streak: (days: number) =>
    days === 0 ? 'No streak yet' : `${counted(days, { one: 'day', other: 'days' })} in a row`,
  best: (days: number) => `Best: ${counted(days, { one: 'day', other: 'days' })}`,
  grades: { apprentice: 'Easy', master: 'Medium', dragon: 'Hard' },
  solvedOf: (solved: number, of: number) => `${solved} of ${of} solved`,
  /** What a puzzle of a list is called. */
  number: (grade: string, number: number) => `${grade}, puzzle ${number}`,
  solved: 'solved',
  /** Somebody sent it, and it is in no list here. */
  sent: 'A puzzle sent to you',
  broken: 'This link to a puzzle is damaged or incomplete.',
  task: 'One turn is clearly better than any other. Play it to the end.',
  counts: 'What counts is what you take, lock, build and call. Where you place tiles doesn’t matter.',
  right: 'Right, that’s the best turn!',
  replying: (other: Who) => `There was something better. See what ${doing(other, 'make', 'makes')} of it…`,
  wrong: 'There was something better.',
  /** How much worse the turn was. */
  cost: (points: number) => `Your turn gave away about ${points.toFixed(1)} points.`,
  /** What comes of another turn at once. */
  answered: (other: Who, set: string, vp: number) => `${does(other, 'lock', 'locks')} ${set} for ${vp} VP.`,
  /** What speaks for the best turn, put together from what hints say. */
  because: (why: string) => `Why: ${why}.`,
  showing: 'The best turn…',
  shown: 'That was the best turn.',
  again: 'Try again',
  show: 'Show the best turn',
  next: 'Next puzzle',
  all: 'All puzzles',
};

export type PuzzleWords = typeof en;
