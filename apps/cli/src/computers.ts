/** The computer opponents by the name of their level: the one place where a new level is plugged in. */
import type { Action, GameView, Random } from '@mahjong-fortress/rules';
import { randomChoice } from '@mahjong-fortress/solo-ai';

export interface Computer {
  readonly about: string;
  /** Chooses one of the legal actions, knowing only what a player may know. */
  choose(view: GameView, actions: readonly Action[], random: Random): Action | undefined;
}

export const COMPUTERS: ReadonlyMap<string, Computer> = new Map([
  ['random', { about: 'any legal action', choose: (_, actions, random) => randomChoice(actions, random) }],
]);
