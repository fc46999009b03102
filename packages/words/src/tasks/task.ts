/** What is asked of whoever is to move, in each state of a turn: the same on the screens and in the terminal. */
import { type Action, type GameView, isCountdownOpen } from '@mahjong-fortress/rules';
import type { TurnState } from '@mahjong-fortress/rules/flow';
import type { TaskWords } from './en.ts';
import { FINISHING } from './finishing.ts';

/** What is known at the table. */
interface Asked {
  readonly view: GameView;
  readonly legal: readonly Action[];
}

/** The states in which a player is asked for something. */
export type AskedState = Exclude<TurnState, 'ingenuity' | 'finalScoring'>;

function canDo({ legal }: Asked, wanted: Action['type']): boolean {
  return legal.some(({ type }) => type === wanted);
}

function chooseTask(asked: Asked, tasks: TaskWords): string {
  if (asked.view.turn.activated === 'lightness') return tasks.effects.lightness;
  if (!isCountdownOpen(asked.view)) return tasks.choose;
  return canDo(asked, 'take') ? tasks.chooseOrSummon : tasks.onlySummon;
}

function finishTask(asked: Asked, tasks: TaskWords): string {
  const { activated } = asked.view.turn;
  if (activated === 'deceit' || activated === 'depths') return tasks.effects[activated];
  const ways = FINISHING.filter((way) => canDo(asked, way));
  return ways.some((way) => way !== 'take') ? tasks.finish(ways) : tasks.finishBound;
}

function placeTask(asked: Asked, tasks: TaskWords): string {
  if (canDo(asked, 'forgo')) return tasks.forgo;
  const { hand } = asked.view.turn;
  if (hand.length < 2) return tasks.place;
  // Nobody is asked to choose between tiles that are alike.
  return new Set(hand).size > 1 ? tasks.placeTwo : tasks.placeAlike;
}

function endTask(asked: Asked, tasks: TaskWords): string {
  if (canDo(asked, 'lock')) return tasks.endOrLock;
  return canDo(asked, 'activate') ? tasks.endOrSpirit : tasks.end;
}

const TASKS: Readonly<Record<AskedState, (asked: Asked, tasks: TaskWords) => string>> = {
  chooseAction: chooseTask,
  finishAction: finishTask,
  place: placeTask,
  lockSet: ({ view }, tasks) => (view.turn.waiting.length > 1 ? tasks.lockSeveral : tasks.lock),
  buildShrines: ({ view }, tasks) => tasks.build(view.turn.building?.left ?? 0),
  endOfTurn: endTask,
  beauty: (_, { effects }) => effects.beauty,
  wind: ({ view: { turn } }, { effects }) =>
    turn.effect?.spirit === 'wind' && turn.effect.turned ? effects.windTurned : effects.wind,
  strength: ({ view: { turn } }, { effects }) =>
    turn.effect?.spirit === 'strength' && turn.effect.moved.length > 0
      ? effects.strengthSecond
      : effects.strength,
  change: (_, { effects }) => effects.change,
  faith: (_, { effects }) => effects.faith,
  destruction: (_, { effects }) => effects.destruction,
  cunning: ({ view: { turn } }, { effects }) =>
    turn.effect?.spirit === 'cunning' && turn.effect.opened ? effects.cunningMore : effects.cunning,
};

export function taskIn(state: AskedState, asked: Asked, tasks: TaskWords): string {
  return TASKS[state](asked, tasks);
}
