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
import {
  lockableCells,
  lockHolding,
  pairedCells,
  previewAt,
  setCompletedBy,
  takingAt,
  whyNotLifted,
} from './questions.ts';

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
    face: face('M5'),
    cells: [0, 1, 2, 3],
    vp: 2,
  });
  expect(previewAt(game, { ...NOTHING_PENDING, hand: 0 }, 3)).toEqual({
    cell: 3,
    face: face('S1'),
    cells: [],
    vp: 0,
  });
  expect(previewAt(game, { ...NOTHING_PENDING, hand: 1 }, 0), 'where no tile may lie').toBeUndefined();
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

/** A turn that begins with a fortress of one row, each stack from the table up. */
function choosing(row: readonly string[], placed: readonly (readonly [cell: number, code: string])[] = []) {
  const view = holding(['M1'], placed);
  const stacks = row.map((stack) => stack.split(' ').filter(Boolean).map(face));
  const fortress = { columns: row.length, rows: 1, stacks };
  const turn = { ...view.turn, first: undefined, finished: false, hand: [] };
  return viewFor({ ...view, fortress, turn }, 0);
}

const takingIn = (view: GameView, cell: number) => takingAt(view, legalActions(view), cell);

test('twins make a pair as they lie, or once one of them is gone, or not at all', () => {
  const view = choosing(['M1', 'S1', 'S1', 'F1', 'S1', 'M1']);
  expect(takingIn(view, 0)).toMatchObject({ isOpen: true, twins: [5], now: [5], after: [] });
  const side = choosing(['S1', 'S1', 'M2', 'S1', 'M3']);
  expect(takingIn(side, 0)).toMatchObject({ twins: [1, 3], now: [], after: [1] });
  expect(takingIn(side, 1), 'a tile that its twin sets free').toMatchObject({ isOpen: false, after: [0] });
  expect(takingIn(side, 3)).toMatchObject({ isOpen: false, now: [], after: [] });
  expect(pairedCells(side, legalActions(side))).toEqual([0, 1]);
});

test('nothing is said of a tile that lies under another, even under its twin', () => {
  const told = ['S1', 'F6'].map((below) => takingIn(choosing([`${below} S1`, '', 'M1 M2', '', 'S1']), 0));
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ twins: [4], now: [4], after: [] });
});

test('a tile and a pair are worth what they would lock in the realm', () => {
  const view = choosing(['M5', 'S1', 'M5', '', 'S1', 'F1'], three);
  expect(takingIn(view, 0)).toMatchObject({ isOpen: true, now: [2], alone: 2, paired: 3 });
  expect(takingIn(view, 5)).toMatchObject({ isOpen: true, now: [], alone: 0, paired: 0 });
  const first = play(view, { type: 'take', cell: 0 });
  if (!first.ok) throw new Error(first.error.code);
  const begun = viewFor(first.value.game, 0);
  expect(takingIn(begun, 2)).toMatchObject({ isOpen: true, isSecond: true, alone: 0, paired: 3 });
  expect(pairedCells(begun, legalActions(begun))).toBeUndefined();
});

test('who may do nothing now still sees twins', () => {
  const view = choosing(['M1', 'S1', 'M1']);
  expect(takingAt(view, [], 0)).toMatchObject({ isOpen: false, twins: [2], now: [], after: [] });
});
