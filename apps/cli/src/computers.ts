/** The computer opponents by name: the levels of solo-ai, and one below them that plays at random. */
import type { Random } from '@mahjong-fortress/base/random';
import { type Action, type GameView, legalActions } from '@mahjong-fortress/rules';
import { BOTS, LEVELS } from '@mahjong-fortress/solo-ai';

export interface Computer {
  /** The next legal actions, as far as they can be decided now; knows only what a player may know. */
  decide(view: GameView, random: Random): readonly Action[];
}

/** Plays any legal action: the yardstick below every real opponent, and the quickest. */
const random: Computer = {
  decide(view, source) {
    const actions = legalActions(view);
    return actions.slice(source.below(actions.length)).slice(0, 1);
  },
};

export const COMPUTERS: ReadonlyMap<string, Computer> = new Map([
  ['random', random],
  ...LEVELS.map((level): [string, Computer] => [level, BOTS[level]]),
]);

export const COMPUTER_NAMES = [...COMPUTERS.keys()];
