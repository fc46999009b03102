/** A game with strangers as soon as possible: at a table that waits, else at one's own. */
import { REALM_SIZE } from '@mahjong-fortress/rules';
import type { AppModel } from '../../app/app-model.ts';
import type { Refused } from '../../online/call.ts';
import { isSamePace } from '../../online/far-choice.ts';
import { newTable } from '../../online/new-table.ts';
import { api } from '../../online/server.ts';
import { siteTables } from '../../online/server-tables.ts';
import type { Listing } from '../../online/tables.ts';
import { friendsGame, newSeat, type SeatChoice, withSeats } from '../../session/new-game.ts';
import { goToTable, type QuickWish } from './going.ts';
import type { PlayersWanted } from './players.ts';

/** Where somebody waits for exactly this, and has waited longest. */
export function fittingTable(
  tables: readonly Listing[],
  { game, players, pace }: QuickWish,
  me: string,
): Listing | undefined {
  return tables.findLast(
    (table) =>
      table.game === game &&
      table.seats === players &&
      // Whoever wants to play soon has not asked for a game that counts.
      !table.rated &&
      isSamePace(table.pace, pace) &&
      table.players.length > 0 &&
      !table.players.some(({ player }) => player === me) &&
      (table.here === true || pace.type === 'slow'),
  );
}

/**
 * Of two who looked at the same moment each has a table and nobody to play with: the younger one's owner moves to the
 * older one. Lists begin with the newest for everybody alike, so it is never both.
 */
export function olderTable(
  tables: readonly Listing[],
  wanted: QuickWish,
  { me, own }: { readonly me: string; readonly own: string },
): Listing | undefined {
  const at = tables.findIndex(({ id }) => id === own);
  return at < 0 ? undefined : fittingTable(tables.slice(at + 1), wanted, me);
}

function peopleFor(players: PlayersWanted): readonly SeatChoice[] {
  const seats = [...friendsGame().seats];
  while (seats.length < players) seats.push(newSeat(seats));
  return seats;
}

/** One's own table, for whoever wants the same. */
async function tableFor({ game, players, pace }: QuickWish, language: string) {
  const far = { pace, isPublic: true, isRated: false };
  const seats = peopleFor(players);
  if (game === 'mahjong-fortress')
    return newTable(withSeats(friendsGame(), seats), { ...far, realm: REALM_SIZE }, language);
  const { newTowersTable, towersFor } = await import('../../towers/new-game/new-table.ts');
  return newTowersTable(towersFor(seats), far);
}

/** Goes to such a table; why not, if that is refused. */
export async function findGame(
  app: AppModel,
  wanted: QuickWish,
  language: string,
): Promise<Refused | undefined> {
  const [me, listed] = await Promise.all([api.me(), siteTables.open()]);
  const open = me.ok && listed.ok ? fittingTable(listed.value.games, wanted, me.value.player) : undefined;
  const { game } = wanted;
  if (open) {
    goToTable(app, open.id, { game, wantsSeat: true, wanted });
    return undefined;
  }
  const made = await tableFor(wanted, language);
  const table = made.ok ? await siteTables.make(made.value) : made;
  if (!table.ok) return table.error;
  goToTable(app, table.value, { game, wanted });
  return undefined;
}
