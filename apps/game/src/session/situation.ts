/** Where a match stands for whoever looks at it. */
import { type MatchState, matchStateOf } from '@mahjong-fortress/match/chart';
import type { Game } from '@mahjong-fortress/rules';
import { type TurnState, turnStateOf } from '@mahjong-fortress/rules/flow';
import type { StateValue } from 'xstate';

/** A state of the turn in which a person here is asked for something. */
type Asked = Exclude<TurnState, 'ingenuity' | 'finalScoring'>;
/** A state of the match in which nobody here is. */
type Unasked = Exclude<MatchState, 'waiting'>;

/** While a person is asked, the state of the turn; otherwise that of the match. */
export type Situation = Asked | Unasked;

const UNASKED: Readonly<Record<Unasked, true>> = {
  ready: true,
  thinking: true,
  ending: true,
  passing: true,
  moving: true,
  showing: true,
  away: true,
  sending: true,
  failed: true,
  over: true,
};

export function isAsked(situation: Situation): situation is Asked {
  return !Object.hasOwn(UNASKED, situation);
}

export function situationOf(chart: { readonly value: StateValue }, game: Game): Situation {
  const match = matchStateOf(chart);
  return match === 'waiting' ? (turnStateOf(game) as Asked) : match;
}

/** Whether something is on its way to where it will be seen, the first deal included. */
export function isOnItsWay(situation: Situation): boolean {
  return situation === 'ready' || situation === 'showing';
}
