import { ok } from '@mahjong-fortress/base/result';
import { YARDSTICKS } from '@mahjong-fortress/match';
import {
  type AnySetup,
  type ArenaOutcome,
  type Contest,
  contenderName,
  summarise,
} from '@mahjong-fortress/match/arena';
import { RANKS } from '@mahjong-fortress/rules';
import { LEVELS, type SoloContest, type SoloOutcome, summariseSolo } from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command } from '../command.ts';
import { contenderOption, SEARCHING } from '../game/contender.ts';
import { playMany } from '../game/many-games.ts';
import { ALL_SETUP_OPTIONS, gameOption, type KitId, kitOf, withKit } from '../games/index.ts';
import { playersOf } from '../seats.ts';
import { setupFrom } from '../setup-options.ts';
import { milliseconds, percent } from '../words/numbers.ts';

function outcomeText(
  { a, b, players }: Contest<AnySetup>,
  { games, share, interval, margin, marginInterval, points, thinking }: ArenaOutcome,
): string {
  const [nameA, nameB] = [contenderName(a), contenderName(b)];
  return [
    `${nameA} against ${players - 1} × ${nameB}: ${percent(share)} of ${games} games won`,
    `95% interval ${percent(interval.low)} to ${percent(interval.high)}; an even match would be ${percent(1 / players)}`,
    `mean margin ${margin.toFixed(2)} VP, 95% interval ${marginInterval.low.toFixed(2)} to ${marginInterval.high.toFixed(2)}; ${nameA} ends at ${points.toFixed(1)} VP`,
    `thinking per turn: ${nameA} ${milliseconds(thinking.a.mean)} (p95 ${milliseconds(thinking.a.p95)}), ${nameB} ${milliseconds(thinking.b.mean)} (p95 ${milliseconds(thinking.b.p95)})`,
  ].join('\n');
}

function soloText(
  { a }: SoloContest,
  { games, vp, percentiles, ranks, turns, thinking }: SoloOutcome,
): string {
  const shares = Object.entries(percentiles).map(([share, points]) => `${share}%: ${points}`);
  return [
    `${contenderName(a)} against the Dragon of Ingenuity: ${vp.toFixed(1)} VP on average over ${games} games`,
    `percentiles ${shares.join(', ')}`,
    ...RANKS.map((rank) => `${rank.padEnd(14)} ${percent(ranks[rank]).padStart(7)}`),
    `${turns.toFixed(1)} turns per game; thinking per turn ${milliseconds(thinking.mean)} (p95 ${milliseconds(thinking.p95)})`,
  ].join('\n');
}

/** The fortress by its name, where there is one. */
function layoutOf(setup: AnySetup & { readonly fortress?: { readonly id: string } }) {
  return setup.fortress ? { layout: setup.fortress.id } : {};
}

/** The levels, and whoever is there to measure them by. */
function contendersOf(game: KitId) {
  const { bots, seers } = kitOf(game);
  return [...LEVELS, ...YARDSTICKS.filter((name) => bots[name] ?? seers?.[name])];
}

const seedOf = (call: Call) => call.value('seed') ?? 'arena';

async function runSolo(call: Call, games: number) {
  if (call.has('b')) return badUsage('“--b” makes no sense in a solo game.');
  if (call.has('slower')) return badUsage('“--slower” makes no sense in a solo game.');
  if ((call.value('players') ?? '1') !== '1') return badUsage('“--players” must be 1 in a solo game.');
  const a = contenderOption(call, 'a', 'dragon', contendersOf('mahjong-fortress'));
  if (!a.ok) return a;
  const seed = seedOf(call);
  const setup = await setupFrom(call, 1, seed);
  if (!setup.ok) return setup;
  const contest: SoloContest = { a: a.value, seed, setup: setup.value };
  const many = await playMany(call, { type: 'solo', contest }, games);
  if (!many.ok) return many;
  const { played, seconds, pace, exit } = many.value;
  const outcome = summariseSolo(played);
  return ok({
    json: { ...contest, layout: setup.value.fortress?.id, ...outcome, wanted: games, seconds },
    text: `${soloText(contest, outcome)}\n${pace}`,
    exit,
  });
}

export const arena: Command = {
  name: 'arena',
  summary: 'Pit one computer level against another, rotating seats, and measure which is stronger',
  usage: '[--a LEVEL] [--b LEVEL | --solo] [options]',
  takes: [0, 0],
  options: {
    a: {
      value: 'LEVEL',
      about: `${LEVELS.join(', ')} (default dragon); ${SEARCHING.join(', ')} can have a budget: dragon:40it (iterations), dragon:500ms (per turn); ${YARDSTICKS.join(', ')} are yardsticks, not opponents`,
    },
    b: { value: 'LEVEL', about: 'the level of all other seats (default master)' },
    solo: { about: 'A alone against the Dragon of Ingenuity: points and ranks' },
    games: { value: 'G', about: 'number of games (default 400, or 200 with --solo)' },
    slower: { value: 'N', about: 'play as on a machine N times slower, by processor time (not with --solo)' },
    ...ALL_SETUP_OPTIONS,
  },
  details: [
    'Every deal is played once from each seat, so use a multiple of the number of players.',
    'Without a budget, dragon thinks for a second per turn; with iterations, the same seed gives the same games.',
    'Ctrl-C sums up the games played so far and exits with 130.',
  ].join('\n'),
  examples: [
    'mf arena --a dragon --b master --games 400 --seed 1',
    'mf arena --a master --b apprentice --players 4 --spirits 1 --dragons 1',
    'mf arena --game towers --a dragon:4it --b master --variant master',
    'mf arena --solo --a dragon:10it --games 200 --seed 1 --realm 6x5',
  ],
  async run(call) {
    const solo = call.has('solo');
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: solo ? 200 : 400 });
    if (!games.ok) return games;
    const game = gameOption(call);
    if (!game.ok) return game;
    if (solo && game.value !== 'mahjong-fortress')
      return badUsage('“--solo”: only Mahjong Fortress has a solo game.');
    if (solo) return runSolo(call, games.value);
    const names = contendersOf(game.value);
    const a = contenderOption(call, 'a', 'dragon', names);
    if (!a.ok) return a;
    const b = contenderOption(call, 'b', 'master', names);
    if (!b.ok) return b;
    const { playerCounts, setupFrom: setupOf } = withKit(game.value, ({ playerCounts, setupFrom }) => ({
      playerCounts: playerCounts as readonly number[],
      setupFrom: setupFrom as (call: Call, players: number, seed: string) => ReturnType<typeof setupFrom>,
    }));
    const players = playersOf(call, playerCounts);
    if (!players.ok) return players;
    if (players.value === 1) return badUsage('“--players” must be 2 to 4, unless you use --solo.');
    const slower = wholeOption(call, 'slower', { low: 1, high: 100, otherwise: 1 });
    if (!slower.ok) return slower;
    const seed = seedOf(call);
    const setup = await setupOf(call, players.value, seed);
    if (!setup.ok) return setup;
    const contest: Contest<AnySetup> = {
      a: a.value,
      b: b.value,
      players: players.value,
      seed,
      setup: setup.value,
    };
    const job = { type: 'bout', game: game.value, contest } as const;
    const many = await playMany(
      call,
      slower.value === 1 ? job : { ...job, slower: slower.value },
      games.value,
    );
    if (!many.ok) return many;
    const { played, seconds, pace, exit } = many.value;
    const outcome = summarise(played);
    return ok({
      json: {
        game: game.value,
        ...contest,
        ...layoutOf(setup.value),
        ...outcome,
        wanted: games.value,
        seconds,
      },
      text: `${outcomeText(contest, outcome)}\n${pace}`,
      exit,
    });
  },
};
