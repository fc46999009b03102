/**
 * What screens ask about a game beyond what is legal: which cells a lock takes, what a placing would bring, why something
 * is refused. The rules answer, by saying no or by playing it on a copy; nobody else works such things out.
 */
import {
  type Action,
  type Face,
  type Game,
  type LockedSet,
  legalActions,
  phaseOf,
  play,
  type RefusalCode,
  refusalOf,
} from '@mahjong-fortress/rules';
import type { PlacingPreview } from '../table/contract.ts';
import { faceToPlace, type Pending } from './pending.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

export interface SetFound {
  readonly cells: readonly number[];
  readonly set: LockedSet;
}

/** What a lock action would lock. */
export function setOf(game: Game, action: Action): SetFound | undefined {
  const played = play(game, action);
  const event = played.ok ? played.value.events.find(({ type }) => type === 'setLocked') : undefined;
  return event?.type === 'setLocked' ? { cells: event.cells, set: event.set } : undefined;
}

function isLock(action: Action): action is ActionOf<'lock'> {
  return action.type === 'lock';
}

/** The cells of all sets that can be locked by one of the given actions. */
export function lockableCells(game: Game, legal: readonly Action[]): readonly number[] {
  return legal.filter(isLock).flatMap((action) => setOf(game, action)?.cells ?? []);
}

/** The lock whose set holds the cell; every lock is named by the first cell of its set. */
export function lockHolding(game: Game, cell: number): Action | undefined {
  return legalActions(game)
    .filter(isLock)
    .find((action) => setOf(game, action)?.cells.includes(cell));
}

/**
 * The set that a tile would complete on a cell. Other tiles may still be in hand; a set counts once they are all
 * placed, so the rest of the hand is put out of the way to see what waits to be locked.
 */
export function setCompletedBy(game: Game, face: Face, cell: number): SetFound | undefined {
  const index = game.turn.hand.indexOf(face);
  if (index < 0) return undefined;
  const alone: Game = { ...game, turn: { ...game.turn, hand: [face] } };
  const placed = play(alone, { type: 'place', face, cell });
  if (!placed.ok) return undefined;
  const { game: after } = placed.value;
  return legalActions(after)
    .filter(isLock)
    .map((action) => setOf(after, action))
    .find((found) => found?.cells.includes(cell) && found.set.size > 3);
}

/** What a placing would bring, for the cell under the pointer or the focus. */
export function previewAt(
  game: Game,
  pending: Pending,
  cell: number | undefined,
): PlacingPreview | undefined {
  if (cell === undefined || phaseOf(game) !== 'place' || pending.spirit) return undefined;
  const face = faceToPlace(game, pending);
  const found = face === undefined ? undefined : setCompletedBy(game, face, cell);
  return found && { cell, cells: found.cells, vp: found.set.vp };
}

/** Why what lies on a cell can't be lifted to be moved; undefined if it can. */
export function whyNotLifted(game: Game, type: 'move' | 'shift', from: number): RefusalCode | undefined {
  const steps = legalActions(game).filter(
    (action): action is ActionOf<'move' | 'shift'> => action.type === type,
  );
  if (steps.some((step) => step.from === from)) return undefined;
  return refusalOf(game, { type, from, to: steps[0]?.to ?? from });
}

/** Why a tile can't be changed into any kind: the first kind that tells more than that the tile is of it already. */
export function whyNotChanged(game: Game, cell: number): RefusalCode {
  const codes = (['merchants', 'soldiers'] as const).map((kind) =>
    refusalOf(game, { type: 'change', cell, kind }),
  );
  return codes.find((code) => code !== undefined && code !== 'same-kind') ?? 'set-too-small';
}
