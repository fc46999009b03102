/**
 * The table of Towers by itself, for looking at it. Not part of the build.
 * table.html?game=towers&players=4&seed=a&step=80&marks=move&flat&quarters=1&speed=normal&auto, `board` for a position of one's own:
 * eight rows of eight cells, rows apart by `/`, cells as in records (`.`, `2`, `1a`, `3k`).
 */
import '@fontsource/philosopher/700.css';
import '@fontsource/noto-sans/400.css';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import {
  type Action,
  castlesOf,
  cellsOfCastle,
  type Game,
  type GameEvent,
  gameFromSetup,
  knightsOf,
  legalActions,
  type PlayerCount,
  play,
  surveyOf,
  viewFor,
  wayBetween,
} from '@mahjong-fortress/towers';
import { tableBackground } from '../art/table.ts';
import type { Speed } from '../table/contract.ts';
import type { TowersMoment } from '../towers/session/tally.ts';
import {
  NO_MARKS,
  type Quarters,
  type TableMarks,
  type TableState,
  type TowersTable,
  type TowersTableIntent,
} from '../towers/table/contract.ts';
import { makeTowersTable } from '../towers/table/engine/make-towers-table.ts';
import { wayThrough } from '../towers/table/layout/way.ts';

const query = new URLSearchParams(location.search);
const text = (name: string, otherwise: string) => query.get(name) ?? otherwise;
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);

const players = number('players', 4) as PlayerCount;
const random = randomFromSeed(text('seed', 'first light'));

function newGame(): Game {
  const game = gameFromSetup({ players, seed: text('seed', 'first light') });
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

/** Prefers building and moving, and to build high. */
function choose(game: Game): Action {
  const legal = legalActions(game);
  const blocks = legal.filter(({ type }) => type === 'block');
  const high = blocks.filter(
    (action) => action.type === 'block' && (game.board.levels[action.cell] ?? 0) > 0,
  );
  const moves = legal.filter(
    (action) =>
      action.type === 'move' && (game.board.levels[action.to] ?? 0) >= (game.board.levels[action.from] ?? 0),
  );
  const cards = legal.filter(({ type }) => type === 'card');
  const knights = legal.filter(({ type }) => type === 'knight' || type === 'king');
  const pools = [high, high, blocks, moves, knights, cards].filter((pool) => pool.length > 0);
  const pool = pools[random.below(Math.max(1, pools.length))] ?? legal.filter(({ type }) => type !== 'buy');
  return (pool[random.below(pool.length)] ?? legal[0]) as Action;
}

let game = newGame();

function withBoard(rows: string): Game {
  const cells = rows.split('/').flatMap((row) => row.trim().split(/\s+/));
  const levels = cells.map((cell) => Number.parseInt(cell, 10) || 0);
  const figures = cells.map((cell) => {
    const who = /[a-dk]/.exec(cell)?.[0];
    return who === undefined ? 0 : who === 'k' ? 5 : who.charCodeAt(0) - 96;
  });
  const turn = { ...game.turn, seat: 0, ap: 5 };
  return { ...game, stage: 'year', year: 2, round: 2, board: { levels, figures }, turn };
}

function marksOf(kind: string): TableMarks {
  const { board, turn } = game;
  const survey = surveyOf(board);
  const mine = knightsOf(board, turn.seat);
  const legal = legalActions(game);
  if (kind === 'move') {
    const chosen = number('cell', mine[0] ?? 0);
    const moves = legal.flatMap((action) =>
      action.type === 'move' && action.from === chosen ? [action.to] : [],
    );
    const targets = moves.map((cell) => ({
      cell,
      kind: wayBetween(survey, chosen, cell) === 'step' ? ('step' as const) : ('doors' as const),
    }));
    const through = targets.filter((target) => target.kind === 'doors').at(-1)?.cell;
    return {
      ...NO_MARKS,
      selectable: mine,
      selected: chosen,
      targets,
      way: through === undefined ? undefined : wayThrough(board.levels, chosen, through),
      ghost:
        through === undefined
          ? undefined
          : {
              cell: through,
              what: 'knight',
              seat: turn.seat,
              from: chosen,
              gains: [{ seat: turn.seat, points: 6 }],
            },
    };
  }
  if (kind === 'block') {
    const cells = legal.flatMap((action) => (action.type === 'block' ? [action.cell] : []));
    const cell = number('cell', cells.find((one) => (board.levels[one] ?? 0) > 1) ?? cells[0] ?? 0);
    return {
      ...NO_MARKS,
      targets: cells.map((one) => ({ cell: one, kind: 'block' })),
      ghost: { cell, what: 'block', gains: [0, 1, 2].map((seat) => ({ seat, points: 4 - 3 * seat })) },
    };
  }
  if (kind === 'castle') {
    const castles = castlesOf(board.levels);
    const largest = castles.areas.indexOf(Math.max(...castles.areas));
    const label = `Area ${castles.areas[largest]} · height ${castles.heights[largest]} · may rise to ${castles.areas[largest]}`;
    return {
      ...NO_MARKS,
      castle: { cells: cellsOfCastle(castles, largest), label },
      focus: number('cell', 20),
      traces: [0, 1, 2].map((age) => ({ cell: 9 + age * 9, seat: age + 1, age })),
    };
  }
  if (kind === 'kinds') {
    const kinds = ['step', 'doors', 'block', 'knight', 'king', 'castle', 'card'] as const;
    return { ...NO_MARKS, targets: kinds.map((one, index) => ({ cell: 56 + index, kind: one })) };
  }
  return NO_MARKS;
}

let marks = text('marks', '');

function stateNow(): TableState {
  return {
    view: viewFor(game, 0),
    seats: [0, 1, 2, 3].map((season) => ({ name: `Seat ${season}`, season })),
    me: 0,
    marks: marksOf(marks),
    letters: query.has('letters') ? ['A', 'B', 'C', 'D'] : undefined,
  };
}

interface TowersDemo {
  readonly table: TowersTable;
  readonly intents: TowersTableIntent[];
  readonly moments: TowersMoment[];
  /** Plays an action, or one by chance, with its animation. */
  step(action?: Action): Promise<readonly string[]>;
  leap(steps: number): void;
  /** Shows events that need not have happened. */
  animate(events: readonly GameEvent[]): Promise<void>;
  mark(kind: string): void;
}

declare global {
  interface Window {
    towersDemo: TowersDemo;
  }
}

const parent = document.querySelector<HTMLElement>('#table');
if (!parent) throw new Error('the page has no table');
document.body.style.background = `#0b201f url("data:image/svg+xml,${encodeURIComponent(tableBackground(1600, 1000))}") center / cover`;

const intents: TowersTableIntent[] = [];
const moments: TowersMoment[] = [];
const shown = (moment: TowersMoment) => void moments.push(moment);
const table = await makeTowersTable(parent, {
  report: (intent) => void intents.push(intent),
});
table.setSpeed(text('speed', 'normal') as Speed);

function advance(action: Action) {
  const played = play(game, action);
  if (!played.ok) throw new Error(played.error.code);
  game = played.value.game;
  return played.value.events;
}

window.towersDemo = {
  table,
  intents,
  moments,
  async step(action = choose(game)) {
    if (game.stage === 'over') return [];
    const events = advance(action);
    await table.animate(events, stateNow(), shown);
    return events.map(({ type }) => type);
  },
  leap(steps) {
    for (let i = 0; i < steps && game.stage !== 'over'; i++) advance(choose(game));
    table.show(stateNow());
  },
  animate: (events) => table.animate(events, stateNow(), shown),
  mark(kind) {
    marks = kind;
    table.show(stateNow());
  },
};

for (let i = 0; i < number('step', 0) && game.stage !== 'over'; i++) advance(choose(game));
const rows = query.get('board');
if (rows) game = withBoard(rows);
table.turn(number('quarters', 0) as Quarters);
table.setFlat(query.has('flat'));
table.show(stateNow());
document.body.dataset.ready = 'true';
if (query.has('auto')) while (game.stage !== 'over') await window.towersDemo.step();
