/** Computer opponents think here, away from the page. */
import type { Asked, Told } from '../session/opponent-client.ts';
import { answer } from '../session/opponents.ts';

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  self.postMessage({ id, answer: answer(question) } satisfies Told);
});
