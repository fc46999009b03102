import { type Face, faceFromCode, type Game, type IngenuityStep, type Kind } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { explainIngenuity } from '../src/index.ts';
import { dealt } from './deals.ts';

function face(code: string): Face {
  const found = faceFromCode(code);
  if (found === undefined) throw new Error(`There is no face ${code}`);
  return found;
}

/** The Dragon's turn over a row of stacks: `M1/S2` is a stack of two with S2 on top. */
function dragonsTurn(row: string, follows: readonly Kind[]): Game {
  const stacks = row.split(' ').map((stack) => (stack === '.' ? [] : stack.split('/').map(face)));
  const game = dealt({ seed: 'explain', players: 1 });
  return {
    ...game,
    fortress: { columns: stacks.length, rows: 1, stacks },
    ingenuity: { tiles: [], tokens: 0, follows },
    turn: { ...game.turn, player: 1 },
  };
}

describe('[§10] why the Dragon of Ingenuity does what it does', () => {
  test.each<{
    name: string;
    row: string;
    follows: Kind[];
    step: IngenuityStep;
    first?: number;
    passedOver: string[];
  }>([
    {
      name: 'only tier 1 is left: it summons',
      row: 'M1 . Dg',
      follows: ['merchants'],
      step: 'summon',
      passedOver: [],
    },
    {
      name: 'it follows the kind the player took',
      row: 'M1/S2 . M1/M4 . M1/Dg',
      follows: ['merchants'],
      step: 'follow',
      first: 2,
      passedOver: ['summon'],
    },
    {
      name: '[R23] then the second kind the player took',
      row: 'M1/S2 . M1/Ys . M1/Dg',
      follows: ['winds', 'soldiers'],
      step: 'follow',
      first: 0,
      passedOver: ['summon', 'follow winds'],
    },
    {
      name: 'no such tile: a Dragon tile',
      row: 'M1/S2 . M1/Ys . M1/Dg',
      follows: ['winds'],
      step: 'dragon',
      first: 4,
      passedOver: ['summon', 'follow winds'],
    },
    {
      name: 'no Dragon tile either: a special tile, the westernmost',
      row: 'M1/S2 . M1/Ys . M1/Wb',
      follows: [],
      step: 'special',
      first: 2,
      passedOver: ['summon', 'dragon'],
    },
    {
      name: 'nothing but factions: the westernmost of them',
      row: 'M1/S2 . M1/F3 . M1',
      follows: ['seasons'],
      step: 'faction',
      first: 0,
      passedOver: ['summon', 'follow seasons', 'dragon', 'special'],
    },
  ])('$name', ({ row, follows, step, first, passedOver }) => {
    const reason = explainIngenuity(dragonsTurn(row, follows));
    expect(reason.plan.step).toBe(step);
    if (reason.plan.step !== 'summon') expect(reason.plan.first).toBe(first);
    expect(reason.passedOver.map(({ step: line, kind }) => (kind ? `${line} ${kind}` : line))).toEqual(
      passedOver,
    );
  });
});
