/** One game between computer opponents. */
import type { Random } from '@mahjong-fortress/base/random';
import { playOut } from '@mahjong-fortress/match';
import { type Game, type GameView, mahjongFortress } from '@mahjong-fortress/rules';
import { type Bot, type Budget, type Clock, type Level, timeBudget } from '../bot.ts';
import { BOTS } from '../levels.ts';

/** A level and how long it may think. */
export interface Contender {
  readonly level: Level;
  /** Iterations of a search: the same choices on every machine. */
  readonly iterations?: number;
  /** Milliseconds for a turn, by the clock of the arena. */
  readonly milliseconds?: number;
}

interface Thought {
  readonly player: number;
  readonly milliseconds: number;
}

/** Without a budget the strongest level thinks as long as it does in play; the others don't look at the clock. */
function budgetOf(
  { level, iterations, milliseconds }: Contender,
  game: Game,
  now: Clock,
): Budget | undefined {
  if (iterations !== undefined) return { iterations };
  return milliseconds !== undefined || level === 'dragon' ? timeBudget(game, now, milliseconds) : undefined;
}

interface Company {
  /** Who plays for each level. */
  readonly bots?: Readonly<Record<Level, Bot>>;
  /** Is told of every position after a turn. */
  afterTurn?(position: Game): void;
}

/** Plays a game to its end; tells how long every turn took to think about. */
export function playGame(
  start: Game,
  seats: readonly Contender[],
  random: Random,
  now: Clock,
  { bots = BOTS, afterTurn }: Company = {},
): { readonly game: Game; readonly thoughts: readonly Thought[] } {
  const thoughts: Thought[] = [];
  let game = start;
  let thinking = 0;
  const decide = (view: GameView, seat: number) => {
    const contender = seats[seat] as Contender;
    const begun = now();
    const actions = bots[contender.level].decide(view, random, budgetOf(contender, view, now));
    thinking += now() - begun;
    return actions;
  };
  for (const { seat, after } of playOut(mahjongFortress, start, decide)) {
    game = after;
    if (seat === undefined || (!after.over && after.turn.player === seat)) continue;
    thoughts.push({ player: seat, milliseconds: thinking });
    thinking = 0;
    afterTurn?.(after);
  }
  return { game, thoughts };
}
