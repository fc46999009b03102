import { memoryVault } from '@mahjong-fortress/base/vault';
import { expect, test } from 'vitest';
import { changeTies, keysPublishedAs, readTies, tieToOriginal } from './ties.ts';

const [ORIGINAL, OWN] = ['abcdefghijkl', 'mnopqrstuvwx'];

test('what a fortress was made from stays when it is published and taken back', async () => {
  const vault = memoryVault();
  expect(readTies(vault, 'a')).toEqual({});
  await changeTies(vault, 'a', { basedOn: ORIGINAL });
  await changeTies(vault, 'a', { published: OWN });
  expect(readTies(vault, 'a')).toEqual({ basedOn: ORIGINAL, published: OWN });
  expect(keysPublishedAs(vault, OWN)).toEqual(['a']);
  expect(keysPublishedAs(vault, ORIGINAL)).toEqual([]);
  await changeTies(vault, 'a', { published: undefined });
  expect(readTies(vault, 'a')).toEqual({ basedOn: ORIGINAL });
  expect(readTies(vault, 'b')).toEqual({});
});

test('what is made of a fortress names it, but its own place there does not', async () => {
  const vault = memoryVault();
  await changeTies(vault, 'own', { published: OWN });
  for (const key of ['own', 'made']) await tieToOriginal(vault, key, OWN);
  expect(readTies(vault, 'own')).toEqual({ published: OWN });
  expect(readTies(vault, 'made')).toEqual({ basedOn: OWN });
  for (const id of [undefined, 'castle']) await tieToOriginal(vault, 'other', id);
  expect(readTies(vault, 'other')).toEqual({});
});

test.each(['', '{', '[]', '{"basedOn":"<script>"}', `{"basedOn":"${ORIGINAL}","published":7}`])(
  'what can’t be read ties nothing: %s',
  async (text) => {
    const vault = memoryVault();
    await vault.update('editor/gallery/a', () => text);
    expect(readTies(vault, 'a')).toEqual({});
  },
);
