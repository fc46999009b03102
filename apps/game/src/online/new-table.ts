/** From what is chosen on a sheet to the table that a server is asked for. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { HUMAN } from '@mahjong-fortress/match';
import type { Placing } from '@mahjong-fortress/online';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { dealOf, type NewGame, newSeed } from '../session/new-game.ts';
import type { FarChoice } from './far-choice.ts';
import type { NewTable } from './tables.ts';

/** The seat of whoever makes the table: the first that no computer has. */
export function hostSeat(seats: NewGame['seats']): number {
  return Math.max(
    0,
    seats.findIndex(({ sitter }) => sitter === HUMAN),
  );
}

/** Only among people a game can count. */
export function areAllPeople(seats: NewGame['seats']): boolean {
  return seats.every(({ sitter }) => sitter === HUMAN);
}

function placingsOf(seats: NewGame['seats']): readonly Placing[] {
  const host = hostSeat(seats);
  return seats.map(({ sitter }, seat) => {
    if (seat === host) return { type: 'host' };
    return sitter === HUMAN ? { type: 'open' } : { type: 'computer', level: sitter };
  });
}

/** What a server is asked for, whichever game it is. */
export function tableFor(
  what: Pick<NewTable, 'game' | 'setup'>,
  seats: NewGame['seats'],
  { pace, isPublic, isRated }: Pick<FarChoice, 'pace' | 'isPublic' | 'isRated'>,
): NewTable {
  return {
    cid: newSeed() + newSeed(),
    ...what,
    seats: placingsOf(seats),
    pace,
    public: isPublic,
    rated: isRated && areAllPeople(seats),
  };
}

/** Cards and the first player are drawn here, so that everybody sees them before the start; the deal is the server's. */
export function newTable(
  choice: NewGame,
  { realm, ...far }: Omit<FarChoice, 'isFar' | 'game'>,
  language: string,
): Result<NewTable, Problem> {
  const drawn = dealOf({ ...choice, firstPlayer: 'random', seed: newSeed() }, language);
  if (!drawn.ok) return drawn;
  const setup = mahjongFortress.makeSetup({ ...drawn.value.record.setup, realm, seed: '' });
  return ok(tableFor({ game: 'mahjong-fortress', setup }, choice.seats, far));
}
