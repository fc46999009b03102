import {
  type Face,
  faceFromCode,
  type GameView,
  gameFromSetup,
  legalActions,
  play,
  viewFor,
  withTile,
} from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { NOTHING_PENDING } from './pending.ts';
import { lockableCells, lockHolding, previewAt, setCompletedBy, whyNotLifted } from './questions.ts';

const face = (code: string) => faceFromCode(code) as Face;

function holding(
  codes: readonly string[],
  placed: readonly (readonly [cell: number, code: string])[],
): GameView {
  const dealt = gameFromSetup({
    layout: ['555555555555', '555555555551'],
    seed: 's',
    players: 2,
    firstPlayer: 0,
  });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const [me, other] = dealt.value.players;
  if (!me || !other) throw new Error('players are missing');
  const realm = placed.reduce((now, [cell, code]) => withTile(now, cell, face(code)), me.realm);
  const turn = {
    ...dealt.value.turn,
    first: { cell: 0, face: face(codes[0] ?? 'M1') },
    finished: true,
    hand: codes.map(face),
  };
  return viewFor({ ...dealt.value, players: [{ ...me, realm }, other], turn }, 0);
}

const three = [
  [0, 'M1'],
  [1, 'M2'],
  [2, 'M3'],
] as const;

test('the fourth neighbour completes a set', () => {
  expect(setCompletedBy(holding(['M5'], three), face('M5'), 3)).toMatchObject({
    cells: [0, 1, 2, 3],
    set: { kind: 'merchants', size: 4, vp: 2 },
  });
});

test('also while another tile is in hand', () => {
  expect(setCompletedBy(holding(['M5', 'M6'], three), face('M5'), 3)?.set.vp).toBe(2);
});

test('nothing is completed apart from the others, or where no tile may lie', () => {
  expect(setCompletedBy(holding(['M5'], three), face('M5'), 10)).toBeUndefined();
  expect(setCompletedBy(holding(['M5'], three), face('M5'), 0)).toBeUndefined();
});

test('a cell shows what the chosen tile would bring there', () => {
  const game = holding(['S1', 'M5'], three);
  expect(previewAt(game, { ...NOTHING_PENDING, hand: 1 }, 3)).toEqual({
    cell: 3,
    cells: [0, 1, 2, 3],
    vp: 2,
  });
  expect(previewAt(game, { ...NOTHING_PENDING, hand: 0 }, 3)).toBeUndefined();
  expect(previewAt(game, { ...NOTHING_PENDING, hand: 1 }, undefined)).toBeUndefined();
});

test('the cells of a set that waits are lockable, and each of them leads to its lock', () => {
  const game = holding(['M5'], three);
  const placed = play(game, { type: 'place', face: face('M5'), cell: 3 });
  if (!placed.ok) throw new Error(placed.error.code);
  const after = viewFor(placed.value.game, 0);
  expect(lockableCells(after, legalActions(after))).toEqual([0, 1, 2, 3]);
  expect(lockableCells(after, [])).toEqual([]);
  expect(lockHolding(after, 2)).toEqual({ type: 'lock', cell: 0 });
  expect(lockHolding(after, 10)).toBeUndefined();
});

test('what no Spirit may lift stays, and the rules say why', () => {
  expect(whyNotLifted(holding(['M5'], three), 'move', 0)).toBeDefined();
});
