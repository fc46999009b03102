/** Many games over all that can be set up, to find a computer that crashes, stalls or does what is not allowed. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { playOut } from '@mahjong-fortress/match';
import {
  DRAGON_IDS,
  type DragonId,
  dragonsFor,
  type Game,
  type GameView,
  gameFromSetup,
  mahjongFortress,
  PLAYER_COUNTS,
  type PlayerCount,
  type Setup,
  SPIRIT_IDS,
  type SpiritId,
} from '@mahjong-fortress/rules';
import type { Level } from '../bot.ts';
import { BOTS } from '../levels.ts';

export interface SoakOptions {
  readonly seed: string;
  /** Fortresses as rows of digits, by their names. */
  readonly layouts: readonly { readonly id: string; readonly rows: readonly string[] }[];
}

export interface SoakGame {
  readonly layout: string;
  readonly players: PlayerCount;
  readonly spirits: readonly SpiritId[];
  readonly dragons: readonly DragonId[];
  readonly levels: readonly Level[];
  readonly actions: number;
  /** What went wrong, if anything did. */
  readonly failure?: string;
}

/** No game comes near: one that gets here goes round in circles. */
const MOST_ACTIONS = 5000;
/** The search is what is tried, not how deep it goes. */
const SHORT = { iterations: 1 };
/** Of so many seats the quick levels get most, so that many games can be played. */
const LEVEL_SHARES: readonly Level[] = [
  ...new Array<Level>(9).fill('novice'),
  ...new Array<Level>(8).fill('apprentice'),
  ...new Array<Level>(2).fill('master'),
  'dragon',
];

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** In turn each card alone and then none at all; in every fourth game another one beside it. */
function cardsFor<Id>(all: readonly Id[], index: number, random: Random): Id[] {
  const alone = pick([...all, undefined], index);
  const beside = index % 4 === 0 ? pick(all, random.below(all.length)) : undefined;
  return [...new Set([alone, beside])].filter((id) => id !== undefined);
}

/**
 * Every fortress with every number of players, every Spirit with every Dragon: whenever the Spirits have gone round, the
 * Dragons are one further on.
 */
function planned({ layouts, seed }: SoakOptions, index: number) {
  const random = randomFromSeed(`${seed}/${index}`);
  const layout = pick(layouts, index);
  const players = pick(PLAYER_COUNTS, Math.floor(index / layouts.length));
  const allowed = dragonsFor(players);
  const levels = Array.from({ length: players }, () => pick(LEVEL_SHARES, random.below(LEVEL_SHARES.length)));
  const spirits = cardsFor(SPIRIT_IDS, index, random);
  const rounds = Math.floor(index / (SPIRIT_IDS.length + 1));
  const dragons = cardsFor(DRAGON_IDS, index + rounds, random).filter((id) => allowed.includes(id));
  return { layout, players, levels, spirits, dragons, random };
}

/** Every action goes through the checked door; throws as soon as something is wrong. */
function playChecked(start: Game, levels: readonly Level[], random: Random, count: () => number): void {
  const levelOf = (seat: number) => levels[seat] as Level;
  const decide = (view: GameView, seat: number) => BOTS[levelOf(seat)].decide(view, random, SHORT);
  for (const { actions } of playOut(mahjongFortress, start, decide, levelOf)) {
    for (const _ of actions) {
      if (count() > MOST_ACTIONS) throw new Error(`no end after ${MOST_ACTIONS} actions`);
    }
  }
}

/** Plays game number `index`; the same options and index always play the same game. */
export function playSoakGame(options: SoakOptions, index: number): SoakGame {
  const { layout, players, levels, spirits, dragons, random } = planned(options, index);
  const facts = { layout: layout.id, players, spirits, dragons, levels };
  const setup: Setup = { layout: layout.rows, players, spirits, dragons, seed: `${options.seed}/${index}` };
  let actions = 0;
  try {
    const dealt = gameFromSetup(setup);
    if (!dealt.ok) throw new Error(dealt.error.message);
    playChecked(dealt.value, levels, random, () => ++actions);
    return { ...facts, actions };
  } catch (error) {
    // Whatever a computer or an assertion throws is what the soak is looking for.
    return { ...facts, actions, failure: error instanceof Error ? error.message : String(error) };
  }
}

export interface SoakOutcome {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly SoakGame[];
  /** How many games had each fortress, number of players, card and level. */
  readonly met: Readonly<Record<string, number>>;
}

export function summariseSoak(games: readonly SoakGame[]): SoakOutcome {
  const met: Record<string, number> = {};
  for (const { layout, players, spirits, dragons, levels } of games) {
    const things = [layout, `${players} players`, ...levels.map((level) => `level ${level}`)];
    const cards = [...spirits.map((id) => `Spirit ${id}`), ...dragons.map((id) => `Dragon ${id}`)];
    for (const thing of new Set([...things, ...cards])) met[thing] = (met[thing] ?? 0) + 1;
  }
  return {
    games: games.length,
    actions: games.reduce((sum, { actions }) => sum + actions, 0),
    failures: games.filter(({ failure }) => failure !== undefined),
    met: Object.fromEntries(Object.entries(met).sort(([a], [b]) => a.localeCompare(b))),
  };
}
