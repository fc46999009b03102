import { ok, problem } from '@mahjong-fortress/rules';
import {
  type Contender,
  LEVELS,
  type Level,
  type Match,
  type Outcome,
  summarise,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command, EXIT, rejected } from '../command.ts';
import { playOnThreads } from '../game/threads.ts';
import { barText, beginWork } from '../progress.ts';
import { dealFrom, playersOption, SETUP_OPTIONS } from '../setup-options.ts';
import { suggestion } from '../suggest.ts';

const BUDGETS: Readonly<Record<string, 'iterations' | 'milliseconds'>> = {
  ms: 'milliseconds',
  it: 'iterations',
};

/** `dragon`, `dragon:40it` or `dragon:500ms`. */
function contenderFrom(text: string): Contender | undefined {
  const match = /^([a-z]+)(?::(\d{1,6})(ms|it))?$/.exec(text);
  const level = LEVELS.find((known) => known === match?.[1]);
  if (!match || !level) return undefined;
  const budget = BUDGETS[match[3] ?? ''];
  return budget ? { level, [budget]: Number(match[2]) } : { level };
}

function contenderOption(call: Call, name: 'a' | 'b', otherwise: Level) {
  const text = call.value(name) ?? otherwise;
  const contender = contenderFrom(text);
  return contender
    ? ok(contender)
    : badUsage(`“--${name}”: “${text}” is no level, or no level with a budget.${suggestion(text, LEVELS)}`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

function outcomeText(match: Match, outcome: Outcome, seconds: number, wanted: number): string {
  const { games, share, interval, margin, thinking } = outcome;
  const name = ({ level, iterations, milliseconds }: Contender) =>
    `${level}${iterations === undefined ? '' : `:${iterations}it`}${milliseconds === undefined ? '' : `:${milliseconds}ms`}`;
  return [
    `${name(match.a)} against ${match.players - 1} × ${name(match.b)}: ${percent(share)} of ${games} games won`,
    `95 % interval ${percent(interval.low)} to ${percent(interval.high)}; an even table would be ${percent(1 / match.players)}`,
    `mean margin ${margin.toFixed(2)} VP`,
    `thinking per turn: ${name(match.a)} ${ms(thinking.a.mean)} (p95 ${ms(thinking.a.p95)}), ${name(match.b)} ${ms(thinking.b.mean)} (p95 ${ms(thinking.b.p95)})`,
    `${games === wanted ? '' : `Interrupted: ${games} of ${wanted} games, `}${seconds.toFixed(1)} s, ${(games / seconds).toFixed(2)} games/s`,
  ].join('\n');
}

export const arena: Command = {
  name: 'arena',
  summary: 'Let one computer level play against another, seats rotated, and measure who is stronger',
  usage: '--a LEVEL --b LEVEL [options]',
  takes: [0, 0],
  options: {
    a: {
      value: 'LEVEL',
      about: `${LEVELS.join(', ')}; with a budget: dragon:40it (iterations), dragon:500ms`,
    },
    b: { value: 'LEVEL', about: 'the level of all other seats' },
    games: { value: 'G', about: 'how many games (400 if not given)' },
    ...SETUP_OPTIONS,
  },
  details: [
    'Every deal is played once from each seat, so a multiple of the number of players makes it fair.',
    'Ctrl-C sums up the games played so far and exits with 130.',
  ].join('\n'),
  examples: [
    'mf arena --a dragon --b master --games 400 --seed 1',
    'mf arena --a master --b apprentice --players 4 --spirits 1 --dragons 1',
  ],
  async run(call) {
    const a = contenderOption(call, 'a', 'dragon');
    if (!a.ok) return a;
    const b = contenderOption(call, 'b', 'master');
    if (!b.ok) return b;
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 400 });
    if (!games.ok) return games;
    const players = playersOption(call);
    if (!players.ok) return players;
    if (players.value === 1) return badUsage('“--players”: an arena needs two to four.');
    const seed = call.value('seed') ?? 'arena';
    const deal = await dealFrom(call, players.value, seed);
    if (!deal.ok) return deal;

    const match: Match = { a: a.value, b: b.value, players: players.value, seed, setup: deal.value.setup };
    const work = beginWork(call.world);
    const begun = call.world.now();
    const played = await playOnThreads({ type: 'bout', match }, games.value, (done) =>
      work.goOn(() => barText(done, games.value)),
    );
    work.end();
    if (!played.ok) return rejected(problem(played.error.code, played.error.path, played.error.message));
    const seconds = (call.world.now() - begun) / 1000;
    const outcome = summarise(played.value);
    return ok({
      json: { ...match, layout: deal.value.layoutName, ...outcome, wanted: games.value, seconds },
      text: outcomeText(match, outcome, seconds, games.value),
      exit: outcome.games < games.value ? EXIT.interrupted : EXIT.fine,
    });
  },
};
