/** From what is chosen on a sheet to the table that a server is asked for. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { HUMAN } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { dealOf, type NewGame, newSeed } from '../session/new-game.ts';
import type { NewTable, Placing } from './api.ts';
import type { FarChoice } from './far-choice.ts';

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

/** Cards and the first player are drawn here, so that everybody sees them before the start; the deal is the server's. */
export function newTable(
  choice: NewGame,
  { pace, isPublic, isRated, realm }: Omit<FarChoice, 'isFar'>,
  language: string,
): Result<NewTable, Problem> {
  const drawn = dealOf({ ...choice, firstPlayer: 'random', seed: newSeed() }, language);
  if (!drawn.ok) return drawn;
  return ok({
    cid: newSeed() + newSeed(),
    setup: mahjongFortress.makeSetup({ ...drawn.value.record.setup, realm, seed: '' }),
    seats: placingsOf(choice.seats),
    pace,
    public: isPublic,
    rated: isRated && areAllPeople(choice.seats),
  });
}
