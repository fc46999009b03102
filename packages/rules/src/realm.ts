/** A player's realm: a grid of stacks whose top tile lies face up, face down, or under a shrine (§1, §5). */
import { at } from '@mahjong-fortress/base/assert';
import type { GridSize } from './cell-name.ts';
import { FACES, type Face, kindIndexOf, numberOf } from './tile.ts';

/** A cell of a realm: row × columns + column, from the north-west corner. */
export type RealmCell = number;

/**
 * What the top of a cell shows: the face of a face-up tile, or one of the three marks below.
 * One small number per cell, because sets are searched for in almost every step of a game.
 */
export type Top = number;
export const DOWN: Top = FACES.length;
export const SHRINE: Top = FACES.length + 1;
export const EMPTY: Top = FACES.length + 2;

export interface Realm extends GridSize {
  readonly tops: readonly Top[];
  /** One stack per cell, the tile on the table first. All tiles but the top one lie face down. */
  readonly stacks: readonly (readonly Face[])[];
}

/** R2: the size of the printed realm. */
export const REALM_SIZE: GridSize = { columns: 6, rows: 4 };
/** R38: no realm has more columns or rows. */
export const LONGEST_SIDE = 12;

export function emptyRealm({ columns, rows }: GridSize): Realm {
  const cells = columns * rows;
  return {
    columns,
    rows,
    tops: new Array<Top>(cells).fill(EMPTY),
    stacks: new Array<readonly Face[]>(cells).fill([]),
  };
}

export function topAt(realm: Realm, cell: RealmCell): Top {
  return at(realm.tops, cell);
}

export function stackHeight(realm: Realm, cell: RealmCell): number {
  return at(realm.stacks, cell).length;
}

export function isFaceUp(top: Top): boolean {
  return top < DOWN;
}

/** A top tile that lies face down, with or without a shrine on it. */
export function isFaceDown(top: Top): boolean {
  return top === DOWN || top === SHRINE;
}

/** Tiles go onto empty cells and onto face-down tiles, never onto a face-up tile or a shrine (§5). */
export function takesTile(top: Top): boolean {
  return top === EMPTY || top === DOWN;
}

export function hasRoom(realm: Realm): boolean {
  return realm.tops.some(takesTile);
}

/** The cells that satisfy a question about their top. */
export function cellsWhere(realm: Realm, question: (top: Top) => boolean): RealmCell[] {
  const cells: RealmCell[] = [];
  for (let cell = 0; cell < realm.tops.length; cell++) {
    if (question(at(realm.tops, cell))) cells.push(cell);
  }
  return cells;
}

export function shrineCells(realm: Realm): RealmCell[] {
  return cellsWhere(realm, (top) => top === SHRINE);
}

const MAX_CELLS = LONGEST_SIDE ** 2;
const SIDES = 4;

interface NeighbourTable {
  readonly lists: readonly (readonly RealmCell[])[];
  /** The same as one list, four entries per cell, -1 where there is no neighbour: what a search can run along. */
  readonly flat: Int16Array;
}

const tables: NeighbourTable[] = [];

function makeTable({ columns, rows }: GridSize): NeighbourTable {
  const lists = Array.from({ length: columns * rows }, (_, cell) => {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const list: RealmCell[] = [];
    if (row > 0) list.push(cell - columns);
    if (column > 0) list.push(cell - 1);
    if (column < columns - 1) list.push(cell + 1);
    if (row < rows - 1) list.push(cell + columns);
    return list;
  });
  const flat = new Int16Array(lists.length * SIDES).fill(-1);
  for (const [cell, list] of lists.entries()) flat.set(list, cell * SIDES);
  return { lists, flat };
}

/** Computed once per realm size. */
function tableOf(size: GridSize): NeighbourTable {
  const key = size.columns * 100 + size.rows;
  const known = tables[key];
  if (known) return known;
  const table = makeTable(size);
  tables[key] = table;
  return table;
}

/** The orthogonal neighbours of every cell. */
export function neighboursOf(size: GridSize): readonly (readonly RealmCell[])[] {
  return tableOf(size).lists;
}

/** What makes two tops belong to one group, as a number per top; NO_GROUP belongs to none. */
export type Grouping = readonly number[];
const NO_GROUP = -1;

function groupingBy(key: (face: Face) => number): Grouping {
  const faces = FACES.map((_, face) => key(face));
  return [...faces, NO_GROUP, NO_GROUP, NO_GROUP];
}

export const BY_KIND: Grouping = groupingBy(kindIndexOf);
/** Faction tiles by their number, whatever the faction. */
export const BY_NUMBER: Grouping = groupingBy((face) => numberOf(face) || NO_GROUP);
export const FACE_DOWN: Grouping = BY_KIND.map((_, top) => (isFaceDown(top) ? 0 : NO_GROUP));

// Searching for sets is what simulations spend most of their time on, so a search works on lists of its own: the key of
// every cell, which is crossed out once the cell has been reached, and the cells reached.
const cellKeys = new Int8Array(MAX_CELLS);
const reached = new Int32Array(MAX_CELLS);

function beginSearch({ tops }: Realm, keys: Grouping): void {
  for (let cell = 0; cell < tops.length; cell++) cellKeys[cell] = at(keys, at(tops, cell));
}

// Most realms hold no set, and that is found out in one go from the north-west: each cell joins the groups to its north
// and west. A group is known by one of its cells, its root, which knows its size so far; the others lead to it.
const leadsTo = new Int16Array(MAX_CELLS);
const sizeSoFar = new Int16Array(MAX_CELLS);

function rootOf(cell: RealmCell): RealmCell {
  let root = cell;
  while (leadsTo[root] !== root) root = leadsTo[root] as number;
  return root;
}

/** Whether any group has at least so many cells. */
function hasGroup({ tops, columns }: Realm, keys: Grouping, least: number): boolean {
  let column = 0;
  for (let cell = 0; cell < tops.length; cell++) {
    const key = at(keys, at(tops, cell));
    cellKeys[cell] = key;
    if (key !== NO_GROUP) {
      let root = cell;
      let size = 1;
      if (cell >= columns && cellKeys[cell - columns] === key) {
        root = rootOf(cell - columns);
        size += sizeSoFar[root] as number;
      }
      if (column > 0 && cellKeys[cell - 1] === key) {
        const west = rootOf(cell - 1);
        if (west !== root) size += sizeSoFar[west] as number;
        leadsTo[west] = root;
      }
      if (size >= least) return true;
      leadsTo[cell] = root;
      leadsTo[root] = root;
      sizeSoFar[root] = size;
    }
    column = column + 1 === columns ? 0 : column + 1;
  }
  return false;
}

/** Spreads from a cell over neighbours of the same key; tells how many cells it reached. */
function spread(neighbours: Int16Array, start: RealmCell, key: number): number {
  let size = 1;
  reached[0] = start;
  cellKeys[start] = NO_GROUP;
  for (let i = 0; i < size; i++) {
    const first = (reached[i] as number) * SIDES;
    for (let side = first; side < first + SIDES; side++) {
      const next = neighbours[side] as number;
      if (next >= 0 && cellKeys[next] === key) {
        cellKeys[next] = NO_GROUP;
        reached[size++] = next;
      }
    }
  }
  return size;
}

/** The cells reached, in their order: few and almost in order as they are, so each is put in its place by hand. */
function reachedCells(size: number): RealmCell[] {
  const cells: RealmCell[] = [];
  for (let i = 0; i < size; i++) {
    const cell = reached[i] as number;
    let place = i;
    for (; place > 0 && at(cells, place - 1) > cell; place--) cells[place] = at(cells, place - 1);
    cells[place] = cell;
  }
  return cells;
}

/** The connected group around a cell, that cell counting as one of the given key. */
export function groupAround(realm: Realm, cell: RealmCell, grouping: Grouping, key: number): RealmCell[] {
  beginSearch(realm, grouping);
  return reachedCells(spread(tableOf(realm).flat, cell, key));
}

/**
 * Visits the connected groups of a realm that have at least so many cells. The visitor gets the running search's own
 * list, of which the first `size` entries are the group's cells, in no order: read it, do not keep it, and begin no
 * other search meanwhile.
 */
export function eachGroup(
  realm: Realm,
  grouping: Grouping,
  least: number,
  visit: (cells: Int32Array, size: number) => void,
): void {
  if (!hasGroup(realm, grouping, least)) return;
  beginSearch(realm, grouping);
  const { flat } = tableOf(realm);
  for (let cell = 0; cell < realm.tops.length; cell++) {
    const key = cellKeys[cell] as number;
    if (key === NO_GROUP) continue;
    const size = spread(flat, cell, key);
    if (size >= least) visit(reached, size);
  }
}

/** The connected groups of a realm that have at least so many cells, each in the order of its cells. */
export function groupsOf(realm: Realm, grouping: Grouping, least = 1): RealmCell[][] {
  const groups: RealmCell[][] = [];
  eachGroup(realm, grouping, least, (_, size) => groups.push(reachedCells(size)));
  return groups;
}

/** For every cell how many cells its group has; 0 for cells that belong to none. */
export function groupSizes(realm: Realm, grouping: Grouping): number[] {
  beginSearch(realm, grouping);
  const { flat } = tableOf(realm);
  const sizes = new Array<number>(realm.tops.length).fill(0);
  for (let cell = 0; cell < sizes.length; cell++) {
    const key = cellKeys[cell] as number;
    if (key === NO_GROUP) continue;
    const size = spread(flat, cell, key);
    for (let i = 0; i < size; i++) sizes[reached[i] as number] = size;
  }
  return sizes;
}

function withTops(realm: Realm, tops: readonly Top[], stacks = realm.stacks): Realm {
  return { columns: realm.columns, rows: realm.rows, tops, stacks };
}

export function withTop(realm: Realm, cell: RealmCell, top: Top): Realm {
  const tops = realm.tops.slice();
  tops[cell] = top;
  return withTops(realm, tops);
}

export function withCellsDown(realm: Realm, cells: readonly RealmCell[]): Realm {
  const tops = realm.tops.slice();
  for (const cell of cells) tops[cell] = DOWN;
  return withTops(realm, tops);
}

/** Stacks of one tile, shared: every second tile is laid onto an empty cell. */
const LONE_TILES: readonly (readonly Face[])[] = FACES.map((_, face) => [face]);

/** A tile laid onto a cell; `top` is its face, or DOWN when it is laid face down. */
export function withTile(realm: Realm, cell: RealmCell, face: Face, top: Top = face): Realm {
  const tops = realm.tops.slice();
  const stacks = realm.stacks.slice();
  tops[cell] = top;
  const below = at(stacks, cell);
  stacks[cell] = below.length === 0 ? at(LONE_TILES, face) : [...below, face];
  return withTops(realm, tops, stacks);
}

/** The top tile of a cell taken away; what lay below it lies face down. */
export function withoutTopTile(realm: Realm, cell: RealmCell): Realm {
  const tops = realm.tops.slice();
  const stacks = realm.stacks.slice();
  const stack = at(stacks, cell);
  tops[cell] = stack.length > 1 ? DOWN : EMPTY;
  stacks[cell] = stack.slice(0, -1);
  return withTops(realm, tops, stacks);
}
