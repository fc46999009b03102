import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesInGlossary, sharedNames } from './names.js';

const root = new URL('..', import.meta.url).pathname;
const glossary = readFileSync(new URL('../docs/GLOSSARY.md', import.meta.url), 'utf8');

test('the glossary lists the names that are exported twice, all of them and no other', () => {
  const listed = [...namesInGlossary(glossary)].sort();
  expect(listed).toEqual([...sharedNames(root)].sort());
});

test('every file that the glossary names is there', () => {
  const files = [...glossary.matchAll(/`((?:apps|packages|docs)\/[^`]+|biome\.json)`/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});
