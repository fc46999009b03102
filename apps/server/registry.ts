/** The games of this server. The server itself names none: this file is handed to it when it is started. */
import type { Random } from '@mahjong-fortress/base/random';
import { type Bot, type Budget, LEVELS, type Level, understudyFor } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { BOTS, timeBudget } from '@mahjong-fortress/solo-ai';
import { towers } from '@mahjong-fortress/towers';
import { TOWERS } from '@mahjong-fortress/towers-ai';
import { dailySetup } from './daily-setup.ts';
import { galleryGame } from './gallery-game.ts';
import { rulesFolders, rulesVersion } from './rules-version.ts';
import type { OnlineGame } from './src/online-game.ts';

interface Computers<View> {
  readonly bots: Readonly<Record<Level, Bot<View, unknown>>>;
  timeBudget(view: View, now: () => number): Budget;
}

/** The computers of a game as the server asks them: only the strongest looks at the clock. */
function played<View>({ bots, timeBudget: budgetFor }: Computers<View>) {
  return {
    levels: LEVELS,
    standIn: understudyFor(undefined),
    decide(view: unknown, level: string, random: Random): readonly unknown[] {
      const seen = view as View;
      const budget = level === 'dragon' ? budgetFor(seen, () => performance.now()) : undefined;
      return bots[level as Level].decide(seen, random, budget);
    },
  };
}

export const games: readonly OnlineGame[] = [
  {
    rules: mahjongFortress,
    version: rulesVersion(rulesFolders('rules')),
    seats: { least: 2, most: 4 },
    gallery: galleryGame,
    daily: (day, featured) => ({ setup: dailySetup(day, featured), seats: 1 }),
    ...played({ bots: BOTS, timeBudget }),
  },
  {
    rules: towers,
    version: rulesVersion(rulesFolders('towers')),
    seats: { least: 2, most: 4 },
    ...played(TOWERS),
  },
];
