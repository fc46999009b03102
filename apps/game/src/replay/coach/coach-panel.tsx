/** Where the game was lost: the turns that cost most, each with its reason and with the better turn beside it. */
import type { GameWords } from '@mahjong-fortress/words/game';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { useEffect, useState } from 'preact/hooks';
import type { TurnReview } from '../../session/own-turns.ts';
import type { PlayedGame } from '../../session/played-game.ts';
import { useWords } from '../../ui/words.ts';
import { wordsForAction } from '../../words/action-words.ts';
import type { ScrubberMark } from '../scrubber.tsx';
import { type BetterLine, betterLine } from './better-line.ts';
import { useCoachWords, wordsForAmiss } from './coach-words.ts';
import { useCoach } from './use-coach.ts';

export interface CoachProps {
  readonly match: PlayedGame['match'];
  readonly player: number;
  readonly who: readonly Who[];
  /** Which step is looked at; another one leaves the better turn. */
  readonly step: number;
  onStep(step: number): void;
  onMarks(marks: readonly ScrubberMark[]): void;
  /** The better turn is to be played out; or not any more. */
  onLine(line: BetterLine | undefined): void;
}

/** More reasons than that are none. */
const MOST_REASONS = 2;
/** Less luck than that is none. */
const LEAST_CHANCE = 0.3;

/** What is played out on the board, for whoever cannot see it. */
function wordsForTurn({ worst: { view, review } }: TurnReview, words: GameWords): string {
  const { views } = betterLine(view, review.best);
  return review.best.map((action, at) => wordsForAction(views[at] ?? view, action, words)).join('; ');
}

export function CoachPanel({ match, player, who, step, onStep, onMarks, onLine }: CoachProps) {
  const words = useWords();
  const coach = useCoachWords();
  const state = useCoach(match, player);
  const [chosen, setChosen] = useState<TurnReview>();
  const [isBetter, setBetter] = useState(false);
  const mistakes = state.type === 'done' ? state.mistakes : [];

  function show(turn: TurnReview, better: boolean): void {
    setChosen(turn);
    setBetter(better);
    onStep(turn.worst.step);
    onLine(better ? betterLine(turn.worst.view, turn.worst.review.best) : undefined);
  }

  useEffect(() => {
    if (!coach || state.type !== 'done') return;
    onMarks(
      state.mistakes.map(({ turn, worst, cost }) => ({
        step: worst.step,
        label: coach.turn(turn.number, cost),
      })),
    );
    const [worst] = state.mistakes;
    if (worst) show(worst, false);
  }, [state, coach]);
  useEffect(
    () => () => {
      onMarks([]);
      onLine(undefined);
    },
    [onMarks, onLine],
  );
  // Whoever moves on through the game has left the turn.
  useEffect(() => {
    if (chosen && step !== chosen.worst.step) {
      setBetter(false);
      onLine(undefined);
    }
  }, [step, chosen, onLine]);

  if (!coach) return null;
  if (state.type === 'looking' || state.type === 'lookingAgain')
    return (
      <section class="coach-panel" role="status">
        {coach[state.type](Math.min(state.done + 1, state.of), state.of)}
      </section>
    );
  if (mistakes.length === 0)
    return (
      <section class="coach-panel" role="status">
        {state.type === 'failed' ? coach.unfinished : coach.flawless}
      </section>
    );
  const naming = { me: who[player] ?? YOU, all: who };
  return (
    <section class="coach-panel" aria-label={coach.heading}>
      <div class="tabs coach-tabs">
        {mistakes.map((mistake) => (
          <button
            type="button"
            key={mistake.turn.number}
            aria-pressed={mistake === chosen}
            onClick={() => show(mistake, false)}
          >
            {coach.turn(mistake.turn.number, mistake.cost)}
          </button>
        ))}
      </div>
      {chosen ? (
        <div class="coach-turn">
          <p role="status">
            {chosen.worst.review.reasons
              .slice(0, MOST_REASONS)
              .map((amiss) => wordsForAmiss(amiss, coach, words, naming))
              .join(' ')}
            {Math.abs(chosen.chance) >= LEAST_CHANCE ? (
              <span class="remark"> {coach.chance(chosen.chance)}</span>
            ) : null}
            {isBetter ? <span class="unseen"> {wordsForTurn(chosen, words)}</span> : null}
          </p>
          <div class="tabs">
            <button type="button" aria-pressed={!isBetter} onClick={() => show(chosen, false)}>
              {coach.asPlayed}
            </button>
            <button type="button" aria-pressed={isBetter} onClick={() => show(chosen, true)}>
              {coach.better}
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
