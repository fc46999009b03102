import { expect, test } from 'vitest';
import { inTwoLines } from './in-two-lines.ts';

test.each([
  ['Dragon of Ingenuity', 'Dragon of\nIngenuity'],
  ['Дракон Изобретательности', 'Дракон\nИзобретательности'],
  ['Дракон', 'Дракон'],
])('%s', (name, lines) => {
  expect(inTwoLines(name)).toBe(lines);
});
