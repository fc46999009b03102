/**
 * From what a player touched to what the player means: the one place where the table, the grids of the page and the
 * keyboard come together. It looks at what is legal and asks the rules for reasons; it decides no rule.
 */
import {
  type Action,
  type GameView,
  type Kind,
  legalActions,
  phaseOf,
  type RefusalCode,
  refusalOf,
  type SpiritId,
} from '@mahjong-fortress/rules';
import type { TableIntent } from '../table/contract.ts';
import { faceToPlace, NOTHING_PENDING, type Pending } from './pending.ts';
import { lockHolding, whyNotChanged, whyNotLifted } from './questions.ts';
import type { WayOn } from './way-on.ts';

export type Intent =
  | TableIntent
  /** A button that names a whole action. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'spirit'; readonly spirit: SpiritId }
  | { readonly type: 'payShrine' }
  | { readonly type: 'kind'; readonly kind: Kind };

/** What a person wants: something of the game, or a way on when a computer does not answer as it should. */
export type Wish = Intent | WayOn;

export type TouchAnswer =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'pick'; readonly pending: Pending }
  /** What was touched may still be looked at. */
  | { readonly type: 'refuse'; readonly code: RefusalCode; readonly pending?: Pending }
  | { readonly type: 'nothing' };

const NOTHING: TouchAnswer = { type: 'nothing' };

function pick(pending: Pending): TouchAnswer {
  return { type: 'pick', pending };
}

/** The action if it is legal, else why not. */
function attempt(view: GameView, action: Action): TouchAnswer {
  const code = refusalOf(view, action);
  return code ? { type: 'refuse', code } : { type: 'act', action };
}

type IntentOf<T extends Intent['type']> = Extract<Intent, { type: T }>;
type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

/** A finger looks at a tile first, also at one it can't take, and takes it with the next touch. */
function onFortress(view: GameView, pending: Pending, { cell, aims }: IntentOf<'fortress'>): TouchAnswer {
  const destroys = view.turn.effect?.spirit === 'destruction';
  const answer = attempt(view, { type: destroys ? 'destroy' : 'take', cell });
  if (!aims || pending.fortress === cell) return answer;
  const looked = { ...pending, fortress: cell };
  return answer.type === 'refuse' ? { ...answer, pending: looked } : pick(looked);
}

function locking(view: GameView, cell: number): TouchAnswer {
  return attempt(view, lockHolding(view, cell) ?? { type: 'lock', cell });
}

function placing(view: GameView, pending: Pending, { cell, aims }: IntentOf<'realm'>): TouchAnswer {
  const face = faceToPlace(view, pending);
  if (face === undefined) return NOTHING;
  const answer = attempt(view, { type: 'place', face, cell });
  return aims && answer.type === 'act' && pending.aim !== cell ? pick({ ...pending, aim: cell }) : answer;
}

/** Two touches: what moves, then where it goes. Touching it again puts it back. */
function moving(view: GameView, { from }: Pending, cell: number, type: 'move' | 'shift'): TouchAnswer {
  if (from === cell) return pick(NOTHING_PENDING);
  const kept = whyNotLifted(view, type, cell);
  if (from === undefined) return kept ? { type: 'refuse', code: kept } : pick({ from: cell });
  const answer = attempt(view, { type, from, to: cell });
  return answer.type === 'refuse' && !kept ? pick({ from: cell }) : answer;
}

function windTouch(view: GameView, pending: Pending, cell: number): TouchAnswer {
  const turn: Action = { type: 'turn', cell };
  if (refusalOf(view, turn) === undefined) return { type: 'act', action: turn };
  return moving(view, pending, cell, 'shift');
}

function changing(view: GameView, cell: number): TouchAnswer {
  const kinds = legalActions(view).flatMap((action) =>
    action.type === 'change' && action.cell === cell ? [action.kind] : [],
  );
  const [kind] = kinds;
  if (kind === undefined) return { type: 'refuse', code: whyNotChanged(view, cell) };
  return kinds.length === 1
    ? { type: 'act', action: { type: 'change', cell, kind } }
    : pick({ changing: cell });
}

function onEffect(view: GameView, pending: Pending, cell: number): TouchAnswer {
  switch (view.turn.effect?.spirit) {
    case 'wind':
      return windTouch(view, pending, cell);
    case 'strength':
      return moving(view, pending, cell, 'move');
    case 'change':
      return changing(view, cell);
    case 'faith':
      return attempt(view, { type: 'build', cell });
    case 'beauty':
    case 'cunning':
      return locking(view, cell);
    // Destruction is about the fortress: the rules say what comes first.
    case 'destruction':
    case undefined:
      return attempt(view, { type: 'lock', cell });
  }
}

function onRealm(view: GameView, pending: Pending, intent: IntentOf<'realm'>): TouchAnswer {
  const { cell, player } = intent;
  if (player !== view.turn.player) return NOTHING;
  if (pending.spirit) return attempt(view, { type: 'activate', spirit: pending.spirit, pay: cell });
  switch (phaseOf(view)) {
    case 'place':
      return placing(view, pending, intent);
    case 'build':
      return attempt(view, { type: 'build', cell });
    case 'effect':
      return onEffect(view, pending, cell);
    default:
      // Wherever nothing can be locked either, the refusal says what comes first.
      return locking(view, cell);
  }
}

/** Which tile goes down next; before the action is finished, why none does. */
function onHand(view: GameView, { index }: IntentOf<'hand'>): TouchAnswer {
  const { finished, hand } = view.turn;
  const face = hand[index];
  if (face === undefined) return NOTHING;
  return finished ? pick({ hand: index }) : attempt(view, { type: 'place', face, cell: 0 });
}

/** The Spirit is called at once when there is only one way to pay. */
function onSpirit(view: GameView, { spirit }: IntentOf<'spirit'>): TouchAnswer {
  const calls = legalActions(view).filter((action) => action.type === 'activate' && action.spirit === spirit);
  const [only] = calls;
  if (!only) return attempt(view, { type: 'activate', spirit, pay: 'shrine' });
  return calls.length === 1 ? { type: 'act', action: only } : pick({ spirit });
}

/** What a touch means in the game as it stands. */
export function answerTo(view: GameView, pending: Pending, intent: Intent): TouchAnswer {
  switch (intent.type) {
    case 'fortress':
      return onFortress(view, pending, intent);
    case 'realm':
      return onRealm(view, pending, intent);
    case 'hand':
      return onHand(view, intent);
    case 'act':
      return attempt(view, intent.action);
    case 'spirit':
      return onSpirit(view, intent);
    case 'payShrine':
      return pending.spirit
        ? attempt(view, { type: 'activate', spirit: pending.spirit, pay: 'shrine' })
        : NOTHING;
    case 'kind':
      return pending.changing === undefined
        ? NOTHING
        : attempt(view, { type: 'change', cell: pending.changing, kind: intent.kind });
    case 'cancel':
      return pick(NOTHING_PENDING);
  }
}

/** Whether a touch of a cell of the realm begins or does something there, other than to put down what has been picked up. */
export function startsThere(view: GameView, pending: Pending, spot: IntentOf<'realm'>): boolean {
  if (pending.from !== undefined && pending.from !== spot.cell) return false;
  const { type } = answerTo(view, pending, spot);
  return type === 'act' || type === 'pick';
}

/** What can be touched now: while a Spirit is being paid only the payments, otherwise everything legal. */
export function touchable(legal: readonly Action[], pending: Pending): readonly Action[] {
  const { spirit } = pending;
  if (spirit) return legal.filter((action) => action.type === 'activate' && action.spirit === spirit);
  return legal.filter((action) => action.type !== 'activate');
}

function touchToPlace(view: GameView, pending: Pending, { face, cell }: ActionOf<'place'>): Intent {
  const { hand, player } = view.turn;
  if (faceToPlace(view, pending) === face) return { type: 'realm', player, cell };
  return { type: 'hand', index: hand.indexOf(face) };
}

function touchToPay({ turn: { player } }: GameView, pending: Pending, call: ActionOf<'activate'>): Intent {
  const { spirit, pay } = call;
  if (pending.spirit !== spirit) return { type: 'spirit', spirit };
  return pay === 'shrine' ? { type: 'payShrine' } : { type: 'realm', player, cell: pay };
}

/** Whether something else has been begun that leaves no way to the action but back. */
function isInTheWay({ spirit, from, changing: changed }: Pending, action: Action): boolean {
  if (spirit) return action.type !== 'activate' || action.spirit !== spirit;
  if (action.type === 'move' || action.type === 'shift') return from !== undefined && from !== action.from;
  return changed !== undefined && (action.type !== 'change' || action.cell !== changed);
}

/** What to touch next on the way to a legal action: touch after touch, `answerTo` arrives there. */
export function touchFor(view: GameView, pending: Pending, action: Action): Intent {
  const { player } = view.turn;
  if (isInTheWay(pending, action)) return { type: 'cancel' };
  switch (action.type) {
    case 'take':
    case 'destroy':
      return { type: 'fortress', cell: action.cell };
    case 'place':
      return touchToPlace(view, pending, action);
    case 'build':
    case 'turn':
      return { type: 'realm', player, cell: action.cell };
    case 'change':
      return pending.changing === undefined
        ? { type: 'realm', player, cell: action.cell }
        : { type: 'kind', kind: action.kind };
    case 'shift':
    case 'move':
      return { type: 'realm', player, cell: pending.from === action.from ? action.to : action.from };
    case 'activate':
      return touchToPay(view, pending, action);
    default:
      return { type: 'act', action };
  }
}
