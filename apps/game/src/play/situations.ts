/**
 * The one table of what hangs on the states of the charts: what is asked of a player, what can be pressed, and how a screen
 * reader is told. A state without its row is a type error.
 */
import { HUMAN } from '@mahjong-fortress/match';
import { isCountdownOpen } from '@mahjong-fortress/rules';
import { FINISHING } from '@mahjong-fortress/words/finishing';
import type { GameWords } from '@mahjong-fortress/words/game';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { understudyFor } from '../session/opponents.ts';
import { sitterAt } from '../session/seats.ts';
import { isTurnHere, type SessionState } from '../session/session-state.ts';
import type { Situation } from '../session/situation.ts';
import { type Control, canPayShrine, controlsFor } from './controls.ts';

interface Now {
  readonly state: SessionState;
  readonly words: GameWords;
  /** Who is to move. */
  readonly player: Who;
}

interface Row {
  /** What is asked, or what is waited for. */
  task(now: Now): string;
  controls(now: Now): readonly Control[];
  /** How the task is announced: when there is time, at once, or not by itself. */
  readonly announced: 'politely' | 'at once' | 'not';
}

const NO_CONTROLS = () => [];

/** A state in which a person is asked: for its own task, unless a Spirit that was called is still to be paid. */
function asks(task: Row['task']): Row {
  return {
    task(now) {
      const { pending, legal, taking } = now.state;
      const { tasks, spirits } = now.words;
      if (legal.length === 0) return '';
      if (pending.spirit) return tasks.pay(spirits[pending.spirit].name, canPayShrine(legal, pending.spirit));
      return taking?.isOpen && taking.cell === pending.fortress ? tasks.takeAgain : task(now);
    },
    controls: ({ state: { view, legal, pending }, words }) => controlsFor(view, legal, pending, words),
    announced: 'politely',
  };
}

function canDo({ state: { legal } }: Now, wanted: string): boolean {
  return legal.some(({ type }) => type === wanted);
}

function chooseTask(now: Now): string {
  const { tasks } = now.words;
  const { view } = now.state;
  if (view.turn.activated === 'lightness') return tasks.effects.lightness;
  if (!isCountdownOpen(view)) return tasks.choose;
  return canDo(now, 'take') ? tasks.chooseOrSummon : tasks.onlySummon;
}

function finishTask(now: Now): string {
  const { tasks } = now.words;
  const { activated } = now.state.view.turn;
  if (activated === 'deceit' || activated === 'depths') return tasks.effects[activated];
  const ways = FINISHING.filter((way) => canDo(now, way));
  return ways.some((way) => way !== 'take') ? tasks.finish(ways) : tasks.finishBound;
}

function placeTask(now: Now): string {
  const { tasks } = now.words;
  if (canDo(now, 'forgo')) return tasks.forgo;
  const { hand } = now.state.view.turn;
  if (hand.length < 2) return tasks.place;
  // Nobody is asked to choose between tiles that are alike.
  return new Set(hand).size > 1 ? tasks.placeTwo : tasks.placeAlike;
}

function endTask(now: Now): string {
  const { tasks } = now.words;
  if (canDo(now, 'lock')) return tasks.endOrLock;
  return canDo(now, 'activate') ? tasks.endOrSpirit : tasks.end;
}

function windTask({ state: { view, pending }, words: { tasks } }: Now): string {
  const { effect } = view.turn;
  if (pending.from !== undefined) return tasks.effects.windTo;
  return effect?.spirit === 'wind' && effect.turned ? tasks.effects.windTurned : tasks.effects.wind;
}

function strengthTask({ state: { view, pending }, words: { tasks } }: Now): string {
  const { effect } = view.turn;
  if (pending.from !== undefined) return tasks.effects.strengthTo;
  const isSecond = effect?.spirit === 'strength' && effect.moved.length > 0;
  return isSecond ? tasks.effects.strengthSecond : tasks.effects.strength;
}

function cunningTask({ state: { view }, words: { tasks } }: Now): string {
  const { effect } = view.turn;
  return effect?.spirit === 'cunning' && effect.opened ? tasks.effects.cunningMore : tasks.effects.cunning;
}

/** Somebody else is at it. */
const OTHERS: Row = {
  task: ({ state: { view }, words: { table }, player }) => (view.over ? '' : table.thinking(player)),
  controls: NO_CONTROLS,
  announced: 'not',
};

/** Something is on its way; what a person does need not be put into words as well. */
const ON_ITS_WAY: Row = {
  ...OTHERS,
  task: (now) => (isTurnHere(now.state) ? '' : OTHERS.task(now)),
};

/** The ways on when a computer does not answer as it should. */
function waysOnFrom({ state, words: { waysOn, levels } }: Now): readonly Control[] {
  const other = understudyFor(sitterAt(state.record, state.fault?.seat ?? -1));
  return [
    { label: waysOn.askAgain, wish: { type: 'retry' }, main: true },
    { label: waysOn.playsOn(levels[other]), wish: { type: 'substitute', sitter: other } },
    { label: waysOn.takeSeat, wish: { type: 'substitute', sitter: HUMAN } },
  ];
}

function goesOn(label: string): readonly Control[] {
  return [{ label, wish: { type: 'goOn' }, shortcut: 'n', main: true }];
}

const SITUATIONS: Readonly<Record<Situation, Row>> = {
  chooseAction: asks(chooseTask),
  finishAction: asks(finishTask),
  place: asks(placeTask),
  lockSet: asks(({ state: { view }, words: { tasks } }) =>
    view.turn.waiting.length > 1 ? tasks.lockSeveral : tasks.lock,
  ),
  buildShrines: asks(({ state: { view }, words: { tasks } }) => tasks.build(view.turn.building?.left ?? 0)),
  endOfTurn: asks(endTask),
  beauty: asks(({ words: { tasks } }) => tasks.effects.beauty),
  wind: asks(windTask),
  strength: asks(strengthTask),
  change: asks(({ state: { pending }, words: { tasks } }) =>
    pending.changing === undefined ? tasks.effects.change : tasks.changeKind,
  ),
  faith: asks(({ words: { tasks } }) => tasks.effects.faith),
  destruction: asks(({ words: { tasks } }) => tasks.effects.destruction),
  cunning: asks(cunningTask),
  ready: ON_ITS_WAY,
  thinking: OTHERS,
  ending: {
    task: ({ words: { tasks } }) => tasks.end,
    controls: ({ words: { actions } }) => goesOn(actions.end),
    announced: 'politely',
  },
  passing: {
    task: ({ words: { table }, player }) => table.passTo(player),
    controls: ({ words: { table }, player }) => goesOn(table.takeOver(player)),
    announced: 'politely',
  },
  moving: OTHERS,
  showing: ON_ITS_WAY,
  away: OTHERS,
  sending: { ...OTHERS, task: () => '' },
  failed: { task: ({ words: { table } }) => table.noAnswer, controls: waysOnFrom, announced: 'at once' },
  over: { task: ({ words: { tasks } }) => tasks.over, controls: NO_CONTROLS, announced: 'politely' },
};

interface Shown {
  readonly task: string;
  readonly controls: readonly Control[];
  readonly announced: Row['announced'];
}

/** What the screens say and offer now. */
export function shownIn(state: SessionState, words: GameWords, who: readonly Who[]): Shown {
  const row = SITUATIONS[state.situation];
  const now = { state, words, player: who[state.view.turn.player] ?? YOU };
  return { task: row.task(now), controls: row.controls(now), announced: row.announced };
}
