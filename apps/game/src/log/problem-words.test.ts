import { parseRecord, replay } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { WORDS } from '../i18n/language.ts';
import { quickGame, recordOf } from '../session/new-game.ts';
import { problemWords } from './problem-words.ts';

test('an illegal step is told by its place and its reason, in the language', () => {
  const record = recordOf(quickGame(), 'Board');
  const played = record.ok ? replay({ ...record.value, actions: [{ type: 'summon' }] }) : record;
  if (played.ok) throw new Error('the Dragon came');
  expect(problemWords(played.error, WORDS.en)).toMatch(/“actions\/0”\. The Dragon can be summoned/);
  expect(problemWords(played.error, WORDS.ru)).toBe(
    'ошибка здесь: actions/0. Призвать Дракона можно, только когда выше первого яруса нет костей.',
  );
});

test.each([
  ['no JSON', '{', 'файл повреждён, или это не запись партии.'],
  ['another kind of file', '{"format":"layout"}', 'файл повреждён, или это не запись партии.'],
  ['another version', '{"format":"mahjong-fortress-record","version":9}', 'ошибка здесь: version.'],
])('%s: no sentence of the rules, which is English', (_, text, russian) => {
  const parsed = parseRecord(text);
  if (parsed.ok) throw new Error('it was read');
  expect(problemWords(parsed.error, WORDS.ru)).toBe(russian);
});
