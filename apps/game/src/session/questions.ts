/**
 * What screens ask about a game beyond what is legal: which cells a lock takes, what a placing would bring, why something
 * is refused. The rules answer, by saying no or by playing it on a copy; nobody else works such things out.
 */
import {
  type Action,
  type Face,
  type GameView,
  isAvailable,
  type LockedSet,
  legalActions,
  mostLocked,
  phaseOf,
  play,
  type RefusalCode,
  refusalOf,
  topFace,
  viewFor,
} from '@mahjong-fortress/rules';
import type { PlacingPreview, TakingPreview } from '../table/contract.ts';
import { faceToPlace, type Pending } from './pending.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

export interface SetFound {
  readonly cells: readonly number[];
  readonly set: LockedSet;
}

/** What a lock action would lock. */
export function setOf(view: GameView, action: Action): SetFound | undefined {
  const played = play(view, action);
  const event = played.ok ? played.value.events.find(({ type }) => type === 'setLocked') : undefined;
  return event?.type === 'setLocked' ? { cells: event.cells, set: event.set } : undefined;
}

function isLock(action: Action): action is ActionOf<'lock'> {
  return action.type === 'lock';
}

/** The cells of all sets that can be locked by one of the given actions. */
export function lockableCells(view: GameView, legal: readonly Action[]): readonly number[] {
  return legal.filter(isLock).flatMap((action) => setOf(view, action)?.cells ?? []);
}

/** The lock whose set holds the cell; every lock is named by the first cell of its set. */
export function lockHolding(view: GameView, cell: number): Action | undefined {
  return legalActions(view)
    .filter(isLock)
    .find((action) => setOf(view, action)?.cells.includes(cell));
}

/**
 * The set that a tile would complete on a cell. Other tiles may still be in hand; a set counts once they are all
 * placed, so the rest of the hand is put out of the way to see what waits to be locked.
 */
export function setCompletedBy(view: GameView, face: Face, cell: number): SetFound | undefined {
  const index = view.turn.hand.indexOf(face);
  if (index < 0) return undefined;
  const alone: GameView = { ...view, turn: { ...view.turn, hand: [face] } };
  const placed = play(alone, { type: 'place', face, cell });
  if (!placed.ok) return undefined;
  const after = viewFor(placed.value.game, view.viewer);
  return legalActions(after)
    .filter(isLock)
    .map((action) => setOf(after, action))
    .find((found) => found?.cells.includes(cell) && found.set.size > 3);
}

/** What a placing would bring, for the cell under the pointer or the focus. */
export function previewAt(
  view: GameView,
  pending: Pending,
  cell: number | undefined,
): PlacingPreview | undefined {
  if (cell === undefined || phaseOf(view) !== 'place' || pending.spirit) return undefined;
  const face = faceToPlace(view, pending);
  if (face === undefined || refusalOf(view, { type: 'place', face, cell })) return undefined;
  const found = setCompletedBy(view, face, cell);
  return { cell, face, cells: found?.cells ?? [], vp: found?.set.vp ?? 0 };
}

function cellsToTake(legal: readonly Action[]): readonly number[] {
  return legal.flatMap((action) => (action.type === 'take' ? [action.cell] : []));
}

type Pairs = ReadonlyMap<number, readonly number[]>;

/** Every cell of a board asks the same, so the pairs of a view are found once. */
const pairsFound = new WeakMap<GameView, Pairs>();

/** Where a second tile could come from, for every cell that the first could come from. */
function pairsIn(view: GameView): Pairs {
  const known = pairsFound.get(view);
  if (known) return known;
  const pairs = new Map<number, readonly number[]>();
  for (const cell of view.turn.first ? [] : cellsToTake(legalActions(view))) {
    const taken = play(view, { type: 'take', cell });
    if (taken.ok) pairs.set(cell, cellsToTake(legalActions(taken.value.game)));
  }
  pairsFound.set(view, pairs);
  return pairs;
}

/** The tiles of every pair that can be taken; undefined when no turn is about to begin with one. */
export function pairedCells(view: GameView, legal: readonly Action[]): readonly number[] | undefined {
  if (view.turn.first || cellsToTake(legal).length === 0) return undefined;
  const cells = new Set<number>();
  for (const [first, seconds] of pairsIn(view)) {
    if (seconds.length > 0) cells.add(first);
    for (const second of seconds) cells.add(second);
  }
  return [...cells];
}

/** The most VP that tiles can lock in the realm of whoever is to move. */
function lockedWith({ players, turn }: GameView, faces: readonly Face[]): number {
  const realm = players[turn.player]?.realm;
  return realm ? mostLocked(realm, faces) : 0;
}

/** What the tile on a cell could bring to somebody who may do what is legal. */
export function takingAt(
  view: GameView,
  legal: readonly Action[],
  cell: number | undefined,
): TakingPreview | undefined {
  const { fortress, turn } = view;
  const face = cell === undefined ? undefined : topFace(fortress, cell);
  if (cell === undefined || face === undefined) return undefined;
  const others = [...fortress.stacks.keys()].filter((other) => other !== cell);
  const twins = others.filter((other) => topFace(fortress, other) === face);
  const takeable = cellsToTake(legal);
  const isOpen = takeable.includes(cell);
  const isSecond = turn.first !== undefined;
  const seen = { cell, isOpen, isSecond, twins };
  if (isSecond || takeable.length === 0) {
    const paired = isOpen ? lockedWith(view, [...turn.hand, face]) : 0;
    return { ...seen, now: [], after: [], alone: 0, paired };
  }
  const pairs = pairsIn(view);
  const partners = twins.filter((twin) => pairs.get(cell)?.includes(twin) || pairs.get(twin)?.includes(cell));
  const areFree = (...cells: number[]) => cells.every((one) => isAvailable(fortress, one));
  return {
    ...seen,
    now: partners.filter((twin) => areFree(cell, twin)),
    after: partners.filter((twin) => !areFree(cell, twin)),
    alone: isOpen ? lockedWith(view, [face]) : 0,
    paired: partners.length > 0 ? lockedWith(view, [face, face]) : 0,
  };
}

/** Why what lies on a cell can't be lifted to be moved; undefined if it can. */
export function whyNotLifted(view: GameView, type: 'move' | 'shift', from: number): RefusalCode | undefined {
  const steps = legalActions(view).filter(
    (action): action is ActionOf<'move' | 'shift'> => action.type === type,
  );
  if (steps.some((step) => step.from === from)) return undefined;
  return refusalOf(view, { type, from, to: steps[0]?.to ?? from });
}

/** Why a tile can't be changed into any kind: the first kind that tells more than that the tile is of it already. */
export function whyNotChanged(view: GameView, cell: number): RefusalCode {
  const codes = (['merchants', 'soldiers'] as const).map((kind) =>
    refusalOf(view, { type: 'change', cell, kind }),
  );
  return codes.find((code) => code !== undefined && code !== 'same-kind') ?? 'set-too-small';
}
