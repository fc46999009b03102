import { expect, test } from 'vitest';
import { fitRow } from './row-fit.ts';

const row = [
  { sign: 20, number: 15 },
  { sign: 20, number: 25 },
  { sign: 20, number: 10 },
];

test('what has room stands as it is, and shrinks where it has less', () => {
  expect(fitRow(row, 200)).toEqual({ scale: 1, hasSigns: true });
  expect(fitRow(row, 88)).toEqual({ scale: 0.8, hasSigns: true });
});

test('signs go before numbers', () => {
  expect(fitRow(row, 60)).toEqual({ scale: 1, hasSigns: false });
  expect(fitRow(row, 25)).toEqual({ scale: 0.5, hasSigns: false });
});
