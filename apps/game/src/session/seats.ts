/** Who sits where. */
import { HUMAN, type SeatIdentity } from '@mahjong-fortress/match';
import type { Game } from '@mahjong-fortress/rules';
import { SEASONS } from '../art/palette.ts';
import { LEVELS, type Level } from './opponents.ts';

export type Sitter = typeof HUMAN | Level;

export const SITTERS: readonly Sitter[] = [HUMAN, ...LEVELS];

/** Who reads: somebody who sat at the table, who has that seat, or a stranger, to whom nobody there is “you”. */
export type Reader = 'player' | 'stranger' | number;

/** A record, or as much of it as can be read without playing it. */
export interface Seated {
  readonly seats: readonly SeatIdentity[];
}

/** The season of every seat by its number; one that a record does not name, or not by this word, follows its seat. */
export function seasonsOf({ seats }: Seated): readonly number[] {
  return seats.map(({ colour }, seat) => {
    const season = (SEASONS as readonly (string | undefined)[]).indexOf(colour);
    return season < 0 ? seat : season;
  });
}

/** A record from elsewhere may name sitters that this game does not know; people take their seats. */
export function sitterAt({ seats }: Seated, player: number): Sitter {
  return LEVELS.find((level) => level === seats[player]?.level) ?? HUMAN;
}

/** The seats in which people play. */
export function peopleIn(record: Seated): readonly number[] {
  return record.seats.flatMap((_, player) => (sitterAt(record, player) === HUMAN ? [player] : []));
}

/** Whether somebody plays, and computers are not among themselves. */
export function hasPeople(record: Seated): boolean {
  return peopleIn(record).length > 0;
}

/** Whose realm is shown large: the person to move, else the person who moves next. */
export function viewerOf(record: Seated, game: Game): number {
  const count = game.players.length;
  for (let step = 0; step < count; step++) {
    const player = (game.turn.player + step) % count;
    if (sitterAt(record, player) === HUMAN) return player;
  }
  return game.turn.player % count;
}
