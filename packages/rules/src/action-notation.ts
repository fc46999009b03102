/** Actions as words: `take e3`, `place M4 b2`, `activate wind shrine`. Records and the terminal are made of them. */

import { at, unreachable } from '@mahjong-fortress/base/assert';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Action } from './action.ts';
import { SPIRIT_IDS } from './cards.ts';
import { cellFromName, cellName, type GridSize } from './cell-name.ts';
import type { Game } from './game.ts';
import { codeOf, faceFromCode, KINDS } from './tile.ts';

/** The two grids that cells of actions lie on. */
export interface Boards {
  readonly fortress: GridSize;
  readonly realm: GridSize;
}

export function boardsOf(game: Game): Boards {
  return { fortress: game.fortress, realm: at(game.players, 0).realm };
}

export function makeAction({ fortress, realm }: Boards, action: Action): string {
  const inRealm = (cell: number) => cellName(realm, cell);
  switch (action.type) {
    case 'take':
    case 'destroy':
      return `${action.type} ${cellName(fortress, action.cell)}`;
    case 'place':
      return `place ${codeOf(action.face)} ${inRealm(action.cell)}`;
    case 'forgo':
      return `forgo ${codeOf(action.face)}`;
    case 'lock':
    case 'build':
    case 'turn':
      return `${action.type} ${inRealm(action.cell)}`;
    case 'shift':
    case 'move':
      return `${action.type} ${inRealm(action.from)} ${inRealm(action.to)}`;
    case 'change':
      return `change ${inRealm(action.cell)} ${action.kind}`;
    case 'activate':
      return `activate ${action.spirit} ${action.pay === 'shrine' ? 'shrine' : inRealm(action.pay)}`;
    case 'shrine':
    case 'discard':
    case 'summon':
    case 'done':
    case 'end':
    case 'ingenuity':
      return action.type;
    default:
      return unreachable(action);
  }
}

/** The action that a text names on these boards; whether it is legal now is another question. */
function actionFromWords({ fortress, realm }: Boards, words: readonly string[]): Action | undefined {
  const [type, one = '', two = ''] = words;
  const inRealm = (name: string) => cellFromName(realm, name);
  switch (type) {
    case 'take':
    case 'destroy': {
      const cell = cellFromName(fortress, one);
      return cell === undefined ? undefined : { type, cell };
    }
    case 'place': {
      const face = faceFromCode(one);
      const cell = inRealm(two);
      return face === undefined || cell === undefined ? undefined : { type, face, cell };
    }
    case 'forgo': {
      const face = faceFromCode(one);
      return face === undefined ? undefined : { type, face };
    }
    case 'lock':
    case 'build':
    case 'turn': {
      const cell = inRealm(one);
      return cell === undefined ? undefined : { type, cell };
    }
    case 'shift':
    case 'move': {
      const from = inRealm(one);
      const to = inRealm(two);
      return from === undefined || to === undefined ? undefined : { type, from, to };
    }
    case 'change': {
      const cell = inRealm(one);
      const kind = KINDS.find((known) => known === two);
      return cell === undefined || !kind ? undefined : { type, cell, kind };
    }
    case 'activate': {
      const spirit = SPIRIT_IDS.find((known) => known === one);
      const pay = two === 'shrine' ? two : inRealm(two);
      return !spirit || pay === undefined ? undefined : { type, spirit, pay };
    }
    case 'shrine':
    case 'discard':
    case 'summon':
    case 'done':
    case 'end':
    case 'ingenuity':
      return { type };
    default:
      return undefined;
  }
}

/** More than any action with generous spaces between its words. */
const LONGEST = 100;

export function parseAction(boards: Boards, text: string, path = ''): Result<Action, Problem> {
  // Cut for the sentence below; what is longer is no action, whatever it begins with.
  const words = text.slice(0, LONGEST).trim().split(/\s+/);
  const action = text.length > LONGEST ? undefined : actionFromWords(boards, words);
  const said = words.join(' ');
  // Reading it back catches words too many, such as the cell in `shrine b2`.
  if (action && makeAction(boards, action) === said) return ok(action);
  return err(problem('not-an-action', path, `“${said}” isn’t an action on this board.`));
}
