/** Who wants to be told by mail, at which address: one that they have shown to be theirs. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@mahjong-fortress/base/languages';
import type { Db, Row } from '../db/db.ts';
import type { WayToTell } from './waiting-store.ts';

export interface MailAddress extends Row {
  readonly address: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
  /** By what is in each letter, whoever reads it can end them. */
  readonly stop: string;
}

interface WantedAddress {
  readonly address: string;
  readonly language: Language;
  readonly code: string;
}

export interface MailStore {
  /** Keeps an address until the code that was sent there comes back. */
  ask(player: string, wanted: WantedAddress, now: number): Promise<void>;
  /** Whether it was the code; a few guesses are free. */
  confirm(player: string, code: string, now: number): Promise<boolean>;
  of(player: string): Promise<MailAddress | undefined>;
  remove(player: string): Promise<void>;
  /** It takes no mail: nothing is sent there until somebody confirms it again. */
  distrust(player: string): Promise<void>;
  knowsStop(stop: string): Promise<boolean>;
  stop(stop: string): Promise<void>;
  /** Forgets addresses that nobody has confirmed: they may be those of others. */
  tidy(now: number): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Games with a clock that runs are over before a letter is read. */
export const MAIL: WayToTell = {
  wishes: 'mail',
  condition: `w.confirmed is not null and g.settings->'pace'->>'type' <> 'live'`,
  reminded: 'mailed',
  momentMs: 10 * MINUTE,
  digestMs: 4 * HOUR,
};

/** How long a code can be used. */
const CODE_MS = HOUR / 2;
const FORGOTTEN_MS = 24 * HOUR;
const DIGITS = 6;
const GUESSES = 5;
const STOP_BYTES = 12;

export function newCode(): string {
  return `${randomInt(10 ** DIGITS)}`.padStart(DIGITS, '0');
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function makeMailStore(db: Db): MailStore {
  return {
    async ask(player, { address, language, code }, now) {
      await db.query(
        `insert into mail (player, address, language, code_hash, until, stop) values ($1, $2, $3, $4, $5, $6)
         on conflict (player) do update set address = excluded.address, language = excluded.language,
           code_hash = excluded.code_hash, until = excluded.until, stop = excluded.stop, guesses = 0, confirmed = null`,
        [
          player,
          address,
          language,
          hashOf(code),
          now + CODE_MS,
          randomBytes(STOP_BYTES).toString('base64url'),
        ],
      );
    },
    async confirm(player, code, now) {
      const [row] = await db.query<{ isConfirmed: boolean }>(
        `update mail set guesses = guesses + 1, told = $3,
           confirmed = case when code_hash = $2 then $3::double precision end
         where player = $1 and until > $3 and guesses < ${GUESSES} and confirmed is null
         returning confirmed is not null as "isConfirmed"`,
        [player, hashOf(code), now],
      );
      return row?.isConfirmed ?? false;
    },
    async of(player) {
      const [row] = await db.query<MailAddress>(
        `select address, language, stop, confirmed is not null as "isConfirmed" from mail where player = $1`,
        [player],
      );
      return row;
    },
    async remove(player) {
      await db.query('delete from mail where player = $1', [player]);
    },
    async distrust(player) {
      await db.query('update mail set confirmed = null where player = $1', [player]);
    },
    async knowsStop(stop) {
      return (await db.query('select 1 from mail where stop = $1', [stop])).length > 0;
    },
    async stop(stop) {
      await db.query('delete from mail where stop = $1', [stop]);
    },
    async tidy(now) {
      await db.query('delete from mail where confirmed is null and until < $1', [now - FORGOTTEN_MS]);
    },
  };
}
