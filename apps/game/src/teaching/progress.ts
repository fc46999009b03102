/** How far somebody has come in the lessons; apart from saves and statistics. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { beginMatch, gameNow, withAction } from '@mahjong-fortress/match';
import { type Action, boardsOf, mahjongFortress, makeAction } from '@mahjong-fortress/rules';
import type { PlayedGame } from '../session/played-game.ts';
import { LESSONS_KEY } from '../storage/offer.ts';
import { lessonGame } from './deal.ts';
import { stepAfter } from './script.ts';

type LessonMatch = PlayedGame['match'];

export interface Progress {
  readonly step: number;
  readonly match: LessonMatch;
}

function beginning(): Progress {
  return { step: 0, match: beginMatch(lessonGame()) };
}

function playedOn(match: LessonMatch, words: unknown): LessonMatch | undefined {
  if (typeof words !== 'string') return undefined;
  const action = mahjongFortress.parseAction(gameNow(match), words);
  const played = action.ok ? withAction(mahjongFortress, match, action.value) : action;
  return played.ok ? played.value : undefined;
}

/** How many of the actions were steps of the lessons: the pupil's own, but for ending a turn. */
function lessonActions({ actions, games }: LessonMatch): number {
  return actions.filter((action, index) => games[index]?.turn.player === 0 && action.type !== 'end').length;
}

/** Where the lessons were left; the beginning when there is nothing to go on with, or nothing that makes sense. */
export function readProgress(vault: Vault): Progress {
  const value = readJson(vault.read(LESSONS_KEY));
  if (!isObject(value) || !Array.isArray(value.actions) || value.actions.length > 200) return beginning();
  let match: LessonMatch | undefined = beginning().match;
  for (const words of value.actions) match &&= playedOn(match, words);
  if (!match || gameNow(match).over) return beginning();
  const step = stepAfter(lessonActions(match));
  if (step < 0) return beginning();
  if (match.actions.length > 0) return { match, step };
  // Before the first action there are things to look at; only the count tells which of them were seen.
  const seen = Array.from({ length: step + 1 }, (_, index) => index).find((index) => index === value.step);
  return { match, step: seen ?? 0 };
}

export function writeProgress(vault: Vault, step: number, actions: readonly Action[]): void {
  const boards = boardsOf(lessonGame());
  const text = JSON.stringify({ step, actions: actions.map((action) => makeAction(boards, action)) });
  void vault.update(LESSONS_KEY, () => text);
}
