/** From what is chosen on a sheet to the table of Towers that a server is asked for. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { towers } from '@mahjong-fortress/towers';
import { tableFor } from '../../online/new-table.ts';
import type { NewTable } from '../../online/tables.ts';
import { newSeed, type SeatChoice } from '../../session/new-game.ts';
import { dealTowers, quickTowers, type TowersChoice } from '../session/new-game.ts';

/** The basic game for these seats. */
export function towersFor(seats: readonly SeatChoice[]): TowersChoice {
  return { ...quickTowers('apprentice'), seats };
}

/** The first player and the master card are drawn here, so that everybody sees them before the start; the deal is the server's. */
export function newTowersTable(
  choice: TowersChoice,
  far: Parameters<typeof tableFor>[2],
): Result<NewTable, Problem> {
  const drawn = dealTowers({ ...choice, firstPlayer: 'random', seed: newSeed() });
  if (!drawn.ok) return drawn;
  const setup = towers.makeSetup({ ...drawn.value.record.setup, seed: '' });
  return ok(tableFor({ game: 'towers', setup }, choice.seats, far));
}
