/** One question to the server, and its answer: an object, or why not. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import { err, ok, type Result } from '@mahjong-fortress/base/result';

/** Why not, as a code: the sentences for it are words. */
export interface Refused {
  readonly code: string;
}
export type Answer<T> = Promise<Result<T, Refused>>;
export type Told = Readonly<Record<string, unknown>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Asked {
  readonly method: Method;
  readonly body?: string;
}

/** Asks for an address below the folder of the page. */
export type Ask = (path: string, asked: Asked) => Promise<Response>;

interface Wanted {
  /** What is not only looked at is changed: POST, unless it says otherwise. */
  readonly method?: Method;
  readonly body?: object;
}

export type CallServer = (path: string, wanted?: Wanted) => Answer<Told>;

const NO_CONTENT = 204;

export function makeCall(ask: Ask): CallServer {
  return async (path, { body, method = body ? 'POST' : 'GET' } = {}) => {
    try {
      const response = await ask(path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (response.status === NO_CONTENT) return ok({});
      const value = readJson(await response.text());
      // A static host answers with a page of its own, a proxy whose server is away likewise.
      if (!isObject(value)) return err({ code: response.status < 500 ? 'no-server' : 'unreachable' });
      if (response.ok) return ok(value);
      return err({ code: typeof value.code === 'string' ? value.code : 'no-server' });
    } catch {
      return err({ code: 'unreachable' });
    }
  };
}
