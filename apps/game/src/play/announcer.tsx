/** What is announced at the table of Mahjong Fortress. */
import { boardsOf } from '@mahjong-fortress/rules';
import { wordsForEvent } from '@mahjong-fortress/words/events';
import type { Who } from '@mahjong-fortress/words/who';
import type { SessionState } from '../session/session-state.ts';
import { useWords } from '../ui/words.ts';
import { spokenNaming } from '../words/event-words.ts';
import { wordsForRefusal } from '../words/refusal-words.ts';
import { Announced } from './announced.tsx';
import { shownIn } from './situations.ts';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
}

export function Announcer({ state, who }: Props) {
  const words = useWords();
  const { task, announced } = shownIn(state, words, who);
  return (
    <Announced
      events={state.past.events}
      tell={(event) => wordsForEvent(event, words, spokenNaming(words, boardsOf(state.view), who))}
      task={task}
      announced={announced}
      refusal={wordsForRefusal(state, who, words)}
      refusals={state.refused?.count}
    />
  );
}
