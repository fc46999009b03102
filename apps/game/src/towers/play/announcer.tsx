/** What is announced at the table of Towers. */
import type { Who } from '@mahjong-fortress/words/who';
import { Announced } from '../../play/announced.tsx';
import { useWords } from '../../ui/words.ts';
import type { TowersState } from '../session/session-state.ts';
import { eventWords, refusalWords, useTowersWords } from '../words.tsx';
import { shownIn } from './situations.ts';

interface Props {
  readonly state: TowersState;
  readonly who: readonly Who[];
  readonly names: readonly string[];
}

export function Announcer({ state, who, names }: Props) {
  const page = useWords();
  const words = useTowersWords();
  const { events, refused } = state;
  const { task, announced } = shownIn(state, page, words, who);
  return (
    <Announced
      events={events}
      tell={(event) => eventWords(event, names, words)}
      task={task}
      announced={announced}
      refusal={refused && refusalWords(refused, words, page)}
      refusals={refused?.count}
    />
  );
}
