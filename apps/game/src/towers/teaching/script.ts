/** The lessons of Towers as data: what is waited for, and what is pointed at. The words are those of the language. */
import { type Action, type GameView, legalActions, makeAction } from '@mahjong-fortress/towers';
import type { TowersTeachingWords } from '@mahjong-fortress/words/towers-teaching';
import type { TowersSituation } from '../session/situation.ts';

type StepId = keyof TowersTeachingWords['steps'];
export type LessonId = keyof TowersTeachingWords['lessons'];

/** A part of the table that is pointed at as a whole. */
export type Part = 'board' | 'points' | 'forecast';

export interface Step {
  readonly id: StepId;
  readonly lesson: LessonId;
  /** Until this is reached, somebody else is at it. */
  readonly waits: TowersSituation;
  /** The action that leads on, in the words of records; absent where there is something to look at. */
  readonly accepts?: string;
  /** What is pointed at besides what is to be touched. */
  readonly cell?: string;
  readonly part?: Part;
}

export const STEPS: readonly Step[] = [
  { id: 'welcome', lesson: 'goal', waits: 'spendPoints', cell: '2,2' },
  { id: 'goal', lesson: 'goal', waits: 'spendPoints', part: 'forecast' },
  { id: 'points', lesson: 'turn', waits: 'spendPoints', part: 'points' },
  { id: 'widen', lesson: 'build', waits: 'spendPoints', accepts: 'block 2,3' },
  { id: 'raise', lesson: 'build', waits: 'spendPoints', accepts: 'block 2,3' },
  { id: 'climb', lesson: 'climb', waits: 'spendPoints', accepts: 'move 2,2 2,3' },
  { id: 'bring', lesson: 'knight', waits: 'spendPoints', accepts: 'knight 2,2' },
  { id: 'end', lesson: 'knight', waits: 'pointsSpent', accepts: 'end' },
  { id: 'doors', lesson: 'doors', waits: 'spendPoints', accepts: 'move 2,2 2,4' },
  { id: 'king', lesson: 'king', waits: 'spendPoints', accepts: 'move 2,4 2,5' },
  { id: 'area', lesson: 'area', waits: 'spendPoints', accepts: 'block 3,2' },
  { id: 'card', lesson: 'card', waits: 'spendPoints', accepts: 'card insert 2,3 used' },
  { id: 'buy', lesson: 'buy', waits: 'spendPoints', accepts: 'buy' },
  { id: 'advance', lesson: 'marker', waits: 'spendPoints', accepts: 'advance' },
  { id: 'close', lesson: 'year', waits: 'pointsSpent', accepts: 'end', part: 'forecast' },
  { id: 'finish', lesson: 'rest', waits: 'spendPoints' },
];

/** Lessons in their order. */
export const LESSONS: readonly LessonId[] = [...new Set(STEPS.map(({ lesson }) => lesson))];

export function isAccepted({ accepts }: Step, action: Action): boolean {
  return makeAction(action) === accepts;
}

/** What leads on from here. */
export function acceptedIn(step: Step | undefined, view: GameView): readonly Action[] {
  return step ? legalActions(view).filter((action) => isAccepted(step, action)) : [];
}
