/** What Dragon cards would give a player if the game ended now. */
import {
  DRAGON_IDS,
  DRAGONS,
  type DragonId,
  type Game,
  neighbourRealms,
  type Player,
} from '@mahjong-fortress/rules';
import { MARKS_BY_FACE, type Memory, makeMemory, recalled } from './memory.ts';

/** Made when the first Dragon card is met: most games are played without. */
let memory: Memory | undefined;

export function dragonsVp(game: Game, player: number, dragons: readonly DragonId[]): number {
  if (dragons.length === 0) return 0;
  const { realm } = game.players[player] as Player;
  const compares = dragons.some((id) => DRAGONS[id].compares);
  const neighbours = compares ? neighbourRealms(game, player) : [];
  const inPlay = dragons.reduce((bits, id) => bits | (1 << DRAGON_IDS.indexOf(id)), 0);
  memory ??= makeMemory(MARKS_BY_FACE);
  return recalled(memory, [realm, ...neighbours], inPlay, () => {
    let value = 0;
    for (const id of dragons) for (const { vp } of DRAGONS[id].score(realm, neighbours)) value += vp;
    return value;
  });
}
