/** Beside the table of a puzzle: what is asked, whether it was found, what is wrong with another turn, and the ways on. */
import { hintIn, type Puzzle, type WrittenPuzzle } from '@mahjong-fortress/solo-ai';
import { setName } from '@mahjong-fortress/words/names';
import type { PuzzleWords } from '@mahjong-fortress/words/puzzles';
import { YOU } from '@mahjong-fortress/words/who';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { useCoachWords, wordsForAmiss } from '../replay/coach/coach-words.ts';
import { makePuzzleLink } from '../session/puzzle-link.ts';
import { isOnItsWay } from '../session/situation.ts';
import { dateAt, daysLater } from '../storage/dates.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';
import { wordsForReasons } from '../words/action-words.ts';
import { whoIn } from '../words/who.ts';
import { placeIn, puzzleOfDay } from './collection.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import { noteSolved, puzzleStreaks, readSolved } from './solved.ts';
import { useOpenPuzzle, usePuzzles, usePuzzleWords } from './use-puzzles.ts';

interface Props {
  readonly session: PuzzleSession;
  readonly puzzle: Puzzle;
  /** What is sent of it. */
  readonly code: string;
}

/** More reasons than that are none. */
const MOST_REASONS = 2;
/** The difference is measured in deals of its own; less than that is none. */
const LEAST_COST = 0.5;
const EFFORT = { iterations: 2, deals: 5 };

/** The days whose puzzle it is, of those that still count: today, and yesterday in the night after it. */
function daysOf(puzzles: readonly WrittenPuzzle[], id: string, now: number): readonly string[] {
  const today = dateAt(now);
  return [daysLater(today, -1), today].filter((day) => puzzleOfDay(puzzles, day)?.id === id);
}

/** By how many points a turn was worse than the best one, once that is known. */
function useCost({ session }: Props, isWrong: boolean): number | undefined {
  const { review } = useApp();
  const [cost, setCost] = useState<number>();
  useEffect(() => {
    setCost(undefined);
    if (!isWrong) return;
    let isLeft = false;
    const first = session.firstDecision();
    if (first)
      void review({ view: first.view, played: first.played, seed: 'puzzle', effort: EFFORT }).then(
        (found) => {
          if (!isLeft) setCost(found?.cost);
        },
      );
    return () => {
      isLeft = true;
    };
  }, [session, isWrong, review]);
  return cost;
}

/** The last attempt, no sooner than it has been seen. */
function useShownAttempt({ session }: Props) {
  const { situation } = session.state.value;
  const now = session.attempt.value;
  const shown = useRef(now);
  if (!isOnItsWay(situation)) shown.current = now;
  return shown.current;
}

function Say(props: Props & { readonly words: PuzzleWords }) {
  const { session, puzzle, words } = props;
  const game = useWords();
  const coach = useCoachWords();
  const attempt = useShownAttempt(props);
  const cost = useCost(props, attempt.type === 'wrong');
  const { record } = session.state.value;
  const who = whoIn(record, game);
  const other = who.find(({ type }) => type === 'named') ?? YOU;
  // Whoever took the pair that was left has been told of already, with what came of it.
  const tellsSet =
    attempt.type === 'wrong' &&
    attempt.amiss.slice(0, MOST_REASONS).some((amiss) => amiss.type === 'leftPair' && amiss.set);
  switch (attempt.type) {
    case 'playing':
      return (
        <>
          {words.task}
          <span class="remark puzzle-counts">{words.counts}</span>
        </>
      );
    case 'showing':
      return words.showing;
    case 'shown':
    case 'right':
      return (
        <>
          <b>{attempt.type === 'shown' ? words.shown : words.right}</b>{' '}
          {words.because(wordsForReasons(hintIn(puzzle, puzzle.view, 0).reasons, game))}
        </>
      );
    case 'replying':
      return words.replying(other);
    case 'wrong':
      return (
        <>
          <b>{words.wrong}</b>{' '}
          {coach
            ? attempt.amiss
                .slice(0, MOST_REASONS)
                .map((amiss) => wordsForAmiss(amiss, coach, game, { me: YOU, all: who }))
                .join(' ')
            : null}
          {attempt.answer && !tellsSet
            ? ` ${words.answered(who[attempt.answer.player] ?? other, setName(game, attempt.answer.set), attempt.answer.set.vp)}`
            : null}
          {cost !== undefined && cost >= LEAST_COST ? ` ${words.cost(cost)}` : null}
        </>
      );
  }
}

function useSolved({ session, puzzle }: Props, puzzles: readonly WrittenPuzzle[] | undefined): void {
  const { vault } = useApp();
  const { value: attempt } = session.attempt;
  const isOwn = attempt.type === 'right' && attempt.help === 'none';
  useEffect(() => {
    // A stranger can give any puzzle any id; only what stands in the lists is counted.
    const isListed = puzzles?.some(({ id, solution }) => id === puzzle.id && solution.length > 0);
    if (isOwn && puzzles && isListed) noteSolved(vault, puzzle.id, daysOf(puzzles, puzzle.id, Date.now()));
  }, [isOwn, puzzles, vault, puzzle]);
}

function Panel(props: Props) {
  const { session, puzzle, code } = props;
  const app = useApp();
  const words = usePuzzleWords();
  const puzzles = usePuzzles();
  const open = useOpenPuzzle();
  const attempt = useShownAttempt(props);
  useSolved(props, puzzles);
  const makeLink = useCallback(async () => makePuzzleLink(window.location.href, code), [code]);
  if (!words || !puzzles) return null;
  const place = placeIn(puzzles, puzzle.id);
  const today = dateAt(Date.now());
  const isToday = puzzleOfDay(puzzles, today)?.id === puzzle.id;
  const name = place && words.number(words.grades[place.grade], place.number);
  const isFound = attempt.type === 'right' || attempt.type === 'shown';
  const isWrong = attempt.type === 'wrong';
  const next = place?.next;
  return (
    <>
      <div class="coach-head">
        <Crane />
        <div>
          <h2>{isToday ? words.ofDay : (name ?? words.sent)}</h2>
          {isToday ? <p class="coach-count">{name}</p> : null}
        </div>
      </div>
      <div class="coach-words">
        <p role="status" data-testid="puzzle" data-attempt={attempt.type}>
          <Say {...props} words={words} />
        </p>
        {attempt.type === 'right' && isToday ? (
          <p class="coach-count">{words.streak(puzzleStreaks(readSolved(app.vault), today).current)}</p>
        ) : null}
      </div>
      {isFound || isWrong ? (
        <div class="puzzle-ways">
          {isFound && next ? (
            <button type="button" class="coach-next" onClick={() => open(next)}>
              {words.next}
            </button>
          ) : null}
          {attempt.type !== 'right' ? (
            <button type="button" class="coach-next" onClick={session.again}>
              {words.again}
            </button>
          ) : null}
          {isWrong ? (
            <button type="button" class="quiet" onClick={session.show}>
              {words.show}
            </button>
          ) : null}
        </div>
      ) : null}
      <div class="coach-foot">
        <button
          type="button"
          class="quiet"
          onClick={() => {
            app.dialog.value = 'puzzles';
          }}
        >
          {words.all}
        </button>
        <CopyLink class="quiet" makeLink={makeLink} />
      </div>
    </>
  );
}

export function PuzzlePanel(props: Props) {
  const { puzzles } = useWords();
  return (
    <section
      class="coach puzzle parchment"
      aria-label={puzzles.heading}
      data-open={props.session.attempt.value.type === 'playing' || undefined}
    >
      <Panel {...props} />
    </section>
  );
}

/** Under the final score, where the turn was the last one of the game. */
export function CrampedPanel(props: Props) {
  return (
    <div class="lesson-end">
      <Panel {...props} />
    </div>
  );
}
