/** What is said about a game of Towers, in Russian. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { ru as refusals } from '../towers-refusals/ru.ts';
import { ru as rulebook } from '../towers-rulebook/ru.ts';
import type { TowersWords } from './en.ts';

const counted = countingIn('ru');
const plural = (count: number, one: string, few: string, many: string) => counted(count, { one, few, many });
const points = (count: number) => plural(count, 'очко', 'очка', 'очков');

export const ru: TowersWords = {
  ...rulebook,
  refusals,

  over: 'Игра окончена',
  setup: 'Перед первым годом',
  between: (year) => `Год ${year} позади: где стоять королю?`,
  points,
  tooHigh: (area) => `Площадь замка ${area}, значит, и высота не больше ${area}.`,

  tasks: {
    castles: 'Заложите замок: до любого другого не меньше двух полей.',
    knights: 'Поставьте первого рыцаря на замок.',
    king: 'Поставьте короля на замок: это и будет замок короля.',
    moveKing: 'Переставьте короля на любой замок или оставьте его на месте.',
    turn: 'Тратьте пункты действия, сыграйте карту, завершите ход.',
    keep: 'Оставьте себе одну из взятых карт; остальные лягут на колоду или под неё.',
    over: 'Игра окончена.',
  },

  hint: (actions, reasons) => `Попробуйте ${actions}: ${reasons}.`,
  reasons: {
    castles: (gain) => `на ${points(gain)} больше за замки, если бы год кончился сейчас`,
    king: (gain) => `${points(gain)} от короля`,
    master: (gain) => `на ${points(gain)} больше за карту мастера`,
    bringsIn: (knights) => `${plural(knights, 'новый рыцарь', 'новых рыцаря', 'новых рыцарей')} на поле`,
    card: (card) => `хорошее применение для карты «${card}»`,
    buys: () => 'карта про запас',
    advances: (gain) => `${points(gain)} сразу`,
    prepares: () => 'подготовка следующих ходов',
  },
};
