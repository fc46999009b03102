import { randomFromSeed } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { beginRecord, gameNow, makeRecord, recordAt } from '@mahjong-fortress/match';
import type { AnySetup } from '@mahjong-fortress/match/arena';
import { wholeOption } from '../arguments.ts';
import { type Call, type Command, EXIT, type Failure, nothingDone, rejected } from '../command.ts';
import { COMPUTER_NAMES } from '../computers.ts';
import { playToEnd } from '../game/computer-game.ts';
import { emptyTally, type Finished, type GamesTally, summaryOf, withGame } from '../game/tally.ts';
import { ALL_SETUP_OPTIONS, gameOption, withKit } from '../games/index.ts';
import type { GameKit } from '../games/kit.ts';
import { beginFile, type FileDraft } from '../output.ts';
import { beginWork } from '../progress.ts';
import { SEATS_OPTION, seatsOf, seatsOption } from '../seats.ts';
import { counted } from '../words/numbers.ts';

/** One game: every game of a run has a seed of its own, so that each can be played again by itself. */
async function simulateOne<Setup extends AnySetup, Game, View, Action, Event>(
  kit: GameKit<Setup, Game, View, Action, Event>,
  {
    common,
    levels,
    seed,
  }: { readonly common: Setup; readonly levels: readonly string[]; readonly seed: string },
  goOn: () => Promise<boolean>,
): Promise<Result<{ readonly finished: Finished; readonly record: unknown } | undefined, Failure>> {
  const { rules } = kit;
  const begun = beginRecord(rules, { ...common, seed }, seatsOf(levels));
  if (!begun.ok) return rejected(begun.error, 'the setup');
  const { record, match } = begun.value;
  const played = await playToEnd(kit, gameNow(match), levels, randomFromSeed(`${seed} choices`), goOn);
  if (!played) return ok(undefined);
  const { game, actions } = played;
  return ok({
    finished: { standings: rules.standings(game), rounds: kit.rounds(game), actions: actions.length },
    record: makeRecord(rules, recordAt(rules, record, played)),
  });
}

function recordsOption({ world, value }: Call): Result<FileDraft | undefined, Failure> {
  const path = value('records');
  return path === undefined ? ok(undefined) : beginFile(world, path);
}

/** When no more records can be written, those that are there keep the work of hours. */
function withKept(failure: Failure, games: number): Result<never, Failure> {
  const message = `${failure.problem.message} It contains what was played so far: ${counted(games, 'game')}.`;
  return err({ ...failure, problem: { ...failure.problem, message } });
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

async function simulateAll<Setup extends AnySetup, Game, View, Action, Event>(
  kit: GameKit<Setup, Game, View, Action, Event>,
  call: Call,
): ReturnType<Command['run']> {
  const games = wholeOption(call, 'games', { low: 1, high: 10_000_000, otherwise: 100 });
  if (!games.ok) return games;
  const seats = seatsOption(call, kit.playerCounts, COMPUTER_NAMES, () => 'random');
  if (!seats.ok) return seats;
  const seed = call.value('seed') ?? 'simulate';
  const setup = await kit.setupFrom(call, seats.value.players, seed);
  if (!setup.ok) return setup;
  const records = recordsOption(call);
  if (!records.ok) return records;
  const draft = records.value;

  let tally: GamesTally = emptyTally(seats.value.players);
  const work = beginWork(call.world, () => `Finishing game ${tally.games + 1} of ${games.value}.`);
  const begun = call.world.now();
  try {
    while (tally.games < games.value) {
      if (!(await work.goOn(() => `${tally.games} of ${games.value} games`))) break;
      const seedOfGame = `${seed}/${tally.games + 1}`;
      const one = { common: setup.value, levels: seats.value.levels, seed: seedOfGame };
      const simulated = await simulateOne(kit, one, work.breathe);
      if (!simulated.ok) return simulated;
      if (!simulated.value) break;
      const { finished, record } = simulated.value;
      const written = draft?.append(`${JSON.stringify(record)}\n`);
      if (written?.ok === false) {
        return tally.games > 0 && draft?.keep().ok ? withKept(written.error, tally.games) : written;
      }
      tally = withGame(tally, finished);
    }
    if (tally.games === 0) return nothingDone();
    const kept = draft?.keep();
    if (kept?.ok === false) return kept;
  } finally {
    work.end();
    draft?.drop();
  }
  const seconds = (call.world.now() - begun) / 1000;
  const interrupted = tally.games < games.value;
  const summary = summaryOf(tally, seats.value.levels);
  return ok({
    json: { ...summary, wanted: games.value, interrupted, seconds },
    text: summaryText(summary, games.value, seconds),
    exit: interrupted ? EXIT.interrupted : EXIT.fine,
  });
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Have the computer play many games and sum up the results',
  usage: '[options]',
  takes: [0, 0],
  options: {
    games: { value: 'G', about: 'number of games (default 100)' },
    ...ALL_SETUP_OPTIONS,
    seats: { ...SEATS_OPTION, about: `the level of each seat: ${COMPUTER_NAMES.join(', ')}` },
    records: { value: 'FILE', about: 'write a record of every game, one per line (JSON Lines)' },
  },
  details: [
    'Game n is dealt from the seed “S/n”. Without --seed, the run is always the same.',
    'Ctrl-C sums up the games played so far, keeps their records, and exits with 130.',
  ].join('\n'),
  examples: [
    'mf simulate --players 3 --games 1000 --seed autumn',
    'mf simulate --game towers --players 4 --variant master',
    'mf simulate --spirits all --dragons all --records games.jsonl --json',
  ],
  async run(call) {
    const game = gameOption(call);
    return game.ok ? withKit(game.value, (kit) => simulateAll(kit, call)) : game;
  },
};
