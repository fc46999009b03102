/** Many games over all that can be set up, to find a computer that crashes, stalls or does what is not allowed. */
import type { Random } from '@mahjong-fortress/base/random';
import type { Level } from '../bot.ts';
import { playOut } from '../play-out.ts';
import type { Opponents } from './game.ts';

/** No game comes near: one that gets here goes round in circles. */
const MOST_ACTIONS = 5000;
/** The search is what is tried, not how deep it goes. */
const SHORT = { iterations: 1 };
/** Of so many seats the quick levels get most, so that many games can be played. */
const LEVEL_SHARES: readonly Level[] = [
  ...new Array<Level>(6).fill('novice'),
  ...new Array<Level>(3).fill('pupil'),
  ...new Array<Level>(8).fill('apprentice'),
  ...new Array<Level>(2).fill('master'),
  'dragon',
];

export function soakLevels(players: number, random: Random): Level[] {
  return Array.from({ length: players }, () => LEVEL_SHARES[random.below(LEVEL_SHARES.length)] as Level);
}

export interface Soaked {
  readonly actions: number;
  /** What went wrong, if anything did. */
  readonly failure?: string;
}

/** Every action goes through the checked door. */
export function playSoak<Setup, Game, View, Action, Event>(
  { rules, bots }: Opponents<Setup, Game, View, Action, Event>,
  {
    setup,
    levels,
    random,
  }: { readonly setup: Setup; readonly levels: readonly Level[]; readonly random: Random },
): Soaked {
  let count = 0;
  const levelOf = (seat: number) => levels[seat] as Level;
  const decide = (view: View, seat: number) => bots[levelOf(seat)].decide(view, random, SHORT);
  try {
    const dealt = rules.begin(setup);
    if (!dealt.ok) throw new Error(dealt.error.message);
    for (const { actions } of playOut(rules, dealt.value, decide, levelOf)) {
      count += actions.length;
      if (count > MOST_ACTIONS) throw new Error(`no end after ${MOST_ACTIONS} actions`);
    }
    return { actions: count };
  } catch (error) {
    // Whatever a computer or an assertion throws is what the soak is looking for.
    return { actions: count, failure: error instanceof Error ? error.message : String(error) };
  }
}

export interface SoakOutcome<Soak> {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly Soak[];
  /** How many games had each thing that can be set up. */
  readonly met: Readonly<Record<string, number>>;
}

export function summariseSoaks<Soak extends Soaked>(
  games: readonly Soak[],
  thingsOf: (game: Soak) => readonly string[],
): SoakOutcome<Soak> {
  const met: Record<string, number> = {};
  for (const game of games) {
    for (const thing of new Set(thingsOf(game))) met[thing] = (met[thing] ?? 0) + 1;
  }
  return {
    games: games.length,
    actions: games.reduce((sum, { actions }) => sum + actions, 0),
    failures: games.filter(({ failure }) => failure !== undefined),
    met: Object.fromEntries(Object.entries(met).sort(([a], [b]) => a.localeCompare(b))),
  };
}
