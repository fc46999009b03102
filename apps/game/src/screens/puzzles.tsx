/** The puzzles: the one of the day with its streak, and a list for each grade. */
import { GRADES, type Grade, type WrittenPuzzle } from '@mahjong-fortress/solo-ai';
import type { PuzzleWords } from '@mahjong-fortress/words/puzzles';
import { useMemo, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { placeIn, puzzleOfDay } from '../puzzles/collection.ts';
import { puzzleStreaks, readSolved, type Solved } from '../puzzles/solved.ts';
import { useOpenPuzzle, usePuzzles, usePuzzleWords } from '../puzzles/use-puzzles.ts';
import { dateAt, noonOf } from '../storage/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNews } from '../ui/use-news.ts';
import { useLanguage, useWords } from '../ui/words.ts';

interface ListProps {
  readonly puzzles: readonly WrittenPuzzle[];
  readonly solved: Solved;
  readonly words: PuzzleWords;
  onOpen(puzzle: WrittenPuzzle): void;
}

function GradeList({ puzzles, solved, words, onOpen, grade }: ListProps & { readonly grade: Grade }) {
  const list = puzzles.filter((puzzle) => puzzle.grade === grade);
  const done = list.filter(({ id }) => solved.puzzles.has(id)).length;
  return (
    <>
      <p class="remark">{words.solvedOf(done, list.length)}</p>
      <ol class="puzzle-list">
        {list.map((puzzle, index) => {
          const isSolved = solved.puzzles.has(puzzle.id);
          const name = words.number(words.grades[grade], index + 1);
          return (
            <li key={puzzle.id}>
              <button
                type="button"
                data-solved={isSolved || undefined}
                aria-label={isSolved ? `${name}, ${words.solved}` : name}
                onClick={() => onOpen(puzzle)}
              >
                {isSolved ? <Icon name="check" /> : index + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Streak({ solved, today, words }: Pick<ListProps, 'solved' | 'words'> & { readonly today: string }) {
  const { current, best } = puzzleStreaks(solved, today);
  return (
    <p class="streak">
      <b>{words.streak(current)}</b>
      {best > current ? <span>{words.best(best)}</span> : null}
    </p>
  );
}

function Puzzles({ puzzles, words }: Pick<ListProps, 'puzzles' | 'words'>) {
  const { vault, settings } = useApp();
  const language = useLanguage();
  const open = useOpenPuzzle();
  const news = useNews(vault);
  const solved = useMemo(() => readSolved(vault), [vault, news]);
  const level = settings.value.level;
  const [grade, setGrade] = useState<Grade>(GRADES.find((one) => one === level) ?? 'apprentice');
  const today = dateAt(Date.now());
  const daily = puzzleOfDay(puzzles, today);
  const date = noonOf(today).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const place = daily && placeIn(puzzles, daily.id);
  return (
    <>
      <p>
        {words.about} <span class="remark">{words.counts}</span>
      </p>
      {daily && place ? (
        <div class="puzzle-day">
          <div>
            <b>{words.ofDay}</b>
            <span class="remark">
              {date} · {words.grades[place.grade]}
            </span>
            {solved.days.size > 0 ? <Streak solved={solved} today={today} words={words} /> : null}
          </div>
          <button type="button" class="large" onClick={() => open(daily)}>
            {solved.days.has(today) ? words.solvedToday : words.solveToday}
          </button>
        </div>
      ) : null}
      <div class="tabs">
        {GRADES.map((one) => (
          <button type="button" key={one} aria-pressed={one === grade} onClick={() => setGrade(one)}>
            {words.grades[one]}
          </button>
        ))}
      </div>
      <GradeList puzzles={puzzles} solved={solved} words={words} onOpen={open} grade={grade} />
    </>
  );
}

interface Props {
  /** Whoever comes by a link that is damaged is told so. */
  readonly cameBroken?: boolean;
  onClose(): void;
}

export function PuzzlesDialog({ cameBroken = false, onClose }: Props) {
  const { puzzles: labels } = useWords();
  const words = usePuzzleWords();
  const puzzles = usePuzzles();
  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      {cameBroken && words ? (
        <p class="warning" role="alert">
          {words.broken}
        </p>
      ) : null}
      {words && puzzles ? <Puzzles puzzles={puzzles} words={words} /> : null}
    </Dialog>
  );
}
