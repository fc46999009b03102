/** The rooms of the game: those in its README, in their order, and the linter keeps each of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path) => readFileSync(new URL(`../apps/game/${path}`, import.meta.url), 'utf8');

/** Not code that a room could import: style sheets, and what starts in a thread of its own. */
const NO_ROOMS = ['styles', 'workers'];
/** May import every room. */
const LAST = 'dev';

const rooms = [...read('README.md').matchAll(/^\| `([a-z]+)\/` /gm)].map(([, room]) => room);

test('every folder is a room of the README', () => {
  const folders = readdirSync(new URL('../apps/game/src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...rooms, LAST, ...NO_ROOMS].sort()).toEqual(folders.sort());
});

test.each(rooms)('%s imports no room after it', (room) => {
  const { overrides } = JSON.parse(read('biome.json'));
  const own = overrides.find(({ includes }) => includes[0] === `src/${room}/**`);
  const { patterns } = own.linter.rules.style.noRestrictedImports.options;
  const later = [...rooms.slice(rooms.indexOf(room) + 1), LAST];
  expect(patterns.flatMap(({ group }) => group)).toContain(`{..,../..,../../..}/{${later.join(',')}}/**`);
});
