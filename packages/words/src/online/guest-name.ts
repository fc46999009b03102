/** A name for somebody who has none yet: two words of the language that they read. Few, so all languages stand together. */
import { type Language, languageFor } from '@mahjong-fortress/base/languages';

interface GuestWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const GUESTS: Readonly<Record<Language, GuestWords>> = {
  en: {
    first: ['Amber', 'Brave', 'Calm', 'Clever', 'Golden', 'Jade', 'Lucky', 'Merry', 'Quiet', 'Swift'],
    second: ['Badger', 'Bear', 'Carp', 'Crane', 'Falcon', 'Fox', 'Heron', 'Otter', 'Panda', 'Tiger'],
  },
  ru: {
    first: [
      'Тихий',
      'Мудрый',
      'Золотой',
      'Янтарный',
      'Храбрый',
      'Ловкий',
      'Туманный',
      'Весёлый',
      'Добрый',
      'Быстрый',
    ],
    second: ['Журавль', 'Лис', 'Тигр', 'Карп', 'Сокол', 'Лев', 'Барсук', 'Медведь', 'Воробей', 'Волк'],
  },
  uk: {
    first: [
      'Тихий',
      'Мудрий',
      'Золотий',
      'Бурштиновий',
      'Хоробрий',
      'Спритний',
      'Туманний',
      'Веселий',
      'Добрий',
      'Швидкий',
    ],
    second: ['Журавель', 'Лис', 'Тигр', 'Короп', 'Сокіл', 'Лев', 'Борсук', 'Ведмідь', 'Горобець', 'Вовк'],
  },
};

function oneOf(words: readonly string[], draw: () => number): string {
  return words[Math.floor(draw() * words.length)] ?? '';
}

/** `draw` gives a number from 0 up to 1. */
export function guestName(language: string, draw: () => number): string {
  const { first, second } = GUESTS[languageFor([language])];
  return `${oneOf(first, draw)} ${oneOf(second, draw)}`;
}
