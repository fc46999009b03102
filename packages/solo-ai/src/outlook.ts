/**
 * What a player's realm and supply will still bring, in victory points: learned from games (`learn/`),
 * not thought out. A position has traits, such as groups of two or free cells; how much each is worth depends on how far
 * the end is.
 */
import { DRAGON_IDS, type Fortress, type Game, type Player, type Realm } from '@mahjong-fortress/rules';
import { dragonsVp } from './dragons-vp.ts';
import { kindsToCome, MARKS_BY_KIND, type Memory, makeMemory, slotOf } from './memory.ts';
import tables from './outlook.json' with { type: 'json' };
import { openPairs } from './pairs.ts';
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

/** Groups of four and more are met only in the middle of a turn, before they are locked. */
const GROUP_SIZES = 8;
const SET_SIZES = 6;
const CELLS = 10;
const SHRINES = 6;
const PAIRS = 3;

const { group, reach, special, height, base, room, supply, dragon, gift } = WEIGHTS;

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
const EMPTY = traits(1, () => ({ name: 'empty cell', guess: 0 }));
const TILES = traits(1, () => ({ name: 'tile in the realm', guess: 0 }));
/** So many traits are those of the realm. */
const OF_REALM = declared.length;

const SHRINE = traits(SHRINES, (number) => ({
  name: `shrine ${number} in the supply`,
  guess: weightAt(supply, number),
}));
const PAIR = traits(PAIRS, (number) => ({
  name: `open pair ${number} left to others`,
  guess: -gift,
  atEnd: -gift,
}));
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

/** Adds the traits of a realm; `left` says how many tiles of each kind are still to come. */
function findInRealm(found: Float64Array, realm: Realm, left: readonly number[]): void {
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
  for (const stack of realm.stacks) add(found, TILES, stack.length);
}

/** How many of the pairs that are open are counted. */
function pairsLeft(fortress: Fortress): number {
  return Math.min(openPairs(fortress), PAIRS);
}

/** What a position looks like to a player; `left` says how many tiles of each kind are still to come. */
export function traitsOf(game: Game, player: number, left: readonly number[]): Float64Array {
  const found = new Float64Array(TRAITS.length);
  const { realm, shrines } = game.players[player] as Player;
  findInRealm(found, realm, left);
  found.fill(1, SHRINE, SHRINE + Math.min(shrines, SHRINES));
  if (game.turn.player === player) found[NEXT] = 1;
  else found.fill(1, PAIR, PAIR + pairsLeft(game.fortress));
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

/** What was learned, by the names of the games it was learned from. */
export const OUTLOOKS: Readonly<Record<string, OutlookTable>> = tables;

type Rows = readonly Float64Array[];

const ROWS = new Map(Object.entries(OUTLOOKS).map(([name, outlook]) => [name, rowsOf(outlook)]));
/** Whose experience serves games that have none of their own: three play much as four do. */
const ALIKE: Readonly<Record<string, string>> = { [outlookName(3, false)]: outlookName(4, false) };

function rowsFor({ players, options }: Game): Rows | undefined {
  const name = outlookName(players.length, options.dragons.length > 0);
  return ROWS.get(name) ?? ROWS.get(ALIKE[name] ?? '');
}

/** Whether what was learned serves games like this one. */
export function isExperienced(game: Game): boolean {
  return rowsFor(game) !== undefined;
}

/**
 * Whether turns of such a game are planned by it, too. The tables without Dragon cards were learned from whole games: they
 * tell well enough how a playout ended, but turns are planned by promises.
 */
export function plansTurns(game: Game): boolean {
  return isExperienced(game) && game.options.dragons.length > 0;
}

function knownRows(game: Game): Rows {
  const rows = rowsFor(game);
  if (!rows) throw new Error('nothing was learned from games like this one');
  return rows;
}

/** What a position will still bring each player; `left` says how many tiles of each kind are still to come. */
export function outlooksOf(game: Game, left: readonly number[]): readonly number[] {
  const rows = knownRows(game);
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

const memories = new WeakMap<Rows, Memory>();

function memoryOf(rows: Rows): Memory {
  const known = memories.get(rows) ?? makeMemory(MARKS_BY_KIND, 2);
  memories.set(rows, known);
  return known;
}

const inRealm = new Float64Array(OF_REALM);

function worthOfRealm(row: Float64Array): number {
  let value = 0;
  for (let trait = 0; trait < OF_REALM; trait++) value += (inRealm[trait] as number) * (row[trait] as number);
  return value;
}

/**
 * The outlook of the player whose turn it is, for the many positions that the turn may lead to: realms are remembered,
 * and what the fortress says is looked up only when it changes. Who moves next is the same for all of them and left out.
 */
export function outlookIn(start: Game, player: number, left: readonly number[]): (game: Game) => number {
  const rows = knownRows(start);
  const memory = memoryOf(rows);
  const { values } = memory;
  const toCome = kindsToCome(left);
  const cards = start.options.dragons.map((id) => ({
    trait: DRAGON + DRAGON_IDS.indexOf(id),
    only: [id],
    worth: 0,
  }));
  let fortress: Fortress | undefined;
  let track = Number.NaN;
  let moment: Moment = { entry: 0, part: 0 };
  let gifts = 0;
  /** What so many shrines in the supply are worth together. */
  const supplies = new Float64Array(SHRINES + 1);

  const worthOf = (trait: number) => {
    const { entry, part } = moment;
    const [now, then] = [rows[entry] as Float64Array, rows[entry + 1] as Float64Array];
    return (1 - part) * (now[trait] as number) + part * (then[trait] as number);
  };
  const look = (game: Game) => {
    moment = momentOf(game);
    gifts = 0;
    for (let pair = 0; pair < pairsLeft(game.fortress); pair++) gifts += worthOf(PAIR + pair);
    for (let shrine = 0; shrine < SHRINES; shrine++)
      supplies[shrine + 1] = (supplies[shrine] as number) + worthOf(SHRINE + shrine);
    for (const card of cards) card.worth = worthOf(card.trait);
  };
  /** Both entries of the table near the moment are remembered of a realm. */
  const slotFor = (realm: Realm) => {
    const { entry } = moment;
    const slot = slotOf(memory, [realm], toCome * TURNS_LEFT.length + entry);
    if (slot >= 0) return slot;
    inRealm.fill(0);
    findInRealm(inRealm, realm, left);
    values[2 * ~slot] = worthOfRealm(rows[entry] as Float64Array);
    values[2 * ~slot + 1] = worthOfRealm(rows[entry + 1] as Float64Array);
    return ~slot;
  };
  return (game) => {
    if (game.fortress !== fortress || game.track !== track) {
      fortress = game.fortress;
      track = game.track;
      look(game);
    }
    const { realm, shrines } = game.players[player] as Player;
    const slot = slotFor(realm);
    const { part } = moment;
    let value = (1 - part) * (values[2 * slot] as number) + part * (values[2 * slot + 1] as number);
    value += gifts + (supplies[Math.min(shrines, SHRINES)] as number);
    for (const { only, worth } of cards) value += worth * dragonsVp(game, player, only);
    return value;
  };
}
