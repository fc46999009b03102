/** What is asked of a server once and not over a line: whether there is one, who I am, how a game went. */
import { isObject } from '@mahjong-fortress/base/json';
import { err, ok } from '@mahjong-fortress/base/result';
import type { GameId } from '../shelf/games.ts';
import type { Answer, CallServer } from './call.ts';

export interface Me {
  readonly player: string;
  readonly name: string;
}

interface Greeting {
  readonly you: Me | undefined;
}

export interface Api {
  /** Whether there is a server, and who one is to it; asked once, and again only if nobody answered. */
  hello(): Answer<Greeting>;
  /** Who one is; whoever is nobody yet becomes a guest. */
  me(): Answer<Me>;
  /** Who one is now, asked anew unless that is settled; whoever is nobody stays so. */
  who(): Answer<Greeting>;
  rename(name: string): Answer<Me>;
  /** This device is somebody else's from now on, or nobody's: who one is has to be asked anew. */
  forget(): void;
  /** All of a game that is over, as it is written down; not read yet. */
  record(id: string): Answer<unknown>;
}

interface ApiWorld {
  readonly call: CallServer;
  /** A guest is called something in it. */
  language(): string;
}

/** The game that every server of this page has. */
const FIRST_GAME: GameId = 'mahjong-fortress';

export function isMe(value: unknown): value is Me {
  return isObject(value) && typeof value.player === 'string' && typeof value.name === 'string';
}

export function makeApi({ call, language }: ApiWorld): Api {
  let greeting: Answer<Greeting> | undefined;
  let introduction: Answer<Me> | undefined;

  async function greet(): Answer<Greeting> {
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
    return answer.value.you ? ok(answer.value.you) : meet({ language: language() });
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

  return {
    async hello() {
      greeting ??= greet();
      const answer = await greeting;
      if (!answer.ok && answer.error.code === 'unreachable') greeting = undefined;
      else if (answer.ok && answer.value.you) introduction ??= Promise.resolve(ok(answer.value.you));
      return answer;
    },
    me,
    async who() {
      if (!introduction) return greet();
      const known = await me();
      return known.ok ? ok({ you: known.value }) : known;
    },
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
    record: (id) => call(`api/games/${encodeURIComponent(id)}/record`),
  };
}
