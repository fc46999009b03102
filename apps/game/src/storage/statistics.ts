/**
 * Finished games, counted: each under a key of its own, so that no tab, no damage and no other version costs more than
 * one. What the first version counted stays where it lies, since an old tab may still be writing there.
 */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { bundledLayout } from '@mahjong-fortress/layouts-schema';
import { gameNow, HUMAN } from '@mahjong-fortress/match';
import { isSolo, soloRank, standings } from '@mahjong-fortress/rules';
import { achievementsIn } from '../session/achievements.ts';
import { dailyDateOf } from '../session/new-game.ts';
import type { PlayedGame } from '../session/played-game.ts';
import { sitterAt } from '../session/seats.ts';
import { type CountedGame, makeCounted, parseCounted, parseFirstVersion } from './counted-game.ts';
import { COUNTED, isCounted } from './counted-key.ts';
import { dateAt } from './dates.ts';
import { isFinished, listSaves, openSave } from './saves.ts';

const FIRST_KEY = ENTRIES.firstStatistics;

/** All counted games, those without a date first, then in the order of their ends. */
export function readStatistics(vault: Vault): readonly CountedGame[] {
  const counted = vault
    .keys(COUNTED)
    .flatMap((key) => parseCounted(key.slice(COUNTED.length), vault.read(key)) ?? [])
    .sort((a, b) => (a.details?.endedAt ?? 0) - (b.details?.endedAt ?? 0));
  const ids = new Set(counted.map(({ id }) => id));
  const older = parseFirstVersion(vault.read(FIRST_KEY));
  return [...older.filter(({ id }) => id === undefined || !ids.has(id)), ...counted];
}

export interface FinishedGame extends PlayedGame {
  readonly id: string;
  readonly endedAt: number;
  /** Whose game it is, where it was played among people on a server; otherwise the only person's. */
  readonly seat?: number | undefined;
}

/** What is remembered of a game by the one person who played it; games among several people are theirs alone. */
function countedFrom({ id, endedAt, seat: own, ...played }: FinishedGame): CountedGame | undefined {
  const { record, match } = played;
  const game = gameNow(match);
  const seats = record.seats.map((_, seat) => sitterAt(record, seat));
  const me = own ?? seats.indexOf(HUMAN);
  const mine = standings(game).find(({ player }) => player === me);
  if (!game.over || !mine) return undefined;
  if (own === undefined && seats.lastIndexOf(HUMAN) !== me) return undefined;
  const { spirits, dragons } = game.options;
  const { fortress, layout } = record.setup;
  const known = bundledLayout(fortress?.id, layout);
  const daily = dailyDateOf(record);
  const called = match.events
    .flat()
    .flatMap((event) => (event.type === 'spiritActivated' && event.player === me ? [event.spirit] : []));
  return {
    id,
    fortress: known ? { id: known.id } : { name: fortress?.name ?? '' },
    against: seats.filter((_, seat) => seat !== me),
    score: mine.score.total,
    won: !isSolo(game) && mine.place === 1,
    ...(isSolo(game) ? { rank: soloRank(game) } : {}),
    details: {
      endedAt,
      on: dateAt(endedAt),
      ...(daily ? { daily } : {}),
      spirits,
      dragons,
      called: spirits.filter((spirit) => called.includes(spirit)),
      pleased: mine.score.dragons.filter(({ vp }) => vp > 0).map((dragon) => dragon.id),
      achieved: achievementsIn(played, me),
    },
  };
}

export function countGame(vault: Vault, finished: FinishedGame): void {
  const counted = countedFrom(finished);
  if (counted) void vault.update(COUNTED + finished.id, () => makeCounted(counted));
}

/** Looks through finished games that are still kept, and counts those that an older version counted with less, or not. */
export function countKeptGames(vault: Vault): void {
  for (const entry of listSaves(vault)) {
    if (!entry.ok || !isFinished(entry.save) || isCounted(vault, entry.save.id)) continue;
    const opened = openSave(vault, entry.save.id);
    if (opened.ok) countGame(vault, { ...opened.save, endedAt: opened.save.savedAt });
  }
}
