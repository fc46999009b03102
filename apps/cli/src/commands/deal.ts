import { ok } from '@mahjong-fortress/base/result';
import { makePosition } from '@mahjong-fortress/rules';
import type { Command } from '../command.ts';
import { dealt, playersOption, SETUP_OPTIONS, setupFrom } from '../setup-options.ts';

export const deal: Command = {
  name: 'deal',
  summary: 'Deal a game and print its first position',
  usage: '[options]',
  takes: [0, 0],
  options: SETUP_OPTIONS,
  details: 'The position includes covered tiles. Without --seed, the deal is always the same.',
  examples: [
    'mf deal --players 2 --seed autumn > first.json',
    'mf deal --spirits 1 --dragons 1 | mf legal -',
  ],
  async run(call) {
    const players = playersOption(call);
    if (!players.ok) return players;
    const setup = await setupFrom(call, players.value, call.value('seed') ?? 'fortress');
    if (!setup.ok) return setup;
    const game = dealt(setup.value);
    if (!game.ok) return game;
    const position = makePosition(game.value);
    return ok({ json: position, text: JSON.stringify(position, null, 2) });
  },
};
