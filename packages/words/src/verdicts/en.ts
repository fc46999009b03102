/** How a fortress plays, in English: a sentence for each verdict, by its type. */
import { decimal } from '@mahjong-fortress/base/decimal';

export const en = {
  balanced: (_: object) => 'Well balanced.',
  'seat-favoured': ({ seat, points }: { readonly seat: number; readonly points: number }) =>
    `Seat ${seat + 1} is favoured by ${decimal(points, 'en')} points.`,
  drags: ({ turns }: { readonly turns: number }) => `The game drags on: ${Math.round(turns)} turns each.`,
  'ends-early': ({ turns }: { readonly turns: number }) =>
    `The game ends too early: ${Math.round(turns)} turns each.`,
  'few-pairs': ({ pairs }: { readonly pairs: number }) =>
    `Few pairs: ${decimal(pairs, 'en')} open at the start of a turn.`,
  unfinishable: (_: object) => 'Computers can’t finish a game.',
};

export type VerdictWords = typeof en;
