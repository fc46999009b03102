/** The people: a name, and the hash of the secret by which they are known again. No address, nothing else. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
}

export interface PlayerStore {
  /** A new player, and the only copy of their token. */
  create(name: string, now: number): Promise<{ readonly player: Player; readonly token: string }>;
  /** A token for one more device. */
  newToken(player: string, now: number): Promise<string>;
  byToken(token: string): Promise<Player | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Nothing of the person is left; in the games of others there is an id that nobody has. */
  remove(id: string): Promise<void>;
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const TOKEN_BYTES = 16;
const ID_BYTES = 9;

export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function makePlayerStore(db: Db): PlayerStore {
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
    async byToken(token) {
      const [row] = await db.query<{ id: string; name: string }>(
        `select id, name from player where token_hash = $1
         or id = (select player from device where token_hash = $1)`,
        [hashOf(token)],
      );
      return row;
    },
    async rename(id, name) {
      await db.query('update player set name = $2 where id = $1', [id, name]);
    },
    async remove(id) {
      await db.query('delete from player where id = $1', [id]);
      await db.query('delete from presence where player = $1', [id]);
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.query<{ id: string; name: string }>(
        'select id, name from player where id = any($1::text[])',
        [[...ids]],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
