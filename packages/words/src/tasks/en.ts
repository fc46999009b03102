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
  finish: (ways: readonly Finishing[]) =>
    `Finish the action: ${either.format(ways.map((way) => WAYS[way]))}.`,
  finishBound: 'Now take the second tile that your Spirit allows.',
  place: 'Place the tile in your realm, on an empty cell or a face-down tile.',
  placeTwo: 'Choose a tile in hand and place it in your realm.',
  forgo: 'Your realm has no room: the tile has to go.',
  lock: 'Lock your set.',
  lockSeveral: 'Choose which set to lock first.',
  build: (left: number) => `You may build ${plural(left, 'shrine', 'shrines')} on the set just locked.`,
  end: 'Everything is done. End your turn.',
  endOrSpirit: 'End your turn, or call a Spirit first.',
  endOrLock: 'End your turn, or lock a set of three first.',
  pay: (spirit: string, withShrine: boolean) =>
    `${spirit}: choose a face-up tile of your realm to pay with${withShrine ? ', or pay with a shrine' : ''}.`,
  changeKind: 'Which kind shall it count as?',
  over: 'The game is over.',
  effects: {
    beauty: 'Spirit of Beauty: choose the group of one number to lock.',
    wind: 'Spirit of Wind: turn a face-up tile, or choose the shrine to move.',
    windTurned: 'Spirit of Wind: choose the shrine to move.',
    windTo: 'Spirit of Wind: choose the face-down tile that the shrine moves to.',
    strength: 'Spirit of Strength: choose the first tile to move.',
    strengthSecond: 'Spirit of Strength: choose the second tile to move.',
    strengthTo: 'Spirit of Strength: choose where the tile goes.',
    change: 'Spirit of Change: choose the special tile that counts as another kind.',
    faith: 'Spirit of Faith: choose a tile locked this turn for one more shrine.',
    destruction: 'Spirit of Destruction: choose an available tile of the fortress to discard.',
    cunning: 'Spirit of Cunning: choose the set of three to lock.',
    cunningMore: 'Spirit of Cunning: lock another set of three, or go on.',
    lightness: 'Spirit of Lightness: tiles with a free short side can be taken too.',
    deceit: 'Spirit of Deceit: take any uncovered tile next to the first one.',
    depths: 'Spirit of Depths: take any available tile of the same kind.',
  },
};

export type TaskWords = typeof en;
