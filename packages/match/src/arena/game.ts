/** One game between computer opponents. */
import type { Random } from '@mahjong-fortress/base/random';
import type { Bot, Budget, Clock, Level, Yardstick } from '../bot.ts';
import type { GameRules } from '../game-rules.ts';
import { playOut } from '../play-out.ts';

/** A game and those who play it: what the arena and the soak need to know of one. */
export interface Opponents<Setup, Game, View, Action, Event> {
  readonly rules: GameRules<Setup, Game, View, Action, Event>;
  /** Who plays for each level. */
  readonly bots: Readonly<Record<Level, Bot<View, Action>> & Partial<Record<Yardstick, Bot<View, Action>>>>;
  /** Who is shown the game itself, everything hidden with it: only to measure how much is left to be gained. */
  readonly seers?: Partial<Record<Yardstick, Bot<Game, Action>>>;
  /** A budget of time for the decision at hand, such that all decisions of a turn together keep to `turnMs`. */
  timeBudget(view: View, now: Clock, turnMs?: number): Budget;
}

/** A level and how long it may think. */
export interface Contender {
  readonly level: Level | Yardstick;
  /** Iterations of a search: the same choices on every machine. */
  readonly iterations?: number;
  /** Milliseconds for a turn, by the clock of the arena. */
  readonly milliseconds?: number;
}

/** As the arena names it: `dragon`, `dragon:40it` or `dragon:500ms`. */
export function contenderName({ level, iterations, milliseconds }: Contender): string {
  if (iterations !== undefined) return `${level}:${iterations}it`;
  return milliseconds === undefined ? level : `${level}:${milliseconds}ms`;
}

interface Thought {
  readonly seat: number;
  readonly milliseconds: number;
}

/** Without a budget the strongest level thinks as long as it does in play; the others don't look at the clock. */
function budgetOf<View>(
  { level, iterations, milliseconds }: Contender,
  timeBudget: (view: View, now: Clock, turnMs?: number) => Budget,
  view: View,
  now: Clock,
): Budget | undefined {
  if (iterations !== undefined) return { iterations };
  return milliseconds !== undefined || level === 'dragon' ? timeBudget(view, now, milliseconds) : undefined;
}

interface Table<Game> {
  readonly start: Game;
  readonly seats: readonly Contender[];
  readonly random: Random;
  readonly now: Clock;
  /** Is told of every position after a turn. */
  afterTurn?(position: Game): void;
}

/** Plays a game to its end; tells what was done, and how long every turn took to think about. */
export function playGame<Setup, Game, View, Action, Event>(
  { rules, bots, seers, timeBudget }: Opponents<Setup, Game, View, Action, Event>,
  { start, seats, random, now, afterTurn }: Table<Game>,
): { readonly game: Game; readonly actions: readonly Action[]; readonly thoughts: readonly Thought[] } {
  const thoughts: Thought[] = [];
  const done: Action[] = [];
  let game = start;
  let thinking = 0;
  const decide = (view: View, seat: number) => {
    const contender = seats[seat] as Contender;
    const { level } = contender;
    const bot = bots[level];
    const seer = (seers as Partial<Record<string, Bot<Game, Action>>> | undefined)?.[level];
    if (!bot && !seer) throw new Error(`${level} can’t play this game`);
    const begun = now();
    const budget = budgetOf(contender, timeBudget, view, now);
    const actions = seer ? seer.decide(game, random, budget) : (bot?.decide(view, random, budget) ?? []);
    thinking += now() - begun;
    return actions;
  };
  for (const { seat, actions, after } of playOut(rules, start, decide)) {
    game = after;
    done.push(...actions);
    const next = rules.toMove(after);
    if (seat === undefined || (next.type === 'seat' && next.seat === seat)) continue;
    thoughts.push({ seat, milliseconds: thinking });
    thinking = 0;
    afterTurn?.(after);
  }
  return { game, actions: done, thoughts };
}
