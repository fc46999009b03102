/**
 * What may be done, once more: written from the rules as plainly as they read, without a line of the engine and with
 * no thought of speed. Whole games are compared with it.
 */
import {
  type Action,
  DOWN,
  type Effect,
  EMPTY,
  FACES,
  type Face,
  type Game,
  KINDS,
  type Kind,
  type Payment,
  type Player,
  SHRINE,
  type SpiritId,
} from '../src/index.ts';

const kind = (face: Face): Kind | undefined => FACES[face]?.kind;
const isSpecialFace = (face: Face) => FACES[face]?.number === undefined;

// ── The fortress, tile by tile ──

type Fortress = Game['fortress'];

function isTile({ stacks, columns, rows }: Fortress, x: number, y: number, tier: number): boolean {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return false;
  return (stacks[y * columns + x]?.length ?? 0) >= tier;
}

/** Which sides of the open tile of a cell touch no tile of its tier. */
function freeSides(fortress: Fortress, cell: number): { long: boolean; short: boolean } {
  const x = cell % fortress.columns;
  const y = Math.floor(cell / fortress.columns);
  const tier = fortress.stacks[cell]?.length ?? 0;
  const free = (dx: number, dy: number) => !isTile(fortress, x + dx, y + dy, tier);
  return { long: free(-1, 0) || free(1, 0), short: free(0, -1) || free(0, 1) };
}

function openTiles({ stacks }: Fortress): { cell: number; tier: number; face: Face }[] {
  return stacks.flatMap((stack, cell) =>
    stack.length > 0 ? [{ cell, tier: stack.length, face: stack.at(-1) as Face }] : [],
  );
}

function without(fortress: Fortress, cell: number): Fortress {
  return {
    ...fortress,
    stacks: fortress.stacks.map((stack, at) => (at === cell ? stack.slice(0, -1) : stack)),
  };
}

function isBeside(columns: number, a: number, b: number): boolean {
  const dx = Math.abs((a % columns) - (b % columns));
  const dy = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return dx + dy === 1;
}

// ── The realm of the player whose turn it is ──

const owner = (game: Game) => game.players[game.turn.player] as Player;
const cellsOf = (game: Game) => [...owner(game).realm.tops.keys()];
const topOf = (game: Game, cell: number) => owner(game).realm.tops[cell] ?? EMPTY;
const isUp = (game: Game, cell: number) => topOf(game, cell) < FACES.length;
const isOpen = (game: Game, cell: number) => topOf(game, cell) === EMPTY || topOf(game, cell) === DOWN;

/** The maximal groups of neighbouring cells with the same label; cells without a label are in none. */
function groups(columns: number, labels: readonly unknown[]): number[][] {
  const found: number[][] = [];
  labels.forEach((label, start) => {
    if (label === undefined || found.some((group) => group.includes(start))) return;
    const group = [start];
    for (let grown = true; grown; ) {
      const next = labels.findIndex(
        (other, cell) =>
          other === label && !group.includes(cell) && group.some((member) => isBeside(columns, member, cell)),
      );
      grown = next >= 0;
      if (grown) group.push(next);
    }
    found.push(group.sort((a, b) => a - b));
  });
  return found;
}

const kindLabels = (game: Game) => cellsOf(game).map((cell) => kind(topOf(game, cell)));

function setsOf(game: Game, labels: readonly unknown[] = kindLabels(game)): number[][] {
  return groups(owner(game).realm.columns, labels);
}

const locksOf = (sets: readonly number[][]): Action[] => sets.map(([cell = 0]) => ({ type: 'lock', cell }));
const isAllPlaced = ({ turn }: Game) => turn.finished && turn.hand.length === 0;

/** R27. What Strength holds back is decided when it is called: sets that its first move makes do not wait yet. */
function isHeld(game: Game, cell: number): boolean {
  const { effect, waiting } = game.turn;
  if (!isAllPlaced(game)) return false;
  const sets = effect?.spirit === 'strength' ? waiting : setsOf(game).filter((set) => set.length >= 4);
  return sets.some((set) => set.includes(cell));
}

// ── Taking ──

/** R30: what lies below the first tile is out of sight. */
function isSureFirst(game: Game, cell: number, face: Face): boolean {
  const sides = freeSides(game.fortress, cell);
  if (!sides.long && !sides.short) return false;
  if (sides.short && game.shrines > 0) return true;
  const after = without(game.fortress, cell);
  return openTiles(after).some((other) => {
    const then = freeSides(after, other.cell);
    return other.cell !== cell && other.face === face && (then.short || (sides.short && then.long));
  });
}

function isSecond(game: Game, cell: number, face: Face): boolean {
  const { fortress, turn } = game;
  const first = turn.first as NonNullable<typeof turn.first>;
  const { long, short } = freeSides(fortress, cell);
  switch (turn.activated) {
    case 'lightness':
      return face === first.face && (short || (turn.lightnessMet && long));
    case 'deceit':
      return isBeside(fortress.columns, first.cell, cell);
    case 'depths':
      return kind(face) === kind(first.face) && long;
    default:
      return face === first.face && long;
  }
}

function choosing(game: Game): Action[] {
  const tiles = openTiles(game.fortress);
  const top = Math.max(0, ...tiles.map(({ tier }) => tier));
  const isLight = game.turn.activated === 'lightness';
  const takes = tiles.filter(
    ({ cell, tier, face }) =>
      tier === top && (isLight ? isSureFirst(game, cell, face) : freeSides(game.fortress, cell).long),
  );
  const summon: Action[] = top <= 1 && !isLight ? [{ type: 'summon' }] : [];
  return [...takes.map(({ cell }): Action => ({ type: 'take', cell })), ...summon];
}

function finishing(game: Game): Action[] {
  const { activated, lightnessMet } = game.turn;
  const bound = activated === 'deceit' || activated === 'depths';
  const actions = openTiles(game.fortress)
    .filter(({ cell, face }) => isSecond(game, cell, face))
    .map(({ cell }): Action => ({ type: 'take', cell }));
  if (game.shrines > 0 && !bound && (activated !== 'lightness' || lightnessMet))
    actions.push({ type: 'shrine' });
  if (!bound && activated !== 'lightness') actions.push({ type: 'discard' });
  return actions;
}

// ── The effects of Spirits ──

function changes(game: Game): Action[] {
  const labels = kindLabels(game);
  const relabelled = (cell: number, label: Kind | undefined) =>
    labels.map((old, at) => (at === cell ? label : old));
  return cellsOf(game)
    .filter((cell) => isUp(game, cell) && isSpecialFace(topOf(game, cell)))
    .filter((cell) => {
      const own = setsOf(game).find((set) => set.includes(cell)) ?? [];
      const rest = setsOf(game, relabelled(cell, undefined));
      return (
        own.length < 4 || rest.some((set) => set.length >= 4 && set.every((member) => own.includes(member)))
      );
    })
    .flatMap((cell) =>
      KINDS.filter((label) => label !== labels[cell])
        .filter((label) =>
          setsOf(game, relabelled(cell, label)).some((set) => set.includes(cell) && set.length >= 4),
        )
        .map((label): Action => ({ type: 'change', cell, kind: label })),
    );
}

function effectSteps(game: Game, effect: Effect): Action[] {
  const cells = cellsOf(game);
  switch (effect.spirit) {
    case 'beauty': {
      const numbers = cells.map((cell) => FACES[topOf(game, cell)]?.number);
      return locksOf(setsOf(game, numbers).filter((set) => set.length >= 4));
    }
    case 'wind': {
      const turns = effect.turned ? [] : cells.filter((cell) => isUp(game, cell) && !isHeld(game, cell));
      const shrines = cells.filter((cell) => topOf(game, cell) === SHRINE);
      const targets = cells.filter((cell) => topOf(game, cell) === DOWN);
      return [
        ...turns.map((cell): Action => ({ type: 'turn', cell })),
        ...shrines.flatMap((from) => targets.map((to): Action => ({ type: 'shift', from, to }))),
      ];
    }
    case 'strength': {
      const movable = cells.filter(
        (cell) =>
          (isUp(game, cell) || topOf(game, cell) === DOWN) &&
          !effect.moved.includes(cell) &&
          !isHeld(game, cell),
      );
      const targets = cells.filter((cell) => isOpen(game, cell));
      return movable.flatMap((from) =>
        targets.filter((to) => to !== from).map((to): Action => ({ type: 'move', from, to })),
      );
    }
    case 'change':
      return changes(game);
    case 'faith': {
      const free = cells.filter((cell) => game.turn.locked.includes(cell) && topOf(game, cell) === DOWN);
      return owner(game).shrines > 0 ? free.map((cell): Action => ({ type: 'build', cell })) : [];
    }
    case 'destruction':
      return openTiles(game.fortress)
        .filter(({ cell }) => freeSides(game.fortress, cell).long)
        .map(({ cell }): Action => ({ type: 'destroy', cell }));
    case 'cunning': {
      const locks = locksOf(setsOf(game).filter((set) => set.length === 3));
      return effect.opened ? [...locks, { type: 'done' }] : locks;
    }
  }
}

const BEGINNINGS: Readonly<Partial<Record<SpiritId, Effect>>> = {
  beauty: { spirit: 'beauty' },
  wind: { spirit: 'wind', turned: false },
  strength: { spirit: 'strength', moved: [] },
  change: { spirit: 'change' },
  faith: { spirit: 'faith' },
  destruction: { spirit: 'destruction' },
  cunning: { spirit: 'cunning', opened: false },
};

// ── Calling a Spirit ──

function afterPayment(game: Game, spirit: SpiritId, pay: Payment): Game {
  const { realm, shrines, discarded } = owner(game);
  const paying = typeof pay === 'number' ? pay : -1;
  const stack = realm.stacks[paying] ?? [];
  const below = stack.length > 1 ? DOWN : EMPTY;
  const player: Player = {
    ...owner(game),
    shrines: pay === 'shrine' ? shrines - 1 : shrines,
    discarded: [...discarded, ...stack.slice(-1)],
    realm: {
      ...realm,
      tops: realm.tops.map((top, cell) => (cell === paying ? below : top)),
      stacks: realm.stacks.map((tiles, cell) => (cell === paying ? tiles.slice(0, -1) : tiles)),
    },
  };
  return {
    ...game,
    shrines: pay === 'shrine' ? game.shrines + 1 : game.shrines,
    players: game.players.map((other, index) => (index === game.turn.player ? player : other)),
    turn: { ...game.turn, activated: spirit, effect: BEGINNINGS[spirit] },
  };
}

function isMoment({ turn }: Game, spirit: SpiritId): boolean {
  if (turn.building && spirit !== 'faith') return false;
  if (spirit === 'lightness') return !turn.finished;
  if (spirit === 'deceit' || spirit === 'depths') return turn.first !== undefined && !turn.finished;
  return spirit !== 'faith' || turn.locked.length > 0;
}

function works(game: Game): boolean {
  const { effect, first } = game.turn;
  const steps = effect ? effectSteps(game, effect) : first ? finishing(game) : choosing(game);
  return steps.some(({ type }) => effect || type === 'take');
}

function activations(game: Game): Action[] {
  if (game.turn.activated) return [];
  const tiles: Payment[] = cellsOf(game).filter((cell) => isUp(game, cell) && !isHeld(game, cell));
  const payments = owner(game).shrines > 0 ? [...tiles, 'shrine' as const] : tiles;
  return game.options.spirits
    .filter((spirit) => isMoment(game, spirit))
    .flatMap((spirit) =>
      payments
        .filter((pay) => works(afterPayment(game, spirit, pay)))
        .map((pay): Action => ({ type: 'activate', spirit, pay })),
    );
}

// ── A turn ──

function placing(game: Game): Action[] {
  const hand = [...new Set(game.turn.hand)];
  const cells = cellsOf(game).filter((cell) => isOpen(game, cell));
  if (cells.length === 0) return hand.map((face) => ({ type: 'forgo', face }));
  return hand.flatMap((face) => cells.map((cell): Action => ({ type: 'place', face, cell })));
}

function locking(game: Game): Action[] {
  const sets = setsOf(game);
  const must = locksOf(sets.filter((set) => set.length >= 4));
  const may = game.turn.activated === 'cunning' ? locksOf(sets.filter((set) => set.length === 3)) : [];
  return must.length > 0 ? [...must, ...may] : [...may, { type: 'end' }];
}

function steps(game: Game): Action[] {
  const { turn } = game;
  if (turn.waiting.length > 0 && !isAllPlaced(game)) return locksOf(turn.waiting.map((set) => [...set]));
  if (isAllPlaced(game)) return locking(game);
  if (turn.finished) return placing(game);
  return turn.first ? finishing(game) : choosing(game);
}

function buildings(game: Game, cells: readonly number[]): Action[] {
  const free = cells.filter((cell) => topOf(game, cell) === DOWN);
  return [...free.map((cell): Action => ({ type: 'build', cell })), { type: 'done' }];
}

export function referenceActions(game: Game): Action[] {
  const { turn } = game;
  if (game.over) return [];
  if (game.options.players === 1 && turn.player === 1) return [{ type: 'ingenuity' }];
  if (turn.building && turn.effect?.spirit !== 'faith') {
    return [...buildings(game, turn.building.cells), ...activations(game)];
  }
  if (turn.effect) return effectSteps(game, turn.effect);
  return [...steps(game), ...activations(game)];
}
