import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ok, problem } from '@mahjong-fortress/rules';
import {
  type BalanceReport,
  balancePicture,
  balanceReport,
  LEVELS,
  type Verdict,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Command, EXIT, rejected } from '../command.ts';
import { playOnThreads } from '../game/threads.ts';
import { loadLayout } from '../layout-input.ts';
import { barText, beginWork } from '../progress.ts';
import { playersOption } from '../setup-options.ts';
import { suggestion } from '../suggest.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function verdictText(verdict: Verdict): string {
  switch (verdict.type) {
    case 'balanced':
      return 'balanced';
    case 'seat-favoured':
      return `player ${verdict.seat + 1} is favoured by ${verdict.points.toFixed(1)} points`;
    case 'drags':
      return `drags: ${verdict.turns.toFixed(0)} turns each`;
    case 'ends-early':
      return `ends too early: ${verdict.turns.toFixed(0)} turns each`;
    case 'few-pairs':
      return `few pairs: ${verdict.pairs.toFixed(2)} open per turn`;
  }
}

function reportText(report: BalanceReport): string {
  const { scores, margins, turns, stranded } = report;
  return [
    `${report.games} games with ${report.players}: ${report.verdicts.map(verdictText).join('; ')}`,
    ...report.seats.map(
      ({ share, interval, points }, seat) =>
        `seat ${seat + 1}: ${percent(share)} won (${percent(interval.low)} to ${percent(interval.high)}), ${points.toFixed(1)} VP`,
    ),
    `points ${scores.low} to ${scores.high}, mean ${scores.mean.toFixed(1)}; margin ${margins.mean.toFixed(1)}`,
    `turns each ${turns.mean.toFixed(1)}; pairs open per turn ${report.pairs.toFixed(2)}; tiles left ${stranded.mean.toFixed(1)}; tiles without room ${report.forced.toFixed(2)}`,
    `tiers come to the top at turn: ${report.opened.map(({ tier, turn }) => `${tier} at ${turn.toFixed(0)}`).join(', ')}`,
  ].join('\n');
}

export const balance: Command = {
  name: 'balance',
  summary: 'Let computers play a fortress many times and judge how well it plays',
  usage: '<layout> [options]',
  takes: [1, 1],
  options: {
    players: { value: 'N', about: '1 to 4 (2 if not given)' },
    games: { value: 'G', about: 'how many games (500 if not given)' },
    level: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')} (apprentice if not given)` },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    svg: { value: 'FILE', about: 'also draw the report' },
  },
  details: 'Ctrl-C sums up the games played so far and exits with 130.',
  examples: ['mf balance castle --players 3', 'mf balance my-fortress.json --games 200 --svg report.svg'],
  async run(call) {
    const players = playersOption(call);
    if (!players.ok) return players;
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 500 });
    if (!games.ok) return games;
    const name = call.value('level') ?? 'apprentice';
    const level = LEVELS.find((known) => known === name);
    if (!level) return badUsage(`“--level”: nobody is called “${name}”.${suggestion(name, LEVELS)}`);
    const layout = await loadLayout(call.world, call.positionals[0] ?? '');
    if (!layout.ok) return layout;

    const options = {
      layout: layout.value.rows,
      players: players.value,
      level,
      seed: call.value('seed') ?? 'balance',
    };
    const work = beginWork(call.world);
    const played = await playOnThreads({ type: 'balance', options }, games.value, (done) =>
      work.goOn(() => barText(done, games.value)),
    );
    work.end();
    if (!played.ok) return rejected(played.error);
    const report = balanceReport(played.value, players.value);
    const file = call.value('svg');
    if (file !== undefined) {
      try {
        await writeFile(resolve(call.world.directory, file), `${balancePicture(report)}\n`);
      } catch {
        return rejected(problem('not-writable', '', 'The file cannot be written.'), file);
      }
    }
    const exit = report.games < games.value ? EXIT.interrupted : EXIT.fine;
    return ok({ json: report, text: reportText(report), exit });
  },
};
