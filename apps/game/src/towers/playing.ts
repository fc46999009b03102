/** What is needed to play Towers; fetched when it is chosen. */
import type { Level } from '../session/opponents.ts';
import { dealTowers, quickTowers } from './session/new-game.ts';

export { pages, room } from './room.tsx';

export const quick = (level: Level) => dealTowers(quickTowers(level));
