/** What Spirits have in common that are called between two tiles and bind the action to the second one (R14, R31). */
import { problem } from '@mahjong-fortress/base/problem';
import { NOTHING } from '../game.ts';
import type { Spirit, TakingRule } from './spirit.ts';

export const betweenTiles: Pick<Spirit, 'notNow' | 'restsOn' | 'positionProblem'> = {
  notNow: ({ turn }) => (turn.first && !turn.finished ? undefined : 'spirit-between-tiles'),
  restsOn: () => NOTHING,
  positionProblem: ({ turn: { first, finished, taken } }) =>
    !first || (finished && taken.length < 2)
      ? problem('turn', 'turn/activated', 'This Spirit can only be called between two tiles.')
      : undefined,
};

/** Nothing but a second tile finishes the action. */
export const boundToPair: Pick<TakingRule, 'shrine' | 'discard'> = {
  shrine: () => 'bound-to-pair',
  discard: 'bound-to-pair',
};
