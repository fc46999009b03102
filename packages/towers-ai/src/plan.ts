/** Whole turns, found by a beam search: at every step only the best few positions are played on. */
import { at } from '@mahjong-fortress/base/assert';
import { type Action, after, CELLS, type Game, HIDDEN, legalActions } from '@mahjong-fortress/towers';
import { type Sight, valueFor } from './evaluate.ts';

export interface Plan {
  /** From now on to the end of the turn, or to where cards come to light. */
  readonly actions: readonly Action[];
  readonly value: number;
}

interface Step {
  readonly game: Game;
  readonly action: Action | undefined;
  readonly before: Step | undefined;
  readonly value: number;
}

/** What an action point is worth that is left over: the marker advances. */
const POINT = 1;

/** Positions with the same print are the same, whatever the order of steps that led there. */
function printOf({ board: { levels, figures }, turn }: Game): number {
  let print = turn.ap * 4 + (turn.used ?? 3) + (turn.played ? 64 : 0) + turn.bought.length * 128;
  for (let cell = 0; cell < CELLS; cell++) {
    const here = (levels[cell] as number) * 8 + (figures[cell] as number);
    if (here !== 0) print = Math.imul(print ^ (here * CELLS + cell), 0x01000193);
  }
  return print;
}

/** The best few, the best first; of equals, who came first. */
class Best<T extends { readonly value: number }> {
  readonly list: T[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  takes(value: number): boolean {
    const { list } = this;
    return list.length < this.#size || value > at(list, list.length - 1).value;
  }

  add(one: T): void {
    const { list } = this;
    let place = list.length;
    while (place > 0 && one.value > at(list, place - 1).value) place--;
    list.splice(place, 0, one);
    if (list.length > this.#size) list.pop();
  }
}

function isTried(action: Action, sight: Sight): boolean {
  switch (action.type) {
    case 'end':
    case 'advance':
      return false;
    case 'card':
      return sight.shifts || action.card !== 'shift';
    default:
      return true;
  }
}

function actionsTo(step: Step): Action[] {
  const actions: Action[] = [];
  for (let now: Step | undefined = step; now?.action; now = now.before) actions.unshift(now.action);
  return actions;
}

/** What is left is spent on the marker; with own decks cards are drawn first, and somebody has to look at them. */
function finished(step: Step): Plan {
  const { turn, options } = step.game;
  const actions = actionsTo(step);
  const buy = actions.find(({ type }) => type === 'buy');
  if (buy && options.variant === 'own') return { actions: [buy], value: step.value };
  const rest: Action[] = Array.from({ length: turn.ap }, () => ({ type: 'advance' }));
  return { actions: [...actions, ...rest, { type: 'end' }], value: step.value };
}

/** After drawing from an own deck: one of the cards will be kept, whichever it is. */
function withUnseenCard(game: Game): Game {
  const { turn } = game;
  if (turn.drawn.length === 0) return game;
  return { ...game, turn: { ...turn, drawn: [], bought: [...turn.bought, HIDDEN] } };
}

interface Search {
  readonly sight: Sight;
  /** So many positions are played on at every step. */
  readonly width: number;
  /** So many plans are wanted. */
  readonly keep?: number;
  /** Once time is up, the plans are those found so far. */
  readonly isSpent?: (() => boolean) | undefined;
}

/** The best plans for the turn that is running, the best first. */
export function plansFor(game: Game, { sight, width, keep = 1, isSpent }: Search): Plan[] {
  const { seat } = game.turn;
  const value = valueFor(game, seat, sight) + game.turn.ap * POINT;
  const start: Step = { game, action: undefined, before: undefined, value };
  const seen = new Set<number>([printOf(game)]);
  const all = new Best<Step>(keep);
  all.add(start);
  let isFirst = true;
  for (let front: readonly Step[] = [start]; front.length > 0; ) {
    const next = new Best<Step>(width);
    for (const before of front) {
      if (!isFirst && isSpent?.()) break;
      for (const action of legalActions(before.game)) {
        if (!isTried(action, sight)) continue;
        const game = withUnseenCard(after(before.game, action));
        const value = valueFor(game, seat, sight) + game.turn.ap * POINT;
        if (!next.takes(value) && !all.takes(value)) continue;
        const print = printOf(game);
        if (seen.has(print)) continue;
        seen.add(print);
        const step = { game, action, before, value };
        if (next.takes(value)) next.add(step);
        if (all.takes(value)) all.add(step);
      }
      isFirst = false;
    }
    front = next.list;
  }
  return all.list.map(finished);
}
