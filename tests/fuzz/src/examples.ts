/** Good examples: the files of the tests, the fortresses of the game, and games played for the purpose. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { type Game, mahjongFortress, makePosition } from '@mahjong-fortress/rules';
import type { FortressRecord } from '../../../packages/rules/test/random-games.ts';
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
export const exampleGames: () => readonly FortressRecord[] = once(() => {
  const random = randomFromSeed('examples');
  return Array.from({ length: 12 }, () => randomGame(random));
});

export const exampleRecords: () => readonly string[] = once(() => [
  ...filesIn('packages/rules/test/migrations'),
  ...filesIn('packages/rules/test/golden').filter((text) => text.includes('"mahjong-fortress-record"')),
  ...exampleGames().map(textOf),
]);

function textOf(record: FortressRecord): string {
  return JSON.stringify(makeRecord(mahjongFortress, record));
}

/** The games, and all that happened in them. */
export const examplePlayed = once(() =>
  exampleGames().flatMap((record) => {
    const opened = openRecord(mahjongFortress, textOf(record));
    return opened.ok ? [opened.value] : [];
  }),
);

/** Every state of each of the games. */
export const exampleStates = (): readonly (readonly Game[])[] =>
  examplePlayed().map(({ match }) => match.games);

const POSITIONS_PER_GAME = 12;

/** Moments of games, those in the middle of a turn among them. */
export const examplePositions: () => readonly string[] = once(() => [
  ...filesIn('packages/rules/test/positions'),
  ...exampleStates().flatMap((states) =>
    Array.from({ length: POSITIONS_PER_GAME }, (_, index) => {
      const state = states[Math.floor((index * states.length) / POSITIONS_PER_GAME)];
      return JSON.stringify(makePosition(state as Game));
    }),
  ),
]);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
