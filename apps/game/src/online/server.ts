/** The server that this page came from, if there is one. */
import { type Api, makeApi } from './api.ts';
import { makeCall } from './call.ts';

/** Who doesn't answer for so long is as good as not there. */
const PATIENCE_MS = 10_000;

export const call = makeCall((path, asked) =>
  fetch(new URL(path, document.baseURI), { ...asked, signal: AbortSignal.timeout(PATIENCE_MS) }),
);

export const api: Api = makeApi({
  call,
  language: () => document.documentElement.lang,
});
