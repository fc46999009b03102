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
  moving: true,
  showing: true,
  away: true,
  failed: true,
  over: true,
};

export function isAsked(situation: Situation): situation is Asked {
  return !Object.hasOwn(UNASKED, situation);
}

interface ChartSnapshot {
  readonly value: StateValue;
  hasTag(tag: 'asking'): boolean;
}

export function situationOf(chart: ChartSnapshot, game: Game): Situation {
  return chart.hasTag('asking') ? (turnStateOf(game) as Asked) : (matchStateOf(chart) as Unasked);
}
