import { ok } from '@mahjong-fortress/base/result';
import {
  type Foresight,
  type ForesightOptions,
  foresightOf,
  foresightPicture,
  LEVELS,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { contenderOption } from '../game/contender.ts';
import { playMany } from '../game/many-games.ts';
import { checkWritable, writeText } from '../output.ts';
import { setupFrom } from '../setup-options.ts';
import { percent, signed } from '../words/numbers.ts';

const TABLES = [2, 3, 4] as const;

function rowOf({ lead, moments, came, won, interval }: Foresight): string {
  const within = `${percent(interval.low)}–${percent(interval.high)}`;
  return [
    String(lead).replace('-', '−').padStart(5),
    signed(came).padStart(8),
    percent(won).padStart(8),
    within.padStart(15),
    String(moments).padStart(9),
  ].join('');
}

const HEAD = ' lead came to     won       interval  moments';

export const foresight: Command = {
  name: 'foresight',
  summary: 'Check how accurate the evaluation is: what it predicts in games between equals, and how they end',
  usage: '[options]',
  takes: [0, 0],
  options: {
    a: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')}, as in the arena (default apprentice)` },
    games: { value: 'G', about: 'number of games for two, for three and for four (default 200)' },
    spirits: { value: 'CARDS', about: 'Spirit cards, as in simulate' },
    dragons: { value: 'CARDS', about: 'Dragon cards, as in simulate' },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    out: { value: 'FILE', about: 'also draw it, as SVG' },
  },
  details: 'Leads are over the best opponent, as in replays. Every sixth turn is sampled.',
  examples: ['mf foresight --a master:1it --games 300 --seed 1 --out docs/pictures/foresight.svg'],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 200 });
    if (!games.ok) return games;
    const contender = contenderOption(call, 'a', 'apprentice');
    if (!contender.ok) return contender;
    const seed = call.value('seed') ?? 'foresight';
    const file = call.value('out');
    if (file !== undefined) {
      const writable = checkWritable(call.world, file);
      if (!writable.ok) return writable;
    }
    const tables: (readonly [number, readonly Foresight[]])[] = [];
    const lines: string[] = [];
    for (const players of TABLES) {
      const setup = await setupFrom(call, players, seed);
      if (!setup.ok) return setup;
      const options: ForesightOptions = { contender: contender.value, players, seed, setup: setup.value };
      const many = await playMany(call, { type: 'foresight', options }, games.value);
      if (!many.ok) return many;
      const found = foresightOf(many.value.played.flat());
      tables.push([players, found]);
      lines.push(`${players} players; ${many.value.pace}`, HEAD, ...found.map(rowOf), '');
      if (many.value.exit !== EXIT.fine)
        return ok({ json: tables, text: lines.join('\n'), exit: many.value.exit });
    }
    if (file !== undefined) {
      const written = writeText(call.world, file, `${foresightPicture(tables)}\n`);
      if (!written.ok) return written;
    }
    return ok({ json: tables, text: lines.join('\n') });
  },
};
