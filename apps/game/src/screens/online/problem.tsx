/** Why something was refused, where it was asked for. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { Refused } from '../../online/call.ts';
import { refusalWords } from './online-words.ts';

interface Props {
  readonly refused: Refused | undefined;
  readonly words: OnlineWords;
}

export function ProblemLine({ refused, words }: Props) {
  return refused ? (
    <p class="problem" role="alert">
      {refusalWords(refused, words)}
    </p>
  ) : null;
}
