/** Good examples: the files of the tests, the fortresses of the game, and games played for the purpose. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { type GameRecord, makePosition, makeRecord, replay } from '@mahjong-fortress/rules';
import { randomGame } from './random-game.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The texts of the files in a folder of the project whose names end so. */
export function filesIn(folder: string, ending = '.json'): readonly string[] {
  const home = path.join(ROOT, folder);
  const names = readdirSync(home).sort();
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(home, name), 'utf8'));
}

/** The same games in every run, played once. */
export const exampleGames: () => readonly GameRecord[] = once(() => {
  const random = randomFromSeed('examples');
  return Array.from({ length: 12 }, () => randomGame(random));
});

export const exampleRecords: () => readonly string[] = once(() => [
  ...filesIn('packages/rules/test/golden').filter((text) => text.includes('"mahjong-fortress-record"')),
  ...exampleGames().map((record) => JSON.stringify(makeRecord(record))),
]);

const POSITIONS_PER_GAME = 12;

/** Moments of games, those in the middle of a turn among them. */
export const examplePositions: () => readonly string[] = once(() => [
  ...filesIn('packages/rules/test/positions'),
  ...exampleGames().flatMap((record) => {
    const games = replay(record);
    if (!games.ok) return [];
    const { games: states } = games.value;
    return Array.from({ length: POSITIONS_PER_GAME }, (_, index) => {
      const state = states[Math.floor((index * states.length) / POSITIONS_PER_GAME)];
      return JSON.stringify(makePosition(state as (typeof states)[number]));
    });
  }),
]);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
