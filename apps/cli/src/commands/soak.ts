import { ok } from '@mahjong-fortress/base/result';
import { type SoakOutcome, summariseSoaks } from '@mahjong-fortress/match/arena';
import { wholeOption } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { playMany } from '../game/many-games.ts';
import { GAME_OPTION, gameOption } from '../games/index.ts';
import type { SoakedGame } from '../games/kit.ts';

function outcomeText({ games, actions, failures, met }: SoakOutcome<SoakedGame>): string {
  return [
    `${games} games, ${actions} actions, ${failures.length === 0 ? 'no' : failures.length} failures`,
    ...failures.map(({ failure, things: _, ...facts }) => `${failure} — ${JSON.stringify(facts)}`),
    Object.entries(met)
      .map(([thing, count]) => `${thing} ${count}`)
      .join(', '),
  ].join('\n');
}

export const soak: Command = {
  name: 'soak',
  summary: 'Have all computer levels play every kind of setup, looking for bugs',
  usage: '[options]',
  takes: [0, 0],
  options: {
    ...GAME_OPTION,
    games: { value: 'G', about: 'number of games (default 2000)' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
  },
  details: [
    'All bundled fortresses, one to four players, every Spirit and Dragon; every action is checked.',
    'Of Towers, every version for two to four and every master card.',
    'Exits with 1 if a computer crashed, stalled or answered with an illegal action.',
  ].join('\n'),
  examples: ['mf soak --games 2000 --seed 1', 'mf soak --game towers --games 1000 --seed 1'],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 2000 });
    if (!games.ok) return games;
    const game = gameOption(call);
    if (!game.ok) return game;
    const seed = call.value('seed') ?? 'soak';
    const many = await playMany(call, { type: 'soak', game: game.value, seed }, games.value);
    if (!many.ok) return many;
    const outcome = summariseSoaks(many.value.played, ({ things }) => things);
    return ok({
      json: { ...outcome, wanted: games.value, seconds: many.value.seconds },
      text: `${outcomeText(outcome)}\n${many.value.pace}`,
      exit: outcome.failures.length > 0 ? EXIT.rejected : many.value.exit,
    });
  },
};
