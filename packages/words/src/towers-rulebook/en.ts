/** The cards of Towers and what they do, in English. */
import type { CardId, MasterId } from '@mahjong-fortress/towers';

interface CardText {
  readonly name: string;
  readonly text: string;
}

export const en = {
  actionCards: {
    six: { name: '6 AP', text: 'One more action point this turn.' },
    seven: { name: '7 AP', text: 'Two more action points this turn.' },
    extra: { name: 'Extra block', text: 'Place a free block from the supply.' },
    insert: {
      name: 'Insert a block',
      text: 'Put a block from one of your stacks under one of your knights.',
    },
    shift: {
      name: 'Shift a block',
      text: 'Move an empty block that stands alone on its cell to another empty cell of the ground.',
    },
    relocate: {
      name: 'Call a knight',
      text: 'Move a knight from anywhere next to another of your knights, as if newly brought in.',
    },
    diagonal: { name: 'Diagonal move', text: 'Move a knight corner to corner, at most one level up.' },
    doors: { name: 'Through the doors', text: 'Move a knight through a castle and out at any level.' },
    jump: { name: 'Jump over', text: 'Jump straight over a knight, at most one level up.' },
    leap: { name: 'Leap up', text: 'Step up exactly two levels.' },
  } as Readonly<Record<CardId, CardText>>,

  masterCards: {
    edge: {
      name: 'Edge',
      text: '2, 5, 10 points for each knight at the edge of the board, and once more for having the most there.',
    },
    diagonals: {
      name: 'Diagonals',
      text: '2, 5, 10 points for each knight on a long diagonal, and once more for having the most there.',
    },
    castles: { name: 'Many castles', text: 'Knights in 4, 5, 6 castles: 5, 15, 30 points.' },
    together: { name: 'Together', text: 'Year 3: all six knights in one group: 40 points.' },
    levels: { name: 'All levels', text: 'Year 3: all six knights on different levels: 40 points.' },
    line: { name: 'One line', text: 'Year 3: all six knights in one row or column: 50 points.' },
    square: { name: 'Square', text: 'Year 3: four knights at the corners of a square: 50 points.' },
    flat: { name: 'Same level', text: 'Year 3: all six knights on one level: 50 points.' },
  } as Readonly<Record<MasterId, CardText>>,
};

export type TowersRulebook = typeof en;
