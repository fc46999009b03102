/** Positions of real games with a few facts of them changed, in ways that a careless reader would let through. */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { type Game, makePosition, SPIRIT_IDS } from '../src/index.ts';
import { LAYOUTS } from './builders.ts';
import { dealt } from './random-games.ts';
import { walk } from './walks.ts';

/** The wire form of a position, as far as the changes need it. */
interface Wire {
  fortress: string[];
  spirits: string[];
  shrines: number;
  track: number;
  pile: number;
  round: number;
  over: boolean;
  players: {
    realm: string[];
    shrines: number;
    tokens: number;
    vp: number;
    sets: { kind: string; size: number; vp: number }[];
    discarded: string[];
  }[];
  ingenuity?: { tiles: string[]; tokens: number; follows: string[] };
  turn: {
    player: number;
    first?: { cell: string; face: string };
    finished: boolean;
    hand: string[];
    taken: string[];
    activated?: string;
    lightnessMet: boolean;
    effect?: { spirit: string; turned?: boolean; opened?: boolean; moved?: string[] };
    waiting: string[][];
    building?: { cells: string[]; left: number };
    locked: string[];
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

const coin = (random: Random) => random.below(2) === 1;

/** Every cell of a drawn grid by its name, with what is written there. */
function cellsOf(rows: readonly string[]): { name: string; text: string; row: number; column: number }[] {
  return rows.flatMap((line, row) =>
    line.split(' ').map((text, column) => ({
      name: `${String.fromCharCode(97 + column)}${row + 1}`,
      text,
      row,
      column,
    })),
  );
}

function rewrite(rows: string[], { row, column }: { row: number; column: number }, text: string): void {
  const cells = rows[row]?.split(' ') ?? [];
  cells[column] = text;
  rows[row] = cells.join(' ');
}

function ownRealm(wire: Wire): string[] {
  return wire.players[wire.turn.player]?.realm ?? wire.players[0]?.realm ?? [];
}

function someCells(wire: Wire, random: Random, wanted: (text: string) => boolean = () => true): string[] {
  const names = cellsOf(ownRealm(wire))
    .filter(({ text }) => wanted(text))
    .map(({ name }) => name);
  return names.length === 0 ? [] : Array.from({ length: 1 + random.below(4) }, () => pick(names, random));
}

const EFFECTS = [
  ...['beauty', 'change', 'faith', 'destruction'].map((spirit) => ({ spirit })),
  { spirit: 'wind', turned: false },
  { spirit: 'wind', turned: true },
  { spirit: 'strength', moved: [] },
  { spirit: 'cunning', opened: false },
  { spirit: 'cunning', opened: true },
];

type Change = (wire: Wire, random: Random) => void;

const CHANGES: readonly Change[] = [
  function callSpirit(wire, random) {
    const spirit = pick(SPIRIT_IDS, random);
    wire.turn.activated = spirit;
    if (!wire.spirits.includes(spirit)) wire.spirits.push(spirit);
  },
  function forgetSpirit({ turn }) {
    delete turn.activated;
    delete turn.effect;
  },
  function beginEffect(wire, random) {
    const effect = pick(EFFECTS, random);
    wire.turn.effect = { ...effect };
    wire.turn.activated = effect.spirit;
    if (effect.spirit === 'strength' && coin(random))
      wire.turn.effect.moved = someCells(wire, random).slice(0, 1);
    if (!wire.spirits.includes(effect.spirit)) wire.spirits.push(effect.spirit);
  },
  function beginBuilding(wire, random) {
    const cells = someCells(wire, random, (text) => text.endsWith('-'));
    wire.turn.locked = [...wire.turn.locked, ...cells];
    wire.turn.building = { cells, left: 1 + random.below(2) };
  },
  function stopBuilding({ turn }) {
    delete turn.building;
  },
  function lockCells(wire, random) {
    wire.turn.locked = someCells(wire, random);
  },
  function turnTile(wire, random) {
    const rows = ownRealm(wire);
    const cell = pick(cellsOf(rows), random);
    if (/[+-]$/.test(cell.text)) rewrite(rows, cell, cell.text.slice(0, -1) + pick(['+', '-'], random));
  },
  function turnAllTiles(wire, random) {
    const mark = pick(['+', '-'], random);
    const rows = ownRealm(wire);
    for (const cell of cellsOf(rows)) rewrite(rows, cell, cell.text.replace(/[+-]$/, mark));
  },
  function buildShrine(wire, random) {
    const rows = ownRealm(wire);
    const cell = pick(cellsOf(rows), random);
    if (!/[+-]$/.test(cell.text) || wire.shrines === 0) return;
    rewrite(rows, cell, `${cell.text.slice(0, -1)}^`);
    wire.shrines--;
  },
  function dropTiles(wire, random) {
    const player = pick(wire.players, random);
    const isAll = random.below(4) === 0;
    for (const cell of cellsOf(wire.fortress)) {
      if (cell.text === '.' || (!isAll && coin(random))) continue;
      player.discarded.push(cell.text.slice(-2));
      rewrite(wire.fortress, cell, cell.text.slice(0, -2) || '.');
    }
  },
  function fillRealm(wire, random) {
    const mark = pick(['+', '-'], random);
    const rows = ownRealm(wire);
    const { discarded } = wire.players[wire.turn.player] ?? { discarded: [] };
    for (const cell of cellsOf(rows)) {
      const tile = cell.text === '.' ? discarded.pop() : undefined;
      if (tile) rewrite(rows, cell, tile + mark);
    }
  },
  function moveShrines(wire, random) {
    const player = pick(wire.players, random);
    wire.shrines += player.shrines;
    player.shrines = coin(random) ? 0 : random.below(wire.shrines + 1);
    wire.shrines -= player.shrines;
  },
  function passTurn(wire, random) {
    wire.turn.player = random.below(wire.ingenuity ? 2 : wire.players.length);
  },
  function summonMore(wire, random) {
    const player = pick(wire.players, random);
    const taken = Math.min(1 + random.below(wire.track + 1), wire.track);
    wire.track -= taken;
    player.tokens += taken;
  },
  function finish({ turn }, random) {
    turn.finished = coin(random);
  },
  function emptyHand({ turn }) {
    turn.hand = [];
  },
  function takeNothing({ turn }) {
    turn.taken = [];
    delete turn.first;
  },
  function meetLightness({ turn }) {
    turn.lightnessMet = !turn.lightnessMet;
  },
  function waitForNothing({ turn }) {
    turn.waiting = [];
  },
  function waitTwice({ turn }) {
    turn.waiting = [...turn.waiting, ...turn.waiting];
  },
  function endGame(wire) {
    wire.over = !wire.over;
  },
  function countFar(wire, random) {
    wire.round = pick([1, 998, 999, 1000, 1200, Number.MAX_SAFE_INTEGER], random);
  },
  function scoreMuch(wire, random) {
    pick(wire.players, random).vp = pick([0, 998, 999, 1000, 1200, Number.MAX_SAFE_INTEGER], random);
  },
  function lockMany(wire, random) {
    const player = pick(wire.players, random);
    const set = { kind: pick(['merchants', 'dragons', 'number'], random), size: 3 + random.below(12), vp: 0 };
    player.sets = new Array(1 + random.below(116)).fill(set);
  },
  function followOther(wire, random) {
    if (wire.ingenuity) wire.ingenuity.follows = [pick(['winds', 'dragons'], random)];
  },
];

const SIZES = [
  { columns: 6, rows: 4 },
  { columns: 3, rows: 2 },
  { columns: 2, rows: 2 },
];

/** Some moments of a game from this seed, as they would be written. */
function moments(seed: string): string[] {
  const random = randomFromSeed(`moments ${seed}`);
  const start = dealt({
    layout: pick(Object.values(LAYOUTS), random),
    seed,
    players: pick([1, 2, 2, 3, 4] as const, random),
    spirits: SPIRIT_IDS,
    realm: pick(SIZES, random),
  });
  const games: Game[] = [start, ...[...walk({ start, seed })].map(({ after }) => after)];
  return games.map((game) => JSON.stringify(makePosition(game)));
}

/** Positions with one to four facts changed each; the same ones for the same seed. */
export function* mutatedPositions(seed: string, count: number): Generator<string, void> {
  const random = randomFromSeed(`mutations ${seed}`);
  let texts: string[] = [];
  for (let made = 0; made < count; made++) {
    if (made % 200 === 0) texts = moments(`${seed} ${made}`);
    const wire = JSON.parse(pick(texts, random)) as Wire;
    for (let changes = 1 + random.below(4); changes > 0; changes--) pick(CHANGES, random)(wire, random);
    yield JSON.stringify(wire);
  }
}
