/** One game between computer opponents. */
import { advance, draftOf, type Game, isIngenuityTurn, type Random, viewFor } from '@mahjong-fortress/rules';
import type { Budget, Level } from '../bot.ts';
import { BOTS } from '../levels.ts';

/** A level and how long it may think, in the order of the seats. */
export interface Contender {
  readonly level: Level;
  /** Iterations of a search; without them a level thinks as long as it usually does. */
  readonly iterations?: number;
  /** Milliseconds for a decision, by the clock of the arena. */
  readonly milliseconds?: number;
}

/** A clock is brought along, because packages have none. */
export type Clock = () => number;

export interface Thought {
  readonly player: number;
  readonly milliseconds: number;
}

function budgetOf({ iterations, milliseconds }: Contender, now: Clock): Budget | undefined {
  if (milliseconds !== undefined) {
    const end = now() + milliseconds;
    return { isSpent: () => now() >= end };
  }
  return iterations === undefined ? undefined : { iterations };
}

/** Plays a game to its end; tells how long every turn took to think about. */
export function playGame(
  start: Game,
  seats: readonly Contender[],
  random: Random,
  now: Clock,
): { readonly game: Game; readonly thoughts: readonly Thought[] } {
  const draft = draftOf(start);
  const thoughts: Thought[] = [];
  let thinking = 0;
  while (!draft.over) {
    const { player } = draft.turn;
    if (isIngenuityTurn(draft)) {
      advance(draft, { type: 'ingenuity' });
      continue;
    }
    const contender = seats[player] as Contender;
    const begun = now();
    const actions = BOTS[contender.level].decide(viewFor(draft, player), random, budgetOf(contender, now));
    thinking += now() - begun;
    for (const action of actions) advance(draft, action);
    if (draft.over || draft.turn.player !== player) {
      thoughts.push({ player, milliseconds: thinking });
      thinking = 0;
    }
  }
  return { game: draft, thoughts };
}
