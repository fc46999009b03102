import { ok } from '@mahjong-fortress/base/result';
import { boardsOf, legalActions, makeAction, phaseOf } from '@mahjong-fortress/rules';
import type { Command } from '../command.ts';
import { readPosition } from '../input.ts';

export const legal: Command = {
  name: 'legal',
  summary: 'List the legal actions in a position, one per line',
  usage: '<position>',
  takes: [1, 1],
  options: {},
  examples: ['mf legal first.json', 'mf deal --seed autumn | mf legal - --json'],
  async run({ world, positionals: [path = '-'] }) {
    const game = await readPosition(world, path);
    if (!game.ok) return game;
    const boards = boardsOf(game.value);
    const actions = legalActions(game.value).map((action) => makeAction(boards, action));
    const { player } = game.value.turn;
    return ok({ json: { player, phase: phaseOf(game.value), actions }, text: actions.join('\n') });
  },
};
