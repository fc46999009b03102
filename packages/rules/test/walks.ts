/** Play at random, but drawn towards what the rules are about: sets, shrines, Spirits, every type of step. */
import { type Random, randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { pick, stepsFrom } from '@mahjong-fortress/match/random-games';
import {
  type Action,
  FACES,
  type Game,
  kindOf,
  mahjongFortress,
  neighboursOf,
  PLAYER_COUNTS,
  SPIRIT_IDS,
} from '../src/index.ts';
import { face, game, type Position } from './builders.ts';
import type { Step } from './random-games.ts';

// ── Where to begin ──

/** Few faces, so that sets of every sort lie about: of a kind, of a number, of special tiles. */
const CODES = ['M1', 'M2', 'S1', 'F1', 'Ys', 'Yu', 'Wb', 'Dg', 'Dr'];
const SIZES = [
  { columns: 6, rows: 4 },
  { columns: 4, rows: 3 },
  { columns: 3, rows: 3 },
  { columns: 2, rows: 2 },
];

function rowsOf(columns: number, rows: number, cell: () => string): string[] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, cell).join(' '));
}

/** The turn facts of some moment before the tiles are locked. */
function someTurn(codes: readonly string[], random: Random): NonNullable<Position['turn']> {
  const tile = () => face(pick(codes, random));
  const first = { cell: random.below(12), face: tile() };
  const held = [first.face, tile()];
  return pick(
    [
      {},
      { first, hand: [first.face], taken: [first.face] },
      { first, finished: true, hand: held, taken: held },
      { first, finished: true, hand: [first.face], taken: held },
      { first, finished: true, taken: held },
    ],
    random,
  );
}

/** A crowded position in the middle of a turn, with a small fortress. */
export function sceneFrom(seed: string): Game {
  const random = randomFromSeed(`scene ${seed}`);
  const codes = shuffled(CODES, random).slice(0, 3 + random.below(4));
  const faceUp = () => pick(codes, random);
  const realmCell = () => {
    const mark = pick([faceUp(), faceUp(), faceUp(), faceUp(), '-', '-', '^', '.', '.'], random);
    return mark === '.' ? mark : `${mark}/${1 + random.below(3)}`;
  };
  const stack = () => Array.from({ length: random.below(4) }, faceUp).join('/') || '.';
  const size = pick(SIZES, random);
  return game({
    players: pick(PLAYER_COUNTS, random),
    spirits: shuffled(SPIRIT_IDS, random).slice(0, 1 + random.below(SPIRIT_IDS.length)),
    size,
    realm: rowsOf(size.columns, size.rows, realmCell),
    fortress: rowsOf(4, 3, stack),
    own: random.below(4),
    supply: random.below(3),
    turn: someTurn(codes, random),
  });
}

// ── How to go on ──

/** How many neighbours of the same kind a placed tile would get. */
function kin(now: Game, action: Action): number {
  const realm = now.players[now.turn.player]?.realm;
  if (action.type !== 'place' || !realm) return 0;
  const tops = (neighboursOf(realm)[action.cell] ?? []).map((cell) => realm.tops[cell] ?? FACES.length);
  return tops.filter((top) => top < FACES.length && kindOf(top) === kindOf(action.face)).length;
}

/** What tells actions of one type apart that a random player should find equally likely. */
const sortOf = (action: Action) => (action.type === 'activate' ? action.spirit : action.type);

/** Every type of action and every Spirit is equally likely; tiles like to lie beside their kind. */
export function choose(now: Game, actions: readonly Action[], random: Random): Action {
  const isQuiet = random.below(3) > 0;
  const calm = actions.filter(({ type }) => type !== 'activate' && type !== 'discard');
  const open = isQuiet && calm.length > 0 ? calm : actions;
  const sort = pick([...new Set(open.map(sortOf))], random);
  const some = open.filter((action) => sortOf(action) === sort);
  const closest = Math.max(...some.map((action) => kin(now, action)));
  return pick(random.below(4) > 0 ? some.filter((action) => kin(now, action) === closest) : some, random);
}

export interface Journey {
  readonly start: Game;
  readonly seed: string;
  /** How many steps; to the end of the game when absent. */
  readonly steps?: number;
}

/** Plays on and hands out every step; `watch` sees each state before it is played on. */
export function* walk(journey: Journey, watch: (game: Game) => void = () => {}): Generator<Step, void> {
  const { steps = Number.POSITIVE_INFINITY } = journey;
  if (steps === 0) return;
  const random = randomFromSeed(`walk ${journey.seed}`);
  let count = 0;
  for (const step of stepsFrom(mahjongFortress, journey.start, (actions, before) => {
    watch(before);
    return choose(before, actions, random);
  })) {
    if (count > 5000) throw new Error('a game does not end');
    yield step;
    if (++count >= steps) return;
  }
}

// ── What was met ──

const callOf = (spirit: string) => `activate ${spirit}`;

/** What tells actions apart that have to be tried. */
export const nameOf = (action: Action) => (action.type === 'activate' ? callOf(action.spirit) : action.type);

/** A missing one is a type error. */
const TYPES: Readonly<Record<Exclude<Action['type'], 'activate'>, true>> = {
  take: true,
  shrine: true,
  discard: true,
  summon: true,
  place: true,
  forgo: true,
  lock: true,
  build: true,
  turn: true,
  shift: true,
  move: true,
  change: true,
  destroy: true,
  done: true,
  end: true,
  ingenuity: true,
};
export const ACTION_NAMES: readonly string[] = [...Object.keys(TYPES), ...SPIRIT_IDS.map(callOf)];
