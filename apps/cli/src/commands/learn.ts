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
  summary: 'Let equals play each other, with a try now and then, and learn what their positions were worth',
  usage: '[options]',
  takes: [0, 0],
  options: {
    a: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')}, as in the arena (dragon if not given)` },
    games: { value: 'G', about: 'how many games (400 if not given)' },
    players: { value: 'N', about: '2 to 4 (2 if not given); what is learned holds for so many' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    out: {
      value: 'FILE',
      about: 'where the worth of all traits goes, with what is known for other numbers of players',
    },
  },
  details: [
    'Begins with what the strongest level believes now, so that a further round refines it.',
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
    if (players.value === 1) return badUsage('“--players”: equals to learn from are two to four.');
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
