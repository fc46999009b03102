/** Passkeys: the public halves of keys that never leave people's devices, and the questions that were put to them. */
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Db, Row } from '../db/db.ts';

interface StoredPasskey {
  readonly player: string;
  readonly credential: WebAuthnCredential;
}

export interface PasskeyStore {
  /** A question is answered once, by whoever it was put to, and soon. */
  ask(challenge: string, player: string | undefined, now: number): Promise<void>;
  isAnswered(challenge: string, player: string | undefined, now: number): Promise<boolean>;
  /** False where another person has that key. */
  add(player: string, credential: WebAuthnCredential, now: number): Promise<boolean>;
  find(id: string): Promise<StoredPasskey | undefined>;
  of(player: string): Promise<readonly { readonly id: string; readonly created: number }[]>;
  setCounter(id: string, counter: number): Promise<void>;
  remove(player: string, id: string): Promise<void>;
}

interface PasskeyRow extends Row {
  readonly id: string;
  readonly player: string;
  readonly public_key: string;
  readonly counter: number;
}

const ANSWER_MS = 5 * 60_000;

export function makePasskeyStore(db: Db): PasskeyStore {
  return {
    async ask(challenge, player, now) {
      await db.query('delete from challenge where until <= $1', [now]);
      await db.query('insert into challenge (challenge, player, until) values ($1, $2, $3)', [
        challenge,
        player ?? null,
        now + ANSWER_MS,
      ]);
    },
    async isAnswered(challenge, player, now) {
      const rows = await db.query(
        `delete from challenge where challenge = $1 and player is not distinct from $2 and until > $3
         returning challenge`,
        [challenge, player ?? null, now],
      );
      return rows.length > 0;
    },
    async add(player, { id, publicKey, counter }, now) {
      const rows = await db.query(
        `insert into passkey (id, player, public_key, counter, created) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing returning id`,
        [id, player, Buffer.from(publicKey).toString('base64url'), counter, now],
      );
      return rows.length > 0;
    },
    async find(id) {
      const [row] = await db.query<PasskeyRow>(
        'select id, player, public_key, counter from passkey where id = $1',
        [id],
      );
      if (!row) return undefined;
      const publicKey = Uint8Array.from(Buffer.from(row.public_key, 'base64url'));
      return { player: row.player, credential: { id: row.id, publicKey, counter: row.counter } };
    },
    of: (player) =>
      db.query<{ id: string; created: number }>(
        'select id, created from passkey where player = $1 order by created',
        [player],
      ),
    async setCounter(id, counter) {
      await db.query('update passkey set counter = $2 where id = $1', [id, counter]);
    },
    async remove(player, id) {
      await db.query('delete from passkey where player = $1 and id = $2', [player, id]);
    },
  };
}
