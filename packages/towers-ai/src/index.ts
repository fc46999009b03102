export {
  playTowersBout,
  playTowersSoak,
  soakThings,
  TOWERS,
  type TowersSoakGame,
  timeBudget,
} from './arena.ts';
export { hintFor, type TowersHint, type TowersReason } from './hint.ts';
export { BOTS } from './levels.ts';
