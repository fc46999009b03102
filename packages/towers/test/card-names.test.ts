import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, MASTER_IDS } from '../src/index.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const isCard = (file: string) => /^(cards|masters)\//.test(file) && basename(file) !== 'index.ts';

/** Ids written as texts; some are also words of the rules, such as `levels` of a board. */
const idsIn = (file: string) => {
  const code = readFileSync(`${SOURCE}${file}`, 'utf8');
  return [...CARD_IDS, ...MASTER_IDS].filter((id) => new RegExp(`'${id}'`).test(code));
};

describe('a card stays whole in its own file', () => {
  test.each(files.filter((file) => file !== 'card-ids.ts'))('%s names none', (file) => {
    // The stage of founding castles has the name of a master card.
    expect(idsIn(file).filter((id) => id !== 'castles')).toEqual([]);
  });

  test('every card has a file', () => {
    const names = new Set(files.filter(isCard).map((file) => basename(file, '.ts')));
    expect([...CARD_IDS, ...MASTER_IDS].filter((id) => !names.has(id))).toEqual([]);
  });
});
