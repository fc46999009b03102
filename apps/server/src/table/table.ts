/** A table: what its log comes to. */
import { createHash } from 'node:crypto';
import { gameNow, type Match } from '@mahjong-fortress/match';
import type { Pace, TableStage } from '@mahjong-fortress/online';
import type { OnlineGame } from '../online-game.ts';
import type { Clock } from './clock.ts';
import type { Entry } from './entry.ts';

/** What was decided before the first entry. */
export interface TableSettings {
  /** As JSON; its seed is empty. */
  readonly setup: unknown;
  readonly seats: number;
  readonly pace: Pace;
  readonly public: boolean;
  /** Absent in the oldest tables, which are not. */
  readonly rated?: boolean;
  /** The day whose contest it is. */
  readonly daily?: string;
  /** The player who may start and fill seats. */
  readonly host: string;
}

export type SeatNow =
  | { readonly type: 'open' }
  | {
      readonly type: 'person';
      readonly player: string;
      /** The level that plays on for them. */
      readonly substitute?: string;
      /** Out of the running, by their own will or because the others claimed. */
      readonly resigned?: true;
    }
  | { readonly type: 'computer'; readonly level: string };

type OnlineMatch = Match<unknown, unknown, unknown>;

export interface LoggedTable {
  readonly id: string;
  readonly game: OnlineGame;
  readonly settings: TableSettings;
  /** Known to nobody but the server until the game is over. */
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** What each entry brought about; nothing where it was no action. */
  readonly events: readonly (readonly unknown[])[];
  readonly seats: readonly SeatNow[];
  /** Since the start. */
  readonly match?: OnlineMatch;
  /** Which entry made each action of the match. */
  readonly actedAt: readonly number[];
  /** The last entry that changed what may be done: an intent that is older was aimed at something else. */
  readonly changedAt: number;
  readonly clock: Clock;
  readonly late?: { readonly seat: number; readonly since: number };
  readonly pausing: ReadonlySet<number>;
  /** Who has asked to take back everything after so many actions. */
  readonly undoing?: { readonly seat: number; readonly actions: number };
  readonly pausedSince?: number;
  /** Who has days off, and until when. */
  readonly away: ReadonlyMap<number, number>;
  readonly ended?: 'played' | 'resigned' | 'claimed';
  readonly next?: string;
  /** Of everything that the rules said so far: a build with other rules comes to another one. */
  readonly fingerprint: string;
}

export function headOf({ entries }: LoggedTable): number {
  return entries.length;
}

/** The entry that an intent became. */
export function entryOf({ entries }: LoggedTable, cid: string): Entry | undefined {
  return entries.findLast((entry) => entry.cid === cid);
}

export function stageOf({ match, ended, pausedSince }: LoggedTable): TableStage {
  if (ended) return 'over';
  if (!match) return 'gathering';
  return pausedSince === undefined ? 'playing' : 'paused';
}

export function seatOf({ seats }: LoggedTable, player: string): number | undefined {
  const seat = seats.findIndex((one) => one.type === 'person' && one.player === player);
  return seat < 0 ? undefined : seat;
}

/** Whose decision is awaited. */
export function turnOf({ game, match, ended }: LoggedTable): number | undefined {
  if (!match || ended) return undefined;
  const turn = game.rules.toMove(gameNow(match));
  return turn.type === 'seat' ? turn.seat : undefined;
}

/** The computer that plays a seat at the moment. */
export function levelAt({ seats }: LoggedTable, seat: number): string | undefined {
  const sitter = seats[seat];
  if (sitter?.type === 'computer') return sitter.level;
  return sitter?.type === 'person' ? sitter.substitute : undefined;
}

/** The seats whose people play themselves. */
export function peopleOf({ seats }: LoggedTable): number[] {
  return seats.flatMap((seat, index) =>
    seat.type === 'person' && !seat.substitute && !seat.resigned ? [index] : [],
  );
}

/** Who is asked whether somebody else's action may be taken back: whoever plays next of those who play themselves. */
export function consentingSeat(table: LoggedTable, seat: number): number | undefined {
  const others = peopleOf(table).filter((one) => one !== seat);
  return others.find((one) => one > seat) ?? others[0];
}

/** The players of a table, for the list of one's games. */
export function playersOf({ seats }: Pick<LoggedTable, 'seats'>): string[] {
  return seats.flatMap((seat) => (seat.type === 'person' ? [seat.player] : []));
}

/** What is published before the first move, so that the seed can be checked afterwards. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The table of a rematch, the same for whoever asks; nobody can know it before, because the seed is part of it. */
export function rematchOf({ id, seed }: Pick<LoggedTable, 'id' | 'seed'>): string {
  return tableId(id, seed, 'rematch');
}

/** A table that follows from something is the same table however often that happens. */
export function tableId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 16);
}
