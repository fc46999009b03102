import { ok, type Result } from '@mahjong-fortress/base/result';
import { GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import {
  type BalanceReport,
  balancePicture,
  balanceReport,
  bundledBands,
  LEVELS,
  type Level,
} from '@mahjong-fortress/solo-ai';
import { verdictText } from '@mahjong-fortress/words/verdicts';
import { en } from '@mahjong-fortress/words/verdicts/en';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command, type Failure, type Option } from '../command.ts';
import { playMany } from '../game/many-games.ts';
import { BOARD_OPTION, loadLayout } from '../layout-input.ts';
import { checkWritable, writeText } from '../output.ts';
import { playersOption } from '../setup-options.ts';
import { suggestion } from '../suggest.ts';
import { counted, percent } from '../words/numbers.ts';

/** Reports are in English, as the manual is. */
export function verdictsText({ verdicts, games }: BalanceReport): string {
  const { enoughGames } = GALLERY_LIMITS;
  if (games < enoughGames) return `Not enough games yet: ${games} of at least ${enoughGames}.`;
  return verdicts.map((verdict) => verdictText(verdict, en)).join(' ');
}

/** Alone there is nobody to win against or to be ahead of. */
function seatLines({ players, seats }: BalanceReport): string[] {
  if (players === 1) return [];
  return seats.map(
    ({ share, interval, points }, seat) =>
      `seat ${seat + 1}: ${percent(share)} won (${percent(interval.low)} to ${percent(interval.high)}), ${points.toFixed(1)} VP`,
  );
}

function reportText(report: BalanceReport): string {
  const { games, players, scores, margins, turns, stranded } = report;
  const margin = players === 1 ? '' : `; margin ${margins.mean.toFixed(1)}`;
  return [
    `${counted(games, 'game')} for ${counted(players, 'player')}: ${verdictsText(report)}`,
    ...seatLines(report),
    `points ${scores.low} to ${scores.high}, mean ${scores.mean.toFixed(1)}${margin}`,
    `turns each ${turns.mean.toFixed(1)}; pairs open per turn ${report.pairs.toFixed(2)}; tiles left ${stranded.mean.toFixed(1)}; tiles without room ${report.forced.toFixed(2)}`,
    `turn when a tier becomes the top: ${report.opened.map(({ tier, turn }) => `${tier} at ${turn.toFixed(0)}`).join(', ')}`,
  ].join('\n');
}

/** What both commands that judge fortresses can be told. */
export const BALANCE_OPTIONS: Readonly<Record<string, Option>> = {
  level: { value: 'LEVEL', about: `who plays: ${LEVELS.join(', ')} (default apprentice)` },
  seed: { value: 'S', about: 'any text; the same seed plays the same games' },
};

export function levelOption(call: Call): Result<Level, Failure> {
  const name = call.value('level') ?? 'apprentice';
  const level = LEVELS.find((known) => known === name);
  return level ? ok(level) : badUsage(`“--level”: unknown level “${name}”.${suggestion(name, LEVELS)}`);
}

export const balance: Command = {
  name: 'balance',
  summary: 'Have the computer play a fortress many times and judge how well it plays',
  usage: '<layout> [options]',
  takes: [1, 1],
  options: {
    players: { value: 'N', about: '1 to 4 (default 2)' },
    games: { value: 'G', about: 'number of games (default 500)' },
    ...BALANCE_OPTIONS,
    svg: { value: 'FILE', about: 'also draw the report to a file' },
    ...BOARD_OPTION,
  },
  details: 'Ctrl-C sums up the games played so far and exits with 130.',
  examples: ['mf balance castle --players 3', 'mf balance my-fortress.json --games 200 --svg report.svg'],
  async run(call) {
    const players = playersOption(call);
    if (!players.ok) return players;
    const games = wholeOption(call, 'games', { low: 1, high: 1_000_000, otherwise: 500 });
    if (!games.ok) return games;
    const level = levelOption(call);
    if (!level.ok) return level;
    const layout = await loadLayout(call, call.positionals[0] ?? '');
    if (!layout.ok) return layout;
    const file = call.value('svg');
    if (file !== undefined) {
      const writable = checkWritable(call.world, file);
      if (!writable.ok) return writable;
    }

    const options = {
      layout: layout.value.rows,
      players: players.value,
      level: level.value,
      seed: call.value('seed') ?? 'balance',
    };
    const many = await playMany(call, { type: 'balance', options }, games.value);
    if (!many.ok) return many;
    const report = balanceReport(many.value.played, players.value);
    if (file !== undefined) {
      const written = writeText(
        call.world,
        file,
        `${balancePicture(report, {}, { bands: bundledBands(players.value, level.value) })}\n`,
      );
      if (!written.ok) return written;
    }
    const text = `${reportText(report)}\n${many.value.pace}`;
    return ok({ json: report, text, exit: many.value.exit });
  },
};
