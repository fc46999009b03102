import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  beginRecord,
  type GameRecord,
  makeRecord,
  ok,
  problem,
  type Result,
  randomFromSeed,
  resultOf,
} from '@mahjong-fortress/rules';
import { wholeOption } from '../arguments.ts';
import { type Call, type Command, EXIT, type Failure, rejected } from '../command.ts';
import { COMPUTER_NAMES } from '../computers.ts';
import { playToEnd } from '../game/computer-game.ts';
import { emptyTally, summaryOf, type Tally, withGame } from '../game/tally.ts';
import { beginWork } from '../progress.ts';
import { SEATS_OPTION, type Seats, seatsOf, seatsOption } from '../seats.ts';
import { type Deal, dealFrom, dealt, SETUP_OPTIONS } from '../setup-options.ts';
import { counted } from '../words/numbers.ts';

/** One game: every game of a run has a seed of its own, so that each can be played again by itself. */
function simulateOne(deal: Deal, { levels }: Seats, seed: string): Result<Simulated, Failure> {
  const setup = { ...deal.setup, seed };
  const game = dealt(setup);
  if (!game.ok) return game;
  const played = playToEnd(game.value, levels, randomFromSeed(`${seed} choices`));
  const begun = beginRecord(setup, game.value, { layoutName: deal.layoutName, seats: seatsOf(levels) });
  return ok({ ...played, record: { ...begun, actions: played.actions, result: resultOf(played.game) } });
}

interface Simulated extends ReturnType<typeof playToEnd> {
  readonly record: GameRecord;
}

interface Records {
  write(record: GameRecord): Promise<Result<void, Failure>>;
  close(): Promise<void>;
}

async function openRecords(call: Call): Promise<Result<Records | undefined, Failure>> {
  const path = call.value('records');
  if (path === undefined) return ok(undefined);
  const notWritable = () => rejected(problem('not-writable', '', 'The file cannot be written.'), path);
  try {
    const file = await open(resolve(call.world.directory, path), 'w');
    return ok({
      write: (record) =>
        file.appendFile(`${JSON.stringify(makeRecord(record))}\n`).then(() => ok(undefined), notWritable),
      close: () => file.close(),
    });
  } catch {
    return notWritable();
  }
}

function summaryText(summary: ReturnType<typeof summaryOf>, wanted: number, seconds: number): string {
  const { games, actionsPerGame, roundsPerGame, seats } = summary;
  const speed = seconds > 0 ? `, ${Math.round(games / seconds)} games/s` : '';
  const played = games === wanted ? counted(games, 'game') : `Interrupted: ${games} of ${wanted} games`;
  return [
    `${played} in ${seconds.toFixed(1)} s${speed}`,
    `per game: ${roundsPerGame} rounds, ${actionsPerGame} actions`,
    ...seats.map(
      ({ level, wins, pointsPerGame, best }, seat) =>
        `seat ${seat + 1} (${level}): ${pointsPerGame} VP per game, best ${best}, ${wins} won`,
    ),
  ].join('\n');
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let computers play many games and sum up the results',
  usage: '[options]',
  takes: [0, 0],
  options: {
    games: { value: 'G', about: 'how many games (100 if not given)' },
    ...SETUP_OPTIONS,
    seats: { ...SEATS_OPTION, about: `the level of each seat: ${COMPUTER_NAMES.join(', ')}` },
    records: { value: 'FILE', about: 'write a record of every game, one per line (JSON Lines)' },
  },
  details: [
    'Game n is dealt from the seed “S/n”. Without --seed it is always the same run.',
    'Ctrl-C sums up the games played so far, keeps their records, and exits with 130.',
  ].join('\n'),
  examples: [
    'mf simulate --players 3 --games 1000 --seed autumn',
    'mf simulate --spirits all --dragons all --records games.jsonl --json',
  ],
  async run(call) {
    const games = wholeOption(call, 'games', { low: 1, high: 10_000_000, otherwise: 100 });
    if (!games.ok) return games;
    const seats = seatsOption(call, COMPUTER_NAMES, () => 'random');
    if (!seats.ok) return seats;
    const seed = call.value('seed') ?? 'simulate';
    const deal = await dealFrom(call, seats.value.players, seed);
    if (!deal.ok) return deal;
    const records = await openRecords(call);
    if (!records.ok) return records;

    const work = beginWork(call.world);
    const begun = call.world.now();
    let tally: Tally = emptyTally(seats.value.players);
    try {
      while (tally.games < games.value) {
        if (!(await work.goOn(() => `${tally.games} of ${games.value} games`))) break;
        const simulated = simulateOne(deal.value, seats.value, `${seed}/${tally.games + 1}`);
        if (!simulated.ok) return simulated;
        const { game, actions, record } = simulated.value;
        // Each record is in the file before the next game begins: an interruption finds nothing half done.
        const written = await records.value?.write(record);
        if (written?.ok === false) return written;
        tally = withGame(tally, game, actions.length);
      }
    } finally {
      work.end();
      await records.value?.close();
    }
    const seconds = (call.world.now() - begun) / 1000;
    const interrupted = tally.games < games.value;
    const summary = summaryOf(tally, seats.value.levels);
    return ok({
      json: { ...summary, wanted: games.value, interrupted, seconds },
      text: summaryText(summary, games.value, seconds),
      exit: interrupted ? EXIT.interrupted : EXIT.fine,
    });
  },
};
