/** Further devices of a person: let in by a code that the first one shows, or by a passkey. */
import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../db/db.ts';

export interface DeviceStore {
  /** Six digits that let one device in, for a few minutes; older ones of the same person are void. */
  newCode(player: string, now: number): Promise<{ readonly code: string; readonly until: number }>;
  /** Whose code it was; it is used up. */
  useCode(code: string, now: number): Promise<string | undefined>;
}

const CODE_MS = 5 * 60_000;
const DIGITS = 6;

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function makeDeviceStore(db: Db): DeviceStore {
  return {
    async newCode(player, now) {
      const until = now + CODE_MS;
      await db.query('delete from device_code where player = $1 or until <= $2', [player, now]);
      for (;;) {
        const code = `${randomInt(10 ** DIGITS)}`.padStart(DIGITS, '0');
        const made = await db.query(
          `insert into device_code (code_hash, player, until) values ($1, $2, $3)
           on conflict (code_hash) do nothing returning code_hash`,
          [hashOf(code), player, until],
        );
        if (made.length > 0) return { code, until };
      }
    },
    async useCode(code, now) {
      const [row] = await db.query<{ player: string; until: number }>(
        'delete from device_code where code_hash = $1 returning player, until',
        [hashOf(code)],
      );
      return row && row.until > now ? row.player : undefined;
    },
  };
}
