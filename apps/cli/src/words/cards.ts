/** The cards in a sentence each. */
import type { DragonId, SpiritId } from '@mahjong-fortress/rules';

export const SPIRIT_WORDS: Readonly<Record<SpiritId, string>> = {
  beauty: 'Lock a group of 4 or more faction tiles with one number; +1 VP, up to 2 shrines.',
  lightness: 'This turn you may also take tiles with a free short side (north or south).',
  wind: 'You may turn a face-up tile face down; then move a shrine of yours to another face-down tile.',
  deceit: 'Between two tiles: the second is any open tile next to the cell of the first.',
  strength: 'Move two tiles of your realm to other cells.',
  change: 'One face-up special tile counts as another kind and locks its set of 4 or more at once.',
  faith: 'Build one shrine more, on any tile locked this turn.',
  depths: 'Between two tiles: the second may be any available tile of the same kind.',
  destruction: 'Discard an available tile of the fortress, from any tier.',
  cunning: 'This turn you may also lock sets of exactly 3 tiles, for 2 VP each.',
};

export const DRAGON_WORDS: Readonly<Record<DragonId, string>> = {
  humility: '1 VP per shrine next to a higher stack.',
  righteousness: 'The best row and the best column: 1 VP per shrine in them, 2 VP for each full one.',
  serenity: '1 VP per separate group of stacks with a face-down top.',
  courage: '1 VP per stack higher than all eight neighbours.',
  power: 'The highest face-up number of each faction on tier 3 or higher.',
  greatness:
    'For each faction: 2 VP per neighbour whose best face-up group is smaller than yours, 1 VP if equal.',
  knowledge: '2 VP per different special symbol face up in your realm.',
  harmony: 'Per direction: 4 VP if the stack heights mirror, 2 VP if the shrines do.',
  devotion: '1 VP per shrine next to a face-up Dragon tile.',
  steadfastness: '1 VP per shrine at the edge of the realm.',
};
