/** Opponents of Towers think here, away from the page. */
import { answerIn } from '../../session/worker-client.ts';
import { answer } from '../session/opponents.ts';

answerIn(answer);
