import { expect, test } from 'vitest';
import { troubleWith } from './browser.ts';
import { sitesOf } from './connections.ts';
import { allowOwnScripts, type PolicyMaker } from './own-scripts.ts';

const PAGE = 'https://example.org/some/where/';

/** What the policy answers about the address of a script. */
function asked(address: string): string | undefined {
  let rules: Parameters<PolicyMaker['createPolicy']>[1] | undefined;
  allowOwnScripts({ createPolicy: (_name, given) => (rules = given) }, PAGE);
  return rules?.createScriptURL(address);
}

test.each(['service-worker.js', '/elsewhere/worker.js', 'https://example.org/worker.js'])(
  '%s is a script of this site',
  (address) => {
    expect(asked(address)).toBe(address);
  },
);

test.each([
  '//example.com/worker.js',
  'https://example.com/worker.js',
  'http://example.org/worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://example.com/0',
])('%s is none', (address) => {
  expect(asked(address)).toBeUndefined();
});

const crypto = { getRandomValues: <Numbers>(numbers: Numbers) => numbers };

test('a browser with random numbers is fine', () => {
  expect(troubleWith({ crypto: crypto as Crypto, navigator: { languages: ['en'] } })).toBeUndefined();
});

test.each([
  [['en-GB', 'ru'], 'en', /^This browser/],
  [['be', 'ru-RU', 'en'], 'ru', /^В этом браузере/],
  [['uk', 'ru-RU', 'en'], 'uk', /^У цьому браузері/],
  [['de'], 'en', /^This browser/],
])('without them %j is answered in %s', (languages, language, sentence) => {
  for (const browser of [{}, { crypto: {} }]) {
    const trouble = troubleWith({ ...browser, navigator: { languages } });
    expect(trouble?.language).toBe(language);
    expect(trouble?.sentence).toMatch(sentence);
  }
});

test('a page connects to the sites of what was added, each named once', () => {
  const added = [
    'community/index.json',
    'https://hills.test/a.json',
    'https://hills.test/b.json',
    'http://',
    '/x',
  ];
  expect(sitesOf(added, PAGE)).toEqual(['https://hills.test']);
});
