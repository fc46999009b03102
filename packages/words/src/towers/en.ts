/** What is said about a game of Towers, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

/** What a marker moved for. */
type MarkerReason = 'advance' | 'castles' | 'king' | 'master';

const FOR: Readonly<Record<MarkerReason, string>> = {
  advance: '',
  castles: ' for castles',
  king: ' from the king',
  master: ' for the master card',
};

export const en = {
  over: 'The game is over',
  setup: 'Before the first year',
  when: (year: number, round: number, rounds: number) => `Year ${year}, round ${round} of ${rounds}`,
  between: (year: number) => `After year ${year}: where shall the king stand?`,
  points: (points: number) => plural(points, 'point', 'points'),
  stacks: (stacks: string) => `stacks: ${stacks || 'none'}`,
  cards: (cards: string) => `cards: ${cards || 'none'}`,
  left: (points: number, blocks: number | undefined) =>
    `${plural(points, 'action point', 'action points')} left${blocks === undefined ? '' : `, ${plural(blocks, 'block', 'blocks')} of this turn’s stack`}`,
  masterCard: (id: string) => `Master card: ${id}`,
  king: (points: number) => `king ${points}`,
  master: (points: number) => `master card ${points}`,
  ifNow: 'If the year ended now:',

  castleFounded: (who: string, cell: string) => `${who} founds a castle at ${cell}`,
  knightPlaced: (who: string, cell: string) => `${who} brings a knight to ${cell}`,
  knightMoved: (who: string, from: string, to: string) => `${who} moves a knight from ${from} to ${to}`,
  kingPlaced: (who: string, cell: string) => `${who} puts the king at ${cell}`,
  kingLeft: (who: string) => `${who} leaves the king where he is`,
  blockPlaced: (who: string, cell: string, level: number) => `${who} builds level ${level} at ${cell}`,
  blockShifted: (who: string, from: string, to: string) => `${who} shifts a block from ${from} to ${to}`,
  cardBought: (who: string) => `${who} buys a card`,
  cardsDrawn: (who: string, count: number) => `${who} draws ${plural(count, 'card', 'cards')}`,
  cardKept: (who: string, rest: 'top' | 'under') =>
    `${who} keeps a card and puts the others ${rest === 'top' ? 'on top of the deck' : 'under the deck'}`,
  cardPlayed: (who: string, card: string) => `${who} plays ${card}`,
  markerMoved: (who: string, points: number, reason: MarkerReason) =>
    `${who}: ${plural(points, 'point', 'points')}${FOR[reason]}`,
  yearScored: (year: number) => `Year ${year} is scored`,
  yearBegun: (year: number, who: string) => `Year ${year} begins with ${who}`,
};

export type TowersWords = typeof en;
