import { ok } from '@mahjong-fortress/base/result';
import { LEVELS, type LessonOptions, learnOutlook, OUTLOOKS } from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Command } from '../command.ts';
import { contenderOption } from '../game/contender.ts';
import { playMany } from '../game/many-games.ts';
import { checkWritable, writeText } from '../output.ts';
import { playersOption, setupFrom } from '../setup-options.ts';

export const learn: Command = {
  name: 'learn',
  summary: 'Have equal players explore games against each other and learn what their positions were worth',
  usage: '[options]',
  takes: [0, 0],
  options: {
    a: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')}, as in the arena (default dragon)` },
    games: { value: 'G', about: 'number of games (default 400)' },
    players: { value: 'N', about: '2 to 4 (default 2); what is learned applies to that many' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    out: {
      value: 'FILE',
      about: 'where to write the worth of all traits, along with those for other player counts',
    },
  },
  details: [
    'Starts from what the strongest level knows now, so each run refines it.',
    'Ctrl-C learns from the games played so far and exits with 130.',
  ].join('\n'),
  examples: [
    'mf learn --a master:1it --games 600 --players 4 --seed 1 --out packages/solo-ai/src/outlook.json',
  ],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 400 });
    if (!games.ok) return games;
    const contender = contenderOption(call, 'a', 'dragon');
    if (!contender.ok) return contender;
    const seed = call.value('seed') ?? 'learn';
    const players = playersOption(call);
    if (!players.ok) return players;
    if (players.value === 1) return badUsage('“--players” must be 2 to 4.');
    const setup = await setupFrom(call, players.value, seed);
    if (!setup.ok) return setup;
    const file = call.value('out');
    if (file !== undefined) {
      const writable = checkWritable(call.world, file);
      if (!writable.ok) return writable;
    }
    const options: LessonOptions = {
      contender: contender.value,
      players: players.value,
      seed,
      setup: setup.value,
    };
    const many = await playMany(call, { type: 'lesson', options }, games.value);
    if (!many.ok) return many;
    const experiences = many.value.played.flat();
    const outlook = learnOutlook(experiences, OUTLOOKS[players.value] ?? {});
    const all = { ...OUTLOOKS, [players.value]: outlook };
    if (file !== undefined) {
      const written = writeText(call.world, file, `${JSON.stringify(all, undefined, 2)}\n`);
      if (!written.ok) return written;
    }
    const rows = Object.entries(outlook).map(([trait, worth]) => `${worth.join(' ')}  ${trait}`);
    return ok({
      json: outlook,
      text: [
        ...rows,
        `learned from ${experiences.length} comparisons of two players; ${many.value.pace}`,
      ].join('\n'),
      exit: many.value.exit,
    });
  },
};
