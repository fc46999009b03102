/** What is said about a game of Towers, in Ukrainian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { uk as refusals } from '../towers-refusals/uk.ts';
import { uk as rulebook } from '../towers-rulebook/uk.ts';
import type { TowersWords } from './en.ts';

const counted = countingIn('uk');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });
const points = (count: number) => plural(count, 'очко', 'очки', 'очок');

export const uk: TowersWords = {
  ...rulebook,
  refusals,

  over: 'Гру завершено',
  setup: 'Перед першим роком',
  between: (year) => `Рік ${year} позаду: де стояти королю?`,
  points,
  tooHigh: (area) => `Площа замку ${area}, тож і висота не більше ${area}.`,

  tasks: {
    castles: 'Закладіть замок: до будь-якого іншого щонайменше два поля.',
    knights: 'Поставте першого лицаря на замок.',
    king: 'Поставте короля на замок: це й буде замок короля.',
    moveKing: 'Переставте короля на будь-який замок або залиште його на місці.',
    turn: 'Витрачайте очки дій, зіграйте карту, завершіть хід.',
    keep: 'Залиште собі одну з узятих карт; решта ляже на колоду або під неї.',
    over: 'Гру завершено.',
  },

  hint: (actions, reasons) => `Спробуйте ${actions}: ${reasons}.`,
  reasons: {
    castles: (gain) => `на ${points(gain)} більше за замки, якби рік скінчився зараз`,
    king: (gain) => `${points(gain)} від короля`,
    master: (gain) => `на ${points(gain)} більше за карту майстра`,
    bringsIn: (knights) => `${plural(knights, 'новий лицар', 'нові лицарі', 'нових лицарів')} на полі`,
    card: (card) => `вдале застосування карти «${card}»`,
    buys: () => 'карта про запас',
    advances: (gain) => `${points(gain)} одразу`,
    prepares: () => 'підготовка наступних ходів',
  },
};
