import { describe, expect, test } from 'vitest';
import { calledFirst, holdsAll, needlesIn, piecesOf } from './search.tsx';

const marked = (text: string, wanted: string) =>
  piecesOf(text, needlesIn(wanted))
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Lock a set. Sets score.', 'SET', 'Lock a [set]. [Set]s score.'],
  ['Ещё один счёт', 'еще', '[Ещё] один счёт'],
  ['Храмы и храм', 'ХРАМ', '[Храм]ы и [храм]'],
  ['a shrine on a tile', 'tile shrine', 'a [shrine] on a [tile]'],
  ['aaa', 'aa', '[aaa]'],
  ['nothing here', '  ', 'nothing here'],
  ['A (set)', '(', 'A [(]set)'],
])('in “%s” one finds “%s”', (text, wanted, result) => {
  expect(marked(text, wanted)).toBe(result);
});

test('a section that is called so comes first', () => {
  const topics = ['Tiles', 'Shrines', 'The goal'].map((heading) => ({ heading }));
  const headings = (wanted: string) => calledFirst(topics, needlesIn(wanted)).map(({ heading }) => heading);
  expect(headings('shrine')).toEqual(['Shrines', 'Tiles', 'The goal']);
  expect(headings('')).toEqual(['Tiles', 'Shrines', 'The goal']);
});

describe('a section is shown', () => {
  test('when it holds every word, wherever they stand', () => {
    expect(holdsAll(['Shrines', 'on a tile'], needlesIn('tile shrine'))).toBe(true);
    expect(holdsAll(['Shrines', 'on a tile'], needlesIn('tile dragon'))).toBe(false);
  });

  test('when nothing was asked', () => {
    expect(holdsAll(['Shrines'], needlesIn(' '))).toBe(true);
  });
});
