/** What is said about a game of Towers, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import { en as refusals } from '../towers-refusals/en.ts';
import { en as rulebook } from '../towers-rulebook/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

export const en = {
  ...rulebook,
  refusals,

  over: 'The game is over',
  setup: 'Before the first year',
  between: (year: number) => `After year ${year}: where should the king stand?`,
  points: (points: number) => plural(points, 'point', 'points'),
  tooHigh: (area: number) => `The castle has area ${area}, so height ${area} at most.`,

  /** What is asked of whoever is to move. */
  tasks: {
    castles: 'Found a castle: at least two cells away from every other.',
    knights: 'Put your first knight on a castle.',
    king: 'Put the king on a castle: that one is the king’s castle.',
    moveKing: 'Move the king to a castle, or leave him where he is.',
    turn: 'Spend your action points, play a card, end the turn.',
    keep: 'Keep one of the cards you drew; the others go on top of your deck or under it.',
    over: 'The game is over.',
  },

  /** Why a turn is suggested. */
  hint: (actions: string, reasons: string) => `Try ${actions}: ${reasons}.`,
  reasons: {
    castles: (gain: number) => `${plural(gain, 'point', 'points')} more for castles if the year ended now`,
    king: (gain: number) => `${plural(gain, 'point', 'points')} from the king`,
    master: (gain: number) => `${plural(gain, 'point', 'points')} more for the master card`,
    bringsIn: (knights: number) => `${plural(knights, 'new knight', 'new knights')} on the board`,
    card: (card: string) => `makes good use of ${card}`,
    buys: () => 'a card for later turns',
    advances: (gain: number) => `${plural(gain, 'point', 'points')} at once`,
    prepares: () => 'prepares later turns',
  },
};

export type TowersWords = typeof en;
