/** Counts finished games of Towers. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { gameNow, HUMAN, openRecordValue } from '@mahjong-fortress/match';
import { standings, towers } from '@mahjong-fortress/towers';
import type { FinishedGame } from '../../app/room.ts';
import { sitterAt } from '../../session/seats.ts';
import { COUNTED, isCounted } from '../../storage/counted-key.ts';
import { type CountedTowers, makeCountedTowers } from '../../storage/counted-towers.ts';
import { dateAt } from '../../storage/dates.ts';
import { isFinished, listSaves, openSaveWith } from '../../storage/saves.ts';
import { dailyTowersDate } from '../session/daily.ts';
import type { TowersPlayed } from '../session/new-game.ts';

/** What is remembered by the one person who played it; games among several people at one device are theirs alone. */
function countedFrom({ id, endedAt, played, seat }: FinishedGame<TowersPlayed>): CountedTowers | undefined {
  const { record, match } = played;
  const game = gameNow(match);
  const sitters = record.seats.map((_, index) => sitterAt(record, index));
  const me = seat ?? sitters.indexOf(HUMAN);
  const mine = standings(game).find((standing) => standing.seat === me);
  if (game.stage !== 'over' || !mine) return undefined;
  if (seat === undefined && sitters.lastIndexOf(HUMAN) !== me) return undefined;
  const daily = seat === undefined ? dailyTowersDate(record) : undefined;
  return {
    id,
    variant: game.options.variant,
    against: sitters.filter((_, index) => index !== me),
    score: mine.points,
    won: mine.place === 1,
    details: { endedAt, on: dateAt(endedAt), ...(daily ? { daily } : {}) },
  };
}

export function countTowers(vault: Vault, finished: FinishedGame<TowersPlayed>): void {
  const counted = countedFrom(finished);
  if (counted) void vault.update(COUNTED + finished.id, () => makeCountedTowers(counted));
}

/** Looks through finished games that are still kept, and counts those that an older version did not. */
export function countKeptTowers(vault: Vault): void {
  for (const entry of listSaves(vault)) {
    if (!entry.ok || entry.save.game !== 'towers' || !isFinished(entry.save)) continue;
    const { id } = entry.save;
    if (isCounted(vault, id)) continue;
    const opened = openSaveWith(vault, id, (value) => openRecordValue(towers, value));
    if (opened.ok) countTowers(vault, { id, endedAt: opened.save.savedAt, played: opened.save });
  }
}
