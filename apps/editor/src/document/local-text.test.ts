import { expect, test } from 'vitest';
import { fieldsOf, textFrom } from './local-text.ts';

test.each([
  ['one text is for everybody', 'Castle', 'ru', { ru: 'Castle' }],
  ['nothing yet', undefined, 'en', {}],
  ['a text per language', { en: 'Castle', ru: 'Замок' }, 'ru', { en: 'Castle', ru: 'Замок' }],
] as const)('fields: %s', (_, text, language, fields) => {
  expect(fieldsOf(text, language)).toEqual(fields);
});

test.each([
  ['only the own one is for everybody', { en: 'Castle', ru: '' }, 'en', 'Castle'],
  ['only another one stays in its language', { en: '', ru: 'Замок' }, 'en', { ru: 'Замок' }],
  ['several stay side by side', { en: 'Castle', ru: 'Замок' }, 'ru', { en: 'Castle', ru: 'Замок' }],
  [
    'a third language is not lost',
    { uk: 'Замок', en: 'Castle', ru: 'Крепость' },
    'ru',
    { en: 'Castle', ru: 'Крепость', uk: 'Замок' },
  ],
  ['none is empty', {}, 'en', ''],
] as const)('text: %s', (_, fields, language, text) => {
  expect(textFrom(fields, language)).toEqual(text);
});
