import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { currentBundle, ENTRIES, signBundle } from '../bundle.js';
import { temporaryFolder } from './support/databases.ts';

test('a bundle is used for the sources that it was made of, and no others', () => {
  const home = temporaryFolder('bundle');
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const source = path.join(home, 'source.ts');
  const folder = path.join(home, 'dist');
  expect(currentBundle(home)).toBeUndefined();
  mkdirSync(folder);
  writeFileSync(source, 'one');
  signBundle(home, ['source.ts']);
  expect(currentBundle(home)).toBe(folder);
  writeFileSync(source, 'two');
  expect(currentBundle(home)).toBeUndefined();
  rmSync(source);
  expect(currentBundle(home)).toBeUndefined();
});

test('every thread that is started is in the bundle', () => {
  const sources = fileURLToPath(new URL('../src', import.meta.url));
  const threads = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(sources, file), 'utf8').matchAll(/new Worker\(new URL\('\.\/([\w-]+)\.js'/g),
    ])
    .map(([, name]) => name);
  expect(threads.length).toBeGreaterThan(2);
  expect(Object.keys(ENTRIES)).toEqual(expect.arrayContaining(threads));
});
