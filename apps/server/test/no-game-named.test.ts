/**
 * The server knows games by their contract only. Whoever starts it hands them in: that is the registry beside the sources,
 * with what the first game has a server do for it. Another game is in there with its own lines, and nowhere else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../registry.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = `${SERVER}/src`;
/** The name of the project is that of its first game: in the names of packages, of channels and of figures it is no game. */
const PROJECT =
  /@mahjong-fortress\/(base|match|online|gallery|layouts-schema|words)\b|mahjong_fortress_|mahjong-fortress-(wake|\$\{)/g;

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

test('beside the sources, Towers is named by the registry and as what it imports', () => {
  const files = readdirSync(SERVER, { withFileTypes: true }).filter((entry) => entry.isFile());
  const naming = files.filter(({ name }) => /towers/i.test(readFileSync(`${SERVER}/${name}`, 'utf8')));
  expect(naming.map(({ name }) => name).sort()).toEqual(['package.json', 'registry.ts']);
});
