import { ok } from '@mahjong-fortress/base/result';
import { isSolo, soloRank, standings } from '@mahjong-fortress/rules';
import type { Command } from '../command.ts';
import { readPosition } from '../input.ts';
import { seatNames } from '../words/events.ts';
import { scoreText } from '../words/scores.ts';
import { widthOf } from '../world.ts';

export const score: Command = {
  name: 'score',
  summary: 'Score a position and show where every point came from',
  usage: '<position>',
  takes: [1, 1],
  options: {},
  examples: ['mf score first.json', 'mf replay game.json --position | mf score -'],
  async run({ world, words, positionals: [path = '-'] }) {
    const read = await readPosition(world, path);
    if (!read.ok) return read;
    const game = read.value;
    const rank = isSolo(game) ? { rank: soloRank(game) } : {};
    return ok({
      json: { over: game.over, standings: standings(game), ...rank },
      text: scoreText(game, seatNames(game, words), words, widthOf(world.stdout)),
    });
  },
};
