import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DRAGON_IDS, SPIRIT_IDS } from '../src/index.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the core names cards all the same, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cards.ts': 'the closed lists of all cards, and those for a first game',
  'flow/machine.ts': 'the names of the states are types that screens hang on',
  'action.ts': '“change” is also something a player does',
  'action-notation.ts': '“change” is also something a player does',
  'play.ts': '“change” is also something a player does',
};
const ALSO_AN_ACTION = ['action.ts', 'action-notation.ts', 'play.ts'];
const REGISTRIES = ['spirits/index.ts', 'dragons/index.ts'];

/** Comments may tell stories about cards. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** Codes of refusals such as `only-faith-now` are words of their own. */
function idsNamedIn(file: string): string[] {
  const code = withoutComments(readFileSync(`${SOURCE}${file}`, 'utf8'));
  return [...SPIRIT_IDS, ...DRAGON_IDS].filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(code));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const isCard = (file: string) => /^(spirits|dragons)\//.test(file);

describe('a card stays whole in its own file', () => {
  test.each(files.filter((file) => !isCard(file) && !(file in ALLOWED)))('%s names none', (file) => {
    expect(idsNamedIn(file)).toEqual([]);
  });

  test.each(files.filter((file) => isCard(file) && !REGISTRIES.includes(file)))(
    '%s names no other',
    (file) => {
      expect(idsNamedIn(file).filter((id) => id !== basename(file, '.ts'))).toEqual([]);
    },
  );

  test.each(ALSO_AN_ACTION)('%s names the action and no card', (file) => {
    expect(idsNamedIn(file)).toEqual(['change']);
  });

  test.each(Object.entries(ALLOWED))('%s needs its leave: %s', (file) => {
    expect(idsNamedIn(file)).not.toEqual([]);
  });
});
