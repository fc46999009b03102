/** The games of this server. The server itself names none: this file is handed to it when it is started. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { BOTS, LEVELS, type Level, timeBudget } from '@mahjong-fortress/solo-ai';
import { towers } from '@mahjong-fortress/towers';
import { dailySetup } from './daily-setup.ts';
import type { OnlineGame } from './src/online-game.ts';

/** The sources of a package in one short text: a build with other rules has another one. */
function versionOf(name: string): string {
  const folder = fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}

type MahjongView = Parameters<(typeof BOTS)['novice']['decide']>[0];

export const games: readonly OnlineGame[] = [
  {
    rules: mahjongFortress,
    version: versionOf('rules'),
    seats: { least: 2, most: 4 },
    levels: LEVELS,
    daily: (day) => ({ setup: dailySetup(day), seats: 1 }),
    decide(view, level, random) {
      const seen = view as MahjongView;
      // Only the strongest looks at the clock.
      const budget = level === 'dragon' ? timeBudget(seen, () => performance.now()) : undefined;
      return BOTS[level as Level].decide(seen, random, budget);
    },
  },
  {
    rules: towers,
    version: versionOf('towers'),
    seats: { least: 2, most: 4 },
    levels: [],
    decide: () => [],
  },
];
