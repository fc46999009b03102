import { type Action, type Game, gameFromSetup, legalActions } from '@mahjong-fortress/towers';
import { expect, test } from 'vitest';
import { NOTHING_PENDING, type Pending } from '../session/intents.ts';
import type { TowersState } from '../session/session-state.ts';
import { hintSpots } from './spots.ts';

const opened = gameFromSetup({ seed: 'hints', players: 2 });
if (!opened.ok) throw new Error(opened.error.message);
const start = opened.value;
const inTurn: Game = { ...start, stage: 'year' };
const BUILDS: readonly Action[] = [{ type: 'block', cell: 9 }];

function spots(action: Action, pending: Pending = NOTHING_PENDING, legal = BUILDS, view = inTurn) {
  const state = { hint: { actions: [action], reasons: [] }, legal, pending, view };
  return hintSpots(state as unknown as TowersState);
}

test.each<[string, ReturnType<typeof spots>, unknown]>([
  ['the cell of a block', spots({ type: 'block', cell: 9 }), [{ type: 'cell', cell: 9 }]],
  [
    'the tool first, where another is in hand',
    spots({ type: 'knight', cell: 9 }),
    [
      { type: 'button', does: 'bring' },
      { type: 'cell', cell: 9 },
    ],
  ],
  [
    'a knight and where he goes',
    spots({ type: 'move', from: 8, to: 9 }),
    [
      { type: 'cell', cell: 8 },
      { type: 'cell', cell: 9 },
    ],
  ],
  [
    'where he goes once he is taken up',
    spots({ type: 'move', from: 8, to: 9 }, { tool: 'move', from: 8 }),
    [{ type: 'cell', cell: 9 }],
  ],
  [
    'a card, what it takes up, and where that goes',
    spots({ type: 'card', card: 'shift', from: 8, to: 12 }),
    [
      { type: 'button', does: 'shift' },
      { type: 'cell', cell: 8 },
      { type: 'cell', cell: 12 },
    ],
  ],
  [
    'the second step of a card',
    spots({ type: 'card', card: 'shift', from: 8, to: 12 }, { tool: 'shift', from: 8 }),
    [{ type: 'cell', cell: 12 }],
  ],
  ['a button', spots({ type: 'advance' }), [{ type: 'button', does: 'advance' }]],
  [
    'a castle for the first knight',
    spots({ type: 'knight', cell: 3 }, NOTHING_PENDING, legalActions(start), start),
    [{ type: 'cell', cell: 3 }],
  ],
])('a hint points at %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
