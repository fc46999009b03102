import { ok } from '@mahjong-fortress/base/result';
import { type PlayerCount, RANKS } from '@mahjong-fortress/rules';
import {
  type Contest,
  LEVELS,
  type Outcome,
  type SoloContest,
  type SoloOutcome,
  summarise,
  summariseSolo,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command } from '../command.ts';
import { contenderName, contenderOption, SEARCHING } from '../game/contender.ts';
import { playMany } from '../game/many-games.ts';
import { playersOption, SETUP_OPTIONS, setupFrom } from '../setup-options.ts';
import { milliseconds, percent } from '../words/numbers.ts';

function outcomeText(
  { a, b, players }: Contest,
  { games, share, interval, margin, marginInterval, thinking }: Outcome,
): string {
  const [nameA, nameB] = [contenderName(a), contenderName(b)];
  return [
    `${nameA} against ${players - 1} × ${nameB}: ${percent(share)} of ${games} games won`,
    `95 % interval ${percent(interval.low)} to ${percent(interval.high)}; an even match would be ${percent(1 / players)}`,
    `mean margin ${margin.toFixed(2)} VP, 95 % interval ${marginInterval.low.toFixed(2)} to ${marginInterval.high.toFixed(2)}`,
    `thinking per turn: ${nameA} ${milliseconds(thinking.a.mean)} (p95 ${milliseconds(thinking.a.p95)}), ${nameB} ${milliseconds(thinking.b.mean)} (p95 ${milliseconds(thinking.b.p95)})`,
  ].join('\n');
}

function soloText(
  { a }: SoloContest,
  { games, vp, percentiles, ranks, turns, thinking }: SoloOutcome,
): string {
  const shares = Object.entries(percentiles).map(([share, points]) => `${share} %: ${points}`);
  return [
    `${contenderName(a)} against the Dragon of Ingenuity: ${vp.toFixed(1)} VP on average over ${games} games`,
    `percentiles ${shares.join(', ')}`,
    ...RANKS.map((rank) => `${rank.padEnd(14)} ${percent(ranks[rank]).padStart(7)}`),
    `${turns.toFixed(1)} turns per game; thinking per turn ${milliseconds(thinking.mean)} (p95 ${milliseconds(thinking.p95)})`,
  ].join('\n');
}

/** What the games of both kinds are set up with. */
async function setupOf(call: Call, players: PlayerCount) {
  const seed = call.value('seed') ?? 'arena';
  const setup = await setupFrom(call, players, seed);
  return setup.ok ? ok({ seed, setup: setup.value, layout: setup.value.fortress?.id }) : setup;
}

async function runSolo(call: Call, games: number) {
  if (call.has('b')) return badUsage('“--b” makes no sense in a solo game.');
  if ((call.value('players') ?? '1') !== '1') return badUsage('“--players” must be 1 in a solo game.');
  const a = contenderOption(call, 'a', 'dragon');
  if (!a.ok) return a;
  const dealt = await setupOf(call, 1);
  if (!dealt.ok) return dealt;
  const { layout, ...rest } = dealt.value;
  const contest: SoloContest = { a: a.value, ...rest };
  const many = await playMany(call, { type: 'solo', contest }, games);
  if (!many.ok) return many;
  const { played, seconds, pace, exit } = many.value;
  const outcome = summariseSolo(played);
  return ok({
    json: { ...contest, layout, ...outcome, wanted: games, seconds },
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
      about: `${LEVELS.join(', ')} (default dragon); ${SEARCHING.join(' and ')} can have a budget: dragon:40it (iterations), dragon:500ms (per turn)`,
    },
    b: { value: 'LEVEL', about: 'the level of all other seats (default master)' },
    solo: { about: 'A alone against the Dragon of Ingenuity: points and ranks' },
    games: { value: 'G', about: 'number of games (default 400, or 200 with --solo)' },
    ...SETUP_OPTIONS,
  },
  details: [
    'Every deal is played once from each seat, so use a multiple of the number of players.',
    'Without a budget, dragon thinks for a second per turn; with iterations, the same seed gives the same games.',
    'Ctrl-C sums up the games played so far and exits with 130.',
  ].join('\n'),
  examples: [
    'mf arena --a dragon --b master --games 400 --seed 1',
    'mf arena --a master --b apprentice --players 4 --spirits 1 --dragons 1',
    'mf arena --solo --a dragon:10it --games 200 --seed 1 --realm 6x5',
  ],
  async run(call) {
    const solo = call.has('solo');
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: solo ? 200 : 400 });
    if (!games.ok) return games;
    if (solo) return runSolo(call, games.value);
    const a = contenderOption(call, 'a', 'dragon');
    if (!a.ok) return a;
    const b = contenderOption(call, 'b', 'master');
    if (!b.ok) return b;
    const players = playersOption(call);
    if (!players.ok) return players;
    if (players.value === 1) return badUsage('“--players” must be 2 to 4, unless you use --solo.');
    const dealt = await setupOf(call, players.value);
    if (!dealt.ok) return dealt;
    const { layout, ...rest } = dealt.value;
    const contest: Contest = { a: a.value, b: b.value, players: players.value, ...rest };
    const many = await playMany(call, { type: 'bout', contest }, games.value);
    if (!many.ok) return many;
    const { played, seconds, pace, exit } = many.value;
    const outcome = summarise(played);
    return ok({
      json: { ...contest, layout, ...outcome, wanted: games.value, seconds },
      text: `${outcomeText(contest, outcome)}\n${pace}`,
      exit,
    });
  },
};
