/** Setups as plain JSON, the way records keep them. */

import { at } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, listOf, oneOf, optional, type Read, text, whole } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { DRAGON_IDS, SPIRIT_IDS } from './cards.ts';
import { type Game, PLAYER_COUNTS } from './game.ts';
import { LIMITS } from './limits.ts';
import type { FortressIdentity, Setup } from './setup.ts';

/** Cards and the first player as they were drawn, so that a card that is added one day changes no old game. */
export function settledSetup(setup: Setup, game: Game): Setup {
  const { firstPlayer, spirits, dragons } = game.options;
  const { columns, rows } = at(game.players, 0).realm;
  return { ...setup, firstPlayer, realm: { columns, rows }, spirits, dragons };
}

/** How many play is told by the seats. */
export function makeSetup({ fortress, layout, seed, firstPlayer, realm, spirits, dragons }: Setup): unknown {
  return { ...(fortress ? { fortress } : {}), layout, seed, firstPlayer, realm, spirits, dragons };
}

const SIDE = whole(2, LIMITS.realmSide);

/** What a record says about the cards and the realm, in every version. */
export const SETUP_FIELDS = {
  firstPlayer: whole(0, 3),
  realm: fields({ columns: SIDE, rows: SIDE }),
  spirits: listOf(oneOf(SPIRIT_IDS), SPIRIT_IDS.length),
  dragons: listOf(oneOf(DRAGON_IDS), DRAGON_IDS.length),
};

export const LAYOUT_ROWS = listOf(text(LIMITS.columns), LIMITS.rows);
export const SEED = text(LIMITS.seedLength);
export const FORTRESS_NAME = text(100);

const readSetup = fields({
  fortress: optional(
    fields({
      id: optional(text(100)),
      version: optional(whole(1, 1_000_000)),
      name: optional(FORTRESS_NAME),
    }) as Read<FortressIdentity>,
  ),
  layout: LAYOUT_ROWS,
  seed: SEED,
  ...SETUP_FIELDS,
});

/** Reads a setup for so many seats; `gameFromSetup` tells whether it can be dealt. */
export function parseSetup(value: unknown, seats: number): Result<Setup, Problem> {
  const players = PLAYER_COUNTS.find((count) => count === seats);
  if (!players) return err(problem('player-count', 'players', 'The game is for one to four players.'));
  const read = readSetup(value, '');
  if (!read.ok) return read;
  const { fortress, ...rest } = read.value;
  return ok({ ...(fortress ? { fortress } : {}), ...rest, players });
}
