/**
 * From what a player touched to what the player means: the one place where the table, the grids of the page and the
 * keyboard come together. It looks at what is legal and asks the rules for reasons; it decides no rule.
 */
import {
  type Action,
  type Game,
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

export type Intent =
  | Exclude<TableIntent, { type: 'hover' | 'player' }>
  /** A button that names a whole action. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'spirit'; readonly spirit: SpiritId }
  | { readonly type: 'payShrine' }
  | { readonly type: 'kind'; readonly kind: Kind }
  | { readonly type: 'cancel' };

export type Answer =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'pick'; readonly pending: Pending }
  | { readonly type: 'refuse'; readonly code: RefusalCode }
  | { readonly type: 'nothing' };

const NOTHING: Answer = { type: 'nothing' };

function pick(pending: Pending): Answer {
  return { type: 'pick', pending };
}

/** The action if it is legal, else why not. */
function attempt(game: Game, action: Action): Answer {
  const code = refusalOf(game, action);
  return code ? { type: 'refuse', code } : { type: 'act', action };
}

type IntentOf<T extends Intent['type']> = Extract<Intent, { type: T }>;
type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

function onFortress(game: Game, { cell }: IntentOf<'fortress'>): Answer {
  const destroys = game.turn.effect?.spirit === 'destruction';
  return attempt(game, { type: destroys ? 'destroy' : 'take', cell });
}

function locking(game: Game, cell: number): Answer {
  return attempt(game, lockHolding(game, cell) ?? { type: 'lock', cell });
}

function placing(game: Game, pending: Pending, { cell, aims }: IntentOf<'realm'>): Answer {
  const face = faceToPlace(game, pending);
  if (face === undefined) return NOTHING;
  const answer = attempt(game, { type: 'place', face, cell });
  return aims && answer.type === 'act' && pending.aim !== cell ? pick({ ...pending, aim: cell }) : answer;
}

/** Two touches: what moves, then where it goes. Touching it again puts it back. */
function moving(game: Game, { from }: Pending, cell: number, type: 'move' | 'shift'): Answer {
  if (from === cell) return pick(NOTHING_PENDING);
  const kept = whyNotLifted(game, type, cell);
  if (from === undefined) return kept ? { type: 'refuse', code: kept } : pick({ from: cell });
  const answer = attempt(game, { type, from, to: cell });
  return answer.type === 'refuse' && !kept ? pick({ from: cell }) : answer;
}

function windTouch(game: Game, pending: Pending, cell: number): Answer {
  const turn: Action = { type: 'turn', cell };
  if (refusalOf(game, turn) === undefined) return { type: 'act', action: turn };
  return moving(game, pending, cell, 'shift');
}

function changing(game: Game, cell: number): Answer {
  const kinds = legalActions(game).flatMap((action) =>
    action.type === 'change' && action.cell === cell ? [action.kind] : [],
  );
  const [kind] = kinds;
  if (kind === undefined) return { type: 'refuse', code: whyNotChanged(game, cell) };
  return kinds.length === 1
    ? { type: 'act', action: { type: 'change', cell, kind } }
    : pick({ changing: cell });
}

function onEffect(game: Game, pending: Pending, cell: number): Answer {
  switch (game.turn.effect?.spirit) {
    case 'wind':
      return windTouch(game, pending, cell);
    case 'strength':
      return moving(game, pending, cell, 'move');
    case 'change':
      return changing(game, cell);
    case 'faith':
      return attempt(game, { type: 'build', cell });
    case 'beauty':
    case 'cunning':
      return locking(game, cell);
    // Destruction is about the fortress: the rules say what comes first.
    case 'destruction':
    case undefined:
      return attempt(game, { type: 'lock', cell });
  }
}

function onRealm(game: Game, pending: Pending, intent: IntentOf<'realm'>): Answer {
  const { cell, player } = intent;
  if (player !== game.turn.player) return NOTHING;
  if (pending.spirit) return attempt(game, { type: 'activate', spirit: pending.spirit, pay: cell });
  switch (phaseOf(game)) {
    case 'place':
      return placing(game, pending, intent);
    case 'build':
      return attempt(game, { type: 'build', cell });
    case 'effect':
      return onEffect(game, pending, cell);
    default:
      // Wherever nothing can be locked either, the refusal says what comes first.
      return locking(game, cell);
  }
}

/** Which tile goes down next; before the action is finished, why none does. */
function onHand(game: Game, { index }: IntentOf<'hand'>): Answer {
  const { finished, hand } = game.turn;
  const face = hand[index];
  if (face === undefined) return NOTHING;
  return finished ? pick({ hand: index }) : attempt(game, { type: 'place', face, cell: 0 });
}

/** The Spirit is called at once when there is only one way to pay. */
function onSpirit(game: Game, { spirit }: IntentOf<'spirit'>): Answer {
  const calls = legalActions(game).filter((action) => action.type === 'activate' && action.spirit === spirit);
  const [only] = calls;
  if (!only) return attempt(game, { type: 'activate', spirit, pay: 'shrine' });
  return calls.length === 1 ? { type: 'act', action: only } : pick({ spirit });
}

/** What a touch means in the game as it stands. */
export function answerTo(game: Game, pending: Pending, intent: Intent): Answer {
  switch (intent.type) {
    case 'fortress':
      return onFortress(game, intent);
    case 'realm':
      return onRealm(game, pending, intent);
    case 'hand':
      return onHand(game, intent);
    case 'act':
      return attempt(game, intent.action);
    case 'spirit':
      return onSpirit(game, intent);
    case 'payShrine':
      return pending.spirit
        ? attempt(game, { type: 'activate', spirit: pending.spirit, pay: 'shrine' })
        : NOTHING;
    case 'kind':
      return pending.changing === undefined
        ? NOTHING
        : attempt(game, { type: 'change', cell: pending.changing, kind: intent.kind });
    case 'cancel':
      return pick(NOTHING_PENDING);
  }
}

/** What can be touched now: while a Spirit is being paid only the payments, otherwise everything legal. */
export function touchable(legal: readonly Action[], pending: Pending): readonly Action[] {
  const { spirit } = pending;
  if (spirit) return legal.filter((action) => action.type === 'activate' && action.spirit === spirit);
  return legal.filter((action) => action.type !== 'activate');
}

function touchToPlace(game: Game, pending: Pending, { face, cell }: ActionOf<'place'>): Intent {
  const { hand, player } = game.turn;
  if (faceToPlace(game, pending) === face) return { type: 'realm', player, cell };
  return { type: 'hand', index: hand.indexOf(face) };
}

function touchToPay({ turn: { player } }: Game, pending: Pending, call: ActionOf<'activate'>): Intent {
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
export function touchFor(game: Game, pending: Pending, action: Action): Intent {
  const { player } = game.turn;
  if (isInTheWay(pending, action)) return { type: 'cancel' };
  switch (action.type) {
    case 'take':
    case 'destroy':
      return { type: 'fortress', cell: action.cell };
    case 'place':
      return touchToPlace(game, pending, action);
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
      return touchToPay(game, pending, action);
    default:
      return { type: 'act', action };
  }
}
