/** The coach at work: looks at all turns of a player in short, then at the worst of them for longer. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AppModel } from '../../app/app-model.ts';
import { useApp } from '../../app/model-context.ts';
import type { Effort, Review } from '../../session/opponents.ts';
import {
  clearMistakes,
  type OwnTurn,
  ownTurns,
  reviewOfTurn,
  type TurnReview,
  worthAnotherLook,
} from '../../session/own-turns.ts';
import type { PlayedGame } from '../../session/played-game.ts';

const FIRST_LOOK: Effort = { iterations: 2, deals: 1 };
const SECOND_LOOK: Effort = { iterations: 10, deals: 5 };

export type CoachState =
  | { readonly type: 'looking' | 'lookingAgain'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly mistakes: readonly TurnReview[] }
  | { readonly type: 'failed' };

async function reviewTurn(
  review: AppModel['review'],
  turn: OwnTurn,
  effort: Effort,
): Promise<TurnReview | undefined> {
  const reviews: Review[] = [];
  for (const { step, view, played } of turn.decisions) {
    const seed = `review/${step}/${effort.deals}`;
    const found = await review({ view, played, sequel: turn.sequel, seed, effort });
    if (!found) return undefined;
    reviews.push(found);
  }
  return reviewOfTurn(turn, reviews);
}

export function useCoach(match: PlayedGame['match'], player: number): CoachState {
  const { review } = useApp();
  const turns = useMemo(() => ownTurns(match, player), [match, player]);
  const [state, setState] = useState<CoachState>({ type: 'looking', done: 0, of: turns.length });
  useEffect(() => {
    let isLeft = false;
    async function look(
      type: 'looking' | 'lookingAgain',
      list: readonly OwnTurn[],
      effort: Effort,
    ): Promise<readonly TurnReview[] | undefined> {
      const found: TurnReview[] = [];
      for (const turn of list) {
        setState({ type, done: found.length, of: list.length });
        const one = await reviewTurn(review, turn, effort);
        if (isLeft || !one) return undefined;
        found.push(one);
      }
      return found;
    }
    async function lookTwice(): Promise<void> {
      const first = await look('looking', turns, FIRST_LOOK);
      const again = first && worthAnotherLook(first).map(({ turn }) => turn);
      const second = again && (await look('lookingAgain', again, SECOND_LOOK));
      if (!isLeft) setState(second ? { type: 'done', mistakes: clearMistakes(second) } : { type: 'failed' });
    }
    void lookTwice();
    return () => {
      isLeft = true;
    };
  }, [review, turns]);
  return state;
}
