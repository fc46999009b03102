/** Computer opponents think here, away from the page. */
import { answer } from '../session/opponents.ts';
import { answerIn } from '../session/worker-client.ts';

answerIn(answer);
