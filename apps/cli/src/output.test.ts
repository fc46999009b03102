import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { beginFile, writeText } from './output.ts';
import { pause, start, startNode, until } from './test-program.ts';
import { mf, temporaryFolder } from './test-world.ts';
import type { World } from './world.ts';

const WINDOWS = process.platform === 'win32';

function folderAsWorld() {
  const directory = temporaryFolder();
  return {
    directory,
    world: { directory } as World,
    files: () => readdirSync(directory).sort(),
    read: (name: string) => readFileSync(join(directory, name), 'utf8'),
  };
}

describe('a file is written', () => {
  test('whole, in the place of the old one, without a trace of how', () => {
    const { world, files, read } = folderAsWorld();
    expect(writeText(world, 'x', 'old').ok).toBe(true);
    expect(writeText(world, 'x', 'new').ok).toBe(true);
    expect(read('x')).toBe('new');
    expect(files()).toEqual(['x']);
  });

  test('only when it is kept', () => {
    const { world, files, read } = folderAsWorld();
    writeText(world, 'x', 'old');
    const draft = beginFile(world, 'x');
    if (!draft.ok) throw new Error(draft.error.problem.message);
    draft.value.append('new');
    expect(read('x')).toBe('old');
    draft.value.drop();
    expect(read('x')).toBe('old');
    expect(files()).toEqual(['x']);
  });

  test.skipIf(WINDOWS)('with the rights of the old one', () => {
    const { world, directory } = folderAsWorld();
    writeText(world, 'x', 'old');
    chmodSync(join(directory, 'x'), 0o640);
    writeText(world, 'x', 'new');
    expect(statSync(join(directory, 'x')).mode & 0o777).toBe(0o640);
  });

  test.skipIf(WINDOWS)('where a link leads, and the link stays', () => {
    const { world, directory, files, read } = folderAsWorld();
    mkdirSync(join(directory, 'deep'));
    writeText(world, 'deep/x', 'old');
    symlinkSync('deep/x', join(directory, 'link'));
    symlinkSync('deep/y', join(directory, 'dangling'));
    writeText(world, 'link', 'new');
    writeText(world, 'dangling', 'first');
    expect(lstatSync(join(directory, 'link')).isSymbolicLink()).toBe(true);
    expect(read('deep/x')).toBe('new');
    expect(read('deep/y')).toBe('first');
    expect(files()).toEqual(['dangling', 'deep', 'link']);
  });

  test('under a name as long as names may be', () => {
    const { world, files } = folderAsWorld();
    const name = 'я'.repeat(127);
    expect(writeText(world, name, 'x').ok).toBe(true);
    expect(files()).toEqual([name]);
  });

  test.runIf(existsSync('/dev/stdout'))('into what is open already, without replacing it', async () => {
    const { directory, read } = folderAsWorld();
    const printed = join(directory, 'printed');
    const run = start(['render', 'standard-2', '--svg', '/dev/stdout'], {
      first: `exec > '${printed}'`,
    });
    expect(await run.exit).toBe(0);
    const [picture, told] = read('printed').split('\n');
    expect(picture).toMatch(/^<svg.*<\/svg>$/);
    expect(told).toBe('/dev/stdout: written');
  });
});

/** Every option that names a file to be written, in a call that is quick. */
const WRITERS: readonly (readonly [string, readonly string[]])[] = [
  ['play --record', ['play', '--seats', 'random,random', '--record']],
  ['simulate --records', ['simulate', '--games', '1', '--records']],
  ['learn --out', ['learn', '--players', '4', '--rounds', '1', '--games', '1', '--out']],
  ['balance --svg', ['balance', 'standard-2', '--games', '1', '--svg']],
  ['render --svg', ['render', 'standard-2', '--svg']],
];

describe.each(WRITERS)('%s', (_, argv) => {
  test.each([
    ['a folder', 'folder', 'it’s a folder'],
    ['a file in no folder', 'nowhere/x', 'there is no such folder'],
    ['a file in a file', 'file/x', 'part of the path is a file, not a folder'],
  ])('given %s, says so and writes nothing', async (_name, path, reason) => {
    const { directory, files, read } = folderAsWorld();
    mkdirSync(join(directory, 'folder'));
    writeFileSync(join(directory, 'file'), 'as it was');
    const { exit, err } = await mf([...argv, path], { directory });
    expect(exit).toBe(1);
    expect(err).toBe(`mf ${argv[0]}: ${path}: The file can’t be written: ${reason}.\n`);
    expect(files()).toEqual(['file', 'folder']);
    expect(read('file')).toBe('as it was');
  });

  // An administrator may write everywhere.
  test.skipIf(WINDOWS || process.getuid?.() === 0)('a write-protected file stays', async () => {
    const { directory, files, read } = folderAsWorld();
    writeFileSync(join(directory, 'x'), 'as it was', { mode: 0o444 });
    const { exit, err } = await mf([...argv, 'x'], { directory });
    expect(exit).toBe(1);
    expect(err).toContain('x: The file can’t be written: you don’t have permission.');
    expect(read('x')).toBe('as it was');
    expect(files()).toEqual(['x']);
  });
});

// No shell on Windows can limit the size of files.
describe.skipIf(WINDOWS)('a disk that takes no more', () => {
  const FULL = 'ulimit -f 2';
  /** On a slow machine a bar of progress stands before it. */
  const SENTENCE =
    /^(\[#* *\] .*\n)?mf \w+: x: The file can’t be written: the file is too large for this disk\.\n$/;

  test('leaves the record of a game that goes on as it was', async () => {
    const { directory, files, read } = folderAsWorld();
    const argv = ['--seats', 'random,random', '--seed', 'x', '--record', 'x'];
    await mf(['play', ...argv], { directory });
    const record = JSON.parse(read('x')) as { actions: unknown[]; result?: unknown };
    const { result, ...unfinished } = record;
    const old = JSON.stringify({ ...unfinished, actions: record.actions.slice(0, 52) });
    writeFileSync(join(directory, 'x'), old);
    const run = start(['play', '--resume', 'x', '--record', 'x'], { directory, first: FULL });
    expect(await run.exit).toBe(1);
    expect(run.err()).toMatch(SENTENCE);
    expect(read('x')).toBe(old);
    expect(files()).toEqual(['x']);
  });

  test.each(WRITERS.filter(([name]) => name !== 'play --record'))(
    'leaves the old file of %s as it was',
    async (_, argv) => {
      const { directory, files, read } = folderAsWorld();
      writeFileSync(join(directory, 'x'), 'as it was');
      const run = start([...argv, 'x'], { directory, first: FULL });
      expect(await run.exit).toBe(1);
      expect(run.err()).toMatch(SENTENCE);
      expect(read('x')).toBe('as it was');
      expect(files()).toEqual(['x']);
    },
  );

  test('leaves whole records of the games simulated until then', async () => {
    const { directory, files, read } = folderAsWorld();
    const argv = ['simulate', '--games', '100', '--records', 'x'];
    const run = start(argv, { directory, first: 'ulimit -f 20' });
    expect(await run.exit).toBe(1);
    const lines = read('x').split('\n');
    expect(lines.pop()).toBe('');
    expect(run.err()).toContain(`It contains what was played so far: ${lines.length} game`);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('result');
    expect(files()).toEqual(['x']);
  });

  test('behind standard output is told, also when a part has fitted', async () => {
    const { directory } = folderAsWorld();
    const run = start(['layouts'], { first: `exec > '${join(directory, 'x')}' && ulimit -f 1` });
    expect(await run.exit).toBe(1);
    expect(run.err()).toBe('mf: can’t write to standard output: the file is too large for this disk.\n');
  });
});

test('killed at any moment, the file is the old one or the new one', async () => {
  const { directory, read } = folderAsWorld();
  const texts = ['a', 'b'].map((letter) => letter.repeat(300_000));
  const door = pathToFileURL(join(import.meta.dirname, 'output.ts')).href;
  const program = `
    import { writeText } from ${JSON.stringify(door)};
    const world = { directory: ${JSON.stringify(directory)} };
    for (let turn = 0; ; turn++) {
      writeText(world, 'x', ['a', 'b'][turn % 2].repeat(300_000));
      if (turn === 0) console.log('begun');
    }`;
  for (let kills = 0; kills < 8; kills++) {
    const run = startNode(['--import', 'tsx', '--input-type=module', '-e', program]);
    await until(() => run.out() !== '');
    await pause(11 * kills);
    run.kill('SIGKILL');
    await run.exit;
    expect(texts).toContain(read('x'));
  }
});
