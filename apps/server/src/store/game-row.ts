/** A game in the database. */
import type { Outcome } from '@mahjong-fortress/online';
import type { Entry, EntryBody } from '../table/entry.ts';
import type { TableSettings } from '../table/table.ts';

export interface GameRow {
  readonly id: string;
  /** Which game it is, and the version of its rules that the log was last replayed with. */
  readonly game: string;
  readonly rules: string;
  readonly settings: TableSettings;
  readonly seed: string;
  /** The number of its last entry. */
  readonly head: number;
  readonly fingerprint: string;
  /** How it ended; also null for games that ended before this was kept. */
  readonly result: Pick<Outcome, 'how' | 'points'> | null;
  /** Milliseconds in which no server ran; its clocks stood still. */
  readonly lost: number;
  /** What a rated game has changed, once it was counted. */
  readonly rated: Outcome['ratings'] | null;
}

export interface EntryRow {
  readonly seq: number;
  readonly cid: string | null;
  readonly at: number;
  readonly seat: number | null;
  readonly body: EntryBody;
}

export function entryFrom({ seq, cid, at, seat, body }: EntryRow): Entry {
  return { seq, at, body, ...(cid === null ? {} : { cid }), ...(seat === null ? {} : { seat }) };
}
