/** What is asked of a server once and not over a line: whether there is one, who I am, which tables there are. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Pace, Stage } from '@mahjong-fortress/online';

/** Why not, as a code: the sentences for it are words. */
export interface Refused {
  readonly code: string;
}
export type Answer<T> = Promise<Result<T, Refused>>;

export interface Me {
  readonly player: string;
  readonly name: string;
}

/** A table as lists show it. */
export interface Listing {
  readonly id: string;
  readonly stage: Stage;
  readonly seats: number;
  readonly pace: Pace;
  readonly setup: unknown;
  /** The people; whoever else sits there is a computer. */
  readonly players: readonly Me[];
  /** Whose turn it is, if it is a person's, and when their time is over. */
  readonly turn?: string;
  readonly due?: number;
  readonly touched: number;
  /** Of open tables: how many seats are, and whether somebody is there. */
  readonly free?: number;
  readonly here?: boolean;
}

interface Listed {
  readonly games: readonly Listing[];
  /** The server's time. */
  readonly now: number;
}

export interface MyGamesListed extends Listed {
  /** Whose they are; empty for somebody who is nobody yet. */
  readonly player: string;
}

/** Who is to sit where. */
export type Placing =
  | { readonly type: 'host' }
  | { readonly type: 'open' }
  | { readonly type: 'computer'; readonly level: string };

export interface NewTable {
  /** Names what is wanted: however often it is sent, one table is made. */
  readonly cid: string;
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
  makeTable(table: NewTable): Answer<string>;
  openTables(): Answer<Listed>;
  myGames(): Answer<MyGamesListed>;
}

interface ApiWorld {
  /** Asks for an address below the folder of the page. */
  ask(path: string, body?: string): Promise<Response>;
  /** What a guest might be called. */
  suggestName(): Promise<string>;
}

/** The one game that this page can show. */
const GAME = 'mahjong-fortress';

const NOBODY: MyGamesListed = { games: [], now: 0, player: '' };

function isMe(value: unknown): value is Me {
  return isObject(value) && typeof value.player === 'string' && typeof value.name === 'string';
}

/** A server is believed but for the outline of what it says. */
function isListing(value: unknown): value is Listing {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    value.game === GAME &&
    isObject(value.pace) &&
    Array.isArray(value.players) &&
    value.players.every(isMe)
  );
}

export function makeApi({ ask, suggestName }: ApiWorld): Api {
  let greeting: ReturnType<Api['hello']> | undefined;
  let introduction: Answer<Me> | undefined;

  async function call(path: string, body?: object): Answer<Readonly<Record<string, unknown>>> {
    try {
      const response = await ask(path, body && JSON.stringify(body));
      const value = readJson(await response.text());
      // A static host answers with a page of its own, a proxy whose server is away likewise.
      if (!isObject(value)) return err({ code: response.status < 500 ? 'no-server' : 'unreachable' });
      if (response.ok) return ok(value);
      return err({ code: typeof value.code === 'string' ? value.code : 'no-server' });
    } catch {
      return err({ code: 'unreachable' });
    }
  }

  async function greet(): ReturnType<Api['hello']> {
    const answer = await call('api/hello');
    if (!answer.ok) return answer;
    const { protocol, games, you } = answer.value;
    const hasGame = Array.isArray(games) && games.some((game) => isObject(game) && game.id === GAME);
    if (typeof protocol !== 'number' || !hasGame) return err({ code: 'no-server' });
    return ok({ you: isMe(you) ? you : undefined });
  }

  async function meet(body: object): Answer<Me> {
    const answer = await call('api/me', body);
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

  async function list(path: string): Answer<Listed> {
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
      const answer = await call('api/games', { ...table, game: GAME });
      if (!answer.ok) return answer;
      const { id } = answer.value;
      return typeof id === 'string' ? ok(id) : err({ code: 'no-server' });
    },
    openTables: () => list('api/games'),
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
