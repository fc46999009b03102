import { ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Experience,
  experiencesOf,
  LEVELS,
  type Lesson,
  type LessonOptions,
  learnOutlook,
  OUTLOOKS,
  outlookName,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Command, type Failure, rejected } from '../command.ts';
import { contenderOption } from '../game/contender.ts';
import { keepLesson, keptLessons } from '../game/kept-lessons.ts';
import { playMany } from '../game/many-games.ts';
import { checkWritable, makeFolder, writeText } from '../output.ts';
import { playersOption, setupFrom } from '../setup-options.ts';

/** In the order of the games: sums of fractions depend on it, and so would what is learned. */
function experiencesIn(lessons: ReadonlyMap<number, Lesson>): Result<readonly Experience[], Failure> {
  const experiences: Experience[] = [];
  for (const [, lesson] of [...lessons].sort(([a], [b]) => a - b)) {
    const taught = experiencesOf(lesson);
    if (!taught.ok) return rejected(taught.error);
    for (const experience of taught.value) experiences.push(experience);
  }
  return ok(experiences);
}

export const learn: Command = {
  name: 'learn',
  summary: 'Have equal players explore games against each other and learn what their positions were worth',
  usage: '[options]',
  takes: [0, 0],
  options: {
    a: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')}, as in the arena (default dragon)` },
    games: { value: 'G', about: 'number of games (default 400)' },
    players: { value: 'N', about: '2 to 4 (default 2); what is learned applies to that many' },
    spirits: { value: 'CARDS', about: 'Spirit cards, as in simulate' },
    dragons: { value: 'CARDS', about: 'Dragon cards; games with and without them have tables of their own' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    keep: {
      value: 'FOLDER',
      about: 'keep a record of every game there; the same command goes on with the games that are missing',
    },
    out: {
      value: 'FILE',
      about: 'where to write the worth of all traits, along with those for other player counts',
    },
  },
  details: [
    'Starts from what the strongest level knows now, so each run refines it.',
    'Ctrl-C learns from the games played so far and exits with 130. With --keep, what is learned in the end is the',
    'same as if nothing had stopped it.',
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
        return folder === undefined ? ok(undefined) : keepLesson(call.world, folder, index, outcome);
      },
    });
    if (!many.ok) return many;
    const experiences = experiencesIn(lessons);
    if (!experiences.ok) return experiences;
    const { dragons = [] } = setup.value;
    const name = outlookName(players.value, ('random' in dragons ? dragons.random : dragons.length) > 0);
    const outlook = learnOutlook(experiences.value, OUTLOOKS[name] ?? {});
    const all = { ...OUTLOOKS, [name]: outlook };
    if (file !== undefined) {
      const written = writeText(call.world, file, `${JSON.stringify(all, undefined, 2)}\n`);
      if (!written.ok) return written;
    }
    const rows = Object.entries(outlook).map(([trait, worth]) => `${worth.join(' ')}  ${trait}`);
    return ok({
      json: outlook,
      text: [
        ...rows,
        `learned from ${experiences.value.length} comparisons of two players; ${many.value.pace}`,
      ].join('\n'),
      exit: many.value.exit,
    });
  },
};
