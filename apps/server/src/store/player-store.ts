/** The people: a name, and the hash of the secret by which they are known again. No address, nothing else. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { makeBatches } from './batches.ts';

export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
}

export interface PlayerStore {
  /** A new player, and the only copy of their token. */
  create(name: string, now: number): Promise<{ readonly player: KnownPlayer; readonly token: string }>;
  /** A token for one more device. */
  newToken(player: string, now: number): Promise<string>;
  byToken(token: string): Promise<KnownPlayer | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Nothing of the person is left; in the games of others there is an id that nobody has. */
  remove(id: string): Promise<void>;
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const TOKEN_BYTES = 16;
const ID_BYTES = 9;

/** Begins with no dash: in a terminal that would be an option. */
export function newId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type NamedRow = { readonly id: string; readonly name: string };

export function makePlayerStore(db: Db): PlayerStore {
  const byHash = makeBatches<string, KnownPlayer | undefined>(async (hashes) => {
    const rows = await db.query<NamedRow & { token_hash: string }>(
      `select token_hash, id, name from player where token_hash = any($1::text[])
       union all
       select d.token_hash, p.id, p.name from device d join player p on p.id = d.player
       where d.token_hash = any($1::text[])`,
      [hashes],
    );
    const players = new Map(rows.map(({ token_hash, id, name }) => [token_hash, { id, name }]));
    return (hash) => players.get(hash);
  });

  const named = makeBatches<readonly string[], ReadonlyMap<string, string>>(async (questions) => {
    const rows = await db.query<NamedRow>('select id, name from player where id = any($1::text[])', [
      [...new Set(questions.flat())],
    ]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (ids) =>
      new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) as string] as const] : [])));
  });

  return {
    async create(name, now) {
      const token = randomToken();
      const player = { id: newId(), name };
      await db.query('insert into player (id, token_hash, name, created) values ($1, $2, $3, $4)', [
        player.id,
        hashOf(token),
        name,
        now,
      ]);
      return { player, token };
    },
    async newToken(player, now) {
      const token = randomToken();
      await db.query('insert into device (token_hash, player, created) values ($1, $2, $3)', [
        hashOf(token),
        player,
        now,
      ]);
      return token;
    },
    byToken: (token) => byHash.ask(hashOf(token)),
    async rename(id, name) {
      await db.query('update player set name = $2 where id = $1', [id, name]);
    },
    async remove(id) {
      await db.query('delete from player where id = $1', [id]);
      await db.query('delete from presence where player = $1', [id]);
    },
    names: async (ids) => (ids.length === 0 ? new Map() : named.ask(ids)),
  };
}
