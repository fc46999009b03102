/** Tells screen readers what has just happened and what is asked. */

import { boardsOf } from '@mahjong-fortress/rules';
import { wordsForEvent } from '@mahjong-fortress/words/events';
import type { Who } from '@mahjong-fortress/words/who';
import { useRef } from 'preact/hooks';
import type { SessionState } from '../session/session-state.ts';
import { useWords } from '../ui/words.ts';
import { spokenNaming } from '../words/event-words.ts';
import { wordsForRefusal } from '../words/refusal-words.ts';
import { shownIn } from './situations.ts';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
}

interface News {
  readonly events: SessionState['past']['events'];
  readonly text: string;
}

export function Announcer({ state, who }: Props) {
  const words = useWords();
  const { view, refused } = state;
  const { task, announced } = shownIn(state, words, who);
  const { events } = state.past;
  // News are made once: whatever else changes on the table, old events are not told again.
  const news = useRef<News>({ events: [], text: '' });
  if (news.current.events !== events) {
    const isUndone = events.length < news.current.events.length;
    const naming = spokenNaming(words, boardsOf(view), who);
    const sentences = (events.at(-1) ?? []).flatMap((event) => wordsForEvent(event, words, naming) ?? []);
    news.current = { events, text: isUndone ? words.table.undone : sentences.join('. ') };
  }
  return (
    <>
      <p class="unseen" role="log">
        {/* Another element each time, so that the same words twice are news too. */}
        <span key={events.length}>{news.current.text}</span>
      </p>
      <p class="unseen" role="status">
        {announced === 'politely' ? task : ''}
      </p>
      <p class="unseen" role="alert" key={refused?.count}>
        {announced === 'at once' ? task : (wordsForRefusal(state, who, words) ?? '')}
      </p>
    </>
  );
}
