/** Where a game stands in its chart: screens hang what they ask, offer and announce on these names. */
import { type Innermost, turnStates } from '@mahjong-fortress/base/chart-states';
import type { StateValueFrom } from 'xstate';
import type { Game } from '../game.ts';
import { chartOf, type gameMachine } from './machine.ts';

type Playing = NonNullable<Exclude<StateValueFrom<typeof gameMachine>, string>['playing']>;

/** The states in which a turn comes to rest; those that only find the way to another are passed through. */
export type TurnState =
  | Exclude<Innermost<NonNullable<Exclude<Playing, string>['turn']>>, 'next' | 'scoring'>
  | 'finalScoring';

export const turnStateOf = turnStates<Game, TurnState>(chartOf);
