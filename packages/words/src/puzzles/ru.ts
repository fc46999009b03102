/** What is said of puzzles, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { subjectIn } from '../who.ts';
import type { PuzzleWords } from './en.ts';

const counted = countingIn('ru');
const does = subjectIn({ you: 'Вы' });
/** In the middle of a sentence. */
const doing = subjectIn({ you: 'вы' });
const days = (count: number) => counted(count, { one: 'день', few: 'дня', many: 'дней' });

export const ru: PuzzleWords = {
  about:
    'Позиция из партии, и ход ваш. Один ход явно лучше всех остальных, что бы ни скрывали закрытые кости. Найдите его!',
  ofDay: 'Задача дня',
  solveToday: 'Решать задачу дня',
  solvedToday: 'Сегодня решена',
  streak: (count) => (count === 0 ? 'Серии пока нет' : `${days(count)} подряд`),
  best: (count) => `Лучшая серия: ${days(count)}`,
  grades: { apprentice: 'Лёгкие', master: 'Средние', dragon: 'Трудные' },
  solvedOf: (solved, of) => `Решено ${solved} из ${of}`,
  number: (grade, number) => `${grade}, № ${number}`,
  solved: 'решена',
  sent: 'Вам прислали задачу',
  broken: 'Ссылка на задачу повреждена или неполна.',
  task: 'Один ход явно лучше всех остальных. Сыграйте свой ход до конца.',
  counts: 'Важно, что вы берёте, закрепляете, строите и призываете; куда положены кости, не важно.',
  right: 'Верно, это лучший ход!',
  replying: (other) => `Был ход получше. Смотрите, что ${doing(other, 'ответите', 'ответит')}…`,
  wrong: 'Был ход получше.',
  cost: (points) => `Цена вашего хода — примерно ${points.toFixed(1).replace('.', ',')} очка.`,
  answered: (other, set, vp) => `${does(other, 'закрепляете', 'закрепляет')} комплект (${set}) за ${vp} ПО.`,
  because: (why) => `Почему: ${why}.`,
  showing: 'Лучший ход…',
  shown: 'Вот лучший ход.',
  again: 'Ещё раз',
  show: 'Показать лучший ход',
  next: 'Следующая задача',
  all: 'Все задачи',
};
