import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { ru } from '@mahjong-fortress/words/game/ru';
import { expect, test } from 'vitest';
import { dealOf, quickGame } from '../session/new-game.ts';
import { problemWords } from './problem-words.ts';

test('an illegal step is told by its place and its reason, in the language', () => {
  const deal = dealOf(quickGame(), 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  const cheat = makeRecord(mahjongFortress, { ...deal.value.record, actions: [{ type: 'summon' }] });
  const played = openRecord(mahjongFortress, JSON.stringify(cheat));
  if (played.ok) throw new Error('the Dragon came');
  expect(problemWords(played.error, en)).toMatch(/“actions\/0”\. You can summon the Dragon/);
  expect(problemWords(played.error, ru)).toBe(
    'ошибка здесь: actions/0. Призвать Дракона можно, только когда выше первого яруса нет костей.',
  );
});

test.each([
  ['no JSON', '{', 'файл повреждён, или это не запись партии.'],
  ['another kind of file', '{"format":"layout"}', 'файл повреждён, или это не запись партии.'],
  ['another version', '{"format":"mahjong-fortress-record","version":9}', 'ошибка здесь: version.'],
])('%s: no sentence of the rules, which is English', (_, text, russian) => {
  const parsed = openRecord(mahjongFortress, text);
  if (parsed.ok) throw new Error('it was read');
  expect(problemWords(parsed.error, ru)).toBe(russian);
});
