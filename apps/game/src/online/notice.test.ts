import { expect, test } from 'vitest';
import { noticeIn } from './notice.ts';

test.each([
  ['{"turns":1,"soon":0,"game":"a b"}', 'It’s your turn.', '#/t/a%20b'],
  ['{"turns":3,"soon":1,"game":"abc"}', 'It’s your turn in 3 games. Time is running short.', '#/t/abc'],
  ['{"later":"version"}', 'It’s your turn.', '#/online'],
  ['no JSON', 'It’s your turn.', '#/online'],
  ['', 'It’s your turn.', '#/online'],
])('%s', (text, body, address) => {
  expect(noticeIn(text, 'en')).toMatchObject({ body, address });
});

test('everybody reads it in their language', () => {
  expect(noticeIn('{"turns":2,"soon":0,"game":"a"}', 'uk').body).toBe('Ваш хід у 2 партіях.');
  expect(noticeIn('{"turns":2,"soon":0,"game":"a"}', 'ru').body).toBe('Ваш ход в 2 партиях.');
});
