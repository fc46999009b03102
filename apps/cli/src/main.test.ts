import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './test-world.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

interface Started {
  readonly exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  out(): string;
  err(): string;
}

function start(argv: readonly string[], stdin: string, env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...argv], {
    env: { ...process.env, ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(stdin);
  return {
    exit: new Promise((resolve) => child.on('close', resolve)),
    kill: (signal) => child.kill(signal),
    out: () => out,
    err: () => err,
  };
}

describe('the real program', () => {
  test('reads standard input, prints, and exits with a code', async () => {
    const dealt = start(['deal', '--seed', 'autumn'], '');
    expect(await dealt.exit).toBe(0);
    const legal = start(['legal', '-'], dealt.out());
    expect(await legal.exit).toBe(0);
    expect(legal.out()).toMatch(/^take /);
    const rejected = start(['legal', '-'], '{');
    expect(await rejected.exit).toBe(1);
    expect(rejected.err()).toMatch(/^mf legal: standard input: .*\n$/);
    const unknown = start(['dael'], '');
    expect(await unknown.exit).toBe(2);
  }, 60_000);

  test.each(['mf', 'arena'])(
    'npm run %s finds files where the person is',
    async (script) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'here.json'), '{');
      const run = start(['validate', 'here.json'], '', { npm_lifecycle_event: script, INIT_CWD: folder });
      await run.exit;
      expect(run.out()).toContain('here.json: error truncated');
    },
    60_000,
  );

  test('Ctrl-C during simulate keeps the records and sums up', async () => {
    const records = join(temporaryFolder(), 'games.jsonl');
    const run = start(['simulate', '--games', '10000000', '--records', records, '--json'], '');
    const linesIn = () => {
      try {
        return readFileSync(records, 'utf8').split('\n').length - 1;
      } catch {
        return 0;
      }
    };
    while (linesIn() < 5) await new Promise((resume) => setTimeout(resume, 50));
    run.kill('SIGINT');
    expect(await run.exit).toBe(130);
    const summary = JSON.parse(run.out()) as { games: number; interrupted: boolean };
    expect(summary.interrupted).toBe(true);
    expect(linesIn()).toBe(summary.games);
  }, 60_000);
});
