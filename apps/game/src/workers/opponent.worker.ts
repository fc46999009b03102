/** Computer opponents think here, away from the page. */
import { answer, type Question } from '../session/opponents.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
