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

test.each([
  { players: '2', variant: 'basic' },
  { players: '3', variant: 'master' },
])('levels of Towers meet in the arena: $variant, $players players', async ({ players, variant }) => {
  const argv = ['arena', '--game', 'towers', '--players', players, '--variant', variant, '--games', '1'];
  const { exit, out } = await mf([...argv, '--a', 'apprentice', '--b', 'novice', '--json']);
  expect(exit).toBe(0);
  const outcome = JSON.parse(out) as {
    games: number;
    share: number;
    interval: { low: number; high: number };
  };
  expect(outcome.games).toBe(1);
  expect(outcome.interval.low).toBeLessThanOrEqual(outcome.share);
  expect(outcome.interval.high).toBeGreaterThanOrEqual(outcome.share);
});

test('a soak of Towers tells what it has met, and finds nothing wrong', async () => {
  const { exit, out } = await mf(['soak', '--game', 'towers', '--games', '3', '--seed', '1']);
  expect(exit).toBe(0);
  expect(out).toMatch(/^3 games, \d+ actions, no failures$/m);
});

test('a record of the other game says so', async () => {
  const directory = temporaryFolder();
  await mf(['simulate', '--game', 'towers', '--games', '1', '--records', 'games.jsonl'], { directory });
  const stdin = readFileSync(join(directory, 'games.jsonl'), 'utf8');
  const { exit, err } = await mf(['replay', '-'], { stdin });
  expect(exit).toBe(1);
  expect(err).toMatch(/different game/);
});

const TWO_PRINCES = ['play', '--game', 'towers', '--seats', 'human,human', '--seed', 'x', '--first', '1'];
const BEGUN = ['knight 0,3', 'knight 2,2', 'king 4,0'];

const typedInTowers = async (lines: readonly string[], ...options: string[]) =>
  (await mf([...TWO_PRINCES, ...options], { stdin: [...BEGUN, ...lines].join('\n') })).out;

test('a whole game of Towers from standard input to the final score, and on from its record', async () => {
  const directory = temporaryFolder();
  const argv = ['play', '--game', 'towers', '--players', '2', '--seed', 'x', '--record', 'game.json'];
  const begun = await mf(argv, { stdin: '1\n1\n1\nquit\n', directory });
  expect(begun.out).toContain('mf play --game towers --resume game.json --record game.json');
  const resumed = ['play', '--game', 'towers', '--resume', 'game.json', '--record', 'game.json'];
  // `end` where it can be said, else the first of the menu.
  const { exit, out } = await mf(resumed, { stdin: 'end\n1\n'.repeat(400), directory });
  expect(exit).toBe(0);
  expect(out).toContain('The game is over');
  const { out: replayed } = await mf(['replay', 'game.json', '--game', 'towers', '--json'], { directory });
  expect(JSON.parse(replayed)).toMatchObject({ over: true });
});

test('Towers says why something cannot be done', async () => {
  const out = await typedInTowers(['block 0,0', 'move 0,3 5,5', 'block 2,2', 'dance', 'card jump 0,3 2,3']);
  expect(out).toContain('! A block on the ground must be next to a castle.');
  expect(out).toContain('! No step and no castle leads there.');
  expect(out).toContain('! Somebody stands there.');
  expect(out).toContain('! “dance” isn’t an action here.');
  expect(out).toContain('! You don’t have this card.');
  const high = await typedInTowers(['block 0,4', 'block 0,4', 'block 0,4']);
  expect(high).toContain('! The castle has area 2, so height 2 at most.');
});

test('in Towers a turn is taken back up to a drawn card, and not beyond its beginning', async () => {
  const undone = await typedInTowers(['block 0,4', 'undo', 'undo']);
  expect(undone.match(/4 action points left/g)).toHaveLength(1);
  expect(undone.match(/5 action points left/g)?.length).toBeGreaterThan(1);
  expect(await typedInTowers(['buy', 'undo'])).toContain('! Nothing to undo: a card has been drawn');
  expect(await typedInTowers(['end', 'undo'])).toContain('! Nothing to undo');
  // Knights and king were placed before it.
  expect(await typedInTowers(['undo'])).toContain('! Nothing to undo');
});

test.each([
  { language: 'en', says: [/^Try /m, /Extra block/, /action points left/] },
  { language: 'ru', says: [/^Попробуйте /m, /Дополнительная башня/, /рыцарь/] },
  { language: 'uk', says: [/^Спробуйте /m, /Додаткова вежа/, /лицар/] },
])('Towers in $language: hint, help and cards', async ({ language, says }) => {
  const argv = [...TWO_PRINCES, '--variant', 'master', '--language', language];
  const castles = '1\n'.repeat(11);
  const { out } = await mf(argv, { stdin: `${castles}hint\ncards\nhelp\n` });
  for (const text of says) expect(out).toMatch(text);
});
