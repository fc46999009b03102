/** What a player is asked to do, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { Finishing } from './finishing.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

const WAYS: Readonly<Record<Finishing, string>> = {
  take: 'take an identical second tile',
  shrine: 'take a shrine',
  discard: 'discard the tile for 1 VP',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

export const en = {
  choose: 'Take a first tile from the top tier.',
  chooseOrSummon: 'Take a first tile, or summon the Dragon.',
  onlySummon: 'The fortress is empty: summon the Dragon.',
  finish: (ways: readonly Finishing[]) => `Now ${either.format(ways.map((way) => WAYS[way]))}.`,
  takeAgain: 'Tap it again to take it.',
  finishBound: 'Now take the second tile your Spirit allows.',
  place: 'Place the tile in your realm, on an empty cell or a face-down tile.',
  placeTwo: 'Choose a tile in hand and place it in your realm.',
  placeAlike: 'Place your pair in your realm, one tile after the other.',
  forgo: 'Your realm has no room: discard the tile.',
  lock: 'Lock your set.',
  lockSeveral: 'Choose which set to lock first.',
  build: (left: number) => `You may build ${plural(left, 'shrine', 'shrines')} on the set just locked.`,
  end: 'All done. End your turn.',
  endOrSpirit: 'End your turn, or call a Spirit first.',
  endOrLock: 'End your turn, or lock a set of three first.',
  pay: (spirit: string, withShrine: boolean) =>
    `${spirit}: pay with a face-up tile from your realm${withShrine ? ' or with a shrine' : ''}.`,
  changeKind: 'Which kind should it count as?',
  over: 'The game is over.',
  effects: {
    beauty: 'Spirit of Beauty: choose the same-number group to lock.',
    wind: 'Spirit of Wind: turn a face-up tile, or choose the shrine to move.',
    windTurned: 'Spirit of Wind: choose the shrine to move.',
    windTo: 'Spirit of Wind: choose a face-down tile to move the shrine to.',
    strength: 'Spirit of Strength: choose the first tile to move.',
    strengthSecond: 'Spirit of Strength: choose the second tile to move.',
    strengthTo: 'Spirit of Strength: choose where the tile goes.',
    change: 'Spirit of Change: choose a special tile to count as another kind.',
    faith: 'Spirit of Faith: choose a tile locked this turn for an extra shrine.',
    destruction: 'Spirit of Destruction: choose an available fortress tile to discard.',
    cunning: 'Spirit of Cunning: choose the set of three to lock.',
    cunningMore: 'Spirit of Cunning: lock another set of three, or move on.',
    lightness: 'Spirit of Lightness: you can also take tiles with a free short side.',
    deceit: 'Spirit of Deceit: take any uncovered tile next to the first one.',
    depths: 'Spirit of Depths: take any available tile of the same kind.',
  },
};

export type TaskWords = typeof en;
