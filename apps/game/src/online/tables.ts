/** The tables of a server: which there are, and a new one. */
import { isObject } from '@mahjong-fortress/base/json';
import { err, ok } from '@mahjong-fortress/base/result';
import type { Pace, Placing, Rating, TableStage } from '@mahjong-fortress/online';
import { type GameId, gameNamed } from '../shelf/games.ts';
import { type Api, isMe, type Me } from './api.ts';
import type { Answer, CallServer } from './call.ts';

/** Somebody in a list, with how strong they are where that is known. */
export interface Listed extends Me {
  readonly rating?: Rating;
}

/** A table as lists show it. */
export interface Listing {
  readonly id: string;
  readonly game: GameId;
  readonly stage: TableStage;
  readonly seats: number;
  readonly pace: Pace;
  readonly setup: unknown;
  /** The people; whoever else sits there is a computer. */
  readonly players: readonly Listed[];
  /** Whose turn it is, if it is a person's, and when their time is over. */
  readonly turn?: string;
  readonly due?: number;
  readonly touched: number;
  readonly rated?: boolean;
  /** The day whose contest it is. */
  readonly daily?: string;
  /** Of open tables: how many seats are, and whether somebody is there. */
  readonly free?: number;
  readonly here?: boolean;
  /** Of finished ones. */
  readonly points?: readonly number[];
}

interface TableList {
  readonly games: readonly Listing[];
  /** The server's time. */
  readonly now: number;
}

export interface MyGamesListed extends TableList {
  /** Whose they are; empty for somebody who is nobody yet. */
  readonly player: string;
}

export interface NewTable {
  /** Names what is wanted: however often it is sent, one table is made. */
  readonly cid: string;
  readonly game: GameId;
  readonly setup: unknown;
  readonly seats: readonly Placing[];
  readonly pace: Pace;
  readonly public: boolean;
  readonly rated: boolean;
}

interface TablesWorld {
  readonly call: CallServer;
  readonly api: Pick<Api, 'me' | 'who'>;
}

export interface Tables {
  make(table: NewTable): Answer<string>;
  open(): Answer<TableList>;
  mine(): Answer<MyGamesListed>;
  /** Games of others in which somebody got most. */
  best(game: GameId): Answer<TableList>;
}

const NOBODY: MyGamesListed = { games: [], now: 0, player: '' };

/** A server is believed but for the outline of what it says. */
function isListing(value: unknown): value is Listing {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    gameNamed(value.game) !== undefined &&
    isObject(value.pace) &&
    Array.isArray(value.players) &&
    value.players.every(isMe)
  );
}

export function makeTables({ call, api }: TablesWorld): Tables {
  async function list(path: string): Answer<TableList> {
    const answer = await call(path);
    if (!answer.ok) return answer;
    const { games, now } = answer.value;
    if (!Array.isArray(games) || typeof now !== 'number') return err({ code: 'no-server' });
    return ok({ games: games.filter(isListing), now });
  }

  return {
    async make(table) {
      const known = await api.me();
      if (!known.ok) return known;
      const answer = await call('api/games', { body: table });
      if (!answer.ok) return answer;
      const { id } = answer.value;
      return typeof id === 'string' ? ok(id) : err({ code: 'no-server' });
    },
    open: () => list('api/games'),
    best: (game) => list(`api/best/${game}`),
    async mine() {
      // Asking as nobody would be refused, and a browser tells every refusal on its console.
      const known = await api.who();
      if (!known.ok) return known;
      const { you } = known.value;
      if (!you) return ok(NOBODY);
      const listed = await list('api/me');
      return listed.ok ? ok({ ...listed.value, player: you.player }) : listed;
    },
  };
}
