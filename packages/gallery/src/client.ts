/** The gallery of the server that a page came from, as the page asks for it. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Layout } from '@mahjong-fortress/layouts-schema';
import {
  type LoggedAct,
  type Mine,
  NOTHING_MINE,
  type Page,
  type Published,
  type Relative,
  readMine,
  readPage,
  readWhole,
  type Whole,
} from './answer.ts';
import type { NewVersion, Publication } from './publication.ts';
import { type Query, queryText } from './query.ts';
import type { ReportReason, Visibility } from './vocabulary.ts';

/** Why not, as a code: the sentences for it are words. */
export interface GalleryRefusal {
  readonly code: string;
}
export type GalleryAnswer<T> = Promise<Result<T, GalleryRefusal>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface GalleryWorld {
  /** Asks for an address below the folder of the site. */
  ask(path: string, method: Method, body?: string): Promise<Response>;
  /** A guest is called something in it. */
  language(): string;
}

export interface Liked {
  readonly likes: number;
  readonly liked: boolean;
}

/** What whoever plays asks for. */
export interface PlayersGallery {
  /** Whether this site has a gallery; asked once, and again only if nobody answered. */
  isThere(): Promise<boolean>;
  list(query: Query): GalleryAnswer<Page>;
  look(id: string): GalleryAnswer<Whole>;
  like(id: string, liked: boolean): GalleryAnswer<Liked>;
  report(id: string, reason: ReportReason, words?: string): GalleryAnswer<undefined>;
  /** A finished game that was played on this device. */
  played(id: string, record: unknown): GalleryAnswer<undefined>;
}

/** And what whoever publishes asks for. */
export interface GalleryClient extends PlayersGallery {
  /** Nothing for somebody whom the server doesn't know; nobody becomes a guest by looking. */
  mine(): GalleryAnswer<Mine>;
  /** Whether whoever publishes here keeps it beyond this browser; undefined where nobody can say. */
  hasPasskey(): Promise<boolean | undefined>;
  /** What moderators did about it, for its author. */
  acts(id: string): GalleryAnswer<readonly LoggedAct[]>;
  /** Those in the gallery that have the same shape. */
  check(layout: Layout): GalleryAnswer<readonly Relative[]>;
  publish(publication: Publication): GalleryAnswer<Published>;
  update(id: string, version: NewVersion): GalleryAnswer<Published>;
  /** Takes this version back, the newest; says how many are left. Asked twice, it is taken back once. */
  undo(id: string, version: number): GalleryAnswer<number>;
  show(id: string, visibility: Visibility): GalleryAnswer<Whole>;
  remove(id: string): GalleryAnswer<undefined>;
  /** Offers it to another player, or to nobody any more; whoever it is offered to accepts it. */
  offer(id: string, player: string | undefined): GalleryAnswer<undefined>;
  accept(id: string): GalleryAnswer<Whole>;
}

type Value = Readonly<Record<string, unknown>>;

const NOT_UNDERSTOOD = err({ code: 'no-server' });

function isPublished(value: Value): value is Value & Published {
  const areNumbers = [value.version, value.undoUntil].every((one) => typeof one === 'number');
  return typeof value.id === 'string' && areNumbers && Array.isArray(value.sameAs);
}

function isLiked(value: Value): value is Value & Liked {
  return typeof value.likes === 'number' && typeof value.liked === 'boolean';
}

function makeAsking({ ask, language }: GalleryWorld) {
  async function call(path: string, method: Method, body?: object): GalleryAnswer<Value> {
    try {
      const response = await ask(path, method, body && JSON.stringify(body));
      if (response.status === 204) return ok({});
      const value = readJson(await response.text());
      // A static host answers with a page of its own, a proxy whose server is away likewise.
      if (!isObject(value)) return err({ code: response.status < 500 ? 'no-server' : 'unreachable' });
      if (response.ok) return ok(value);
      return err({ code: typeof value.code === 'string' ? value.code : 'no-server' });
    } catch {
      return err({ code: 'unreachable' });
    }
  }

  /** Whoever is nobody yet becomes a guest; asked each time, since another tab may have become somebody meanwhile. */
  async function introduce(): GalleryAnswer<undefined> {
    const hello = await call('api/hello', 'GET');
    if (!hello.ok) return hello;
    if (isObject(hello.value.you)) return ok(undefined);
    const met = await call('api/me', 'POST', { language: language() });
    return met.ok ? ok(undefined) : met;
  }

  async function act(path: string, method: Method, body?: object): GalleryAnswer<Value> {
    const known = await introduce();
    return known.ok ? call(`api/gallery${path}`, method, body) : known;
  }

  async function done(answer: GalleryAnswer<Value>): GalleryAnswer<undefined> {
    const given = await answer;
    return given.ok ? ok(undefined) : given;
  }

  return { call, act, done };
}

function playersPart({ call, act, done }: ReturnType<typeof makeAsking>): PlayersGallery {
  let greeting: Promise<boolean | undefined> | undefined;

  /** Undefined when nobody answered, which may be otherwise in a moment. */
  async function greet(): Promise<boolean | undefined> {
    const hello = await call('api/hello', 'GET');
    if (hello.ok) return hello.value.gallery === true;
    return hello.error.code === 'unreachable' ? undefined : false;
  }

  return {
    async isThere() {
      greeting ??= greet();
      const answer = await greeting;
      if (answer === undefined) greeting = undefined;
      return answer === true;
    },
    async list(query) {
      const answer = await call(`api/gallery?${queryText(query)}`, 'GET');
      return answer.ok ? readPage(answer.value) : answer;
    },
    async look(id) {
      const answer = await call(`api/gallery/${id}`, 'GET');
      return answer.ok ? readWhole(answer.value) : answer;
    },
    async like(id, liked) {
      const answer = await act(`/${id}/like`, liked ? 'PUT' : 'DELETE');
      if (!answer.ok) return answer;
      return isLiked(answer.value) ? ok(answer.value) : NOT_UNDERSTOOD;
    },
    report: (id, reason, words) => done(act(`/${id}/report`, 'POST', { reason, ...(words && { words }) })),
    played: (id, record) => done(act(`/${id}/games`, 'POST', { record })),
  };
}

/** For those who play. */
export function makePlayersGallery(world: GalleryWorld): PlayersGallery {
  return playersPart(makeAsking(world));
}

/** For those who also publish. */
export function makeGallery(world: GalleryWorld): GalleryClient {
  const asking = makeAsking(world);
  const { call, act, done } = asking;

  async function send(path: string, body: NewVersion): GalleryAnswer<Published> {
    const answer = await act(path, 'POST', body);
    if (!answer.ok) return answer;
    return isPublished(answer.value) ? ok(answer.value) : NOT_UNDERSTOOD;
  }

  return {
    ...playersPart(asking),
    async mine() {
      const hello = await call('api/hello', 'GET');
      if (!hello.ok) return hello;
      // Asking it would be refused, and told on the console.
      if (!isObject(hello.value.you)) return ok(NOTHING_MINE);
      const answer = await call('api/gallery/mine', 'GET');
      return answer.ok ? readMine(answer.value) : answer;
    },
    async hasPasskey() {
      const answer = await call('api/me/passkeys', 'GET');
      return answer.ok && Array.isArray(answer.value.passkeys) ? answer.value.passkeys.length > 0 : undefined;
    },
    async acts(id) {
      const answer = await call(`api/gallery/${id}/acts`, 'GET');
      if (!answer.ok) return answer;
      const { acts } = answer.value;
      return Array.isArray(acts) ? ok(acts as readonly LoggedAct[]) : NOT_UNDERSTOOD;
    },
    async check(layout) {
      // Looking is for everybody: nobody becomes a guest by it.
      const answer = await call('api/gallery/check', 'POST', { layout });
      if (!answer.ok) return answer;
      const { sameAs } = answer.value;
      return Array.isArray(sameAs) ? ok(sameAs as readonly Relative[]) : NOT_UNDERSTOOD;
    },
    publish: (publication) => send('', publication),
    update: (id, version) => send(`/${id}/versions`, version),
    async undo(id, version) {
      const answer = await act(`/${id}/undo`, 'POST', { version });
      if (!answer.ok) return answer;
      return typeof answer.value.left === 'number' ? ok(answer.value.left) : NOT_UNDERSTOOD;
    },
    async show(id, visibility) {
      const answer = await act(`/${id}/visibility`, 'PUT', { visibility });
      return answer.ok ? readWhole(answer.value) : answer;
    },
    remove: (id) => done(act(`/${id}`, 'DELETE')),
    offer: (id, player) =>
      done(player === undefined ? act(`/${id}/heir`, 'DELETE') : act(`/${id}/heir`, 'PUT', { player })),
    async accept(id) {
      const answer = await act(`/${id}/accept`, 'POST');
      return answer.ok ? readWhole(answer.value) : answer;
    },
  };
}
