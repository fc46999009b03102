/** Asks the opponents of Towers in their worker. */
import type { Action, GameView } from '@mahjong-fortress/towers';
import type { TowersHint } from '@mahjong-fortress/towers-ai';
import type { ComputerQuestion } from '../../session/running-match.ts';
import { askIn } from '../../session/worker-client.ts';
import type { TowersAnswer, TowersQuestion } from './opponents.ts';

export interface TowersOpponents {
  /** Each resolves with nothing when the question is called off or the worker fails. */
  move(asking: ComputerQuestion<GameView>): Promise<readonly Action[] | undefined>;
  hint(asking: Omit<ComputerQuestion<GameView>, 'level'>): Promise<TowersHint | undefined>;
  cancel(): void;
}

export function towersOpponentsIn(makeWorker: () => Worker): TowersOpponents {
  const { ask, cancel } = askIn<TowersQuestion, TowersAnswer>(makeWorker);
  return {
    move: (asking) => ask({ ...asking, type: 'move' }) as Promise<readonly Action[] | undefined>,
    hint: (asking) => ask({ ...asking, type: 'hint' }) as Promise<TowersHint | undefined>,
    cancel,
  };
}
