/**
 * The table by itself, for looking at it: a random game that plays itself. Not part of the build.
 * table.html?players=3&layout=castle&seed=a&spirits=10&step=40&auto=1&pause=250&speed=normal, `rows` instead of `layout`
 * for a fortress of one's own (rows=0110,1221), `deal` to see it built, `letters` for letters on the tiles.
 */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import '@fontsource/philosopher/700.css';
import '@fontsource/noto-sans/400.css';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import {
  type Action,
  type Game,
  type GameEvent,
  gameFromSetup,
  isFaceUp,
  kindOf,
  legalActions,
  neighboursOf,
  type PlayerCount,
  play,
  SPIRIT_IDS,
  topAt,
  topTier,
  viewFor,
} from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import type { Game as Engine } from 'phaser';
import { tableBackground } from '../art/table.ts';
import { lockableCells, takingAt } from '../session/questions.ts';
import { moverIn } from '../session/session-state.ts';
import type {
  Picked,
  PlacingPreview,
  Resting,
  Speed,
  Table,
  TableIntent,
  TableSpot,
  TableState,
  TakingShown,
} from '../table/contract.ts';
import { openTable } from '../table/engine/make-table.ts';
import { wordsForTaking } from '../words/taking-words.ts';

const query = new URLSearchParams(location.search);
const text = (name: string, otherwise: string) => query.get(name) ?? otherwise;
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);

const players = number('players', 3) as PlayerCount;
const random = randomFromSeed(`steps ${text('seed', 'first light')}`);
const names = ['Akira', 'Мария', 'Wen Zhao the Patient', 'Tomás'];

function newGame(seed: string): Game {
  const game = gameFromSetup({
    layout:
      query.get('rows')?.split(',') ??
      layoutById(text('layout', `standard-${Math.max(2, players)}`))?.rows ??
      [],
    seed,
    players,
    firstPlayer: 0,
    spirits: SPIRIT_IDS.slice(0, number('spirits', 0)),
  });
  if (!game.ok) throw new Error(`${game.error.path}: ${game.error.code}`);
  return game.value;
}

/** Prefers what moves the game on, so that a run shows every phase. */
function choose(game: Game): Action {
  const legal = legalActions(game);
  const placing = legal.filter((action) => action.type === 'place');
  if (placing.length > 0) {
    // Beside a tile of its kind, now and then: sets want to be locked.
    const best = placing.filter(
      (action) => action.type === 'place' && sharesKind(game, action.cell, action.face),
    );
    const from = best.length > 0 ? best : placing;
    return from[random.below(from.length)] as Action;
  }
  const plain = legal.filter(({ type }) => type !== 'activate' && type !== 'discard');
  const spirits = legal.filter(({ type }) => type === 'activate');
  const from = spirits.length > 0 && random.below(4) === 0 ? spirits : plain.length > 0 ? plain : legal;
  return from[random.below(from.length)] as Action;
}

function sharesKind(game: Game, cell: number, face: number): boolean {
  const realm = game.players[game.turn.player]?.realm;
  if (!realm) return false;
  const near = neighboursOf(realm)[cell] ?? [];
  return near.some((other) => isFaceUp(topAt(realm, other)) && kindOf(topAt(realm, other)) === kindOf(face));
}

function advance(game: Game, action: Action): { game: Game; events: readonly GameEvent[] } {
  const played = play(game, action);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

let game = newGame(text('seed', 'first light'));
const tiers = topTier(game.fortress);
let picked: Picked = {};
let preview: PlacingPreview | undefined;
let taking: TakingShown | undefined;

function look(cell: number | undefined, { isAimed = false } = {}): void {
  const seen = takingAt(viewFor(game, 0), legalActions(game), cell);
  taking = seen && { ...seen, label: wordsForTaking(seen, en), isAimed };
  table.show(stateNow());
}

function stateNow(): TableState {
  return {
    view: viewFor(game, 0),
    legal: legalActions(game),
    tiers,
    lockable: lockableCells(viewFor(game, 0), legalActions(game)),
    me: 0,
    turn: moverIn(viewFor(game, 0)),
    seats: [0, 1, 2, 3].map((season) => ({
      name: players === 1 && season === 1 ? 'Dragon of Ingenuity' : (names[season] ?? ''),
      season,
    })),
    picked,
    preview,
    taking,
    pairs: undefined,
    letters: query.has('letters') ? en.kindLetters : undefined,
  };
}

type Told = TableIntent | { readonly type: 'hover'; readonly on: Resting | undefined };

/** For the eyes and the tests of this page; the game has its own. */
interface Demo {
  readonly table: Table;
  readonly engine: Engine;
  /** What it has told. */
  readonly intents: Told[];
  state(): TableState;
  /** Plays until the next event of that type is due and stops before it. */
  until(type: GameEvent['type'], player?: number): Action | undefined;
  /** Plays an action, or one by chance, with its animation. */
  step(action?: Action): Promise<readonly string[]>;
  leap(steps: number): void;
  pick(picked: Picked, preview?: PlacingPreview): void;
  /** Looks at a tile of the fortress before it is taken. */
  look(cell: number | undefined, by?: { isAimed?: boolean }): void;
  restart(seed: string): Promise<void>;
  animate(events: readonly GameEvent[]): Promise<void>;
  /** A point at which something is met. */
  locate(spot: TableSpot): { readonly x: number; readonly y: number } | undefined;
  /** Plays an action and tells how long the script of each frame took, in milliseconds. */
  measure(action: Action): Promise<readonly number[]>;
  counts(): { readonly textures: number; readonly objects: number };
  /** Opens and closes tables one after another, as games that follow one another do. */
  cycle(times: number): Promise<void>;
}

declare global {
  interface Window {
    demo: Demo;
  }
}

const parent = document.querySelector<HTMLElement>('#table');
if (!parent) throw new Error('the page has no table');
document.body.style.background = `#0b201f url("data:image/svg+xml,${encodeURIComponent(tableBackground(1600, 1000))}") center / cover`;

const intents: Told[] = [];
const { table, game: engine } = await openTable(parent, {
  touch(intent) {
    intents.push(intent);
    answer(intent);
  },
  hover: (on) => void intents.push({ type: 'hover', on }),
});
table.setSpeed(text('speed', 'normal') as Speed);

async function step(action = choose(game)): Promise<readonly string[]> {
  if (game.over) return [];
  const next = advance(game, action);
  game = next.game;
  picked = {};
  preview = undefined;
  taking = undefined;
  await table.animate(next.events, stateNow());
  return next.events.map(({ type }) => type);
}

function answer(intent: TableIntent): void {
  const legal = legalActions(game);
  const find = (test: (action: Action) => boolean) => legal.find(test);
  if (intent.type === 'fortress') {
    const take = find(
      (action) => (action.type === 'take' || action.type === 'destroy') && action.cell === intent.cell,
    );
    if (intent.aims && taking?.cell !== intent.cell) look(intent.cell, { isAimed: true });
    else if (take) void step(take);
    else table.explain(intent.cell, 'Both long sides touch other tiles.');
  } else if (intent.type === 'hand') {
    picked = { hand: intent.index };
    table.show(stateNow());
  } else if (intent.type === 'realm') {
    const face = game.turn.hand[picked.hand ?? 0];
    const action =
      find((one) => one.type === 'place' && one.cell === intent.cell && one.face === face) ??
      find((one) => (one.type === 'lock' || one.type === 'build') && one.cell === intent.cell);
    if (action) void step(action);
  }
}

window.demo = {
  table,
  engine,
  intents,
  state: stateNow,
  step,
  leap(steps) {
    for (let i = 0; i < steps && !game.over; i++) game = advance(game, choose(game)).game;
    picked = {};
    preview = undefined;
    table.show(stateNow());
  },
  until(type, player) {
    while (!game.over) {
      const action = choose(game);
      const next = advance(game, action);
      const due = next.events.some((event) => event.type === type);
      if (due && (player === undefined || game.turn.player === player)) {
        table.show(stateNow());
        return action;
      }
      game = next.game;
    }
    return undefined;
  },
  pick(nextPicked, nextPreview) {
    picked = nextPicked;
    preview = nextPreview;
    table.show(stateNow());
  },
  look,
  async restart(seed) {
    game = newGame(seed);
    picked = {};
    await table.deal(stateNow());
  },
  animate: (events) => table.animate(events, stateNow()),
  locate(spot) {
    const area = table.locate(spot);
    return area && { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  },
  async measure(action) {
    const frames: number[] = [];
    let begun = 0;
    const begin = () => {
      begun = performance.now();
    };
    const end = () => frames.push(performance.now() - begun);
    engine.events.on('prestep', begin);
    engine.events.on('postrender', end);
    await step(action);
    engine.events.off('prestep', begin);
    engine.events.off('postrender', end);
    return frames;
  },
  async cycle(times) {
    for (let i = 0; i < times; i++) {
      const place = document.createElement('div');
      place.style.cssText = 'position:fixed;inset:0';
      document.body.append(place);
      const { table: other } = await openTable(place, { touch: () => undefined, hover: () => undefined });
      other.setSpeed('off');
      await other.deal(stateNow());
      const action = choose(game);
      const next = advance(game, action);
      game = next.game;
      await other.animate(next.events, stateNow());
      other.destroy();
      place.remove();
    }
  },
  counts() {
    const [scene] = engine.scene.getScenes(true);
    const layers = scene?.children.list ?? [];
    const objects = layers.reduce(
      (sum, child) => sum + ('list' in child ? (child.list as unknown[]).length : 1),
      0,
    );
    return { textures: Object.keys(engine.textures.list).length, objects };
  },
};

for (let i = 0; i < number('step', 0) && !game.over; i++) game = advance(game, choose(game)).game;
if (query.has('deal')) await table.deal(stateNow());
else table.show(stateNow());
document.body.dataset.ready = 'true';
if (query.has('auto')) {
  while (!game.over) {
    await step();
    await new Promise((resolve) => setTimeout(resolve, number('pause', 250)));
  }
}
