/** The lessons as data: what is said, what is waited for, what is pointed at. The words are those of the language. */
import {
  type Action,
  boardsOf,
  type GameView,
  isFaceDown,
  isFaceUp,
  kindOf,
  legalActions,
  makeAction,
  neighboursOf,
  topAt,
} from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import type { Part } from '../play/spots.ts';
import type { Situation } from '../session/situation.ts';

type Steps = GameWords['teaching']['steps'];
type StepId = keyof Steps;
export type LessonId = keyof GameWords['teaching']['lessons'];

export interface Step {
  readonly id: StepId;
  readonly lesson: LessonId;
  /** The state of the turn that the step is for; until it is reached, somebody else is at it. */
  readonly waits: Situation;
  /** Which actions lead on; absent where there is something to look at and a button to go on. */
  readonly accepts?: (action: Action, view: GameView) => boolean;
  /** What is pointed at; where absent, whatever the accepted actions touch. */
  readonly parts?: readonly Part[];
  /** Whether the crane shows a tile of every kind beside its words. */
  readonly showsKinds?: true;
}

type Accepts = NonNullable<Step['accepts']>;

/** Exactly this action, in the words of records. */
const only =
  (words: string): Accepts =>
  (action, view) =>
    makeAction(boardsOf(view), action) === words;

const ofType =
  (type: Action['type']): Accepts =>
  (action) =>
    action.type === type;

/** Beside a tile of the same kind that is still face up. */
const placedBeside: Accepts = (action, view) => {
  const realm = view.players[view.turn.player]?.realm;
  if (action.type !== 'place' || !realm) return false;
  return (neighboursOf(realm)[action.cell] ?? []).some((cell) => {
    const top = topAt(realm, cell);
    return isFaceUp(top) && kindOf(top) === kindOf(action.face);
  });
};

const placedOnLocked: Accepts = (action, view) => {
  const realm = view.players[view.turn.player]?.realm;
  return action.type === 'place' && realm !== undefined && isFaceDown(topAt(realm, action.cell));
};

export const STEPS: readonly Step[] = [
  { id: 'welcome', lesson: 'look', waits: 'chooseAction', parts: ['fortress'] },
  { id: 'realm', lesson: 'look', waits: 'chooseAction', parts: ['realm'] },
  { id: 'kinds', lesson: 'look', waits: 'chooseAction', parts: ['fortress'], showsKinds: true },
  { id: 'first', lesson: 'pair', waits: 'chooseAction', accepts: only('take d2') },
  { id: 'pair', lesson: 'pair', waits: 'finishAction', accepts: only('take a2') },
  { id: 'place', lesson: 'placing', waits: 'place', accepts: ofType('place') },
  { id: 'beside', lesson: 'placing', waits: 'place', accepts: placedBeside },
  { id: 'uncover', lesson: 'uncover', waits: 'chooseAction', accepts: only('take d1') },
  { id: 'surprise', lesson: 'uncover', waits: 'finishAction', accepts: only('take d1') },
  { id: 'third', lesson: 'set', waits: 'place', accepts: placedBeside },
  { id: 'fourth', lesson: 'set', waits: 'place', accepts: placedBeside },
  { id: 'lock', lesson: 'lock', waits: 'lockSet', accepts: ofType('lock') },
  { id: 'build', lesson: 'shrine', waits: 'buildShrines', accepts: ofType('build') },
  { id: 'single', lesson: 'supply', waits: 'chooseAction', accepts: only('take d3') },
  { id: 'shrine', lesson: 'supply', waits: 'finishAction', accepts: ofType('shrine') },
  { id: 'stack', lesson: 'stack', waits: 'place', accepts: placedOnLocked },
  { id: 'unwanted', lesson: 'discard', waits: 'chooseAction', accepts: only('take b2') },
  { id: 'discard', lesson: 'discard', waits: 'finishAction', accepts: ofType('discard') },
  { id: 'spirit', lesson: 'spirit', waits: 'chooseAction', parts: ['cards'], accepts: ofType('activate') },
  { id: 'destroy', lesson: 'spirit', waits: 'destruction', accepts: only('destroy c2') },
  { id: 'summon', lesson: 'dragon', waits: 'chooseAction', parts: ['countdown'], accepts: ofType('summon') },
  { id: 'last', lesson: 'last', waits: 'chooseAction', parts: ['countdown'], accepts: ofType('summon') },
];

/** Lessons in their order; the last one is the final score. */
export const LESSONS: readonly LessonId[] = [...new Set(STEPS.map(({ lesson }) => lesson)), 'score'];

/** What leads on from here. */
export function acceptedIn(step: Step | undefined, view: GameView): readonly Action[] {
  const accepts = step?.accepts;
  return accepts ? legalActions(view).filter((action) => accepts(action, view)) : [];
}
