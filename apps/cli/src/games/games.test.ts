import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mf, temporaryFolder } from '../test-world.ts';

const OPENING = new URL('../../../../packages/towers/test/positions/opening.json', import.meta.url);
const opening = readFileSync(OPENING, 'utf8');

test('perft counts in Towers', async () => {
  const { exit, out } = await mf(['perft', '-', '--game', 'towers', '--depth', '2'], { stdin: opening });
  expect([exit, out.trim()]).toEqual([0, '1407']);
});

test('the game may be named first', async () => {
  const { out } = await mf(['--game', 'towers', 'perft', '-', '--depth', '1'], { stdin: opening });
  expect(out.trim()).toBe('37');
});

test.each([
  { language: 'en', told: /brings a knight to/, score: /points/ },
  { language: 'ru', told: /рыцарь встаёт на/, score: /очк/ },
  { language: 'uk', told: /лицар стає на/, score: /оч/ },
])('a simulated game of Towers can be replayed: $language', async ({ language, told, score }) => {
  const directory = temporaryFolder();
  const argv = [
    'simulate',
    '--game',
    'towers',
    '--games',
    '1',
    '--variant',
    'own',
    '--records',
    'games.jsonl',
  ];
  expect((await mf(argv, { directory })).exit).toBe(0);
  const record = readFileSync(join(directory, 'games.jsonl'), 'utf8');
  expect(JSON.parse(record)).toMatchObject({ game: 'towers', setup: { variant: 'own' } });
  const { exit, out } = await mf(['replay', '-', '--game', 'towers', '--language', language], {
    stdin: record,
  });
  expect(exit).toBe(0);
  expect(out).toMatch(told);
  expect(out).toMatch(score);
});

test.each([
  { argv: ['simulate', '--game', 'tower'], says: /there is no game “tower”.*towers/ },
  {
    argv: ['simulate', '--game', 'towers', '--layout', 'castle'],
    says: /“--layout” isn’t an option of towers/,
  },
  { argv: ['simulate', '--variant', 'own'], says: /“--variant” isn’t an option of mahjong-fortress/ },
  { argv: ['simulate', '--game', 'towers', '--players', '1'], says: /from 2 to 4/ },
  { argv: ['simulate', '--game', 'towers', '--variant', 'big'], says: /must be one of basic, own, master/ },
  { argv: ['arena', '--game', 'towers', '--solo'], says: /only Mahjong Fortress has a solo game/ },
])('$argv is refused', async ({ argv, says }) => {
  const { exit, err } = await mf(argv);
  expect(exit).toBe(2);
  expect(err).toMatch(says);
});

test('a record of the other game says so', async () => {
  const directory = temporaryFolder();
  await mf(['simulate', '--game', 'towers', '--games', '1', '--records', 'games.jsonl'], { directory });
  const stdin = readFileSync(join(directory, 'games.jsonl'), 'utf8');
  const { exit, err } = await mf(['replay', '-'], { stdin });
  expect(exit).toBe(1);
  expect(err).toMatch(/different game/);
});
