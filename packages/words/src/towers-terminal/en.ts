/** What the terminal says in a game of Towers, in English. */
import { countingIn } from '@mahjong-fortress/base/plural';
import type { MarkerReason, Variant } from '@mahjong-fortress/towers';
import { en as towers } from '../towers/en.ts';

const counted = countingIn('en');
const plural = (count: number, one: string, other: string) => counted(count, { one, other });

const FOR: Readonly<Record<MarkerReason, string>> = {
  advance: '',
  castles: ' for castles',
  king: ' from the king',
  master: ' for the master card',
};

const VARIANTS = { basic: 'the basic game', own: 'own decks', master: 'the master version' } as const;

export const en = {
  ...towers,

  when: (year: number, round: number, rounds: number) => `Year ${year}, round ${round} of ${rounds}`,
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

  title: (variant: Variant, seed: string) => `Towers: ${VARIANTS[variant]}, seed “${seed}”.`,
  noCards: 'You hold no cards.',
  undoNothing: 'Nothing to undo: a card has been drawn, or you haven’t done anything this turn.',

  /** What actions mean and cost, where their words don’t say it. */
  menu: {
    knight: 'bring in a knight, 2 points',
    move: 'move this knight, 1 point',
    block: 'place a block, 1 point',
    buy: 'buy a card, 1 point',
    advance: 'advance your marker, 1 point',
    end: 'end the turn',
    leave: 'leave the king where he is',
  } as Readonly<Partial<Record<string, string>>>,

  help: {
    turnText: [
      'You have five action points: bring in a knight (2), move a knight (1), place a block (1), buy a card (1), advance your marker (1), in any order. Once a turn you may play an action card for free, but not one bought this turn.',
      'A knight climbs one level at a time, or walks through a castle: in at one door, out at another, never higher than he went in. Blocks go on a castle or next to one; a castle is never higher than its area, and two castles are never joined.',
      'At the end of each of three years every castle with a knight of yours pays its area times the level of your highest knight there. The king pays 5, 10, 15 points for a knight in his castle on exactly level 1, 2, 3. Most points win.',
    ] as readonly string[],
    boardText: [
      'A number is the level of a cell, a dot bare ground; a to d are the players’ knights, k is the king. Cells are named row,column, from 0,0 to 7,7.',
    ] as readonly string[],
    typingText: [
      'A number from the menu, or an action such as “block 2,3”, “move 2,2 2,3”, “knight 3,4”, “card jump 2,2 2,4”, “end”. Part of it will do if it’s clear.',
      'undo, hint, score, cards, board, help, quit',
    ] as readonly string[],
  },
};

export type TowersTerminalWords = typeof en;
