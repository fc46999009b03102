import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { mf, temporaryFolder } from './test-world.ts';

const READERS = ['legal -', 'show -', 'score -', 'perft -', 'apply - end', 'replay -'];

const DEEP = 1_000_000;
const HOSTILE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['NaN', '{"format": NaN}'],
  ['a list', '[]'],
  ['__proto__', '{"__proto__": {"format": "mahjong-fortress-position"}, "constructor": 1}'],
  ['10^6 brackets', '['.repeat(DEEP)],
  ['10^6 brackets, closed', '['.repeat(DEEP / 2 - 1) + ']'.repeat(DEEP / 2 - 1)],
  ['10^5 objects', '{"a":'.repeat(100_000)],
  ['more than 1 MB', `"${'x'.repeat(1_000_001)}"`],
];

function expectRejected({ exit, out, err }: Awaited<ReturnType<typeof mf>>): void {
  expect(exit).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^mf \w+: standard input(, at [^:]+)?: .+\.\n$/);
  expect(err).not.toMatch(/\n\s+at /);
}

describe.each(READERS)('%s', (words) => {
  const argv = words.split(' ');

  test.each(HOSTILE)('given %s, answers with a sentence', async (_, stdin) => {
    expectRejected(await mf(argv, { stdin }));
  });

  test('given bytes that are no text, answers with a sentence', async () => {
    expectRejected(await mf(argv, { stdin: Readable.from([Buffer.from([0xff, 0xfe, 0x00])]) }));
  });

  test('stops reading an endless input', async () => {
    let chunks = 0;
    const endless = new Readable({
      read() {
        chunks++;
        this.push(Buffer.alloc(65_536, 32));
      },
    });
    expectRejected(await mf(argv, { stdin: endless }));
    expect(chunks).toBeLessThan(50);
  });
});

/** Changes one thing in a sound file. */
type Change = (file: Record<string, unknown>) => void;

const CHANGES: readonly (readonly [string, Change, string])[] = [
  ['a newer version', (file) => Object.assign(file, { version: 99 }), 'version'],
  ['an older version', (file) => Object.assign(file, { version: 0 }), 'version'],
  ['another format', (file) => Object.assign(file, { format: 'chess' }), 'format'],
  ['a huge number', (file) => Object.assign(file, { version: 1e308 }), 'version'],
  ['an unknown field', (file) => Object.assign(file, { cheat: true }), 'cheat'],
  ['players as a text', (file) => Object.assign(file, { players: 'two' }), 'players'],
];

describe.each(['legal', 'replay'])('%s, given a sound file', (name) => {
  let sound = '';
  beforeAll(async () => {
    const directory = temporaryFolder();
    await mf(['play', '--seed', 'x', '--seats', 'random,random', '--record', 'x.json'], { directory });
    const position = await mf(['replay', 'x.json', '--position', '--json'], { directory });
    sound = name === 'legal' ? position.out : readFileSync(`${directory}/x.json`, 'utf8');
  });

  test('reads it', async () => {
    expect((await mf([name, '-'], { stdin: sound })).exit).toBe(0);
  });

  test.each(CHANGES)('with %s, names the place', async (_, change, path) => {
    const file = JSON.parse(sound) as Record<string, unknown>;
    change(file);
    const run = await mf([name, '-'], { stdin: JSON.stringify(file) });
    expectRejected(run);
    expect(run.err).toContain(`at ${path}`);
  });

  test('cut off anywhere, says so', async () => {
    for (let length = 1; length < sound.trimEnd().length; length += 97) {
      expectRejected(await mf([name, '-'], { stdin: sound.slice(0, length) }));
    }
  });
});

test('a record with a wrong result is rejected', async () => {
  const directory = temporaryFolder();
  await mf(['simulate', '--games', '1', '--records', 'x.jsonl'], { directory });
  const record = JSON.parse(readFileSync(`${directory}/x.jsonl`, 'utf8')) as Record<string, unknown>;
  const run = await mf(['replay', '-'], { stdin: JSON.stringify({ ...record, result: [999, 0] }) });
  expectRejected(run);
  expect(run.err).toContain('at result: The actions end in');
});

/** Every way to name a file that is read. */
const READING: readonly (readonly string[])[] = [
  ...READERS.map((words) => words.split(' ')),
  ['play', '--resume', '-'],
  ['deal', '--layout', '-'],
  ['simulate', '--layout', '-'],
  ['arena', '--layout', '-'],
  ['balance', '-'],
  ['balance-book', 'book', '-'],
  ['render', '-'],
  ['share', '-'],
  ['export', '-'],
  ['import', '-'],
];

describe.each(READING)('%s %s %s', (...words) => {
  const directory = temporaryFolder();
  beforeAll(() => {
    mkdirSync(join(directory, 'folder.d'));
    writeFileSync(join(directory, 'file.json'), '');
    writeFileSync(join(directory, 'secret.json'), '', { mode: 0 });
  });
  const given = (path: string) => words.flatMap((word) => (word === '-' ? [path] : word ? [word] : []));

  test.each([
    ['no file', 'nowhere.json', 'No such file.'],
    ['a file in a file', 'file.json/x.json', 'No such file.'],
    ['a folder', './folder.d', 'This is a folder, not a file.'],
  ])('given %s, says so', async (_, path, sentence) => {
    const { exit, out, err } = await mf(given(path), { directory });
    expect(exit).toBe(1);
    expect(out).toBe('');
    expect(err).toBe(`mf ${words[0]}: ${path}: ${sentence}\n`);
  });

  // An administrator may read everything, and Windows knows no such rights.
  test.skipIf((process.getuid?.() ?? 0) === 0)('given a file that may not be read, says so', async () => {
    const { exit, err } = await mf(given('secret.json'), { directory });
    expect(exit).toBe(1);
    expect(err).toBe(`mf ${words[0]}: secret.json: You don’t have permission to read this file.\n`);
  });
});
