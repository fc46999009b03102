/** Tells screen readers what has just happened and what is asked. */

import { boardsOf } from '@mahjong-fortress/rules';
import { wordsForEvent } from '../log/event-words.ts';
import { namesIn } from '../log/names.ts';
import { wordsForRefusal } from '../log/refusal-words.ts';
import type { SessionState } from '../session/session.ts';
import { taskOf } from '../session/tasks.ts';
import { useWords } from '../shell/words.ts';

export function Announcer({ state }: { readonly state: SessionState }) {
  const words = useWords();
  const { game, record, events, legal, pending, refused } = state;
  const names = namesIn(record, state.seasons, words);
  const boards = boardsOf(game);
  const happened = (events.at(-1) ?? []).flatMap((event) => wordsForEvent(event, words, boards, names) ?? []);
  const task = legal.length > 0 || game.over ? [taskOf(game, legal, pending, words)] : [];
  return (
    <>
      <p class="unseen" role="log" aria-live="polite" aria-atomic="true">
        {[...happened, ...task].join('. ')}
      </p>
      <p class="unseen" role="alert" key={refused?.count}>
        {wordsForRefusal(state, names, words) ?? ''}
      </p>
    </>
  );
}
