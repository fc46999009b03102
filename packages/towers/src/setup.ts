/** From what a file, a link or a menu says to a game: the one door behind which states are legal (§2, §12). */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { type Random, randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { BLOCKS } from './block.ts';
import { type Board, emptyBoard } from './board.ts';
import { CARD_IDS, type CardId, MASTER_IDS, type MasterId } from './card-ids.ts';
import { CELLS, type Cell, cellFromName, isBeside } from './cell.ts';
import { FIRST_CASTLES } from './founding.ts';
import {
  type Game,
  NOTHING,
  newTurn,
  PLAYER_COUNTS,
  type Player,
  type PlayerCount,
  type StackTable,
  YEARS,
} from './game.ts';
import { STACK_LIMIT, STACKS, sum } from './stack.ts';
import { VARIANTS, type Variant } from './variant.ts';

export interface Setup {
  readonly seed: string;
  readonly players: PlayerCount;
  readonly variant?: Variant;
  readonly firstPlayer?: number | 'random';
  /** The cells of the first castles; in the master version the players found them. */
  readonly castles?: readonly Cell[];
  readonly stacks?: StackTable;
  /** The open card of the master version. */
  readonly master?: MasterId | 'random';
}

/** T1: they turn into each other by a quarter turn. */
export const MARKED_CELLS: readonly Cell[] = ['0,3', '2,2', '2,5', '3,7', '4,0', '5,2', '5,5', '7,4'].map(
  (name) => cellFromName(name) ?? 0,
);

/** T2: how often each kind of action card is there in the basic game. */
const COLOURS = 4;
export const COMMON_DECK: readonly CardId[] = CARD_IDS.flatMap((card) =>
  new Array<CardId>(COLOURS).fill(card),
);

export const SEED_LENGTH = 200;
export const MOST_ROUNDS = 8;

function isWholeBetween(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

function castlesProblem(castles: readonly Cell[]): Problem | undefined {
  const isGood =
    castles.length === FIRST_CASTLES && castles.every((cell) => isWholeBetween(cell, 0, CELLS - 1));
  const isTwice = new Set(castles).size < castles.length;
  const isJoined = castles.some((cell) => castles.some((other) => isBeside(cell, other)));
  return isGood && !isTwice && !isJoined
    ? undefined
    : problem('castles', 'castles', 'There must be eight castles, no two of them next to each other.');
}

export function stacksProblem(stacks: StackTable, players: number): Problem | undefined {
  const isGood =
    stacks.length === YEARS &&
    stacks.every(
      (year) =>
        isWholeBetween(year.length, 1, MOST_ROUNDS) &&
        year.every((size) => isWholeBetween(size, 1, STACK_LIMIT)),
    );
  if (!isGood) {
    return problem(
      'stacks',
      'stacks',
      'There are three years of one to eight stacks, each of one to three blocks.',
    );
  }
  return FIRST_CASTLES + players * sum(stacks.flat()) <= BLOCKS
    ? undefined
    : problem('stacks', 'stacks', `There are only ${BLOCKS} blocks.`);
}

function setupProblem(setup: Setup): Problem | undefined {
  const { seed, players, variant = 'basic', firstPlayer = 'random', master = 'random' } = setup;
  if (!PLAYER_COUNTS.includes(players)) {
    return problem('player-count', 'players', 'The game is for two to four players.');
  }
  if (typeof seed !== 'string' || seed.length > SEED_LENGTH) {
    return problem('seed', 'seed', `A seed can be at most ${SEED_LENGTH} characters long.`);
  }
  if (!VARIANTS.includes(variant))
    return problem('variant', 'variant', 'There is no such version of the game.');
  if (firstPlayer !== 'random' && !isWholeBetween(firstPlayer, 0, players - 1)) {
    return problem(
      'first-player',
      'firstPlayer',
      'The first player must be one of the players, counted from 0.',
    );
  }
  if (master !== 'random' && !MASTER_IDS.includes(master)) {
    return problem('master', 'master', 'There is no such master card.');
  }
  return (
    castlesProblem(setup.castles ?? MARKED_CELLS) ?? stacksProblem(setup.stacks ?? STACKS[players], players)
  );
}

function firstBoard(castles: readonly Cell[]): Board {
  const board = emptyBoard();
  return { ...board, levels: board.levels.map((_, cell) => (castles.includes(cell) ? 1 : 0)) };
}

function newPlayer(variant: Variant, random: Random): Player {
  return {
    points: 0,
    stacks: NOTHING,
    hand: variant === 'master' ? CARD_IDS : NOTHING,
    deck: variant === 'own' ? shuffled(CARD_IDS, random) : NOTHING,
    known: { top: 0, under: 0 },
    played: NOTHING,
  };
}

/** Deals a game. All randomness of a game is spent here, so the state needs none of it afterwards. */
export function gameFromSetup(setup: Setup): Result<Game, Problem> {
  const found = setupProblem(setup);
  if (found) return err(found);
  const { players, variant = 'basic', master = 'random', firstPlayer = 'random' } = setup;

  const random = randomFromSeed(setup.seed);
  const deck = variant === 'basic' ? shuffled(COMMON_DECK, random) : NOTHING;
  const seated = Array.from({ length: players }, () => newPlayer(variant, random));
  const drawn = MASTER_IDS[random.below(MASTER_IDS.length)];
  const first = firstPlayer === 'random' ? random.below(players) : firstPlayer;
  const founds = variant === 'master';

  return ok({
    options: {
      players,
      variant,
      firstPlayer: first,
      stacks: setup.stacks ?? STACKS[players],
      master: founds ? (master === 'random' ? drawn : master) : undefined,
    },
    board: founds ? emptyBoard() : firstBoard(setup.castles ?? MARKED_CELLS),
    supply: founds ? BLOCKS : BLOCKS - FIRST_CASTLES,
    deck,
    players: seated,
    stage: founds ? 'castles' : 'knights',
    year: 0,
    round: 0,
    yearBegunBy: first,
    roundBegunBy: first,
    turn: newTurn(first, 0),
  });
}
