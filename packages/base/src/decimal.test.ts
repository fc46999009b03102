import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';

test('decimals are written as the language writes them', () => {
  expect([decimal(2, 'en'), decimal(2.25, 'ru')]).toEqual(['2.0', '2,3']);
});
