/**
 * The game once more: written from the rules as plainly as they read, without a line of the engine and with no thought
 * of speed. Cells are their names, actions are words, and what is legal is found by trying everything. Whole games are
 * compared with it.
 */

interface ReferencePlayer {
  points: number;
  stacks: number[];
  hand: string[];
  deck: string[];
  knights: string[];
}

export interface Reference {
  readonly variant: 'basic' | 'own' | 'master';
  readonly table: readonly (readonly number[])[];
  readonly master: string | undefined;
  readonly first: number;
  readonly players: ReferencePlayer[];
  /** Blocks by cell; cells of bare ground are not in it. */
  readonly blocks: Map<string, number>;
  king: string | undefined;
  supply: number;
  deck: string[];
  now: 'castles' | 'knights' | 'king' | 'turn' | 'keep' | 'over';
  year: number;
  round: number;
  seat: number;
  /** The seats in the order of their turns, in this round and in the first one of the year. */
  order: number[];
  yearOrder: number[];
  ap: number;
  stack: number | undefined;
  bought: string[];
  drawn: string[];
  hasPlayed: boolean;
}

// ── The board ──

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const CELLS = EIGHT.flatMap((row) => EIGHT.map((column) => `${row},${column}`));
const coordinates = (cell: string) => cell.split(',').map(Number) as [number, number];

function away(cell: string, down: number, right: number): string | undefined {
  const [row, column] = coordinates(cell);
  const name = `${row + down},${column + right}`;
  return CELLS.includes(name) ? name : undefined;
}

type Steps = readonly (readonly [number, number])[];
const around = (steps: Steps) =>
  new Map(
    CELLS.map((cell) => [
      cell,
      steps.map(([down, right]) => away(cell, down, right)).filter((next) => next !== undefined),
    ]),
  );
const BESIDE = around([
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]);
const CORNERWISE = around([
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]);
const beside = (cell: string) => BESIDE.get(cell) ?? [];
const cornerwise = (cell: string) => CORNERWISE.get(cell) ?? [];

type Blocks = ReadonlyMap<string, number>;
const level = (blocks: Blocks, cell: string) => blocks.get(cell) ?? 0;

/** Every castle as the list of its cells. */
function castlesIn(blocks: Blocks): string[][] {
  const castles: string[][] = [];
  const left = new Set(blocks.keys());
  for (const cell of left) {
    left.delete(cell);
    const castle = [cell];
    for (const one of castle) for (const next of beside(one)) if (left.delete(next)) castle.push(next);
    castles.push(castle);
  }
  return castles;
}

const heightOf = (blocks: Blocks, castle: readonly string[]) =>
  Math.max(...castle.map((cell) => level(blocks, cell)));
const isNoneTooHigh = (blocks: Blocks) =>
  castlesIn(blocks).every((castle) => heightOf(blocks, castle) <= castle.length);
const castlesAt = (blocks: Blocks, cell: string) =>
  castlesIn(blocks).filter((castle) => beside(cell).some((next) => castle.includes(next)));
const plus = (blocks: Blocks, cell: string, more: number) => {
  const changed = new Map(blocks).set(cell, level(blocks, cell) + more);
  if (changed.get(cell) === 0) changed.delete(cell);
  return changed;
};

const isStandingOn = (game: Reference, cell: string) =>
  game.king === cell || game.players.some(({ knights }) => knights.includes(cell));

// ── What may be done ──

function mayBuild({ blocks, ...game }: Reference, cell: string): boolean {
  if (isStandingOn({ blocks, ...game }, cell)) return false;
  if (level(blocks, cell) === 0 && castlesAt(blocks, cell).length !== 1) return false;
  return isNoneTooHigh(plus(blocks, cell, 1));
}

function mayEnter({ blocks }: Reference, knights: readonly string[], cell: string): boolean {
  return knights.some(
    (knight) => beside(cell).includes(knight) && level(blocks, knight) >= level(blocks, cell),
  );
}

/** A stack of the castle next to the cell shows it a door when it is higher. */
const hasDoor = (blocks: Blocks, castle: readonly string[], cell: string) =>
  beside(cell).some((next) => castle.includes(next) && level(blocks, next) > level(blocks, cell));

const doorsAt = (blocks: Blocks, cell: string) =>
  castlesIn(blocks).filter((castle) => hasDoor(blocks, castle, cell));

const leadsThrough = ({ blocks }: Reference, from: string, to: string) =>
  doorsAt(blocks, from).some((castle) => hasDoor(blocks, castle, to));

function mayMove(game: Reference, from: string, to: string): boolean {
  const up = level(game.blocks, to) - level(game.blocks, from);
  return (beside(from).includes(to) && up <= 1) || (up <= 0 && leadsThrough(game, from, to));
}

function mayShift(game: Reference, from: string, to: string): boolean {
  const { blocks } = game;
  if (level(blocks, from) !== 1 || isStandingOn(game, from) || isStandingOn(game, to)) return false;
  if (level(blocks, to) !== 0) return false;
  const taken = plus(blocks, from, -1);
  const pieces = castlesIn(taken);
  const old = castlesIn(blocks).find((castle) => castle.includes(from)) ?? [];
  if (pieces.filter((castle) => castle.some((cell) => old.includes(cell))).length > 1) return false;
  if (castlesAt(taken, to).length > 1) return false;
  const put = plus(taken, to, 1);
  return isNoneTooHigh(put) && castlesIn(put).length >= 6;
}

function mayInsert({ blocks }: Reference, cell: string): boolean {
  if (level(blocks, cell) === 0 && castlesAt(blocks, cell).length > 1) return false;
  return isNoneTooHigh(plus(blocks, cell, 1));
}

function freeBlocks({ supply, table, year, players }: Reference): number {
  const later = table.filter((_, index) => index + 1 > year).flat();
  return supply - players.length * later.reduce((sum, size) => sum + size, 0);
}

function stackNames({ players, seat, stack }: Reference): string[] {
  const sizes = [...new Set(players[seat]?.stacks)].map(String);
  return stack !== undefined && stack > 0 ? ['used', ...sizes] : sizes;
}

/** Every use of a card, as the words after its name. */
function usesOf(game: Reference, card: string): string[] {
  const { blocks, players, seat } = game;
  const knights = players[seat]?.knights ?? [];
  const moves = (isWay: (from: string, to: string) => boolean) =>
    knights.flatMap((from) =>
      CELLS.filter((to) => to !== from && !isStandingOn(game, to) && isWay(from, to)).map(
        (to) => `${from} ${to}`,
      ),
    );
  const up = (from: string, to: string) => level(blocks, to) - level(blocks, from);
  const isOverKnight = (from: string, to: string) =>
    [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ].some(([down = 0, right = 0]) => {
      const over = away(from, down, right);
      return (
        over !== undefined &&
        away(over, down, right) === to &&
        players.some((player) => player.knights.includes(over))
      );
    });
  switch (card) {
    case 'six':
    case 'seven':
      return [''];
    case 'extra':
      return freeBlocks(game) > 0 ? CELLS.filter((cell) => mayBuild(game, cell)) : [];
    case 'insert':
      return knights
        .filter((cell) => mayInsert(game, cell))
        .flatMap((cell) => stackNames(game).map((name) => `${cell} ${name}`));
    case 'shift':
      return CELLS.filter((from) => level(blocks, from) === 1).flatMap((from) =>
        CELLS.filter((to) => to !== from && mayShift(game, from, to)).map((to) => `${from} ${to}`),
      );
    case 'relocate':
      return moves((from, to) =>
        mayEnter(
          game,
          knights.filter((knight) => knight !== from),
          to,
        ),
      );
    case 'diagonal':
      return moves((from, to) => cornerwise(from).includes(to) && up(from, to) <= 1);
    case 'doors':
      return moves((from, to) => leadsThrough(game, from, to));
    case 'jump':
      return moves((from, to) => isOverKnight(from, to) && up(from, to) <= 1);
    case 'leap':
      return moves((from, to) => beside(from).includes(to) && up(from, to) === 2);
    default:
      throw new Error(`no card ${card}`);
  }
}

function turnActions(game: Reference): string[] {
  const { ap, players, seat, variant } = game;
  const player = players[seat] as ReferencePlayer;
  const free = CELLS.filter((cell) => !isStandingOn(game, cell));
  const actions = ['end'];
  if (ap >= 2 && player.knights.length < 6) {
    actions.push(
      ...free.filter((cell) => mayEnter(game, player.knights, cell)).map((cell) => `knight ${cell}`),
    );
  }
  if (ap >= 1) {
    actions.push('advance');
    for (const from of player.knights) {
      actions.push(...free.filter((to) => mayMove(game, from, to)).map((to) => `move ${from} ${to}`));
    }
    const hasBlock = game.stack === undefined ? player.stacks.length > 0 : game.stack > 0;
    if (hasBlock) actions.push(...free.filter((cell) => mayBuild(game, cell)).map((cell) => `block ${cell}`));
    const deck = variant === 'own' ? player.deck : game.deck;
    if (variant !== 'master' && deck.length > 0 && game.bought.length < 2) actions.push('buy');
  }
  if (!game.hasPlayed) {
    for (const card of new Set(player.hand)) {
      actions.push(...usesOf(game, card).map((use) => `card ${card} ${use}`.trim()));
    }
  }
  return actions;
}

export function referenceActions(game: Reference): string[] {
  const { blocks } = game;
  const emptyRoofs = CELLS.filter((cell) => level(blocks, cell) > 0 && !isStandingOn(game, cell));
  const far = (one: string, other: string) => {
    const [row, column] = coordinates(one);
    const [otherRow, otherColumn] = coordinates(other);
    return Math.abs(row - otherRow) + Math.abs(column - otherColumn) >= 3;
  };
  switch (game.now) {
    case 'castles':
      return CELLS.filter((cell) => [...blocks.keys()].every((other) => far(cell, other))).map(
        (cell) => `castle ${cell}`,
      );
    case 'knights':
      return emptyRoofs.map((cell) => `knight ${cell}`);
    case 'king':
      return [...emptyRoofs.map((cell) => `king ${cell}`), ...(game.king ? ['leave'] : [])];
    case 'turn':
      return turnActions(game);
    case 'keep':
      return game.drawn.flatMap((card) => [`keep ${card} top`, `keep ${card} under`]);
    case 'over':
      return [];
  }
}

// ── Points ──

function score(game: Reference, seat: number, points: number): void {
  const player = game.players[seat] as ReferencePlayer;
  if (points === 0) return;
  player.points += points;
  while (game.players.some((other) => other !== player && other.points === player.points)) player.points++;
}

function masterPoints(game: Reference, seat: number): number {
  const { year, players, blocks, master } = game;
  const knights = players[seat]?.knights ?? [];
  const once = [2, 5, 10][year - 1] ?? 0;
  const byCount = (counts: (cell: string) => boolean) => {
    const numbers = players.map((player) => player.knights.filter(counts).length);
    const own = numbers[seat] ?? 0;
    const others = numbers.filter((_, other) => other !== seat);
    return own * once + (own > Math.max(...others) ? once : 0);
  };
  const six = year === 3 && knights.length === 6;
  const levels = new Set(knights.map((cell) => level(blocks, cell)));
  const rows = new Set(knights.map((cell) => coordinates(cell)[0]));
  const columns = new Set(knights.map((cell) => coordinates(cell)[1]));
  switch (master) {
    case 'edge':
      return byCount((cell) => coordinates(cell).some((part) => part === 0 || part === 7));
    case 'diagonals':
      return byCount((cell) => {
        const [row, column] = coordinates(cell);
        return row === column || row === 7 - column;
      });
    case 'castles': {
      const held = castlesIn(blocks).filter((castle) => castle.some((cell) => knights.includes(cell))).length;
      return held >= 3 + year ? ([5, 15, 30][year - 1] ?? 0) : 0;
    }
    case 'together': {
      const reached = new Set(knights.slice(0, 1));
      for (let round = 0; round < 6; round++) {
        for (const cell of knights) if (beside(cell).some((next) => reached.has(next))) reached.add(cell);
      }
      return six && reached.size === 6 ? 40 : 0;
    }
    case 'levels':
      return six && levels.size === 6 ? 40 : 0;
    case 'line':
      return six && (rows.size === 1 || columns.size === 1) ? 50 : 0;
    case 'square': {
      const isSquare = knights.some((cell) =>
        [1, 2, 3, 4, 5, 6, 7].some((side) =>
          [away(cell, 0, side), away(cell, side, 0), away(cell, side, side)].every(
            (corner) => corner !== undefined && knights.includes(corner),
          ),
        ),
      );
      return year === 3 && isSquare ? 50 : 0;
    }
    case 'flat':
      return six && levels.size === 1 ? 50 : 0;
    default:
      return 0;
  }
}

function scoreYear(game: Reference): void {
  const { blocks, players, year } = game;
  for (const seat of game.yearOrder) {
    let points = 0;
    for (const castle of castlesIn(blocks)) {
      const here = (players[seat]?.knights ?? []).filter((cell) => castle.includes(cell));
      if (here.length > 0) points += castle.length * Math.max(...here.map((cell) => level(blocks, cell)));
    }
    score(game, seat, points);
  }
  const kings = castlesIn(blocks).find((castle) => castle.includes(game.king ?? '')) ?? [];
  for (const seat of game.yearOrder) {
    const knights = players[seat]?.knights ?? [];
    if (knights.some((cell) => kings.includes(cell) && level(blocks, cell) === year))
      score(game, seat, 5 * year);
  }
  for (const seat of game.yearOrder) score(game, seat, masterPoints(game, seat));
}

// ── Doing it ──

const clockwise = (game: Reference, first: number) =>
  game.players.map((_, step) => (first + step) % game.players.length);

function beginTurn(game: Reference, seat: number): void {
  Object.assign(game, {
    seat,
    now: 'turn',
    ap: 5,
    stack: undefined,
    bought: [],
    drawn: [],
    hasPlayed: false,
  });
}

function mostPoints(game: Reference): number | undefined {
  const most = Math.max(...game.players.map(({ points }) => points));
  return most === 0 ? undefined : game.players.findIndex(({ points }) => points === most);
}

function beginYear(game: Reference): void {
  let first = game.year === 0 ? game.first : game.seat;
  if (game.year > 0 && game.variant === 'master') first = mostPoints(game) ?? (game.order[0] as number);
  game.year += 1;
  game.round = 1;
  game.order = clockwise(game, first);
  game.yearOrder = game.order;
  for (const player of game.players) {
    player.stacks = [...(game.table[game.year - 1] ?? [])].sort().reverse();
    for (const size of player.stacks) game.supply -= size;
  }
  beginTurn(game, first);
}

function endYear(game: Reference): void {
  scoreYear(game);
  for (const player of game.players) {
    for (const size of player.stacks) game.supply += size;
    player.stacks = [];
  }
  if (game.year === 3) {
    game.now = 'over';
    return;
  }
  const fewest = Math.min(...game.players.map(({ points }) => points));
  game.seat = game.order.filter((seat) => game.players[seat]?.points === fewest).at(-1) as number;
  game.now = 'king';
}

/** Lays blocks on the fullest stack that has room, one by one; the others go back. */
function relay(game: Reference, player: ReferencePlayer, count: number): void {
  for (let block = 0; block < count; block++) {
    const fullest = Math.max(0, ...player.stacks.filter((size) => size < 3));
    if (fullest === 0) game.supply += 1;
    else player.stacks[player.stacks.indexOf(fullest)] = fullest + 1;
  }
  player.stacks.sort().reverse();
}

function endTurn(game: Reference): void {
  const player = game.players[game.seat] as ReferencePlayer;
  const turnsLeft = (game.table[game.year - 1]?.length ?? 0) - game.round;
  if (game.stack !== undefined) relay(game, player, game.stack);
  else if (player.stacks.length > turnsLeft) relay(game, player, player.stacks.shift() ?? 0);
  player.hand.push(...game.bought);
  const next = game.order[game.order.indexOf(game.seat) + 1];
  if (next !== undefined) return beginTurn(game, next);
  if (turnsLeft === 0) return endYear(game);
  game.round += 1;
  const leader = game.variant === 'master' ? mostPoints(game) : undefined;
  if (leader !== undefined) game.order = clockwise(game, leader);
  beginTurn(game, game.order[0] as number);
}

function playCard(game: Reference, card: string, one: string, two: string): void {
  const player = game.players[game.seat] as ReferencePlayer;
  player.hand.splice(player.hand.indexOf(card), 1);
  game.hasPlayed = true;
  const change = (cell: string, more: number) => {
    const left = level(game.blocks, cell) + more;
    if (left === 0) game.blocks.delete(cell);
    else game.blocks.set(cell, left);
  };
  if (card === 'six') game.ap += 1;
  else if (card === 'seven') game.ap += 2;
  else if (card === 'extra') {
    game.supply -= 1;
    change(one, 1);
  } else if (card === 'insert') {
    change(one, 1);
    if (two === 'used') game.stack = (game.stack ?? 0) - 1;
    else {
      player.stacks.splice(player.stacks.indexOf(Number(two)), 1, Number(two) - 1);
      player.stacks = player.stacks
        .filter((size) => size > 0)
        .sort()
        .reverse();
    }
  } else if (card === 'shift') {
    change(one, -1);
    change(two, 1);
  } else player.knights.splice(player.knights.indexOf(one), 1, two);
}

function buy(game: Reference, player: ReferencePlayer): void {
  game.ap -= 1;
  if (game.variant === 'basic') game.bought.push(game.deck.shift() as string);
  else {
    const drawn = player.deck.splice(0, 3);
    if (drawn.length === 1) game.bought.push(...drawn);
    else Object.assign(game, { drawn, now: 'keep' });
  }
}

/** Does what legal words say. */
export function referencePlay(game: Reference, words: string): void {
  const [type, one = '', two = '', three = ''] = words.split(' ');
  const player = game.players[game.seat] as ReferencePlayer;
  const seatAfter = (game.seat + 1) % game.players.length;
  switch (type) {
    case 'castle':
      game.blocks.set(one, 1);
      game.supply -= 1;
      game.seat = game.blocks.size === 8 ? game.first : seatAfter;
      if (game.blocks.size === 8) game.now = 'knights';
      return;
    case 'knight':
      player.knights.push(one);
      if (game.now === 'turn') game.ap -= 2;
      else if (seatAfter === game.first) game.now = 'king';
      else game.seat = seatAfter;
      return;
    case 'king':
      game.king = one;
      return beginYear(game);
    case 'leave':
      return beginYear(game);
    case 'move':
      game.ap -= 1;
      player.knights.splice(player.knights.indexOf(one), 1, two);
      return;
    case 'block':
      game.ap -= 1;
      if (game.stack === undefined) game.stack = player.stacks.shift() ?? 0;
      game.stack -= 1;
      game.blocks.set(one, level(game.blocks, one) + 1);
      return;
    case 'buy':
      return buy(game, player);
    case 'keep': {
      const others = game.drawn.filter((card) => card !== one);
      player.deck = two === 'top' ? [...others, ...player.deck] : [...player.deck, ...others];
      game.bought.push(one);
      Object.assign(game, { drawn: [], now: 'turn' });
      return;
    }
    case 'card':
      return playCard(game, one, two, three);
    case 'advance':
      game.ap -= 1;
      return score(game, game.seat, 1);
    case 'end':
      return endTurn(game);
    default:
      throw new Error(`no action ${words}`);
  }
}
