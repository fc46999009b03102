/** Що каже сповіщення, українською. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { NoticeWords } from './en.ts';

const counted = countingIn('uk');

export const uk: NoticeWords = {
  title: 'Фортеця Маджонг',
  turns: (count) =>
    count === 1
      ? 'Ваш хід.'
      : `Ваш хід у ${counted(count, { one: 'партії', few: 'партіях', many: 'партіях' })}.`,
  soon: 'Час спливає.',
};
