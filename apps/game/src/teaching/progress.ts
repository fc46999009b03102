/** How far somebody has come in the lessons; apart from saves and statistics. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { type Action, boardsOf, makeAction, parseAction, play, type Replay } from '@mahjong-fortress/rules';
import { lessonGame } from './deal.ts';
import { LESSONS_KEY } from './offer.ts';
import { stepAfter } from './script.ts';

export interface Progress extends Replay {
  readonly step: number;
  readonly actions: readonly Action[];
}

function beginning(): Progress {
  return { step: 0, actions: [], games: [lessonGame()], events: [] };
}

function withAction(progress: Progress, text: unknown): Progress | undefined {
  const game = progress.games.at(-1);
  if (!game || typeof text !== 'string') return undefined;
  const action = parseAction(boardsOf(game), text);
  if (!action.ok) return undefined;
  const played = play(game, action.value);
  if (!played.ok) return undefined;
  return {
    ...progress,
    actions: [...progress.actions, action.value],
    games: [...progress.games, played.value.game],
    events: [...progress.events, played.value.events],
  };
}

/** How many of the actions were steps of the lessons: the pupil's own, but for ending a turn. */
function lessonActions({ actions, games }: Progress): number {
  return actions.filter((action, index) => games[index]?.turn.player === 0 && action.type !== 'end').length;
}

/** Where the lessons were left; the beginning when there is nothing to go on with, or nothing that makes sense. */
export function readProgress(vault: Vault): Progress {
  const value = readJson(vault.read(LESSONS_KEY));
  if (!isObject(value) || !Array.isArray(value.actions) || value.actions.length > 200) return beginning();
  let played: Progress | undefined = beginning();
  for (const text of value.actions) played &&= withAction(played, text);
  if (!played || played.games.at(-1)?.over) return beginning();
  const step = stepAfter(lessonActions(played));
  if (step < 0) return beginning();
  if (played.actions.length > 0) return { ...played, step };
  // Before the first action there are things to look at; only the count tells which of them were seen.
  const seen = Array.from({ length: step + 1 }, (_, index) => index).find((index) => index === value.step);
  return { ...played, step: seen ?? 0 };
}

export function writeProgress(vault: Vault, step: number, actions: readonly Action[]): void {
  const boards = boardsOf(lessonGame());
  const text = JSON.stringify({ step, actions: actions.map((action) => makeAction(boards, action)) });
  void vault.update(LESSONS_KEY, () => text);
}
