/** Stacks of blocks in front of the players, and the common supply (§3, §5). */
import { at } from '@mahjong-fortress/base/assert';
import type { StackName } from './action.ts';
import type { Emit } from './event.ts';
import {
  activePlayer,
  changePlayer,
  type Draft,
  type Game,
  type PlayerCount,
  roundsOf,
  type StackTable,
} from './game.ts';

/** How many blocks a stack can hold. */
export const STACK_LIMIT = 3;

/** T4: one stack for each round of each year. */
export const STACKS: Readonly<Record<PlayerCount, StackTable>> = {
  2: [
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  3: [
    [3, 3, 3, 2],
    [3, 3, 2],
    [3, 3, 2],
  ],
  4: [
    [2, 2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
  ],
};

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function largestFirst(stacks: readonly number[]): number[] {
  return stacks.toSorted((a, b) => b - a);
}

/** T5: the blocks of the supply that no year to come has to deal. */
export function freeBlocks({ options, supply, year }: Game): number {
  return supply - options.players * sum(options.stacks.slice(year).flat());
}

/** T13: what is left of a stack goes on the fullest one with room, and so on; what does not fit is handed back. */
export function relaid(
  stacks: readonly number[],
  left: number,
): { readonly stacks: readonly number[]; readonly back: number } {
  const laid = stacks.slice();
  let back = left;
  for (let index = 0; index < laid.length && back > 0; index++) {
    const fits = Math.min(STACK_LIMIT - at(laid, index), back);
    laid[index] = at(laid, index) + fits;
    back -= fits;
  }
  return { stacks: laid, back };
}

/** The blocks that the end of this turn takes out of the stack of the turn, and the stacks that stay (T13, T14). */
function usedUp(game: Game): { readonly left: number; readonly stacks: readonly number[] } {
  const { stacks } = activePlayer(game);
  const { used } = game.turn;
  if (used !== undefined) return { left: used, stacks };
  const turnsLeft = roundsOf(game, game.year) - game.round;
  return stacks.length > turnsLeft ? { left: at(stacks, 0), stacks: stacks.slice(1) } : { left: 0, stacks };
}

export function useUpStack(draft: Draft, emit: Emit): void {
  const { seat } = draft.turn;
  const { left, stacks } = usedUp(draft);
  const laid = relaid(stacks, left);
  changePlayer(draft, seat, { stacks: laid.stacks });
  draft.supply += laid.back;
  if (left > 0) emit?.({ type: 'blocksLaid', seat, kept: left - laid.back, back: laid.back });
}

export function hasStack(game: Game, name: StackName): boolean {
  return name === 'used' ? (game.turn.used ?? 0) > 0 : activePlayer(game).stacks.includes(name);
}

/** Takes one block; a stack that is emptied is gone (T14). */
export function takeFromStack(draft: Draft, name: StackName): void {
  const { turn } = draft;
  if (name === 'used') {
    turn.used = (turn.used ?? 0) - 1;
    return;
  }
  const { stacks } = activePlayer(draft);
  const index = stacks.indexOf(name);
  const others = stacks.filter((_, other) => other !== index);
  changePlayer(draft, turn.seat, { stacks: name === 1 ? others : largestFirst([...others, name - 1]) });
}

/** What is still in front of the players goes back, and the stacks of a year are dealt. */
export function dealStacks(draft: Draft, year: number): void {
  const stacks = largestFirst(at(draft.options.stacks, year - 1));
  for (const [seat] of draft.players.entries()) changePlayer(draft, seat, { stacks });
  draft.supply -= draft.players.length * sum(stacks);
}

export function returnStacks(draft: Draft): void {
  for (const [seat, player] of draft.players.entries()) {
    draft.supply += sum(player.stacks);
    changePlayer(draft, seat, { stacks: [] });
  }
}
