/**
 * The log of a table in the memory of this node: a copy, and nothing more. Everything that changes it is stored first; what
 * other nodes have stored is read after it.
 */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Outcome } from '@mahjong-fortress/online';
import { differenceOf } from '../rules-check.ts';
import { replayTable, withEntry } from '../table/course.ts';
import type { Entry, EntryDraft } from '../table/entry.ts';
import { ratedPlaces } from '../table/rated.ts';
import { headOf, type LoggedTable } from '../table/table.ts';
import type { House } from './house.ts';

export interface LogCopy {
  /** What is in memory now. */
  table(): LoggedTable | undefined;
  /** What is in memory, or else in the database. */
  present(): Promise<Result<LoggedTable, Problem>>;
  /** Reads what other nodes have added. */
  refresh(): Promise<void>;
  /** Whether other nodes have added to the log since. */
  hasGrown(since: LoggedTable): Promise<boolean>;
  /** Stores an entry; false where somebody else's came first and is known now. */
  commit(before: LoggedTable, draft: EntryDraft): Promise<Result<boolean, Problem>>;
  /** Forgets what is in memory; the next question reads it anew. */
  forget(): void;
  /** What a rated game has changed, once it was counted. */
  ratings(): Outcome['ratings'];
  /** The clock of the game: it stands still while no server runs. */
  gameTime(): number;
}

type CopyHouse = Pick<House, 'gameStore' | 'games' | 'appender' | 'metrics' | 'ratings' | 'now'>;

/** Whenever the copy has changed, `onChange` hears of it before anything else happens. */
export function openLogCopy(
  id: string,
  house: CopyHouse,
  onChange: (table: LoggedTable) => Promise<void>,
): LogCopy {
  let table: LoggedTable | undefined;
  let lost = 0;
  let ratings: Outcome['ratings'];

  const gameTime = (): number => house.now() - lost;

  async function load(): Promise<Result<LoggedTable, Problem>> {
    const row = await house.gameStore.find(id);
    const game = row && house.games.get(row.game);
    if (!row || !game) return err(problem('no-such-game', '', 'There is no such table.'));
    const entries = await house.gameStore.entriesAfter(id, 0);
    const replayed = replayTable({ id, game, settings: row.settings, seed: row.seed }, entries);
    if (row.rules !== game.version) {
      if (entries.length > row.head) return load();
      const difference = differenceOf(row, replayed);
      if (difference !== undefined) {
        console.error(`table ${id}: it was played by other rules. ${difference}`);
        return err(
          problem('other-rules', '', 'This game was begun with other rules, which this server doesn’t have.'),
        );
      }
      const [adopted] = await house.gameStore.adopt([row], game.version);
      if (adopted === undefined) return load();
    }
    if (!replayed.ok) return replayed;
    lost = row.lost;
    ratings = row.rated ?? undefined;
    table = replayed.value;
    await count(table);
    await onChange(table);
    return replayed;
  }

  /** A game that is over is counted before anybody is told; if that fails, the next look at it makes up for it. */
  async function count(over: LoggedTable): Promise<void> {
    const places = ratings ? undefined : ratedPlaces(over);
    if (!places) return;
    try {
      await house.ratings.count({ id, game: over.game.rules.id, seats: over.settings.seats, places });
      ratings = (await house.gameStore.find(id))?.rated ?? undefined;
    } catch (error) {
      console.error(`ratings of ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async function refresh(): Promise<void> {
    if (!table) {
      await load();
      return;
    }
    for (const entry of await house.gameStore.entriesAfter(id, headOf(table))) {
      const next = withEntry(table, entry);
      if (!next.ok) {
        table = undefined;
        await load();
        return;
      }
      table = next.value;
    }
    await count(table);
    await onChange(table);
  }

  return {
    gameTime,
    ratings: () => ratings,
    refresh,
    table: () => table,
    present: async () => (table ? ok(table) : load()),
    async hasGrown(since) {
      await refresh();
      return table !== since;
    },
    async commit(before, draft) {
      const at = Math.max(gameTime(), before.entries.at(-1)?.at ?? 0);
      const entry: Entry = { ...draft, seq: headOf(before) + 1, at };
      const next = withEntry(before, entry);
      if (!next.ok) return next;
      let isStored: boolean;
      try {
        isStored = await house.appender.append(next.value);
      } catch (error) {
        // Whether it was stored, only the database knows.
        table = undefined;
        throw error;
      }
      if (!isStored) {
        await refresh();
        // Nothing new, and yet refused: the row is not what it was.
        if (table === before) table = undefined;
        return ok(false);
      }
      table = next.value;
      house.metrics.count('entries');
      await count(table);
      await onChange(table);
      return ok(true);
    },
    forget() {
      table = undefined;
    },
  };
}
