/** Games to try the opponents on. */
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { type Game, gameFromSetup, type Setup } from '@mahjong-fortress/rules';

export function layoutRows(id: string): readonly string[] {
  const layout = layoutById(id);
  if (!layout) throw new Error(`There is no layout ${id}`);
  return layout.rows;
}

export function dealt(setup: Partial<Setup> & Pick<Setup, 'seed' | 'players'>): Game {
  const rows = layoutRows(`standard-${setup.players === 1 ? 3 : setup.players}`);
  const game = gameFromSetup({ layout: rows, ...setup });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}
