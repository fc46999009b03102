/** Being at a table of a server: the line to it, and the game once it has begun. */
import { openRecordValue } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { InspectionEvent } from 'xstate';
import type { Opponents } from '../session/opponent-client.ts';
import type { PlayedGame } from '../session/played-game.ts';
import type { Session } from '../session/session-state.ts';
import { openFarSession } from './far-session.ts';
import { type FarTable, openFarTable } from './far-table.ts';
import { lineWorld, unsentOf } from './line-world.ts';

export interface FarStayOptions {
  readonly id: string;
  readonly opponents: Pick<Opponents, 'hint' | 'cancel'>;
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
}

/** Before the start there is no game yet. */
export interface FarStay {
  readonly table: FarTable;
  readonly session: ReadonlySignal<Session | undefined>;
  close(): void;
}

/** A game that is over, as everybody may open it. */
async function loadPlayed(id: string): Promise<PlayedGame | undefined> {
  try {
    const answer = await fetch(new URL(`api/games/${encodeURIComponent(id)}/record`, document.baseURI));
    const opened = openRecordValue(mahjongFortress, await answer.json());
    return opened.ok ? opened.value : undefined;
  } catch {
    return undefined;
  }
}

export function openFarStay({ id, opponents, inspect }: FarStayOptions): FarStay {
  const table = openFarTable({
    id,
    world: lineWorld,
    ticks: () => performance.now(),
    unsent: unsentOf(id),
  });
  const session = signal<Session | undefined>(undefined);
  const unfollow = effect(() => {
    const news = table.news.value;
    if (session.peek() || news?.view === undefined) return;
    const opened = openFarSession({ table, opponents, loadPlayed, inspect });
    if (opened.ok) session.value = opened.value;
  });
  const onOnline = () => table.hurry();
  window.addEventListener('online', onOnline);
  return {
    table,
    session,
    close() {
      window.removeEventListener('online', onOnline);
      unfollow();
      session.value?.stop();
      table.close();
    },
  };
}
