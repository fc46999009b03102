/** Whole turns, found by a beam search: at every step only the best few positions are played on. */
import { at } from '@mahjong-fortress/base/assert';
import { type Action, after, type Game, legalActions } from '@mahjong-fortress/towers';
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
  readonly print: number;
}

/** What an action point is worth that is left over: the marker advances. */
const POINT = 1;

/** Positions with the same print are the same, whatever the order of steps that led there. */
function printOf({ board, turn }: Game): number {
  let print = turn.ap * 4 + (turn.used ?? 3) + (turn.played ? 64 : 0) + turn.bought.length * 128;
  for (let cell = 0; cell < board.levels.length; cell++) {
    print = Math.imul(print ^ (at(board.levels, cell) * 8 + at(board.figures, cell)), 0x01000193) + cell;
  }
  return print;
}

function isTried({ type, ...action }: Action, sight: Sight): boolean {
  if (type === 'end' || type === 'advance') return false;
  return sight.shifts || !('card' in action) || action.card !== 'shift';
}

function actionsTo(step: Step): Action[] {
  const actions: Action[] = [];
  for (let now: Step | undefined = step; now?.action; now = now.before) actions.unshift(now.action);
  return actions;
}

/** What is left is spent on the marker; with cards drawn face up first, somebody has to look at them. */
function finished(step: Step): Plan {
  const { turn } = step.game;
  const actions = actionsTo(step);
  if (turn.drawn.length > 0) return { actions, value: step.value };
  const rest: Action[] = Array.from({ length: turn.ap }, () => ({ type: 'advance' }));
  return { actions: [...actions, ...rest, { type: 'end' }], value: step.value };
}

function next(step: Step, action: Action, seat: number, sight: Sight): Step {
  const game = after(step.game, action);
  const value = valueFor(game, seat, sight) + game.turn.ap * POINT;
  return { game, action, before: step, value, print: printOf(game) };
}

const byValue = (one: { readonly value: number }, other: { readonly value: number }) =>
  other.value - one.value;

/** The best plans for the turn that is running, the best first. */
export function plansFor(
  game: Game,
  { sight, width, keep = 1 }: { readonly sight: Sight; readonly width: number; readonly keep?: number },
): Plan[] {
  const { seat } = game.turn;
  const value = valueFor(game, seat, sight) + game.turn.ap * POINT;
  const start: Step = { game, action: undefined, before: undefined, value, print: printOf(game) };
  const seen = new Set<number>([start.print]);
  const all: Step[] = [start];
  for (let front: readonly Step[] = [start]; front.length > 0; ) {
    const steps: Step[] = [];
    for (const step of front) {
      if (step.game.turn.drawn.length > 0) continue;
      for (const action of legalActions(step.game)) {
        if (!isTried(action, sight)) continue;
        const made = next(step, action, seat, sight);
        if (seen.has(made.print)) continue;
        seen.add(made.print);
        steps.push(made);
      }
    }
    front = steps.sort(byValue).slice(0, width);
    all.push(...front);
  }
  return all.sort(byValue).slice(0, keep).map(finished);
}
