import { describe, expect, test } from 'vitest';
import { type Address, isPlayLink, isSameStay, makeAddress, parseAddress, sheetIn } from './address.ts';

/** Addresses stay in bookmarks, histories and messages: what stands here opens for ever. */
const EVER: readonly (readonly [hash: string, address: Address])[] = [
  ['', { place: { type: 'title' } }],
  ['#/settings', { place: { type: 'title' }, dialog: 'settings' }],
  ['#/help', { place: { type: 'title' }, dialog: 'help' }],
  ['#/saves', { place: { type: 'title' }, dialog: 'saves' }],
  ['#/statistics', { place: { type: 'title' }, dialog: 'statistics' }],
  ['#/watch', { place: { type: 'title' }, dialog: 'watch' }],
  ['#/daily', { place: { type: 'title' }, dialog: 'daily' }],
  ['#/puzzles', { place: { type: 'title' }, dialog: 'puzzles' }],
  ['#/me', { place: { type: 'title' }, dialog: 'me' }],
  ['#/online/me', { place: { type: 'lobby' }, dialog: 'me' }],
  ['#/play', { place: { type: 'title' }, dialog: 'play' }],
  ['#/new', { place: { type: 'newGame', sheet: 'new' } }],
  ['#/solo', { place: { type: 'newGame', sheet: 'solo' } }],
  ['#/friends', { place: { type: 'newGame', sheet: 'friends' } }],
  ['#/learn', { place: { type: 'lessons' } }],
  ['#/towers/new', { place: { type: 'towers', page: 'new' } }],
  ['#/towers/rules', { place: { type: 'towers', page: 'rules' } }],
  ['#/towers/learn', { place: { type: 'towers', page: 'learn' } }],
  ['#/online', { place: { type: 'lobby' } }],
  ['#/game/mhq2k1xa-7hf3k2nq', { place: { type: 'game', id: 'mhq2k1xa-7hf3k2nq' } }],
  ['#/game/mhq2k1xa-7hf3k2nq/help', { place: { type: 'game', id: 'mhq2k1xa-7hf3k2nq' }, dialog: 'help' }],
  ['#/t/4kZ2mQ7wXb', { place: { type: 'farTable', id: '4kZ2mQ7wXb' } }],
  ['#/towers/t/4kZ2mQ7wXb', { place: { type: 'farTable', id: '4kZ2mQ7wXb', game: 'towers' } }],
  ['#/towers/t/a/me', { place: { type: 'farTable', id: 'a', game: 'towers' }, dialog: 'me' }],
  ['#/replay/mhq2k1xa-7hf3k2nq/12', { place: { type: 'replay', id: 'mhq2k1xa-7hf3k2nq', step: 12 } }],
  ['#/game/two%20words%2Fhere', { place: { type: 'game', id: 'two words/here' } }],
  ['#replay=q1YqS8wpTVWyUgIA', { place: { type: 'sharedReplay', code: 'q1YqS8wpTVWyUgIA', step: 0 } }],
  ['#replay=q1YqS8wpTVWyUgIA&step=7', { place: { type: 'sharedReplay', code: 'q1YqS8wpTVWyUgIA', step: 7 } }],
  ['#puzzle=q1YqS8wpTVWyUgIA', { place: { type: 'puzzle', code: 'q1YqS8wpTVWyUgIA' } }],
  ['#fortress=1AAbUBhYmNkZWY&try', { place: { type: 'trial', link: '#fortress=1AAbUBhYmNkZWY&try' } }],
  ['#fortress=1AAbUBhYmNkZWY', { place: { type: 'sharedFortress', link: '#fortress=1AAbUBhYmNkZWY' } }],
];

describe('every address', () => {
  test.each(EVER)('%s is read', (hash, address) => {
    expect(parseAddress(hash)).toEqual(address);
  });

  test.each(EVER)('%s is written so', (hash, address) => {
    expect(makeAddress(address)).toBe(hash);
  });
});

test('a shared fortress is played with friends where the link says so', () => {
  expect(sheetIn('#fortress=1AAbUBhYmNkZWY&gallery=abcdefghijkl&sheet=friends')).toBe('friends');
  expect(sheetIn('#fortress=1AAbUBhYmNkZWY&gallery=abcdefghijkl')).toBe('new');
});

test('it is played at once where the link says so', () => {
  const link = '#fortress=1AAbUBhYmNkZWY&gallery=abcdefghijkl';
  expect(isPlayLink(`${link}&play`)).toBe(true);
  expect(isPlayLink(link)).toBe(false);
  expect(parseAddress(`${link}&play`)).toEqual({ place: { type: 'sharedFortress', link: `${link}&play` } });
});

test.each([
  ['#/', { place: { type: 'title' } }],
  ['#/replay/a', { place: { type: 'replay', id: 'a', step: 0 } }],
  ['#/replay/a/x', { place: { type: 'replay', id: 'a', step: 0 } }],
  ['#/game/%E0%A4%A', { place: { type: 'game', id: '%E0%A4%A' } }],
] as const)('%s is read as it is meant', (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});

test.each([
  '#nonsense',
  '#/gallery',
  '#/towers',
  '#/towers/gallery',
  '#/t',
  '#/game',
  '#/game/a/nothing',
  '#/new/help/help',
])('%s is of no version yet', (hash) => {
  expect(parseAddress(hash)).toBeUndefined();
});

test('a sheet that something that happened has opened is no place to come back to', () => {
  expect(makeAddress({ place: { type: 'title' }, dialog: 'notLoaded' })).toBe('');
  expect(makeAddress({ place: { type: 'sharedReplay', code: 'a', step: 0 }, dialog: 'help' })).toBe(
    '#replay=a',
  );
});

test('another step of a replay is the same stay, another game is not', () => {
  const at = (id: string, step: number) => ({ type: 'replay', id, step }) as const;
  expect(isSameStay(at('a', 1), at('a', 9))).toBe(true);
  expect(isSameStay(at('a', 1), at('b', 1))).toBe(false);
});
