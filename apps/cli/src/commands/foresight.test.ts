import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mf, temporaryFolder } from '../test-world.ts';

test('tells for two, three and four what was foreseen and what came, and draws it', async () => {
  const file = join(temporaryFolder(), 'foresight.svg');
  const { exit, out } = await mf(['foresight', '--a', 'novice', '--games', '1', '--out', file]);
  expect(exit).toBe(0);
  for (const players of [2, 3, 4]) expect(out).toContain(`${players} players; `);
  expect(await readFile(file, 'utf8')).toMatch(/^<svg .*4 players.*<\/svg>\n$/s);
});

test.each([
  { name: 'a level that does not exist', argv: ['--a', 'dragn'], says: 'dragon' },
  { name: 'no games', argv: ['--games', '0'], says: '--games' },
])('$name is bad usage', async ({ argv, says }) => {
  const { exit, err } = await mf(['foresight', ...argv]);
  expect(exit).toBe(2);
  expect(err).toContain(says);
});
