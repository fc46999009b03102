/**
 * What a player's realm and supply will still bring, in victory points: learned from games (`learn/`), not thought out.
 * A position has traits, such as groups of two or free cells; how much each is worth depends on how far the end is.
 */
import { DRAGON_IDS, type Game, type Player } from '@mahjong-fortress/rules';
import { dragonsVp } from './dragons-vp.ts';
import tables from './outlook.json' with { type: 'json' };
import { isSpecialIndex, surveyRealm } from './survey.ts';
import { turnsLeft, weightOfLater } from './turns-left.ts';
import { WEIGHTS, weightAt } from './weights.ts';

/** By the name of a trait, its worth at each number of turns left. */
export type OutlookTable = Readonly<Record<string, readonly number[]>>;

/** Turns left for everybody, at which the worth of traits is known; between them it is blended. */
export const TURNS_LEFT = [0.5, 1, 1.5, 2.5, 5, 10, 20] as const;

interface Trait {
  readonly name: string;
  /** What it was thought to be worth before anything was learned, with much time left. */
  readonly guess: number;
  /** The same when the end has come; nothing, unless it is points. */
  readonly atEnd?: number;
}

const declared: Trait[] = [];

/** Declares traits that are counted from one; the answer is the index of the first. */
function traits(count: number, trait: (number: number) => Trait): number {
  const first = declared.length;
  for (let number = 1; number <= count; number++) declared.push(trait(number));
  return first;
}

const GROUP_SIZES = 3;
const SET_SIZES = 6;
const CELLS = 10;
const SHRINES = 6;

const { group, reach, special, height, base, room, supply, dragon } = WEIGHTS;

const GROUP = traits(GROUP_SIZES, (size) => ({ name: `group of ${size}`, guess: weightAt(group, size) }));
const SPECIAL_GROUP = traits(GROUP_SIZES, (size) => ({
  name: `special group of ${size}`,
  guess: special * weightAt(group, size),
}));
const REACH = traits(SET_SIZES, (tiles) => ({
  name: `set of ${tiles + 1} in reach`,
  guess: weightAt(reach, tiles + 1),
}));
const SPECIAL_REACH = traits(SET_SIZES, (tiles) => ({
  name: `special set of ${tiles + 1} in reach`,
  guess: special * weightAt(reach, tiles + 1),
}));
const RAISED = traits(1, () => ({ name: 'tier below a face-up tile', guess: height }));
const BASE = traits(1, () => ({ name: 'tier of a free stack', guess: base }));
const CELL = traits(CELLS, (number) => ({ name: `free cell ${number}`, guess: room[number] ?? 0 }));
const SHRINE = traits(SHRINES, (number) => ({
  name: `shrine ${number} in the supply`,
  guess: weightAt(supply, number),
}));
const EMPTY = traits(1, () => ({ name: 'empty cell', guess: 0 }));
const TILES = traits(1, () => ({ name: 'tile in the realm', guess: 0 }));
const NEXT = traits(1, () => ({ name: 'moves next', guess: 0 }));
const DRAGON = traits(DRAGON_IDS.length, (number) => ({
  name: `points of ${DRAGON_IDS[number - 1]} now`,
  guess: dragon,
  atEnd: 1,
}));

export const TRAITS: readonly Trait[] = declared;

function add(list: Float64Array, trait: number, amount: number): void {
  list[trait] = (list[trait] as number) + amount;
}

/** What a position looks like to a player; `left` says how many tiles of each kind are still to come. */
export function traitsOf(game: Game, player: number, left: readonly number[]): Float64Array {
  const found = new Float64Array(TRAITS.length);
  const { realm, shrines } = game.players[player] as Player;
  let cells = 0;
  surveyRealm(realm, {
    group: (kind, size) =>
      add(found, (isSpecialIndex(kind) ? SPECIAL_GROUP : GROUP) + Math.min(size, GROUP_SIZES) - 1, 1),
    raised: (tiers) => add(found, RAISED, tiers),
    free: (height) => {
      if (cells < CELLS) found[CELL + cells] = 1;
      cells++;
      add(found, BASE, height);
      if (height === 0) add(found, EMPTY, 1);
    },
    reach: (kind, size) => {
      if (size < 2 || (left[kind] as number) <= 0) return;
      add(found, (isSpecialIndex(kind) ? SPECIAL_REACH : REACH) + Math.min(size - 1, SET_SIZES) - 1, 1);
    },
  });
  found.fill(1, SHRINE, SHRINE + Math.min(shrines, SHRINES));
  for (const stack of realm.stacks) add(found, TILES, stack.length);
  if (game.turn.player === player) found[NEXT] = 1;
  for (const id of game.options.dragons)
    found[DRAGON + DRAGON_IDS.indexOf(id)] = dragonsVp(game, player, [id]);
  return found;
}

/** Where a position lies between two entries of TURNS_LEFT. */
export interface Moment {
  readonly entry: number;
  /** How much of the way to the next entry. */
  readonly part: number;
}

export function momentOf(game: Game): Moment {
  const left = turnsLeft(game);
  const later = TURNS_LEFT.findIndex((turns) => turns > left);
  if (later < 0) return { entry: TURNS_LEFT.length - 2, part: 1 };
  const [from, to] = [TURNS_LEFT[later - 1] as number, TURNS_LEFT[later] as number];
  return { entry: later - 1, part: (left - from) / (to - from) };
}

/** The worth of all traits at every entry of TURNS_LEFT; what a table doesn't name is worth what was thought at first. */
export function rowsOf(outlook: OutlookTable): readonly Float64Array[] {
  return TURNS_LEFT.map((turns, entry) => {
    const later = weightOfLater(turns, WEIGHTS);
    return Float64Array.from(
      TRAITS,
      ({ name, guess, atEnd = 0 }) => outlook[name]?.[entry] ?? later * guess + (1 - later) * atEnd,
    );
  });
}

/** The games that are alike enough to learn from each other: as many players, with Dragon cards or without. */
export function outlookName(players: number, withDragons: boolean): string {
  return withDragons ? `${players} with Dragons` : `${players}`;
}

/** What was learned from games, by their names. */
export const OUTLOOKS: Readonly<Record<string, OutlookTable>> = tables;

const ROWS = new Map(Object.entries(OUTLOOKS).map(([name, outlook]) => [name, rowsOf(outlook)]));

/** Whose experience serves games that have none of their own: three play much as four do. */
const ALIKE: Readonly<Record<string, string>> = { [outlookName(3, false)]: outlookName(4, false) };

function rowsFor({ players, options }: Game): readonly Float64Array[] | undefined {
  const name = outlookName(players.length, options.dragons.length > 0);
  return ROWS.get(name) ?? ROWS.get(ALIKE[name] ?? '');
}

/** Whether what was learned serves games like this one. */
export function isExperienced(game: Game): boolean {
  return rowsFor(game) !== undefined;
}

/** What a position will still bring each player; `left` says how many tiles of each kind are still to come. */
export function outlooksOf(game: Game, left: readonly number[]): readonly number[] {
  const rows = rowsFor(game);
  if (!rows) throw new Error('nothing was learned from games like this one');
  const { entry, part } = momentOf(game);
  const [now, then] = [rows[entry] as Float64Array, rows[entry + 1] as Float64Array];
  const worth = now.map((amount, trait) => (1 - part) * amount + part * (then[trait] as number));
  return game.players.map((_, player) =>
    traitsOf(game, player, left).reduce(
      (value, amount, trait) => value + amount * (worth[trait] as number),
      0,
    ),
  );
}
