/** The computer opponents of a game by name: its levels, and one below them that plays at random. */
import { type Bot, LEVELS } from '@mahjong-fortress/match';
import type { Opponents } from '@mahjong-fortress/match/arena';

const RANDOM = 'random';

export const COMPUTER_NAMES: readonly string[] = [RANDOM, ...LEVELS];

export function computersOf<Setup, Game, View, Action, Event>({
  rules,
  bots,
}: Opponents<Setup, Game, View, Action, Event>): ReadonlyMap<string, Bot<View, Action>> {
  /** Plays any legal action: the yardstick below every real opponent, and the quickest. */
  const random: Bot<View, Action> = {
    decide(view, source) {
      const actions = rules.legal(view);
      return actions.slice(source.below(actions.length)).slice(0, 1);
    },
  };
  return new Map([
    [RANDOM, random],
    ...LEVELS.map((level): [string, Bot<View, Action>] => [level, bots[level]]),
  ]);
}
