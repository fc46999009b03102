/**
 * The one table of what hangs on the states of the charts: what is asked of a player, what can be pressed, and how a screen
 * reader is told. A state without its row is a type error.
 */
import type { GameWords } from '@mahjong-fortress/words/game';
import { type AskedState, taskIn } from '@mahjong-fortress/words/task';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { isTurnHere, type SessionState } from '../session/session-state.ts';
import type { Situation } from '../session/situation.ts';
import { type Control, canPayShrine, controlsFor } from './controls.ts';
import { controlsOfFault } from './ways-on.ts';

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

/** What has been begun with a first touch, and is asked for first. */
function begunTask({
  state: { pending, legal, taking },
  words: { tasks, spirits },
}: Now): string | undefined {
  if (pending.spirit) return tasks.pay(spirits[pending.spirit].name, canPayShrine(legal, pending.spirit));
  return taking?.isOpen && taking.cell === pending.fortress ? tasks.takeAgain : undefined;
}

/** A state in which a person is asked; `half` is what is asked once the first half of an action has been touched. */
function asks(state: AskedState, half: (now: Now) => string | undefined = () => undefined): Row {
  return {
    task: (now) =>
      now.state.legal.length === 0
        ? ''
        : (begunTask(now) ?? half(now) ?? taskIn(state, now.state, now.words.tasks)),
    controls: ({ state: { view, legal, pending }, words }) => controlsFor(view, legal, pending, words),
    announced: 'politely',
  };
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

function goesOn(label: string): readonly Control[] {
  return [{ label, wish: { type: 'goOn' }, shortcut: 'n', main: true }];
}

const SITUATIONS: Readonly<Record<Situation, Row>> = {
  chooseAction: asks('chooseAction'),
  finishAction: asks('finishAction'),
  place: asks('place'),
  lockSet: asks('lockSet'),
  buildShrines: asks('buildShrines'),
  endOfTurn: asks('endOfTurn'),
  beauty: asks('beauty'),
  wind: asks('wind', ({ state, words }) =>
    state.pending.from === undefined ? undefined : words.tasks.effects.windTo,
  ),
  strength: asks('strength', ({ state, words }) =>
    state.pending.from === undefined ? undefined : words.tasks.effects.strengthTo,
  ),
  change: asks('change', ({ state, words }) =>
    state.pending.changing === undefined ? undefined : words.tasks.changeKind,
  ),
  faith: asks('faith'),
  destruction: asks('destruction'),
  cunning: asks('cunning'),
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
  failed: {
    task: ({ words: { table } }) => table.noAnswer,
    controls: ({ state, words }) => controlsOfFault(state, words),
    announced: 'at once',
  },
  over: { task: ({ words: { tasks } }) => tasks.over, controls: NO_CONTROLS, announced: 'politely' },
  solved: { task: () => '', controls: NO_CONTROLS, announced: 'not' },
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
