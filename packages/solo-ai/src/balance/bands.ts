/** What is usual on the bundled fortresses: the band beside which another one is read. */
import type { PlayerCount } from '@mahjong-fortress/rules';
import type { Level } from '../bot.ts';
import bundled from './bundled-bands.json' with { type: 'json' };
import type { BalanceReport } from './report.ts';

/** The lowest and the highest mean of a fortress. */
export type Band = readonly [low: number, high: number];

export interface BalanceBands {
  /** How many fortresses it was made of. */
  readonly fortresses: number;
  readonly turns: Band;
  readonly points: Band;
  /** Absent alone, where nobody is behind. */
  readonly margin?: Band;
  readonly pairs: Band;
}

/** As `mf balance-book` writes them down: by number of players. */
export interface BandBook {
  readonly games: number;
  readonly level: Level;
  readonly players: Readonly<Partial<Record<PlayerCount, BalanceBands>>>;
}

/** Outwards to hundredths, so that no fortress it was made of lies beside it. */
function bandOf(values: readonly number[]): Band {
  return [Math.floor(Math.min(...values) * 100) / 100, Math.ceil(Math.max(...values) * 100) / 100];
}

export function bandsOf(reports: readonly BalanceReport[]): BandBook['players'] {
  const counts = [...new Set(reports.map(({ players }) => players))].sort();
  return Object.fromEntries(
    counts.map((count): [PlayerCount, BalanceBands] => {
      const among = reports.filter(({ players }) => players === count);
      return [
        count,
        {
          fortresses: among.length,
          turns: bandOf(among.map(({ turns }) => turns.mean)),
          points: bandOf(among.map(({ scores }) => scores.mean)),
          ...(count === 1 ? {} : { margin: bandOf(among.map(({ margins }) => margins.mean)) }),
          pairs: bandOf(among.map(({ pairs }) => pairs)),
        },
      ];
    }),
  );
}

const BUNDLED = bundled as unknown as BandBook;

/** Who played the games that the bands come from. */
export const BAND_LEVEL: Level = BUNDLED.level;

/** Computers of another level play other games; there is nothing to compare with then. */
export function bundledBands(players: PlayerCount, level: Level): BalanceBands | undefined {
  return level === BAND_LEVEL ? BUNDLED.players[players] : undefined;
}
