/** Achievements: which are there, and what the others would teach. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { ACHIEVEMENTS, type Achievement, progressOf } from '../storage/career.ts';
import type { CountedGame } from '../storage/counted-game.ts';

interface ItemProps {
  readonly id: Achievement;
  readonly words: CareerWords;
  readonly progress?: { readonly done: number; readonly of: number };
}

export function AchievementItem({ id, words, progress = { done: 1, of: 1 } }: ItemProps) {
  const { name, text } = words.achievements[id];
  const { done, of } = progress;
  return (
    <li class="achievement" data-done={done >= of || undefined} style={{ '--progress': done / of }}>
      <b>{name}</b>
      {of > 1 ? <span class="achievement-count">{words.achieved(done, of)}</span> : null}
      <p>{text}</p>
    </li>
  );
}

interface Props {
  readonly games: readonly CountedGame[];
  readonly words: CareerWords;
}

export function AchievementList({ games, words }: Props) {
  const progress = progressOf(games);
  const done = ACHIEVEMENTS.filter((id) => progress[id].done >= progress[id].of);
  return (
    <>
      <p>
        <b>{words.achieved(done.length, ACHIEVEMENTS.length)}</b>
      </p>
      <ul class="achievements">
        {ACHIEVEMENTS.map((id) => (
          <AchievementItem key={id} id={id} words={words} progress={progress[id]} />
        ))}
      </ul>
    </>
  );
}
