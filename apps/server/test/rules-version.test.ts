import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rulesFolders, rulesVersion } from '../rules-version.ts';
import { temporaryFolder } from './support/databases.ts';

test('a version changes with any source that a game comes from, and with nothing else', () => {
  const home = temporaryFolder('version');
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folders = ['below', 'rules'].map((name) => path.join(home, name));
  for (const folder of folders) mkdirSync(folder);
  const write = (file: string, text: string) => writeFileSync(path.join(home, file), text);
  write('below/random.ts', 'one');
  write('rules/play.ts', 'one');
  const first = rulesVersion(folders);
  write('rules/play.test.ts', 'a test');
  write('rules/README.md', 'words');
  expect(rulesVersion(folders)).toBe(first);
  write('below/random.ts', 'two');
  const second = rulesVersion(folders);
  write('rules/play.ts', 'two');
  expect(new Set([first, second, rulesVersion(folders)]).size).toBe(3);
});

test('chance and the match belong to the rules of every game', () => {
  for (const game of ['rules', 'towers']) {
    const packages = rulesFolders(game).map((folder) => path.basename(path.dirname(folder)));
    expect(packages).toEqual(['base', 'match', game]);
  }
});
