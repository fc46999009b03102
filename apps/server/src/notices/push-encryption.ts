/**
 * A text for one browser (RFC 8291) and the proof of who sends it (RFC 8292). The libraries for it speak the draft that not
 * all browsers understand, or may not be part of this project.
 */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { PushKey } from './push-key.ts';

export interface PushSubscription {
  readonly endpoint: string;
  /** The browser's public key, and a secret that only it and we know. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const RECORD_BYTES = 4096;
/** Ends the last record. */
const DELIMITER = 2;
const SALT_BYTES = 16;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

interface Chance {
  readonly salt: Buffer;
  /** A key of one's own for each message. */
  readonly privateKey?: Buffer;
}

export function encrypted(
  text: string,
  { keys }: PushSubscription,
  { salt, privateKey }: Chance = { salt: randomBytes(SALT_BYTES) },
): Buffer {
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const [theirKey, ownKey] = [bytes(keys.p256dh), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey]);
  const secret = derive(own.computeSecret(theirKey), bytes(keys.auth), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(text),
    cipher.update(Buffer.from([DELIMITER])),
    cipher.final(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, record, cipher.getAuthTag()]);
}

const HOUR = 3600;

/** For one push service; `contact` says whom it can ask about us. */
export function authorization(endpoint: string, key: PushKey, contact: string, now: number): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * HOUR, sub: contact };
  const content = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(content), {
    key: createPrivateKey({ key: key.private, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${key.public}`;
}
