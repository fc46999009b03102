/** The server knows games by their contract only; the registry beside it hands them in. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../registry.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** The name of the project is that of its first game: in the names of packages, of channels and of figures it is no game. */
const PROJECT = /@mahjong-fortress\/(base|match|online)\b|mahjong_fortress_|mahjong-fortress-(wake|\$\{)/g;

test('nothing in the sources names a game, its computers or its words', () => {
  const words = games.flatMap(({ rules, levels }) => [rules.id, ...levels]);
  const forbidden = new RegExp(
    `\\b(${[...words, 'mahjong', 'fortress', 'tile', 'realm', 'tower'].join('|')})s?\\b`,
    'i',
  );
  const named = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.js'))
    .flatMap((file) =>
      readFileSync(`${SOURCES}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => forbidden.test(line.replaceAll(PROJECT, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(named).toEqual([]);
});
