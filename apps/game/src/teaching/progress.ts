/** How far somebody has come in the lessons of a game; apart from saves and statistics. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { beginMatch, type GameRules, gameNow, type Match, withAction } from '@mahjong-fortress/match';

/** A step of a script: either something is done in it, or there is something to look at. */
interface AnyStep {
  readonly accepts?: unknown;
}

interface Course<Game, Action> {
  /** Where progress is kept. */
  readonly key: string;
  /** How the lessons begin. */
  begin(): Game;
  readonly steps: readonly AnyStep[];
  /** Whether an action was the pupil's, asked for by a step. */
  isStep(game: Game, action: Action): boolean;
}

export interface ProgressOf<LessonMatch> {
  readonly step: number;
  readonly match: LessonMatch;
}

export function progressIn<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  { key, begin, steps, isStep }: Course<Game, Action>,
) {
  type LessonMatch = Match<Game, Action, Event>;

  const beginning = (): ProgressOf<LessonMatch> => ({ step: 0, match: beginMatch(begin()) });

  function playedOn(match: LessonMatch, words: unknown): LessonMatch | undefined {
    if (typeof words !== 'string') return undefined;
    const action = rules.parseAction(gameNow(match), words);
    const played = action.ok ? withAction(rules, match, action.value) : action;
    return played.ok ? played.value : undefined;
  }

  /** How many of the actions were steps of the lessons. */
  function stepsDone({ actions, games }: LessonMatch): number {
    return actions.filter((action, index) => {
      const game = games[index];
      return game !== undefined && isStep(game, action);
    }).length;
  }

  /** Before which step somebody stands who has done so many; -1 when nothing is left to do. */
  function stepAfter(actions: number): number {
    let done = 0;
    return steps.findIndex(({ accepts }) => accepts !== undefined && done++ === actions);
  }

  return {
    /** Where the lessons were left; the beginning when there is nothing to go on with, or nothing that makes sense. */
    read(vault: Vault): ProgressOf<LessonMatch> {
      const value = readJson(vault.read(key));
      if (!isObject(value) || !Array.isArray(value.actions) || value.actions.length > 200) return beginning();
      let match: LessonMatch | undefined = beginning().match;
      for (const words of value.actions) match &&= playedOn(match, words);
      if (!match || rules.toMove(gameNow(match)).type === 'nobody') return beginning();
      const step = stepAfter(stepsDone(match));
      if (step < 0) return beginning();
      if (match.actions.length > 0) return { match, step };
      // Before the first action there are things to look at; only the count tells which of them were seen.
      const seen = Array.from({ length: step + 1 }, (_, index) => index).find(
        (index) => index === value.step,
      );
      return { match, step: seen ?? 0 };
    },
    write(vault: Vault, step: number, actions: readonly Action[]): void {
      const game = begin();
      const text = JSON.stringify({ step, actions: actions.map((action) => rules.makeAction(game, action)) });
      void vault.update(key, () => text);
    },
  };
}
