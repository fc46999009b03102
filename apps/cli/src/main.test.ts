import { existsSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pause, type Started, start, until } from './test-program.ts';
import { temporaryFolder } from './test-world.ts';

const LINE = /^[^\n]+\n$/;

describe('the real program', () => {
  test('reads standard input, prints, and exits with a code', async () => {
    const dealt = start(['deal', '--seed', 'autumn']);
    expect(await dealt.exit).toBe(0);
    const legal = start(['legal', '-'], { stdin: dealt.out() });
    expect(await legal.exit).toBe(0);
    expect(legal.out()).toMatch(/^take /);
    const rejected = start(['legal', '-'], { stdin: '{' });
    expect(await rejected.exit).toBe(1);
    expect(rejected.err()).toMatch(/^mf legal: standard input: .*\n$/);
    const unknown = start(['dael']);
    expect(await unknown.exit).toBe(2);
  });

  test.each(['mf', 'arena'])('npm run %s finds files where the person is', async (script) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'here.json'), '{');
    const env = { npm_lifecycle_event: script, INIT_CWD: folder };
    const run = start(['validate', 'here.json'], { env });
    await run.exit;
    expect(run.out()).toContain('here.json: error truncated');
  });

  test('a reader who leaves early is no failure', async () => {
    const run = start(['layouts']);
    run.hangUp();
    expect(await run.exit).toBe(0);
    expect(run.err()).toBe('');
  });

  test.runIf(existsSync('/dev/full'))(
    'a full disk behind standard output is told in a sentence',
    async () => {
      const run = start(['layouts'], { stdout: openSync('/dev/full', 'w') });
      expect(await run.exit).toBe(1);
      expect(run.err()).toBe('mf: can’t write to standard output: the disk is full.\n');
    },
  );
});

/** The first thing a command does is to see to its files; a moment later it hears Ctrl-C. */
const beginning = () => pause(1000);

/** A second press that comes at once would be taken for the first one, passed on by npm. */
async function pressAgain(run: Started): Promise<void> {
  await until(() => run.err().includes('Press Ctrl-C again'));
  await pause(400);
  run.kill('SIGINT');
}

describe('Ctrl-C', () => {
  test('during simulate keeps the records and sums up', async () => {
    const folder = temporaryFolder();
    const records = join(folder, 'games.jsonl');
    const run = start(['simulate', '--games', '10000000', '--records', records, '--json']);
    const linesIn = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
    await until(() => readdirSync(folder).some((file) => linesIn(file) >= 5));
    expect(existsSync(records)).toBe(false);
    run.kill('SIGINT');
    expect(await run.exit).toBe(130);
    const summary = JSON.parse(run.out()) as { games: number; interrupted: boolean };
    expect(summary.interrupted).toBe(true);
    expect(readdirSync(folder)).toEqual(['games.jsonl']);
    expect(linesIn('games.jsonl')).toBe(summary.games);
  });

  test('says what is being finished; pressed again during the first game it leaves the old file', async () => {
    const folder = temporaryFolder();
    const records = join(folder, 'games.jsonl');
    writeFileSync(records, 'old\n');
    const run = start(['simulate', '--seats', 'dragon,dragon', '--records', records]);
    await until(() => readdirSync(folder).length > 1);
    await beginning();
    run.kill('SIGINT');
    await until(() => run.err() !== '');
    expect(run.err()).toMatch(LINE);
    expect(run.err()).toContain('Finishing game 1 of 100.');
    await pressAgain(run);
    expect(await run.exit).toBe(130);
    expect(run.err()).toContain('Interrupted before the first game ended.');
    expect(readdirSync(folder)).toEqual(['games.jsonl']);
    expect(readFileSync(records, 'utf8')).toBe('old\n');
  });

  test('stops threads in the middle of a game', async () => {
    const folder = join(temporaryFolder(), 'book');
    const run = start(['balance-book', folder, '--level', 'dragon']);
    await until(() => existsSync(folder));
    await beginning();
    run.kill('SIGINT');
    await pressAgain(run);
    expect(await run.exit).toBe(130);
    expect(run.err()).toContain('Finishing the games in progress; 0 of 200 games done so far.');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('pressed twice in the arena keeps the games that are done', async () => {
    const run = start(['arena', '--a', 'dragon:50ms', '--b', 'novice', '--games', '1000', '--json']);
    await until(() => run.err().includes('of 1000 games'));
    run.kill('SIGINT');
    await pressAgain(run);
    expect(await run.exit).toBe(130);
    const { games, wanted } = JSON.parse(run.out()) as { games: number; wanted: number };
    expect(wanted).toBe(1000);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(1000);
  });
});
