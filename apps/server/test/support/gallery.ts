/** A gallery of the tests' own: on both databases, with people and layouts. */
import { rmSync } from 'node:fs';
import type { Publication, PublishedLayout } from '@mahjong-fortress/gallery';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import type { Db } from '../../src/db/db.ts';
import { migrate } from '../../src/db/migrations.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { type GalleryStores, makeGalleryStores } from '../../src/gallery/stores.ts';
import { makePlayerStore, type PlayerStore } from '../../src/store/player-store.ts';
import { startPostgres, temporaryFolder } from './databases.ts';

export interface OwnGallery extends GalleryStores {
  readonly db: Db;
  readonly players: PlayerStore;
  /** A new player's id. */
  person(name?: string): Promise<string>;
  /** Lets go of the database, so that a server can have it; what the server has to be told. */
  handOver(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const;

async function openDb(database: (typeof DATABASES)[number]) {
  if (database === 'PostgreSQL') {
    const postgres = await startPostgres();
    if (!postgres) return undefined;
    const db = await openPostgres(postgres.url);
    return { db, env: { DATABASE_URL: postgres.url }, tidyUp: postgres.stop };
  }
  const data = temporaryFolder('gallery');
  const db = await openPglite(data);
  return { db, env: { DATA: data }, tidyUp: async () => rmSync(data, { recursive: true, force: true }) };
}

/** Undefined where there is no PostgreSQL. */
export async function openOwnGallery(database: (typeof DATABASES)[number]): Promise<OwnGallery | undefined> {
  const opened = await openDb(database);
  if (!opened) return undefined;
  const { db, env, tidyUp } = opened;
  let isOpen = true;
  async function handOver() {
    if (isOpen) await db.close();
    isOpen = false;
    return env;
  }
  await migrate(db);
  const players = makePlayerStore(db);
  return {
    ...makeGalleryStores(db),
    db,
    players,
    person: async (name = 'Somebody') => (await players.create(name, 0)).player.id,
    handOver,
    close: () => handOver().then(tidyUp),
  };
}

let last = 0;

export function newCid(): string {
  return `intent-${++last}`;
}

export function layoutFor(
  name: PublishedLayout['name'],
  changes: Partial<PublishedLayout> = {},
): PublishedLayout {
  const [layout] = BUNDLED_LAYOUTS;
  if (!layout) throw new Error('no layout');
  const { author: _, $schema: __, description: ___, ...rest } = layout;
  return { ...rest, name, licence: 'CC0-1.0', ...changes };
}

export function publicationFor(
  name: PublishedLayout['name'],
  changes: Partial<PublishedLayout> = {},
  more: Partial<Publication> = {},
): Publication {
  return { cid: newCid(), layout: layoutFor(name, changes), visibility: 'public', ...more };
}
