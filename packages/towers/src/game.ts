/** The state of a game: plain data, so that it can be stored, compared and sent as JSON. */
import { at } from '@mahjong-fortress/base/assert';
import type { Board } from './board.ts';
import type { CardId, DealtCard, MasterId } from './card-ids.ts';
import type { Variant } from './variant.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const YEARS = 3;

/** The sizes of everybody's stacks, one for each round, by year. */
export type StackTable = readonly (readonly number[])[];

/** What was decided before the first turn and never changes. */
export interface GameOptions {
  readonly players: PlayerCount;
  readonly variant: Variant;
  readonly firstPlayer: number;
  readonly stacks: StackTable;
  /** The open master card of the master version. */
  readonly master: MasterId | undefined;
}

export interface Player {
  /** The space of the marker: the score. */
  readonly points: number;
  /** The sizes of the stacks not used yet, the largest first. */
  readonly stacks: readonly number[];
  /** Action cards held since an earlier turn. */
  readonly hand: readonly DealtCard[];
  /** The own deck, the top card first; empty in the other variants. */
  readonly deck: readonly DealtCard[];
  /** How many cards on top of the own deck and under it the owner has put there (T33). */
  readonly known: { readonly top: number; readonly under: number };
  /** Cards that were played, open for all. */
  readonly played: readonly CardId[];
}

/** The facts of the running turn. */
export interface Turn {
  /** Whose turn it is; before the first year and between two, who has to decide. */
  readonly seat: number;
  /** Action points left. */
  readonly ap: number;
  /** Blocks left of the stack of this turn; undefined before the first Block. */
  readonly used: number | undefined;
  /** Cards bought this turn, not to be played in it. */
  readonly bought: readonly DealtCard[];
  /** Own decks: the cards drawn, of which one is to be kept. */
  readonly drawn: readonly DealtCard[];
  /** An action card was played. */
  readonly played: boolean;
}

/** Before the first year: castles (master version), knights, king. `king` comes again between two years. */
export const STAGES = ['castles', 'knights', 'king', 'year', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface Game {
  readonly options: GameOptions;
  readonly board: Board;
  /** Blocks that belong to nobody. */
  readonly supply: number;
  /** The common deck, the top card first; empty in the other variants. */
  readonly deck: readonly DealtCard[];
  readonly players: readonly Player[];
  readonly stage: Stage;
  /** From 1; 0 before the first. Between two years, the one that was scored. */
  readonly year: number;
  /** From 1 in every year. */
  readonly round: number;
  /** Who had the first turn of the year, and of the round. */
  readonly yearBegunBy: number;
  readonly roundBegunBy: number;
  readonly turn: Turn;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy of a game that an action may change: the game, its turn and its list of players. Everything inside is shared
 * with the original, so it is replaced and never changed.
 */
export interface Draft extends Mutable<Game> {
  turn: Mutable<Turn>;
  players: Player[];
}

/** Field by field: a spread, which would do for any game, makes perft two to three times slower. */
export function draftOf(game: Game): Draft {
  const { turn } = game;
  return {
    options: game.options,
    board: game.board,
    supply: game.supply,
    deck: game.deck,
    players: game.players.slice(),
    stage: game.stage,
    year: game.year,
    round: game.round,
    yearBegunBy: game.yearBegunBy,
    roundBegunBy: game.roundBegunBy,
    turn: {
      seat: turn.seat,
      ap: turn.ap,
      used: turn.used,
      bought: turn.bought,
      drawn: turn.drawn,
      played: turn.played,
    },
  };
}

/** The one empty list: most lists of a turn are empty most of the time. */
export const NOTHING: readonly never[] = [];

export const ACTION_POINTS = 5;

export function newTurn(seat: number, ap: number = ACTION_POINTS): Mutable<Turn> {
  return { seat, ap, used: undefined, bought: NOTHING, drawn: NOTHING, played: false };
}

/** The player whose turn it is. */
export function activePlayer(game: Game): Player {
  return at(game.players, game.turn.seat);
}

/** Replaces facts of a player. */
export function changePlayer(draft: Draft, seat: number, facts: Partial<Player>): void {
  const player = at(draft.players, seat);
  draft.players[seat] = {
    points: facts.points ?? player.points,
    stacks: facts.stacks ?? player.stacks,
    hand: facts.hand ?? player.hand,
    deck: facts.deck ?? player.deck,
    known: facts.known ?? player.known,
    played: facts.played ?? player.played,
  };
}

/** The seats clockwise, beginning with one of them. */
export function seatsFrom(game: Pick<Game, 'options'>, first: number): number[] {
  const { players } = game.options;
  return Array.from({ length: players }, (_, step) => (first + step) % players);
}

export function roundsOf({ options }: Pick<Game, 'options'>, year: number): number {
  return at(options.stacks, year - 1).length;
}
