import type { Language } from '@mahjong-fortress/base/languages';
import { describe, expect, test } from 'vitest';
import { firstSpeech, makeSpeaker, type Speech } from '../src/speech.ts';

const words = async (language: Language) => `the words of ${language}`;
const nothing = async () => Promise.reject(new Error('offline'));

describe('the first language', () => {
  test('is the one that is wanted', async () => {
    expect(await firstSpeech('ru', words)).toEqual({ language: 'ru', words: 'the words of ru' });
  });

  test('is English where the other does not come', async () => {
    const load = (language: Language) => (language === 'ru' ? nothing() : words(language));
    expect(await firstSpeech('ru', load)).toEqual({ language: 'en', words: 'the words of en' });
  });
});

describe('another language', () => {
  test('is spoken once its words are there', async () => {
    const heard: Speech<string>[] = [];
    const speak = makeSpeaker(words, (speech) => heard.push(speech));
    const asked = speak('ru');
    expect(heard).toEqual([]);
    expect(await asked).toBe(true);
    expect(heard).toEqual([{ language: 'ru', words: 'the words of ru' }]);
  });

  test('that does not come changes nothing', async () => {
    const heard: unknown[] = [];
    expect(await makeSpeaker(nothing, (speech) => heard.push(speech))('ru')).toBe(false);
    expect(heard).toEqual([]);
  });

  test('that comes after a later wish is for nobody', async () => {
    const heard: string[] = [];
    let arrive = () => {};
    const late = new Promise<string>((resolve) => {
      arrive = () => resolve('late');
    });
    const speak = makeSpeaker(
      (language) => (language === 'ru' ? late : words(language)),
      ({ language }) => heard.push(language),
    );
    const first = speak('ru');
    await speak('en');
    arrive();
    await first;
    expect(heard).toEqual(['en']);
  });
});
