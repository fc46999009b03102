/** What is asked of a server once and not over a line: whether there is one, who I am, which tables there are. */
import { isObject } from '@mahjong-fortress/base/json';
import { err, ok } from '@mahjong-fortress/base/result';
import type { Pace, Placing, Rating, TableStage } from '@mahjong-fortress/online';
import { type GameId, gameNamed } from '../shelf/games.ts';
import type { Answer, CallServer } from './call.ts';

export interface Me {
  readonly player: string;
  readonly name: string;
}

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

interface Tables {
  readonly games: readonly Listing[];
  /** The server's time. */
  readonly now: number;
}

export interface MyGamesListed extends Tables {
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

export interface Api {
  /** Whether there is a server, and who one is to it; asked once, and again only if nobody answered. */
  hello(): Answer<{ readonly you: Me | undefined }>;
  /** Who one is; whoever is nobody yet becomes a guest. */
  me(): Answer<Me>;
  rename(name: string): Answer<Me>;
  /** This device is somebody else's from now on, or nobody's: who one is has to be asked anew. */
  forget(): void;
  makeTable(table: NewTable): Answer<string>;
  openTables(): Answer<Tables>;
  myGames(): Answer<MyGamesListed>;
  /** Games of others in which somebody got most. */
  bestGames(game: GameId): Answer<Tables>;
  /** All of a game that is over, as it is written down; not read yet. */
  record(id: string): Answer<unknown>;
}

interface ApiWorld {
  readonly call: CallServer;
  /** What a guest might be called. */
  suggestName(): Promise<string>;
}

/** The game that every server of this page has. */
const FIRST_GAME: GameId = 'mahjong-fortress';

const NOBODY: MyGamesListed = { games: [], now: 0, player: '' };

export function isMe(value: unknown): value is Me {
  return isObject(value) && typeof value.player === 'string' && typeof value.name === 'string';
}

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

export function makeApi({ call, suggestName }: ApiWorld): Api {
  let greeting: ReturnType<Api['hello']> | undefined;
  let introduction: Answer<Me> | undefined;

  async function greet(): ReturnType<Api['hello']> {
    const answer = await call('api/hello');
    if (!answer.ok) return answer;
    const { protocol, games, you } = answer.value;
    const hasGame = Array.isArray(games) && games.some((game) => isObject(game) && game.id === FIRST_GAME);
    if (typeof protocol !== 'number' || !hasGame) return err({ code: 'no-server' });
    return ok({ you: isMe(you) ? you : undefined });
  }

  async function meet(body: object): Answer<Me> {
    const answer = await call('api/me', { body });
    if (!answer.ok) return answer;
    return isMe(answer.value) ? ok(answer.value) : err({ code: 'no-server' });
  }

  /** Asked anew: another tab may have become somebody meanwhile, who must not be given another name. */
  async function introduce(): Answer<Me> {
    const answer = await greet();
    if (!answer.ok) return answer;
    return answer.value.you ? ok(answer.value.you) : meet({ name: await suggestName() });
  }

  /** From now on one is somebody, or somebody with another name. */
  function remember(you: Me): void {
    introduction = Promise.resolve(ok(you));
    greeting = Promise.resolve(ok({ you }));
  }

  async function me(): Answer<Me> {
    introduction ??= introduce();
    const answer = await introduction;
    if (answer.ok) remember(answer.value);
    else introduction = undefined;
    return answer;
  }

  async function list(path: string): Answer<Tables> {
    const answer = await call(path);
    if (!answer.ok) return answer;
    const { games, now } = answer.value;
    if (!Array.isArray(games) || typeof now !== 'number') return err({ code: 'no-server' });
    return ok({ games: games.filter(isListing), now });
  }

  return {
    async hello() {
      greeting ??= greet();
      const answer = await greeting;
      if (!answer.ok && answer.error.code === 'unreachable') greeting = undefined;
      else if (answer.ok && answer.value.you) introduction ??= Promise.resolve(ok(answer.value.you));
      return answer;
    },
    me,
    forget() {
      introduction = undefined;
      greeting = undefined;
    },
    async rename(name) {
      const known = await me();
      if (!known.ok) return known;
      const answer = await meet({ name });
      if (answer.ok) remember(answer.value);
      return answer;
    },
    async makeTable(table) {
      const known = await me();
      if (!known.ok) return known;
      const answer = await call('api/games', { body: table });
      if (!answer.ok) return answer;
      const { id } = answer.value;
      return typeof id === 'string' ? ok(id) : err({ code: 'no-server' });
    },
    openTables: () => list('api/games'),
    bestGames: (game) => list(`api/best/${game}`),
    record: (id) => call(`api/games/${encodeURIComponent(id)}/record`),
    async myGames() {
      // Asking as nobody would be refused, and a browser tells every refusal on its console.
      const known = introduction ? await me() : await greet();
      if (!known.ok) return known;
      const you = 'you' in known.value ? known.value.you : known.value;
      if (!you) return ok(NOBODY);
      const listed = await list('api/me');
      return listed.ok ? ok({ ...listed.value, player: you.player }) : listed;
    },
  };
}
