/** Towers as any game is known to whoever plays, keeps, sends or shows one. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { makeAction, parseAction } from './action-notation.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { after, legalActions, play } from './play.ts';
import { gameFromSetup, type Setup } from './setup.ts';
import { makeSetup, parseSetup, settledSetup } from './setup-notation.ts';
import { standings } from './standings.ts';
import { viewFor } from './view.ts';
import { makeView, parseView } from './view-notation.ts';

function toMove(game: Game) {
  return game.stage === 'over'
    ? ({ type: 'nobody' } as const)
    : ({ type: 'seat', seat: game.turn.seat } as const);
}

export const towers = {
  id: 'towers',
  begin: gameFromSetup,
  settled: settledSetup,
  seeded: (setup: Setup, seed: string): Setup => ({ ...setup, seed }),
  makeSetup,
  parseSetup,
  toMove,
  legal: legalActions,
  play,
  after,
  view: viewFor,
  /** Events name no card before it is played: which one was bought or kept, only the owner's view tells. */
  heard: (events: readonly GameEvent[]): readonly GameEvent[] => events,
  /** Drawing a card is all that shows anybody something new. */
  reveals: (events: readonly GameEvent[]): boolean =>
    events.some(({ type }) => type === 'cardBought' || type === 'cardsDrawn'),
  standings,
  makeAction: (_: Game, action: Action): string => makeAction(action),
  parseAction: (_: Game, words: string): Result<Action, Problem> => parseAction(words),
  makeView,
  parseView,
};
