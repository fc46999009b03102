/** The games on the shelf, by the names that stand in their records. */
import { isObject } from '@mahjong-fortress/base/json';

export const GAMES = ['mahjong-fortress', 'towers'] as const;
export type GameId = (typeof GAMES)[number];

/** The game of that name; undefined for one to come. */
export function gameNamed(name: unknown): GameId | undefined {
  return GAMES.find((game) => game === name);
}

/** Which game a record is of; the first records were of the first game and did not say so. Undefined for a game to come. */
export function gameOfRecord(record: unknown): GameId | undefined {
  const name = isObject(record) ? record.game : undefined;
  return name === undefined ? 'mahjong-fortress' : gameNamed(name);
}
