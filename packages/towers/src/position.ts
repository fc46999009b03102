/** A position by itself, as chess has FEN: any moment of a game as readable JSON, mid-turn included. */
import { readPosition } from '@mahjong-fortress/base/position';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, listOf, oneOf, optional, type Read, whole, yesNo } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { BLOCKS } from './block.ts';
import { makeBoard, readBoard } from './board-notation.ts';
import { CARD_IDS, type DealtCard, HIDDEN, MASTER_IDS } from './card-ids.ts';
import { type Game, PLAYER_COUNTS, STAGES, YEARS } from './game.ts';
import { positionProblem } from './position-check.ts';
import { COMMON_DECK, MOST_ROUNDS } from './setup.ts';
import { STACK_TABLE } from './setup-notation.ts';
import { STACK_LIMIT } from './stack.ts';
import { VARIANTS } from './variant.ts';

const FORMAT = 'towers-position';
const VERSION = 1;

/** How much of a position is read; what lies beyond is refused before it is understood. */
const LIMITS = { textLength: 50_000, depth: 16 } as const;
const NOT_A_GAME = 'This is only a view: its hidden cards are unknown, so it can’t be played.';
export const POSITION = { format: FORMAT, version: VERSION, limits: LIMITS, notAGame: NOT_A_GAME } as const;

/** A position as plain JSON. */
export function makePosition(game: Game): unknown {
  const { variant, firstPlayer, stacks, master } = game.options;
  const position = {
    format: FORMAT,
    version: VERSION,
    variant,
    firstPlayer,
    stacks,
    master,
    board: makeBoard(game.board),
    supply: game.supply,
    deck: game.deck,
    players: game.players,
    stage: game.stage,
    year: game.year,
    round: game.round,
    yearBegunBy: game.yearBegunBy,
    roundBegunBy: game.roundBegunBy,
    turn: game.turn,
  };
  // Leaves out what is absent, so that the value equals what a reader of the text gets.
  return JSON.parse(JSON.stringify(position));
}

const seat = whole(0, 3);
const openCard = oneOf(CARD_IDS);

function boardFields(card: Read<DealtCard>) {
  const cards = listOf(card, COMMON_DECK.length);
  return {
    format: oneOf([FORMAT]),
    version: whole(VERSION, VERSION),
    variant: oneOf(VARIANTS),
    firstPlayer: seat,
    stacks: STACK_TABLE,
    master: optional(oneOf(MASTER_IDS)),
    board: readBoard,
    supply: whole(0, BLOCKS),
    deck: cards,
    players: listOf(
      fields({
        points: whole(0, 9999),
        stacks: listOf(whole(1, STACK_LIMIT), MOST_ROUNDS),
        hand: cards,
        deck: cards,
        known: fields({ top: whole(0, 99), under: whole(0, 99) }),
        played: listOf(openCard, COMMON_DECK.length),
      }),
      4,
    ),
    stage: oneOf(STAGES),
    year: whole(0, YEARS),
    round: whole(0, MOST_ROUNDS),
    yearBegunBy: seat,
    roundBegunBy: seat,
    turn: fields({
      seat,
      ap: whole(0, 7),
      used: optional(whole(0, STACK_LIMIT)),
      bought: listOf(card, 2),
      drawn: listOf(card, 3),
      played: yesNo,
    }),
  };
}

const maybeHidden: Read<DealtCard> = oneOf([...CARD_IDS, HIDDEN]);
const knownCard: Read<DealtCard> = (value, path) =>
  value === HIDDEN ? err(problem('not-a-game', path, NOT_A_GAME)) : openCard(value, path);

const readGame = fields(boardFields(knownCard));
export const readSeen = fields({ ...boardFields(maybeHidden), viewer: optional(seat) });
type ReadBoard = ReturnType<typeof readGame> extends Result<infer T, Problem> ? T : never;

/** The game that was read, if it could stand in one. */
export function gameFromBoard(read: ReadBoard): Result<Game, Problem> {
  const { format: _, version: __, variant, firstPlayer, stacks, master, ...rest } = read;
  const players = PLAYER_COUNTS.find((count) => count === rest.players.length);
  if (!players) return err(problem('player-count', 'players', 'The game is for two to four players.'));
  const game = { ...rest, options: { players, variant, firstPlayer, stacks, master } };
  const found = positionProblem(game);
  return found ? err(found) : ok(game);
}

/** Reads a position and makes sure that it could stand in a game. */
export function parsePosition(json: string): Result<Game, Problem> {
  return readPosition(json, POSITION, readGame, gameFromBoard);
}
