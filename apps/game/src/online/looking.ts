/** Looks whether this site has a server, and whether somebody waits for one's turn there. */
import type { Vault } from '@mahjong-fortress/base/vault';
import type { Signal } from '@preact/signals';
import { noteServer } from '../storage/server-seen.ts';
import { api } from './server.ts';
import { siteTables } from './server-tables.ts';

interface Looker {
  readonly vault: Vault;
  readonly server: Signal<{ readonly turns: number } | undefined>;
}

export async function lookForServer({ vault, server }: Looker): Promise<void> {
  // A browser tells every question that fails on its console.
  if (!navigator.onLine) return;
  const hello = await api.hello();
  if (!hello.ok) {
    // A server that doesn't answer just now is still the server of this site.
    if (hello.error.code !== 'no-server') return;
    noteServer(vault, false);
    server.value = undefined;
    return;
  }
  noteServer(vault, true);
  server.value ??= { turns: 0 };
  const mine = await siteTables.mine();
  if (!mine.ok) return;
  const { games, player } = mine.value;
  server.value = { turns: games.filter(({ turn }) => turn === player).length };
}
