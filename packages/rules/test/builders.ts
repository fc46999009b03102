/** Positions drawn as text, so that a case shows what it is about. They need not hold all 116 tiles. */
import {
  type Action,
  DOWN,
  type DragonId,
  EMPTY,
  type Face,
  type Fortress,
  faceFromCode,
  type Game,
  type GameEvent,
  type GridSize,
  type Kind,
  legalActions,
  mandatorySets,
  newTurn,
  type Payment,
  type Phase,
  type Player,
  type PlayerCount,
  phaseOf,
  play,
  REALM_SIZE,
  type Realm,
  type RealmCell,
  type RefusalCode,
  SHRINE,
  type SpiritId,
  scoreOf,
  type Top,
  type Turn,
  tokensOnTrack,
} from '../src/index.ts';

export function face(code: string): Face {
  const found = faceFromCode(code);
  if (found === undefined) throw new Error(`There is no face ${code}`);
  return found;
}

export function faces(codes: string): Face[] {
  return codes.split(' ').map(face);
}

// ── Realms ──

/** The face of every tile that lies face down in a drawing. */
export const COVERED: Face = face('Yw');

interface DrawnCell {
  readonly top: Top;
  readonly stack: readonly Face[];
}

/** `.` empty, `-` face down, `^` a shrine, `M1` face up; `/3` behind any of them for a stack of three. */
function drawnCell(text: string): DrawnCell {
  if (text === '.') return { top: EMPTY, stack: [] };
  const [mark = '', height = '1'] = text.split('/');
  const below = new Array<Face>(Number(height) - 1).fill(COVERED);
  if (mark === '-') return { top: DOWN, stack: [...below, COVERED] };
  if (mark === '^') return { top: SHRINE, stack: [...below, COVERED] };
  return { top: face(mark), stack: [...below, face(mark)] };
}

/** A realm of a given size; missing rows and cells are empty. */
export function realmOf({ columns, rows }: GridSize, drawn: readonly string[]): Realm {
  const cells = Array.from({ length: rows }, (_, row) => {
    const texts = drawn[row]?.trim().split(/\s+/) ?? [];
    if (texts.length > columns) throw new Error(`Row ${row} is too long`);
    return Array.from({ length: columns }, (_, column) => drawnCell(texts[column] || '.'));
  }).flat();
  return { columns, rows, tops: cells.map(({ top }) => top), stacks: cells.map(({ stack }) => stack) };
}

/** A realm of the printed size, 6 × 4. */
export function realm(...drawn: string[]): Realm {
  return realmOf(REALM_SIZE, drawn);
}

/** A realm of the printed size that shows the same on every cell. */
export function fullRealm(cell: string): Realm {
  return realm(...new Array<string>(4).fill(new Array<string>(6).fill(cell).join(' ')));
}

// ── Fortresses ──

/** One text per row; `.` is an empty cell, `S1/M2` a stack of two with M2 on top. */
export function fortress(...drawn: string[]): Fortress {
  const rows = drawn.map((row) => row.trim().split(/\s+/));
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    stacks: rows.flat().map((stack) => (stack === '.' ? [] : stack.split('/').map(face))),
  };
}

/** Layouts of 116 tiles for whole games. */
export const LAYOUTS = {
  hill: [
    '011111111110',
    '111222222111',
    '112222222211',
    '112222222211',
    '112222222211',
    '111222222111',
    '011111111110',
  ],
  hall: ['111111111111', '122222222221', '123322223321', '123311113321', '122222222221', '111111111111'],
  flat: [
    '111111111111111111111111',
    '111111111111111111111111',
    '111111111111111111111111',
    '111111111111111111111111',
    '111111111111111111110000',
  ],
  towers: ['505050505', '000000000', '505010505', '000000000', '505050505', '050505050', '505050505'],
  narrow: ['33', ...new Array<string>(11).fill('55')],
} as const satisfies Record<string, readonly string[]>;

// ── Games ──

export interface Position {
  readonly players?: PlayerCount;
  readonly firstPlayer?: number;
  readonly active?: number;
  readonly spirits?: readonly SpiritId[];
  readonly dragons?: readonly DragonId[];
  readonly fortress?: readonly string[];
  /** The realm of the active player, drawn. */
  readonly realm?: readonly string[];
  readonly size?: GridSize;
  /** Facts of the players; the active one's come on top of the drawn realm. */
  readonly table?: readonly Partial<Player>[];
  /** Shrines in the active player's own supply, and in the common one. */
  readonly own?: number;
  readonly supply?: number;
  readonly track?: number;
  readonly pile?: number;
  readonly turn?: Partial<Turn>;
  readonly ingenuity?: Game['ingenuity'];
}

const SEVEN_TOKENS = 7;

/** A game of two with a small fortress and an empty realm, but for what the position says. */
export function game(position: Position = {}): Game {
  const { players = 2, firstPlayer = 0, active = firstPlayer, size = REALM_SIZE } = position;
  const drawn = realmOf(size, position.realm ?? []);
  const turn: Turn = { ...newTurn(active), ...position.turn };
  const isAllPlaced = turn.finished && turn.hand.length === 0;
  const track = position.track ?? tokensOnTrack(players);
  const table = Array.from({ length: players }, (_, player) => ({
    realm: player === active ? drawn : realm(),
    shrines: player === active ? (position.own ?? 1) : 1,
    tokens: 0,
    vp: 0,
    sets: [],
    discarded: [],
    ...position.table?.[player],
  }));
  const waiting = isAllPlaced ? mandatorySets(table[active]?.realm ?? drawn) : [];
  return {
    options: { players, firstPlayer, spirits: position.spirits ?? [], dragons: position.dragons ?? [] },
    fortress: fortress(...(position.fortress ?? ['F1/M1 . F2/M1 . F3'])),
    shrines: position.supply ?? 30,
    track,
    pile: position.pile ?? SEVEN_TOKENS - track,
    players: table,
    ingenuity: position.ingenuity ?? (players === 1 ? { tiles: [], tokens: 0, follows: [] } : undefined),
    round: 1,
    turn: { ...turn, waiting: position.turn?.waiting ?? waiting },
    over: false,
  };
}

// ── Moments of a turn ──

/** Where a turn can stand between two steps. */
export const MOMENTS = ['choose', 'finish', 'place two', 'place last', 'lock', 'build', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

const TAKEN = { finished: true, first: { cell: 4, face: face('F5') } };

const MOMENT_TURNS: Readonly<Record<Moment, Partial<Turn>>> = {
  choose: {},
  finish: { first: TAKEN.first, hand: faces('F5'), taken: faces('F5') },
  'place two': { ...TAKEN, hand: faces('F5 F5'), taken: faces('F5 F5') },
  'place last': { ...TAKEN, hand: faces('F5'), taken: faces('F5 F5') },
  lock: { ...TAKEN, taken: faces('F5') },
  build: { ...TAKEN, taken: faces('F5'), ...building([18, 19, 20, 21]) },
  end: { ...TAKEN, taken: faces('F5') },
};

/** The last row of the realm, where a moment needs something to lie. */
const MOMENT_ROWS: Partial<Readonly<Record<Moment, string>>> = {
  lock: 'Wb Wr Ws Ww',
  build: '- - - -',
};

/** The turn facts of somebody who builds on the set just locked. */
export function building(cells: readonly RealmCell[], left = 1): Partial<Turn> {
  return { finished: true, building: { cells, left }, locked: cells };
}

/** The position at a moment of the turn; its drawing may use the first three rows of the realm. */
export function atMoment(moment: Moment, position: Position = {}): Game {
  const [first = '', second = '', third = ''] = position.realm ?? [];
  const last = MOMENT_ROWS[moment] ?? '';
  return game({ ...position, realm: [first, second, third, last], turn: MOMENT_TURNS[moment] });
}

/** What an action is answered with at every moment: `ok`, or why not. */
export function answers(position: Position, action: Action): Record<Moment, RefusalCode | 'ok'> {
  const answer = (moment: Moment) => refused(atMoment(moment, position), action) ?? 'ok';
  return Object.fromEntries(MOMENTS.map((moment) => [moment, answer(moment)])) as Record<
    Moment,
    RefusalCode | 'ok'
  >;
}

/** The answers to a Spirit that can be called at any moment, but for the building of shrines (R28). */
export const ANY_MOMENT: Readonly<Record<Moment, RefusalCode | 'ok'>> = {
  choose: 'ok',
  finish: 'ok',
  'place two': 'ok',
  'place last': 'ok',
  lock: 'ok',
  build: 'only-faith-now',
  end: 'ok',
};

/** The phase after some actions, for every moment at which the first of them is legal. */
export function phasesAfter(
  position: Position,
  ...actions: readonly Action[]
): Partial<Record<Moment, Phase>> {
  const [first] = actions;
  const open = MOMENTS.map((moment) => [moment, atMoment(moment, position)] as const).filter(
    ([, now]) => first && refused(now, first) === undefined,
  );
  return Object.fromEntries(open.map(([moment, now]) => [moment, phaseOf(run(now, ...actions))]));
}

/** A Spirit leads back to where the turn was; at its end nothing is left to do, so the next player chooses (R29). */
export const BACK_AGAIN: Readonly<Partial<Record<Moment, Phase>>> = {
  choose: 'choose',
  finish: 'finish',
  'place two': 'place',
  'place last': 'place',
  lock: 'lock',
  end: 'choose',
};

// ── Actions ──

export const shrine: Action = { type: 'shrine' };
export const discard: Action = { type: 'discard' };
export const summon: Action = { type: 'summon' };
export const done: Action = { type: 'done' };
export const end: Action = { type: 'end' };
export const ingenuity: Action = { type: 'ingenuity' };

export function take(cell: number): Action {
  return { type: 'take', cell };
}

export function place(code: string, cell: RealmCell): Action {
  return { type: 'place', face: face(code), cell };
}

export function forgo(code: string): Action {
  return { type: 'forgo', face: face(code) };
}

export function lock(cell: RealmCell): Action {
  return { type: 'lock', cell };
}

export function build(cell: RealmCell): Action {
  return { type: 'build', cell };
}

export function move(from: RealmCell, to: RealmCell): Action {
  return { type: 'move', from, to };
}

export function shift(from: RealmCell, to: RealmCell): Action {
  return { type: 'shift', from, to };
}

export function turn(cell: RealmCell): Action {
  return { type: 'turn', cell };
}

export function change(cell: RealmCell, kind: Kind): Action {
  return { type: 'change', cell, kind };
}

export function destroy(cell: number): Action {
  return { type: 'destroy', cell };
}

export function activate(spirit: SpiritId, pay: Payment = 'shrine'): Action {
  return { type: 'activate', spirit, pay };
}

// ── Playing ──

/** Plays actions one after another; one that is refused is an error. */
export function run(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce((now, action) => {
    const played = play(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.error.code}`);
    return played.value.game;
  }, game);
}

/** What happens when an action is played. */
export function eventsOf(game: Game, action: Action): readonly GameEvent[] {
  const played = play(game, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.error.code}`);
  return played.value.events;
}

/** Why an action is refused; undefined when it is not. */
export function refused(game: Game, action: Action): RefusalCode | undefined {
  const played = play(game, action);
  return played.ok ? undefined : played.error.code;
}

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

export function legal<Type extends Action['type']>(game: Game, type: Type): ActionOf<Type>[] {
  return legalActions(game).filter((action): action is ActionOf<Type> => action.type === type);
}

/** The types of the actions that may be done now, each named once. */
export function legalTypes(game: Game): Action['type'][] {
  return [...new Set(legalActions(game).map(({ type }) => type))];
}

/** The cells that the legal actions of a type name. */
export function legalCells(game: Game, type: 'take' | 'lock' | 'build' | 'turn' | 'destroy'): number[] {
  return legal(game, type).map(({ cell }) => cell);
}

/** The payments with which a Spirit can be called now. */
export function payments(game: Game, spirit: SpiritId): Payment[] {
  return legal(game, 'activate')
    .filter((action) => action.spirit === spirit)
    .map(({ pay }) => pay);
}

/** The player who was active in `before`, as that player stands in `after`. */
export function ownerIn(after: Game, before: Game): Player {
  return after.players[before.turn.player] as Player;
}

// ── Scoring ──

/** What a Dragon card is worth to the owner of the first realm; the others sit clockwise around the table. */
export function dragonVp(id: DragonId, ...realms: readonly Realm[]): number | undefined {
  const players = Math.max(2, realms.length) as PlayerCount;
  const table = realms.map((one) => ({ realm: one }));
  return scoreOf(game({ players, dragons: [id], table }), 0).dragons[0]?.vp;
}

/** Rows of a table test about a Dragon card: a name, a realm, its VP. */
export type DragonCase = readonly [name: string, realm: Realm, vp: number];
