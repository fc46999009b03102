/** Fetches text from strangers, with an end to its size and its time. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';

export interface FetchLimits {
  readonly maxBytes: number;
  readonly maxSeconds: number;
}

/** Anything that brings the text of an address. Tests give one that reads from a table. */
export type Fetcher = (address: string, limits: FetchLimits) => Promise<Result<string, Finding>>;

/** The part of the platform's `fetch` that is needed. */
export type PlatformFetch = (
  address: string,
  options: { signal: AbortSignal; credentials: 'omit'; referrerPolicy: 'no-referrer' },
) => Promise<{ readonly ok: boolean; readonly body: ReadableBody | null }>;

interface ReadableBody {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** The text of a body, or undefined as soon as it grows too large. */
async function readAtMost(body: ReadableBody, maxBytes: number): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value?.length ?? 0;
    if (bytes > maxBytes) {
      // Nobody waits for a stranger to agree.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A fetcher made of the platform's `fetch`, in a browser or in Node. */
export function fetcherFrom(platformFetch: PlatformFetch): Fetcher {
  return async (address, { maxBytes, maxSeconds }) => {
    // The clock belongs to the platform: this is the one place where time matters to a layout.
    const signal = AbortSignal.timeout(1000 * maxSeconds);
    try {
      const response = await platformFetch(address, {
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok || response.body === null) return err(makeFinding('source-unreachable', ''));
      const text = await readAtMost(response.body, maxBytes);
      return text === undefined ? err(makeFinding('source-too-large', '', { limit: maxBytes })) : ok(text);
    } catch {
      const code = signal.aborted ? 'source-slow' : 'source-unreachable';
      return err(makeFinding(code, '', { seconds: maxSeconds }));
    }
  };
}
