/**
 * The one table of what hangs on the states of the charts at a table of Towers: what is asked, what can be pressed besides
 * the tools of a turn, and how a screen reader is told. A state without its row is a type error.
 */
import type { GameWords } from '@mahjong-fortress/words/game';
import type { TowersTableWords } from '@mahjong-fortress/words/towers-table';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { controlsOfFault } from '../../play/ways-on.ts';
import { stacksFor, takesUp, toolOf } from '../session/intents.ts';
import type { TowersState, TowersWish } from '../session/session-state.ts';
import type { TowersSituation } from '../session/situation.ts';

interface Now {
  readonly state: TowersState;
  /** The words of the page, and those of the game. */
  readonly page: GameWords;
  readonly words: TowersTableWords;
  /** Who is to move. */
  readonly player: Who;
}

export interface Control {
  readonly label: string;
  readonly wish: TowersWish;
  /** The letter that does the same. */
  readonly shortcut?: string;
  readonly main?: boolean;
}

/** What there is to press besides: the tools of a turn, a card to keep, one's cards. */
type Part = 'tools' | 'keeping' | 'cards';

interface Row {
  task(now: Now): string;
  controls(now: Now): readonly Control[];
  readonly parts: readonly Part[];
  readonly announced: 'politely' | 'at once' | 'not';
}

const NO_CONTROLS = () => [];

/** What the tool in hand waits for; without one, what a turn is about. */
function turnTask({ state: { pending, legal, view }, words }: Now): string {
  const { ask, actionCards } = words;
  const { tool, from } = pending;
  if (tool === undefined) return ask.spend(view.turn.ap);
  switch (tool) {
    case 'build':
      return ask.chooseCell;
    case 'bring':
      return ask.chooseEntry;
    case 'move':
      return from === undefined ? ask.chooseKnight : ask.chooseTarget;
    case 'shift':
      return from === undefined ? ask.shiftFrom : ask.shiftTo;
    case 'insert':
      if (stacksFor(view).length < 2) return ask.cardKnight(actionCards.insert.name);
      return pending.stack === undefined ? ask.insertFrom : ask.insertTo;
    default: {
      const { name } = actionCards[tool];
      if (!takesUp(toolOf(legal, pending))) return ask.cardCell(name);
      return from === undefined ? ask.cardKnight(name) : ask.cardTarget(name);
    }
  }
}

function asks(task: Row['task'], row: Partial<Row> = {}): Row {
  return { task, controls: NO_CONTROLS, parts: ['cards'], announced: 'politely', ...row };
}

/** Somebody else is at it. */
const OTHERS: Row = {
  task: ({ page: { table }, player }) => table.thinking(player),
  controls: NO_CONTROLS,
  parts: ['cards'],
  announced: 'not',
};

/** Something is on its way; what a person does need not be put into words as well. */
const ON_ITS_WAY: Row = {
  ...OTHERS,
  task: (now) => (now.state.people.includes(now.state.view.turn.seat) ? '' : OTHERS.task(now)),
};

const SITUATIONS: Readonly<Record<TowersSituation, Row>> = {
  foundCastle: asks(({ words }) => words.tasks.castles),
  placeKnight: asks(({ words }) => words.tasks.knights),
  placeKing: asks(({ words }) => words.tasks.king),
  moveKing: asks(({ words }) => words.tasks.moveKing, {
    controls: ({ words }) => [
      { label: words.leaveKing, wish: { type: 'act', action: { type: 'leave' } }, shortcut: 'n' },
    ],
  }),
  spendPoints: asks(turnTask, { parts: ['tools', 'cards'] }),
  pointsSpent: asks((now) => (now.state.pending.tool ? turnTask(now) : now.words.ask.spent), {
    parts: ['tools', 'cards'],
  }),
  keepCard: asks(({ words }) => words.tasks.keep, { parts: ['keeping'] }),
  ready: ON_ITS_WAY,
  thinking: OTHERS,
  ending: OTHERS,
  passing: asks(({ page: { table }, player }) => table.passTo(player), { parts: [] }),
  moving: OTHERS,
  showing: ON_ITS_WAY,
  away: OTHERS,
  sending: { ...OTHERS, task: () => '' },
  failed: asks(({ page: { table } }) => table.noAnswer, {
    controls: ({ state, page }) => controlsOfFault(state, page),
    announced: 'at once',
  }),
  over: asks(({ words }) => words.over),
};

interface Shown extends Pick<Row, 'parts' | 'announced'> {
  readonly task: string;
  readonly controls: readonly Control[];
}

export function shownIn(
  state: TowersState,
  page: GameWords,
  words: TowersTableWords,
  who: readonly Who[],
): Shown {
  const row = SITUATIONS[state.situation];
  const now = { state, page, words, player: who[state.view.turn.seat] ?? YOU };
  return { ...row, task: row.task(now), controls: row.controls(now) };
}
