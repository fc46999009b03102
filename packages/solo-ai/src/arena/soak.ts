/** Many games over all that can be set up, to find a computer that crashes, stalls or does what is not allowed. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import {
  playSoak,
  type Soaked,
  type SoakOutcome,
  soakLevels,
  summariseSoaks,
} from '@mahjong-fortress/match/arena';
import {
  DRAGON_IDS,
  type DragonId,
  dragonsFor,
  PLAYER_COUNTS,
  type PlayerCount,
  type Setup,
  SPIRIT_IDS,
  type SpiritId,
} from '@mahjong-fortress/rules';
import type { Level } from '../bot.ts';
import { FORTRESS } from './fortress.ts';

export interface SoakOptions {
  readonly seed: string;
  /** Fortresses as rows of digits, by their names. */
  readonly layouts: readonly { readonly id: string; readonly rows: readonly string[] }[];
}

export interface FortressSoak extends Soaked {
  readonly layout: string;
  readonly players: PlayerCount;
  readonly spirits: readonly SpiritId[];
  readonly dragons: readonly DragonId[];
  readonly levels: readonly Level[];
}

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
  const levels = soakLevels(players, random);
  const spirits = cardsFor(SPIRIT_IDS, index, random);
  const rounds = Math.floor(index / (SPIRIT_IDS.length + 1));
  const dragons = cardsFor(DRAGON_IDS, index + rounds, random).filter((id) => allowed.includes(id));
  return { layout, players, levels, spirits, dragons, random };
}

/** Plays game number `index`; the same options and index always play the same game. */
export function playSoakGame(options: SoakOptions, index: number): FortressSoak {
  const { layout, players, levels, spirits, dragons, random } = planned(options, index);
  const facts = { layout: layout.id, players, spirits, dragons, levels };
  const setup: Setup = { layout: layout.rows, players, spirits, dragons, seed: `${options.seed}/${index}` };
  return { ...facts, ...playSoak(FORTRESS, { setup, levels, random }) };
}

/** What a game was set up with. */
export function soakThings({ layout, players, spirits, dragons, levels }: FortressSoak): string[] {
  return [
    layout,
    `${players} players`,
    ...levels.map((level) => `level ${level}`),
    ...spirits.map((id) => `Spirit ${id}`),
    ...dragons.map((id) => `Dragon ${id}`),
  ];
}

export function summariseSoak(games: readonly FortressSoak[]): SoakOutcome<FortressSoak> {
  return summariseSoaks(games, soakThings);
}
