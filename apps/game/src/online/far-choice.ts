/** What is chosen for a table online beside the game itself; remembered like everything on the sheet. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { LIVE_PACES, type Pace, readPace, SLOW_DAYS } from '@mahjong-fortress/online';
import { type GridSize, REALM_SIZE } from '@mahjong-fortress/rules';
import { type GameId, gameNamed } from '../shelf/games.ts';

export interface FarChoice {
  /** Everybody on a device of their own, and not all on this one. */
  readonly isFar: boolean;
  readonly game: GameId;
  readonly pace: Pace;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly realm: GridSize;
}

/** The paces that are offered, by their kinds. */
export const FAR_PACES: Readonly<Record<Pace['type'], readonly Pace[]>> = {
  live: Object.values(LIVE_PACES),
  slow: SLOW_DAYS.map((days) => ({ type: 'slow', days })),
  untimed: [{ type: 'untimed' }],
};
export const PACE_KINDS = ['live', 'slow', 'untimed'] as const satisfies readonly Pace['type'][];

/** Whatever the order in which a database tells their fields. */
export function isSamePace(one: Pace, other: Pace): boolean {
  const told: Readonly<Record<string, unknown>> = other;
  return Object.entries(one).every(([field, value]) => told[field] === value);
}

/** Smaller, as usual, larger. */
export const REALMS: readonly GridSize[] = [{ columns: 5, rows: 4 }, REALM_SIZE, { columns: 6, rows: 5 }];

const KEY = ENTRIES.farChoice;

const USUAL: FarChoice = {
  isFar: true,
  game: 'mahjong-fortress',
  pace: LIVE_PACES.steady,
  isPublic: false,
  isRated: false,
  realm: REALM_SIZE,
};

export function readFarChoice(vault: Vault): FarChoice {
  const value = readJson(vault.read(KEY));
  if (!isObject(value)) return USUAL;
  const pace = readPace(value.pace, 'pace');
  const size = isObject(value.realm) ? value.realm : {};
  const realm = REALMS.find(({ columns, rows }) => columns === size.columns && rows === size.rows);
  return {
    isFar: value.isFar !== false,
    game: gameNamed(value.game) ?? USUAL.game,
    pace: pace.ok ? pace.value : USUAL.pace,
    isPublic: value.isPublic === true,
    isRated: value.isRated === true,
    realm: realm ?? USUAL.realm,
  };
}

export function writeFarChoice(vault: Vault, choice: FarChoice): void {
  void vault.update(KEY, () => JSON.stringify(choice));
}
