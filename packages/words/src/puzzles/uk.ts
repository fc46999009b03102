/** What is said of puzzles, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { subjectIn } from '../who.ts';
import type { PuzzleWords } from './en.ts';

const counted = countingIn('uk');
const does = subjectIn({ you: 'Ви' });
/** In the middle of a sentence. */
const doing = subjectIn({ you: 'ви' });
const days = (count: number) => counted(count, { one: 'день', few: 'дні', many: 'днів' });

export const uk: PuzzleWords = {
  about:
    'Позиція з партії, і хід ваш. Один хід явно кращий за всі інші, хоч би що лежало закритим. Знайдіть його!',
  ofDay: 'Задача дня',
  solveToday: 'Розв’язувати задачу дня',
  solvedToday: 'Сьогодні розв’язано',
  streak: (count) => (count === 0 ? 'Серії поки немає' : `${days(count)} поспіль`),
  best: (count) => `Найкраща серія: ${days(count)}`,
  grades: { apprentice: 'Легкі', master: 'Середні', dragon: 'Важкі' },
  solvedOf: (solved, of) => `Розв’язано ${solved} із ${of}`,
  number: (grade, number) => `${grade}, № ${number}`,
  solved: 'розв’язано',
  sent: 'Вам надіслали задачу',
  broken: 'Посилання на задачу пошкоджене або неповне.',
  task: 'Один хід явно кращий за всі інші. Зіграйте свій хід до кінця.',
  counts: 'Важливо, що ви берете, закріплюєте, будуєте й прикликаєте; куди покладено кістки, не важливо.',
  right: 'Правильно, це найкращий хід!',
  replying: (other) => `Був кращий хід. Дивіться, що ${doing(other, 'відповісте', 'відповість')}…`,
  wrong: 'Був кращий хід.',
  cost: (points) => `Ціна вашого ходу — приблизно ${points.toFixed(1).replace('.', ',')} очка.`,
  answered: (other, set, vp) => `${does(other, 'закріплюєте', 'закріплює')} комплект (${set}) за ${vp} ПО.`,
  because: (why) => `Чому: ${why}.`,
  showing: 'Найкращий хід…',
  shown: 'Ось найкращий хід.',
  again: 'Ще раз',
  show: 'Показати найкращий хід',
  next: 'Наступна задача',
  all: 'Усі задачі',
};
