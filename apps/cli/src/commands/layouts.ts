import { ok } from '@mahjong-fortress/base/result';
import { BUNDLED_LAYOUTS, textIn, tierCounts } from '@mahjong-fortress/layouts-schema';
import type { Command } from '../command.ts';

export const layouts: Command = {
  name: 'layouts',
  summary: 'List the bundled fortresses',
  usage: '',
  takes: [0, 0],
  options: {},
  examples: ['mf layouts'],
  async run() {
    const list = BUNDLED_LAYOUTS.map((layout) => ({
      id: layout.id,
      name: textIn(layout.name, 'en'),
      players: layout.players,
      tiers: tierCounts(layout.rows),
    }));
    const width = Math.max(...list.map(({ id }) => id.length));
    const lines = list.map(({ id, name, players, tiers }) => {
      const counts = `${players.join(', ')} players`;
      return `${id.padEnd(width)}  ${counts.padEnd(14)}  tiers ${tiers.join(' + ').padEnd(18)}  ${name}`;
    });
    return ok({ json: list, text: lines.join('\n') });
  },
};
