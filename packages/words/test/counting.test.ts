/** Numbers with their nouns. */
import { expect, test } from 'vitest';
import { en } from '../src/game/en.ts';
import { ru } from '../src/game/ru.ts';
import { uk } from '../src/game/uk.ts';

test('English tells one player from several', () => {
  expect(en.newGame.forPlayers('1')).toBe('For 1 player');
  expect(en.newGame.forPlayers('1, 2')).toBe('For 1, 2 players');
});

test('Russian', () => {
  expect(ru.tasks.build(1)).toContain('1 храм.');
  expect(ru.tasks.build(2)).toContain('2 храма.');
  expect(ru.newGame.tiles(61, 3)).toBe('61 кость на первом ярусе, 3 яруса');
  expect(ru.newGame.tiles(72, 5)).toBe('72 кости на первом ярусе, 5 ярусов');
  expect(ru.newGame.tiles(11, 1)).toBe('11 костей на первом ярусе, 1 ярус');
});

test('Ukrainian', () => {
  expect(uk.tasks.build(1)).toContain('1 храм.');
  expect(uk.tasks.build(2)).toContain('2 храми.');
  expect(uk.newGame.tiles(61, 3)).toBe('61 кістка на першому ярусі, 3 яруси');
  expect(uk.newGame.tiles(72, 5)).toBe('72 кістки на першому ярусі, 5 ярусів');
  expect(uk.newGame.tiles(11, 1)).toBe('11 кісток на першому ярусі, 1 ярус');
});
