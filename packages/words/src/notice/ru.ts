/** Что говорит уведомление, по-русски. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { NoticeWords } from './en.ts';

const counted = countingIn('ru');

export const ru: NoticeWords = {
  title: 'Крепость Маджонг',
  turns: (count) =>
    count === 1
      ? 'Ваш ход.'
      : `Ваш ход в ${counted(count, { one: 'партии', few: 'партиях', many: 'партиях' })}.`,
  soon: 'Время на исходе.',
};
