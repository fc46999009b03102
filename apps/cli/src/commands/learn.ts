import { ok } from '@mahjong-fortress/base/result';
import { type LessonOptions, learnOutlook, OUTLOOKS, outlookName } from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import type { Command } from '../command.ts';
import { keepLesson, keptLessons } from '../game/kept-lessons.ts';
import { playMany } from '../game/many-games.ts';
import { checkWritable, makeFolder, writeText } from '../output.ts';
import { playersOption, setupFrom } from '../setup-options.ts';

export const learn: Command = {
  name: 'learn',
  summary: 'Try turns of the same positions in games between computers and learn what makes one better',
  usage: '[options]',
  takes: [0, 0],
  options: {
    games: { value: 'G', about: 'number of games (default 200)' },
    rounds: { value: 'R', about: 'how many rounds every turn is played on (default 5)' },
    players: { value: 'N', about: '1 to 4 (default 2); what is learned applies to that many' },
    spirits: { value: 'CARDS', about: 'Spirit cards, as in simulate' },
    dragons: { value: 'CARDS', about: 'Dragon cards; games with and without them have tables of their own' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    keep: {
      value: 'FOLDER',
      about: 'keep there what every game taught; the same command goes on with the games that are missing',
    },
    out: {
      value: 'FILE',
      about: 'where to write the worth of all traits, along with those for other player counts',
    },
  },
  details: [
    'What is learned does not depend on what the strongest level knew before.',
    'Ctrl-C learns from the games played so far and exits with 130. With --keep, what is learned in the end is the',
    'same as if nothing had stopped it.',
  ].join('\n'),
  examples: [
    'mf learn --games 200 --players 4 --dragons 1 --rounds 4 --seed 1 --out packages/solo-ai/src/outlook.json',
  ],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 200 });
    if (!games.ok) return games;
    const rounds = wholeOption(call, 'rounds', { low: 1, high: 100, otherwise: 5 });
    if (!rounds.ok) return rounds;
    const seed = call.value('seed') ?? 'learn';
    const players = playersOption(call);
    if (!players.ok) return players;
    const setup = await setupFrom(call, players.value, seed);
    if (!setup.ok) return setup;
    const file = call.value('out');
    if (file !== undefined) {
      const writable = checkWritable(call.world, file);
      if (!writable.ok) return writable;
    }
    const options: LessonOptions = {
      players: players.value,
      rounds: rounds.value,
      seed,
      setup: setup.value,
    };
    const folder = call.value('keep');
    if (folder !== undefined) {
      const made = makeFolder(call.world, folder);
      if (!made.ok) return made;
    }
    const kept =
      folder === undefined ? ok(new Map()) : await keptLessons(call.world, folder, options, games.value);
    if (!kept.ok) return kept;
    const lessons = new Map(kept.value);
    const many = await playMany(call, { type: 'lesson', options }, games.value, {
      before: new Set(kept.value.keys()),
      afterGame({ index, outcome }) {
        lessons.set(index, outcome);
        return folder === undefined ? ok(undefined) : keepLesson(call.world, folder, options, index, outcome);
      },
    });
    if (!many.ok) return many;
    // In the order of the games: sums of fractions depend on it, and so would what is learned from them.
    const families = [...lessons].sort(([a], [b]) => a - b).flatMap(([, taught]) => taught);
    const { dragons = [] } = setup.value;
    const name = outlookName(players.value, ('random' in dragons ? dragons.random : dragons.length) > 0);
    const outlook = learnOutlook(families, {});
    const all = { ...OUTLOOKS, [name]: outlook };
    if (file !== undefined) {
      const written = writeText(call.world, file, `${JSON.stringify(all, undefined, 2)}\n`);
      if (!written.ok) return written;
    }
    const rows = Object.entries(outlook).map(([trait, worth]) => `${worth.join(' ')}  ${trait}`);
    return ok({
      json: outlook,
      text: [...rows, `learned from the turns of ${families.length} positions; ${many.value.pace}`].join(
        '\n',
      ),
      exit: many.value.exit,
    });
  },
};
