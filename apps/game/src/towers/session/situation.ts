/** Where a match of Towers stands for whoever looks at it. */
import { type MatchState, matchStateOf } from '@mahjong-fortress/match/chart';
import type { Game } from '@mahjong-fortress/towers';
import { type TurnState, turnStateOf } from '@mahjong-fortress/towers/flow';
import type { StateValue } from 'xstate';

/** A state of the turn in which a person here is asked for something. */
type Asked = Exclude<TurnState, 'finalScoring'>;
/** A state of the match in which nobody here is. */
type Unasked = Exclude<MatchState, 'waiting'>;

/** While a person is asked, the state of the turn; otherwise that of the match. */
export type TowersSituation = Asked | Unasked;

const ASKED: Readonly<Record<Asked, true>> = {
  foundCastle: true,
  placeKnight: true,
  placeKing: true,
  moveKing: true,
  spendPoints: true,
  pointsSpent: true,
  keepCard: true,
};

export function isAsked(situation: TowersSituation): situation is Asked {
  return Object.hasOwn(ASKED, situation);
}

export function situationOf(chart: { readonly value: StateValue }, game: Game): TowersSituation {
  const match = matchStateOf(chart);
  return match === 'waiting' ? (turnStateOf(game) as Asked) : match;
}
