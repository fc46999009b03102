/** Where the lessons of Towers begin: the last two rounds of a first year, and what the other player does in them. */
import { HUMAN } from '@mahjong-fortress/match';
import {
  type Action,
  COMMON_DECK,
  type Game,
  parseAction,
  parsePosition,
  STACKS,
} from '@mahjong-fortress/towers';
import type { TowersRecord } from '../session/new-game.ts';

const BOARD = [
  '. . 1 1 . . . .',
  '. . . . . 2 1 .',
  '. . 1a . . 1 1k .',
  '1 . . . . . . 1',
  '1 . . . . . . 1',
  '. 1 2b . . 1 1 .',
  '. . 1 . . 1 . .',
  '. . . . 1 . . .',
] as const;

/** In its rounds of the first year, at its end, and in the first turn of the next. */
const OTHERS_TURNS: Readonly<Record<string, readonly string[]>> = {
  'year 1 3': ['block 6,1', 'block 6,1', 'knight 5,1', 'advance', 'end'],
  'year 1 4': ['block 6,0', 'move 5,1 6,1', 'knight 5,1', 'buy', 'end'],
  'king 1 4': ['king 5,5'],
  'year 2 1': ['block 7,0', 'block 6,0', 'move 6,1 6,0', 'buy', 'advance', 'end'],
};

/** The pupil's card, and one that the other player keeps. */
const HANDS = [['insert'], ['jump']] as const;

function deckLeft(): readonly string[] {
  const deck: string[] = [...COMMON_DECK];
  for (const card of HANDS.flat()) deck.splice(deck.indexOf(card), 1);
  return deck;
}

export function lessonGame(): Game {
  const position = parsePosition(
    JSON.stringify({
      format: 'towers-position',
      version: 1,
      variant: 'basic',
      firstPlayer: 0,
      stacks: STACKS[2],
      board: BOARD,
      supply: 60,
      deck: deckLeft(),
      players: HANDS.map((hand) => ({
        points: 0,
        stacks: [3, 3],
        hand,
        deck: [],
        known: { top: 0, under: 0 },
        played: [],
      })),
      stage: 'year',
      year: 1,
      round: 3,
      yearBegunBy: 0,
      roundBegunBy: 0,
      turn: { seat: 0, ap: 5, bought: [], drawn: [], played: false },
    }),
  );
  if (!position.ok) throw new Error(`${position.error.path}: ${position.error.message}`);
  return position.value;
}

/** Who sits at the table. Its setup cannot be dealt again: a lesson begins with a position, not with a deal. */
export function lessonRecord(): TowersRecord {
  return {
    setup: { seed: '', players: 2, variant: 'basic', firstPlayer: 0 },
    seats: [
      { level: HUMAN, colour: 'spring' },
      { level: 'novice', colour: 'autumn' },
    ],
    actions: [],
  };
}

/** What the other player does now. */
export function othersTurn({
  stage,
  year,
  round,
}: Pick<Game, 'stage' | 'year' | 'round'>): readonly Action[] {
  return (OTHERS_TURNS[`${stage} ${year} ${round}`] ?? []).flatMap((words) => {
    const action = parseAction(words);
    return action.ok ? [action.value] : [];
  });
}
