/** What the table marks as possible, read off what it was told alone. */
import type { Action } from '@mahjong-fortress/rules';
import type { Rim } from '../../art/tile.ts';
import type { TableState } from '../contract.ts';

/** How a tile of the fortress stands out. */
export interface Light {
  /** None on what may be taken, while it makes way for the twins of the tile that is looked at. */
  readonly rim: Rim | undefined;
  readonly isRaised: boolean;
}

export interface Marks {
  /** What can be touched in the fortress. */
  readonly fortress: ReadonlyMap<number, Rim>;
  /** What stands out in it: what can be touched, and the twins of the tile that is looked at. */
  readonly lights: ReadonlyMap<number, Light>;
  /** Marks on the realm of the player whose turn it is. */
  readonly realm: ReadonlyMap<number, Rim>;
  /** Cells that something can be put on; they are marked on the ground too. */
  readonly targets: ReadonlySet<number>;
  /** Cells from which a tile or shrine can be dragged. */
  readonly sources: ReadonlySet<number>;
  /** Where a shrine would be set down, so that the pointer can carry one. */
  readonly roofs: ReadonlySet<number>;
  /** Whether tiles in the hand can be picked up. */
  readonly hand: boolean;
}

interface Marking {
  readonly fortress: Map<number, Rim>;
  readonly realm: Map<number, Rim>;
  readonly targets: Set<number>;
  readonly sources: Set<number>;
  readonly roofs: Set<number>;
  hand: boolean;
}

function markMove(marking: Marking, from: number, to: number, picked: number | undefined): void {
  if (picked === undefined) {
    marking.realm.set(from, 'available');
    marking.sources.add(from);
  } else if (picked === from) {
    marking.realm.set(from, 'chosen');
    marking.targets.add(to);
  }
}

function markPlace(marking: Marking, state: TableState, action: Action & { type: 'place' }): void {
  marking.hand = true;
  const { hand } = state.picked;
  const face = hand === undefined ? undefined : state.view.turn.hand[hand];
  if (face === undefined || face === action.face) marking.targets.add(action.cell);
}

function mark(marking: Marking, state: TableState, action: Action): void {
  const { view, picked } = state;
  switch (action.type) {
    case 'take':
      marking.fortress.set(action.cell, view.turn.first ? 'matching' : 'available');
      return;
    case 'destroy':
      marking.fortress.set(action.cell, 'available');
      return;
    case 'place':
      return markPlace(marking, state, action);
    case 'build':
      marking.realm.set(action.cell, 'available');
      marking.roofs.add(action.cell);
      return;
    case 'turn':
    case 'change':
      marking.realm.set(action.cell, 'available');
      return;
    case 'shift':
    case 'move':
      return markMove(marking, action.from, action.to, picked.from);
    default:
      return;
  }
}

function lightsOf(open: ReadonlyMap<number, Rim>, { taking, pairs }: TableState): ReadonlyMap<number, Light> {
  const lights = new Map<number, Light>();
  const standing: Iterable<readonly [number, Rim]> = pairs?.map((cell) => [cell, 'matching']) ?? open;
  const makesWay = taking !== undefined && taking.twins.length > 0;
  for (const [cell, rim] of standing) lights.set(cell, { rim: makesWay ? undefined : rim, isRaised: true });
  if (!taking) return lights;
  const { cell, twins, now, after } = taking;
  for (const twin of twins) {
    const pairs = now.includes(twin) || after.includes(twin) || open.get(twin) === 'matching';
    lights.set(twin, { rim: pairs ? 'matching' : 'twin', isRaised: lights.has(twin) || now.includes(twin) });
  }
  lights.set(cell, { rim: 'chosen', isRaised: lights.has(cell) });
  return lights;
}

export function marksOf(state: TableState): Marks {
  const marking: Marking = {
    fortress: new Map(),
    realm: new Map(),
    targets: new Set(),
    sources: new Set(),
    roofs: new Set(),
    hand: false,
  };
  const { spirit } = state.picked;
  if (spirit === undefined) for (const cell of state.lockable) marking.realm.set(cell, 'matching');
  for (const action of state.legal) {
    // While a Spirit is being paid for, only what can pay is marked; at other times payments would mark half the realm.
    if (spirit === undefined) mark(marking, state, action);
    else if (action.type === 'activate' && action.spirit === spirit && action.pay !== 'shrine') {
      marking.realm.set(action.pay, 'available');
    }
  }
  return { ...marking, lights: lightsOf(marking.fortress, state) };
}
