/** How a fortress plays, in Ukrainian. */
import { decimal } from '@mahjong-fortress/base/decimal';
import type { VerdictWords } from './en.ts';

export const uk: VerdictWords = {
  balanced: () => 'Гарний баланс.',
  'seat-favoured': ({ seat, points }) => `Місце ${seat + 1} вигідніше на ${decimal(points, 'uk')} ПО.`,
  drags: ({ turns }) => `Гра затягується: ходів у кожного ${Math.round(turns)}.`,
  'ends-early': ({ turns }) => `Гра закінчується зарано: ходів у кожного ${Math.round(turns)}.`,
  'few-pairs': ({ pairs }) => `Мало пар: на початку ходу ${decimal(pairs, 'uk')}.`,
  unfinishable: () => 'Комп’ютери не можуть дограти партію.',
};
