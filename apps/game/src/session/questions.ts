/**
 * What screens ask about a game beyond what is legal: which cells a lock takes, what a placing would bring, why something
 * is refused. The rules answer, by saying no or by playing it on a copy; nobody else works such things out.
 */
import {
  type Action,
  type Face,
  type GameView,
  type LockedSet,
  legalActions,
  phaseOf,
  play,
  type RefusalCode,
  refusalOf,
  viewFor,
} from '@mahjong-fortress/rules';
import type { PlacingPreview } from '../table/contract.ts';
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
  const found = face === undefined ? undefined : setCompletedBy(view, face, cell);
  return found && { cell, cells: found.cells, vp: found.set.vp };
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
