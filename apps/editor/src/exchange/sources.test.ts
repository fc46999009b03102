import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES } from '../i18n/messages.ts';
import { addCollection, GAME_COLLECTION, listCollections, removeCollection } from './sources.ts';

const ADDRESS = 'https://example.org/forts/index.json';

function open(isFull = false): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('full');
      texts.set(key, text);
    },
  });
  return texts;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a collection is added and removed in the entry that the game reads', () => {
  const texts = open();
  expect(addCollection(` ${ADDRESS} `)).toEqual({ ok: true, value: [GAME_COLLECTION, ADDRESS] });
  expect(texts.get('mahjong-fortress/community-sources')).toBe(JSON.stringify([ADDRESS]));
  expect(listCollections()).toEqual([GAME_COLLECTION, ADDRESS]);
  expect(removeCollection(ADDRESS)).toEqual({ ok: true, value: [GAME_COLLECTION] });
  expect(removeCollection(GAME_COLLECTION)).toEqual({ ok: true, value: [GAME_COLLECTION] });
});

test.each([
  ['no address', 'forts', 'https://'],
  ['the same once more', ADDRESS, 'already in the list'],
])('%s is refused in words', (_, address, words) => {
  open();
  addCollection(ADDRESS);
  const added = addCollection(address);
  expect(added.ok ? '' : added.error(MESSAGES.en, 'en')).toContain(words);
});

test('a full storage is told', () => {
  open(true);
  const added = addCollection(ADDRESS);
  expect(added.ok ? '' : added.error(MESSAGES.en, 'en')).toContain('could not be saved');
  expect(listCollections()).toEqual([GAME_COLLECTION]);
});
