/** Games played at random, for everything that wants many different states of a game. */
import type { Random } from '@mahjong-fortress/base/random';
import type { GameRules } from '../game-rules.ts';

type Playable<Game, Action, Event> = Pick<
  GameRules<never, Game, never, Action, Event>,
  'toMove' | 'legal' | 'play'
>;

export interface Step<Game, Action, Event> {
  readonly before: Game;
  readonly action: Action;
  readonly after: Game;
  readonly events: readonly Event[];
}

export function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.below(list.length)];
  if (item === undefined) throw new Error('a game got stuck');
  return item;
}

/** With everything in it: a frozen state throws when anything in it is written to. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** The game of a setup that is known to be sound. */
export function dealt<Setup, Game>(
  { begin }: Pick<GameRules<Setup, Game, never, unknown, unknown>, 'begin'>,
  setup: Setup,
): Game {
  const game = begin(setup);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** Plays to the end as `choose` says, and hands out every step. */
export function* stepsFrom<Game, Action, Event>(
  rules: Playable<Game, Action, Event>,
  start: Game,
  choose: (actions: readonly Action[], game: Game) => Action,
): Generator<Step<Game, Action, Event>, void> {
  let before = start;
  while (rules.toMove(before).type !== 'nobody') {
    const action = choose(rules.legal(before), before);
    const played = rules.play(before, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.error.code}`);
    yield { before, action, after: played.value.game, events: played.value.events };
    before = played.value.game;
  }
}
