/** How a fortress plays, in Russian. */
import { decimal } from '@mahjong-fortress/base/decimal';
import type { VerdictWords } from './en.ts';

export const ru: VerdictWords = {
  balanced: () => 'Хороший баланс.',
  'seat-favoured': ({ seat, points }) => `Место ${seat + 1} выгоднее на ${decimal(points, 'ru')} ПО.`,
  drags: ({ turns }) => `Игра затягивается: ходов у каждого ${Math.round(turns)}.`,
  'ends-early': ({ turns }) => `Игра кончается слишком рано: ходов у каждого ${Math.round(turns)}.`,
  'few-pairs': ({ pairs }) => `Мало пар: в начале хода ${decimal(pairs, 'ru')}.`,
  unfinishable: () => 'Компьютеры не могут доиграть партию.',
};
