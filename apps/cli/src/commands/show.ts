import { ok } from '@mahjong-fortress/base/result';
import { makePosition, viewFor } from '@mahjong-fortress/rules';
import type { Command } from '../command.ts';
import { drawBoard } from '../draw/board.ts';
import { legendLines } from '../draw/legend.ts';
import { paintFor } from '../draw/paint.ts';
import { readPosition } from '../input.ts';
import { seatNames } from '../words/events.ts';
import { widthOf } from '../world.ts';

export const show: Command = {
  name: 'show',
  summary: 'Draw a position',
  usage: '<position>',
  takes: [1, 1],
  options: {},
  details: 'With --json: the position as a player sees it, with ?? for every covered tile.',
  examples: ['mf deal | mf show -'],
  async run({ world, words, positionals: [path = '-'] }) {
    const game = await readPosition(world, path);
    if (!game.ok) return game;
    const view = viewFor(game.value, game.value.turn.player);
    const paint = paintFor(world.colour);
    const board = drawBoard(view, {
      paint,
      width: widthOf(world.stdout),
      names: seatNames(view, words),
      words,
    });
    return ok({
      json: makePosition(view),
      text: [...board, '', ...legendLines(words, paint, widthOf(world.stdout))].join('\n'),
    });
  },
};
