/** The key by which push services know this server: made when it is first needed, and kept in the database. */
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { Db } from '../db/db.ts';

export interface PushKey {
  readonly private: JsonWebKey;
  /** As browsers want it when they subscribe. */
  readonly public: string;
}

const NAME = 'push';
const UNCOMPRESSED = 4;

function publicOf({ x = '', y = '' }: JsonWebKey): string {
  const point = [Buffer.from([UNCOMPRESSED]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat(point).toString('base64url');
}

export async function loadPushKey(db: Db): Promise<PushKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256' };
  await db.query(
    'insert into server_key (name, value) values ($1, $2::jsonb) on conflict (name) do nothing',
    [NAME, JSON.stringify(made)],
  );
  const [row] = await db.query<{ value: JsonWebKey }>('select value from server_key where name = $1', [NAME]);
  const key = row?.value ?? made;
  return { private: key, public: publicOf(key) };
}
