/** Mahjong Fortress as any game is known to whoever plays, keeps, sends or shows one. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { boardsOf, makeAction, parseAction } from './action-notation.ts';
import type { GameEvent } from './event.ts';
import { type Game, isIngenuityTurn } from './game.ts';
import { recordFromVersion1 } from './migrations/v1-to-v2.ts';
import { after, legalActions, play } from './play.ts';
import { standings } from './score.ts';
import { gameFromSetup, type Setup } from './setup.ts';
import { makeSetup, parseSetup, settledSetup } from './setup-notation.ts';
import { viewFor } from './view.ts';
import { makeView, parseView } from './view-notation.ts';

function toMove(game: Game) {
  if (game.over) return { type: 'nobody' } as const;
  if (isIngenuityTurn(game)) return { type: 'rules', action: { type: 'ingenuity' } } as const;
  return { type: 'seat', seat: game.turn.player } as const;
}

export const mahjongFortress = {
  id: 'mahjong-fortress',
  begin: gameFromSetup,
  settled: settledSetup,
  seeded: (setup: Setup, seed: string): Setup => ({ ...setup, seed }),
  makeSetup,
  parseSetup,
  olderRecords: { 1: recordFromVersion1 },
  toMove,
  legal: legalActions,
  play,
  after,
  view: viewFor,
  isAlikeForAll: true,
  /** All that happens, happens in the open. */
  heard: (events: readonly GameEvent[]): readonly GameEvent[] => events,
  reveals: (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'tileUncovered'),
  standings: (game: Game) =>
    standings(game).map(({ player, place, score }) => ({ seat: player, place, points: score.total })),
  makeAction: (game: Game, action: Action): string => makeAction(boardsOf(game), action),
  parseAction: (game: Game, words: string): Result<Action, Problem> => parseAction(boardsOf(game), words),
  makeView,
  parseView,
};
