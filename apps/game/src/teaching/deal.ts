/** The small game of the lessons: a fortress of 22 tiles, and what the other player does in each round. */
import { HUMAN } from '@mahjong-fortress/match';
import {
  type Action,
  allTiles,
  boardsOf,
  codeOf,
  type Game,
  parseAction,
  parsePosition,
} from '@mahjong-fortress/rules';
import type { FortressRecord } from '../session/played-game.ts';

const FORTRESS = ['. YuS2 M3Wr F2F2 .', 'F4 S4Ws DgWw YaF4 S6', 'M1 F6M1 YwM5 M2S5 F1'] as const;

const OTHERS_TURNS: readonly (readonly string[])[] = [
  ['take b1', 'shrine', 'place S2 b2', 'end'],
  ['take b3', 'take a3', 'place M1 c3', 'place M1 d3', 'end'],
  ['take c1', 'discard', 'end'],
  ['take c3', 'shrine', 'place M5 d2', 'end'],
  ['take e2', 'shrine', 'place S6 b3', 'end'],
  ['summon', 'end'],
];

const heightOf = (stack: string) => (stack === '.' ? 0 : stack.length / 2);

const EMPTY_REALM = Array.from({ length: 4 }, () => '. . . . . .');

/** A position has all 116 tiles; those that the lessons do not need were discarded long ago. */
function leftOver(): string[] {
  const used = FORTRESS.join(' ').match(/[A-Z][a-z0-9]/g) ?? [];
  const rest = allTiles().map(codeOf);
  for (const code of used) rest.splice(rest.indexOf(code), 1);
  return rest;
}

export function lessonGame(): Game {
  const seat = { realm: EMPTY_REALM, shrines: 1, tokens: 0, vp: 0, sets: [] };
  const position = parsePosition(
    JSON.stringify({
      format: 'mahjong-fortress-position',
      version: 1,
      firstPlayer: 0,
      spirits: ['destruction'],
      dragons: ['courage'],
      fortress: FORTRESS,
      shrines: 38,
      track: 2,
      pile: 5,
      round: 1,
      players: [
        { ...seat, discarded: [] },
        { ...seat, discarded: leftOver() },
      ],
      turn: { player: 0, finished: false, hand: [], taken: [], lightnessMet: false, waiting: [], locked: [] },
      over: false,
    }),
  );
  if (!position.ok) throw new Error(`${position.error.path}: ${position.error.message}`);
  return position.value;
}

/** Who sits at the table. Its setup cannot be dealt again: a lesson begins with a position, not with a deal. */
export function lessonRecord({ options }: Game): FortressRecord {
  return {
    setup: {
      layout: FORTRESS.map((row) => row.split(' ').map(heightOf).join('')),
      seed: '',
      players: options.players,
      firstPlayer: options.firstPlayer,
      realm: { columns: 6, rows: 4 },
      spirits: options.spirits,
      dragons: options.dragons,
    },
    seats: [
      { level: HUMAN, colour: 'spring' },
      { level: 'novice', colour: 'autumn' },
    ],
    actions: [],
  };
}

/** What the other player does in the round that is being played. */
export function othersTurn(game: Game): readonly Action[] {
  const boards = boardsOf(game);
  return (OTHERS_TURNS[game.round - 1] ?? []).flatMap((words) => {
    const action = parseAction(boards, words);
    return action.ok ? [action.value] : [];
  });
}
