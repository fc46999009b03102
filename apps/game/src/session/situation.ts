/** Where a match stands for whoever looks at it. */
import { type MatchState, matchStateOf } from '@mahjong-fortress/match/chart';
import type { Game } from '@mahjong-fortress/rules';
import { type TurnState, turnStateOf } from '@mahjong-fortress/rules/flow';
import type { StateValue } from 'xstate';

/** A state of the turn in which a person here is asked for something. */
type Asked = Exclude<TurnState, 'ingenuity' | 'finalScoring'>;
/** A state of the match in which nobody here is. */
type Unasked = Exclude<MatchState, 'waiting'>;

/**
 * While a person is asked, the state of the turn; otherwise that of the match. A puzzle is `solved` in the middle of a match:
 * nobody is asked for anything any more, nor waited for.
 */
export type Situation = Asked | Unasked | 'solved';

/** What a touch comes to: whoever has the device goes on, somebody else is to move, or nothing. */
type InVain = 'goes on' | 'not your turn' | 'nothing';

const UNASKED: Readonly<Record<Exclude<Situation, Asked>, InVain>> = {
  ready: 'nothing',
  thinking: 'not your turn',
  ending: 'nothing',
  passing: 'goes on',
  moving: 'nothing',
  showing: 'nothing',
  away: 'not your turn',
  sending: 'nothing',
  failed: 'not your turn',
  over: 'nothing',
  solved: 'nothing',
};

export function isAsked(situation: Situation): situation is Asked {
  return !Object.hasOwn(UNASKED, situation);
}

/** What a touch comes to where nobody is asked. */
export function inVainIn(situation: Exclude<Situation, Asked>): InVain {
  return UNASKED[situation];
}

export function situationOf(chart: { readonly value: StateValue }, game: Game): Situation {
  const match = matchStateOf(chart);
  return match === 'waiting' ? (turnStateOf(game) as Asked) : match;
}

/** Whether something is on its way to where it will be seen, the first deal included. */
export function isOnItsWay(situation: Situation): boolean {
  return situation === 'ready' || situation === 'showing';
}
