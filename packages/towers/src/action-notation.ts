/** Actions as words: `move 2,2 2,3`, `keep six top`, `card jump 2,2 2,4`. Records and the terminal are made of them. */
import { unreachable } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Action, type CardAction, REST_PLACES, STACK_NAMES } from './action.ts';
import { CARD_IDS } from './card-ids.ts';
import { CARDS } from './cards/index.ts';
import { cellFromName, cellName } from './cell.ts';

function cardWords(action: CardAction): string {
  const named = CARDS[action.card].fields.map((field) =>
    field === 'stack' ? action.stack : cellName(action[field] ?? 0),
  );
  return ['card', action.card, ...named].join(' ');
}

export function makeAction(action: Action): string {
  switch (action.type) {
    case 'castle':
    case 'knight':
    case 'block':
    case 'king':
      return `${action.type} ${cellName(action.cell)}`;
    case 'move':
      return `move ${cellName(action.from)} ${cellName(action.to)}`;
    case 'keep':
      return `keep ${action.card} ${action.rest}`;
    case 'card':
      return cardWords(action);
    case 'buy':
    case 'advance':
    case 'end':
    case 'leave':
      return action.type;
    default:
      return unreachable(action);
  }
}

function cardFromWords([id, ...names]: readonly string[]): CardAction | undefined {
  const card = CARD_IDS.find((known) => known === id);
  if (!card) return undefined;
  let action: CardAction = { type: 'card', card };
  for (const [index, field] of CARDS[card].fields.entries()) {
    const name = names[index] ?? '';
    const value = field === 'stack' ? STACK_NAMES.find((known) => `${known}` === name) : cellFromName(name);
    if (value === undefined) return undefined;
    action = { ...action, [field]: value };
  }
  return action;
}

/** The action that a text names; whether it is legal now is another question. */
function actionFromWords(words: readonly string[]): Action | undefined {
  const [type, one = '', two = ''] = words;
  switch (type) {
    case 'castle':
    case 'knight':
    case 'block':
    case 'king': {
      const cell = cellFromName(one);
      return cell === undefined ? undefined : { type, cell };
    }
    case 'move': {
      const from = cellFromName(one);
      const to = cellFromName(two);
      return from === undefined || to === undefined ? undefined : { type, from, to };
    }
    case 'keep': {
      const card = CARD_IDS.find((known) => known === one);
      const rest = REST_PLACES.find((known) => known === two);
      return card && rest ? { type, card, rest } : undefined;
    }
    case 'card':
      return cardFromWords(words.slice(1));
    case 'buy':
    case 'advance':
    case 'end':
    case 'leave':
      return { type };
    default:
      return undefined;
  }
}

/** More than any action with generous spaces between its words. */
const LONGEST = 100;

export function parseAction(text: string): Result<Action, Problem> {
  // Cut for the sentence below; what is longer is no action, whatever it begins with.
  const words = text.slice(0, LONGEST).trim().split(/\s+/);
  const action = text.length > LONGEST ? undefined : actionFromWords(words);
  const said = words.join(' ');
  // Reading it back catches words too many, such as the cell in `end 2,2`.
  if (action && makeAction(action) === said) return ok(action);
  return err(problem('not-an-action', '', `“${said}” isn’t an action of Towers.`));
}
