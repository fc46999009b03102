/**
 * What a touch means, be it of a pointer, a finger or a key: an action, the first half of one, or a refusal with its
 * reason. Everything about what is legal is asked of the rules.
 */
import {
  type Action,
  ALL_CELLS,
  CARDS,
  type CardId,
  type Cell,
  type Game,
  hasStack,
  isOwnKnight,
  legalActions,
  phaseOf,
  type RefusalCode,
  refusalOf,
  STACK_NAMES,
  type StackName,
} from '@mahjong-fortress/towers';

/** What a touch of the board does in a turn. */
export type Tool = 'build' | 'move' | 'bring' | CardId;

/** What a person has begun and not yet finished choosing. */
export interface Pending {
  readonly tool?: Tool;
  /** The knight, or the block, that is to move. */
  readonly from?: Cell;
  /** Where a finger has aimed. */
  readonly aim?: Cell;
  /** The stack that the card Insert takes from. */
  readonly stack?: StackName;
}

export const NOTHING_PENDING: Pending = {};

export type TowersIntent =
  | { readonly type: 'cell'; readonly cell: Cell; readonly aims?: boolean }
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'stack'; readonly stack: StackName }
  /** What needs no cell. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'cancel' };

/** What the screen refuses besides the rules. */
type TowersRefusalCode =
  | RefusalCode
  | 'not-your-turn'
  | 'undo-nothing'
  | 'undo-sealed'
  | 'no-target'
  | 'no-entry'
  | 'no-move'
  | 'not-done'
  | 'no-hints';

export interface Refusing {
  readonly code: TowersRefusalCode;
  /** Of a castle that would become too high. */
  readonly area?: number | undefined;
  /** What has no place now: it is told what it would do. */
  readonly card?: CardId | undefined;
}

type Answer =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'pick'; readonly pending: Pending }
  | ({ readonly type: 'refuse' } & Refusing);

/** The tool in hand: the chosen one, else the one that a turn usually begins with. */
export function toolOf(legal: readonly Action[], { tool }: Pending): Tool {
  return tool ?? (legal.some(({ type }) => type === 'block') ? 'build' : 'move');
}

/** The tool that an action needs; undefined where it is another button, or the board alone. */
export function toolFor(action: Action): Tool | undefined {
  switch (action.type) {
    case 'block':
      return 'build';
    case 'knight':
      return 'bring';
    case 'move':
      return 'move';
    case 'card':
      return action.card;
    default:
      return undefined;
  }
}

export function isCard(tool: Tool): tool is CardId {
  return Object.hasOwn(CARDS, tool);
}

/** Whether a tool first takes up what stands on the board. */
export function takesUp(tool: Tool): boolean {
  return tool === 'move' || (isCard(tool) && CARDS[tool].fields.includes('from'));
}

/** The stacks that the card Insert can take from, the one of this turn first. */
export function stacksFor(game: Game): readonly StackName[] {
  return STACK_NAMES.filter((name) => hasStack(game, name));
}

/** What a tool would do at a cell, legal or not; undefined while something has to be taken up first. */
export function actionOf(game: Game, tool: Tool, { from, stack }: Pending, cell: Cell): Action | undefined {
  switch (phaseOf(game)) {
    case 'castles':
      return { type: 'castle', cell };
    case 'knights':
      return { type: 'knight', cell };
    case 'king':
      return { type: 'king', cell };
    default:
      break;
  }
  if (tool === 'build') return { type: 'block', cell };
  if (tool === 'bring') return { type: 'knight', cell };
  if (takesUp(tool)) {
    if (from === undefined) return undefined;
    return tool === 'move' ? { type: 'move', from, to: cell } : { type: 'card', card: tool, from, to: cell };
  }
  if (tool === 'insert')
    return { type: 'card', card: tool, to: cell, stack: stack ?? stacksFor(game)[0] ?? 'used' };
  return { type: 'card', card: tool as CardId, to: cell };
}

/** What a tool may do now. */
export function actionsOf(legal: readonly Action[], tool: Tool): readonly Action[] {
  return legal.filter((action) => toolFor(action) === tool);
}

function canTakeUp(legal: readonly Action[], tool: Tool, cell: Cell): boolean {
  return actionsOf(legal, tool).some((action) => 'from' in action && action.from === cell);
}

const refuse = ({ code, area, card }: Refusing): Answer => ({ type: 'refuse', code, area, card });

/** Why something can't be taken up. */
function takeUpRefusal(game: Game, tool: Tool, cell: Cell): Answer {
  const action = actionOf(game, tool, { from: cell }, cell);
  const refused = action && refusalOf(game, action);
  if (refused && refused.code !== 'same-cell') return refuse(refused);
  // It is one's own, and nothing can be done with it.
  return refuse(isCard(tool) ? { code: 'no-target', card: tool } : { code: 'no-move' });
}

function answerToCell(
  game: Game,
  pending: Pending,
  { cell, aims }: Extract<TowersIntent, { type: 'cell' }>,
): Answer {
  const legal = legalActions(game);
  const tool = toolOf(legal, pending);
  const isTurn = phaseOf(game) === 'turn';
  const { aim: _, ...kept } = pending;
  if (
    isTurn &&
    (tool === 'build' || (tool === 'move' && pending.from !== cell)) &&
    canTakeUp(legal, 'move', cell)
  ) {
    return { type: 'pick', pending: { tool: 'move', from: cell } };
  }
  if (isTurn && takesUp(tool) && (pending.from === undefined || canTakeUp(legal, tool, cell))) {
    // What is touched again is put down.
    if (pending.from === cell) return { type: 'pick', pending: { tool } };
    return canTakeUp(legal, tool, cell)
      ? { type: 'pick', pending: { tool, from: cell } }
      : takeUpRefusal(game, tool, cell);
  }
  // A knight of one's own that cannot move is not built over, and says why it stays.
  if (isTurn && tool === 'build' && isOwnKnight(game, cell)) return takeUpRefusal(game, 'move', cell);
  const action = actionOf(game, tool, pending, cell);
  if (!action) return takeUpRefusal(game, tool, cell);
  const refused = refusalOf(game, action);
  if (refused) return refuse(refused);
  return aims && pending.aim !== cell
    ? { type: 'pick', pending: { ...kept, aim: cell } }
    : { type: 'act', action };
}

/** Why a card can't be played at all. */
function cardRefusal({ turn, players }: Game, card: CardId): Refusing {
  if (turn.played) return { code: 'card-played' };
  const hand = players[turn.seat]?.hand ?? [];
  if (hand.includes(card)) return { code: 'no-target', card };
  return { code: turn.bought.includes(card) ? 'card-just-bought' : 'not-in-hand', card };
}

/** Why none of the board's tools helps now: what the rules say of every cell alike, else what is wrong with them all. */
function toolRefusal(game: Game, tool: 'build' | 'move' | 'bring'): Refusing {
  if (tool === 'move') return { code: game.turn.ap < 1 ? 'too-few-points' : 'no-move' };
  const type = tool === 'build' ? 'block' : 'knight';
  const codes = new Set(ALL_CELLS.map((cell) => refusalOf(game, { type, cell })?.code));
  const [code] = codes;
  if (code && codes.size === 1) return { code };
  return { code: tool === 'build' ? 'too-high' : 'no-entry' };
}

function answerToTool(game: Game, pending: Pending, tool: Tool): Answer {
  const phase = phaseOf(game);
  if (phase !== 'turn') return refuse(refusalOf(game, { type: 'end' }) ?? { code: 'not-in-turn' });
  const possible = actionsOf(legalActions(game), tool);
  const [first] = possible;
  if (!first) return refuse(isCard(tool) ? cardRefusal(game, tool) : toolRefusal(game, tool));
  // Nothing to point at.
  if (isCard(tool) && CARDS[tool].fields.length === 0) return { type: 'act', action: first };
  if (pending.tool === tool) return { type: 'pick', pending: NOTHING_PENDING };
  // The only knight, or block, that there is to move need not be chosen.
  const starts = new Set(
    possible.flatMap((action) => ('from' in action && action.from !== undefined ? [action.from] : [])),
  );
  const [only] = starts;
  return {
    type: 'pick',
    pending: { tool, ...(starts.size === 1 && only !== undefined ? { from: only } : {}) },
  };
}

export function answerTo(game: Game, pending: Pending, intent: TowersIntent): Answer {
  switch (intent.type) {
    case 'cell':
      return answerToCell(game, pending, intent);
    case 'tool':
      return answerToTool(game, pending, intent.tool);
    case 'stack':
      return { type: 'pick', pending: { ...pending, stack: intent.stack } };
    case 'act': {
      const refused = refusalOf(game, intent.action);
      return refused ? refuse(refused) : intent;
    }
    case 'cancel':
      return { type: 'pick', pending: NOTHING_PENDING };
  }
}

/** What stays in hand after an action: whoever climbs or builds mostly goes on with it. */
export function pendingAfter(action: Action): Pending {
  if (action.type === 'move') return { tool: 'move', from: action.to };
  return action.type === 'block' ? { tool: 'build' } : NOTHING_PENDING;
}
