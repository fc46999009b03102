/** Tells screen readers what has just happened and what is asked, at the table of any game. */
import { useRef } from 'preact/hooks';
import { useWords } from '../ui/words.ts';

interface Props<Event> {
  /** What each action brought about. */
  readonly events: readonly (readonly Event[])[];
  /** What is said of an event, if anything. */
  tell(event: Event): string | undefined;
  readonly task: string;
  readonly announced: 'politely' | 'at once' | 'not';
  /** Why the last touch did nothing, and how often there was a reason. */
  readonly refusal: string | undefined;
  readonly refusals: number | undefined;
}

export function Announced<Event>({ events, tell, task, announced, refusal, refusals }: Props<Event>) {
  const { table } = useWords();
  // News are made once: whatever else changes on the table, old events are not told again.
  const news = useRef<{ readonly events: Props<Event>['events']; readonly text: string }>({
    events: [],
    text: '',
  });
  if (news.current.events !== events) {
    const isUndone = events.length < news.current.events.length;
    const sentences = (events.at(-1) ?? []).flatMap((event) => tell(event) ?? []);
    news.current = { events, text: isUndone ? table.undone : sentences.join('. ') };
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
      <p class="unseen" role="alert" key={refusals}>
        {announced === 'at once' ? task : (refusal ?? '')}
      </p>
    </>
  );
}
