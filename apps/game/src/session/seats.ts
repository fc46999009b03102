/** Who sits where. */
import { type Game, type GameRecord, isIngenuityTurn } from '@mahjong-fortress/rules';
import { LEVELS, type Level } from './opponents.ts';

export const HUMAN = 'human';
export type Sitter = typeof HUMAN | Level;

export const SITTERS: readonly Sitter[] = [HUMAN, ...LEVELS];

/** A record from elsewhere may name sitters that this game does not know; people take their seats. */
export function sitterAt({ seats }: GameRecord, player: number): Sitter {
  return LEVELS.find((level) => level === seats[player]?.level) ?? HUMAN;
}

export function isHumanTurn(record: GameRecord, game: Game): boolean {
  return !game.over && !isIngenuityTurn(game) && sitterAt(record, game.turn.player) === HUMAN;
}

/** Whose realm is shown large: the person to move, else the person who moves next. */
export function viewerOf(record: GameRecord, game: Game): number {
  const count = game.players.length;
  for (let step = 0; step < count; step++) {
    const player = (game.turn.player + step) % count;
    if (sitterAt(record, player) === HUMAN) return player;
  }
  return game.turn.player % count;
}
