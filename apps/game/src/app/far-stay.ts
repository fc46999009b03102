/** Being at a table of a server: the line to it, and the game once it has begun. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type FarTable, openFarTable } from '../online/far-table.ts';
import { lineWorld, unsentOf } from '../online/line-world.ts';
import { api } from '../online/server.ts';
import { type GameId, gameNamed } from '../shelf/games.ts';
import { isCounted } from '../storage/counted-key.ts';
import type { FarPlaying, FarTableOpening, Room } from './room.ts';

export interface FarStayOptions extends Pick<FarTableOpening, 'opponents' | 'inspect'> {
  readonly id: string;
  readonly vault: Vault;
  /** The room of a game, once it has been fetched; nothing if it can't be. */
  roomOf(game: GameId): Promise<Room | undefined>;
}

/** Before the start there is no game yet. */
export interface FarStay {
  readonly table: FarTable;
  readonly playing: ReadonlySignal<FarPlaying | undefined>;
  /** The server is newer than this page, which has to be loaded again to show the game. */
  readonly isUnreadable: ReadonlySignal<boolean>;
  close(): void;
}

export function openFarStay({ id, vault, roomOf, ...world }: FarStayOptions): FarStay {
  const table = openFarTable({
    id,
    world: lineWorld,
    ticks: () => performance.now(),
    unsent: unsentOf(id),
  });
  const playing = signal<FarPlaying | undefined>(undefined);
  const isUnreadable = signal(false);
  let isClosed = false;
  let uncount = (): void => {};
  const onUnreadable = () => {
    isUnreadable.value = true;
  };

  /** Its room is fetched while people gather, so that it is there when the game begins. */
  async function enter(game: GameId): Promise<void> {
    const room = await roomOf(game);
    if (!room || isClosed || playing.peek() || table.news.peek()?.view === undefined) return;
    const opened = room.openFarTable({ ...world, table, loadRecord: () => api.record(id), onUnreadable });
    if (!opened.ok) return onUnreadable();
    playing.value = opened.value;
    uncount = effect(() => countOnce(room, opened.value));
  }

  /** A game of one's own is counted when all of it is told; whoever comes back later sees the same one. */
  function countOnce(room: Room, { session }: FarPlaying): void {
    const { told } = session.state.value;
    const seat = table.news.peek()?.seat;
    if (!told || seat === undefined || !room.isOver(told) || isCounted(vault, id)) return;
    const last = table.heard().findLast(({ what }) => what.type === 'acted');
    room.count(vault, { id, endedAt: last?.at ?? table.now(), played: told, seat });
  }

  const unfollow = effect(() => {
    const name = table.news.value?.about?.game;
    if (playing.peek() || name === undefined) return;
    const game = gameNamed(name);
    if (game) void enter(game);
    else onUnreadable();
  });
  const onOnline = () => table.hurry();
  window.addEventListener('online', onOnline);
  return {
    table,
    playing,
    isUnreadable,
    close() {
      isClosed = true;
      window.removeEventListener('online', onOnline);
      unfollow();
      uncount();
      playing.value?.session.stop();
      table.close();
    },
  };
}
