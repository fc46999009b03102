/** What a notice says, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';

const counted = countingIn('en');

export const en = {
  title: 'Mahjong Fortress',
  turns: (count: number) =>
    count === 1 ? 'It’s your turn.' : `It’s your turn in ${counted(count, { one: 'game', other: 'games' })}.`,
  soon: 'Time is running short.',
};

export type NoticeWords = typeof en;
