import { randomFromSeed } from '@mahjong-fortress/base/random';
import {
  type Action,
  type Game,
  gameFromSetup,
  legalActions,
  parsePosition,
  play,
  SPIRIT_IDS,
  type SpiritId,
  viewFor,
} from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { describe, expect, test } from 'vitest';
import { controlsFor } from '../play/controls.ts';
import {
  answerTo as answerToView,
  type Intent,
  type TouchAnswer,
  touchable,
  touchFor as touchForView,
} from './intents.ts';
import { NOTHING_PENDING, type Pending } from './pending.ts';

const answerTo = (game: Game, pending: Pending, intent: Intent): TouchAnswer =>
  answerToView(viewFor(game, game.turn.player), pending, intent);
const touchFor = (game: Game, pending: Pending, action: Action): Intent =>
  touchForView(viewFor(game, game.turn.player), pending, action);

const WALL = ['555555555555', '555555555551'];

function dealt(spirits: readonly SpiritId[] = []): Game {
  const game = gameFromSetup({ layout: WALL, seed: 'touch', players: 2, firstPlayer: 0, spirits });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

function after(game: Game, ...actions: readonly Action[]): Game {
  return actions.reduce((now, action) => {
    const played = play(now, action);
    if (!played.ok) throw new Error(played.error.reason);
    return played.value.game;
  }, game);
}

function holding(spirits: readonly SpiritId[] = []): Game {
  const game = dealt(spirits);
  const [take] = legalActions(game);
  return after(game, take as Action, { type: 'shrine' });
}

const TURN = {
  player: 0,
  finished: false,
  hand: [],
  taken: [],
  lightnessMet: false,
  waiting: [],
  locked: [],
} as const;

/** A position in which player 0 has a realm of these rows and is to choose an action. */
function withRealm(
  rows: readonly string[],
  spirits: readonly SpiritId[],
  { shrines = 1, ...turn }: { readonly shrines?: number; readonly [fact: string]: unknown } = {},
): Game {
  const tiles = new Map<string, number>();
  for (const code of rows.join(' ').match(/[A-Z][a-z0-9]/g) ?? [])
    tiles.set(code, (tiles.get(code) ?? 0) + 1);
  const all = ['M', 'S', 'F'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((number) => `${kind}${number}`));
  const specials = ['Ys', 'Yu', 'Ya', 'Yw', 'Wb', 'Wr', 'Ws', 'Ww', 'Dg', 'Dr', 'Dw'];
  const left = [...all, ...specials].flatMap(
    (code) => Array(4 - (tiles.get(code) ?? 0)).fill(code) as string[],
  );
  const stacks = Array.from({ length: 24 }, (_, cell) =>
    left.filter((_, tile) => tile % 24 === cell).join(''),
  );
  const empty = {
    realm: Array(4).fill('. . . . . .'),
    shrines: 1,
    tokens: 0,
    vp: 0,
    sets: [],
    discarded: [],
  };
  const parsed = parsePosition(
    JSON.stringify({
      format: 'mahjong-fortress-position',
      version: 1,
      firstPlayer: 0,
      spirits,
      dragons: [],
      fortress: [stacks.slice(0, 12).join(' '), stacks.slice(12).join(' ')],
      shrines: 39 - shrines - (rows.join('').match(/\^/g)?.length ?? 0),
      track: 2,
      pile: 5,
      round: 1,
      players: [{ ...empty, realm: rows, shrines }, empty],
      turn: { ...TURN, ...turn },
      over: false,
    }),
  );
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}

const touch = (cell: number) => ({ type: 'realm', player: 0, cell }) as const;

describe('the fortress', () => {
  test('an available tile is taken', () => {
    const game = dealt();
    expect(answerTo(game, {}, { type: 'fortress', cell: 0 })).toEqual({
      type: 'act',
      action: { type: 'take', cell: 0 },
    });
  });

  test('a blocked one says why', () => {
    const answer = answerTo(dealt(), {}, { type: 'fortress', cell: 5 });
    expect(answer).toEqual({ type: 'refuse', code: 'sides-blocked' });
  });

  test('with tiles in hand it says what comes first', () => {
    expect(answerTo(holding(), {}, { type: 'fortress', cell: 0 })).toMatchObject({ code: 'place-first' });
  });
});

describe('placing', () => {
  test('hand, then cell', () => {
    const game = holding();
    expect(answerTo(game, {}, { type: 'hand', index: 0 })).toEqual({ type: 'pick', pending: { hand: 0 } });
    const [face] = game.turn.hand;
    expect(answerTo(game, { hand: 0 }, touch(7))).toEqual({
      type: 'act',
      action: { type: 'place', face, cell: 7 },
    });
  });

  test('a finger aims first, and places with the second touch', () => {
    const game = holding();
    const [face] = game.turn.hand;
    expect(answerTo(game, {}, { ...touch(7), aims: true })).toEqual({ type: 'pick', pending: { aim: 7 } });
    expect(answerTo(game, { aim: 7 }, { ...touch(8), aims: true })).toMatchObject({ pending: { aim: 8 } });
    const placed = { type: 'act', action: { type: 'place', face, cell: 7 } };
    expect(answerTo(game, { aim: 7 }, { ...touch(7), aims: true })).toEqual(placed);
    expect(answerTo(game, { aim: 7 }, touch(7))).toEqual(placed);
  });

  test('a finger looks at a tile of the fortress first, and takes it with the second touch', () => {
    const game = dealt();
    const take = legalActions(game).find(({ type }) => type === 'take');
    const cell = take?.type === 'take' ? take.cell : -1;
    const tap = { type: 'fortress', cell, aims: true } as const;
    expect(answerTo(game, {}, tap)).toEqual({ type: 'pick', pending: { fortress: cell } });
    expect(answerTo(game, { fortress: cell }, tap)).toEqual({ type: 'act', action: take });
    expect(answerTo(game, {}, { ...tap, aims: false })).toEqual({ type: 'act', action: take });
  });

  test('before the action is finished the tile in hand says so', () => {
    const game = dealt();
    const begun = after(game, legalActions(game)[0] as Action);
    expect(answerTo(begun, {}, { type: 'hand', index: 0 })).toMatchObject({ code: 'finish-first' });
    expect(answerTo(begun, {}, { type: 'hand', index: 1 })).toEqual({ type: 'nothing' });
  });

  test('another realm is not touched', () => {
    expect(answerTo(holding(), {}, { type: 'realm', player: 1, cell: 0 })).toEqual({ type: 'nothing' });
  });
});

describe('Spirits', () => {
  const rows = ['M1+ M1+ M2+ M2+ . .', 'S1- S1^ . . . .', '. . . . . Yw+', '. . . . . .'];

  test('with several ways to pay, the payment is asked for, and only payments can be touched', () => {
    const game = withRealm(rows, ['strength']);
    const answer = answerTo(game, {}, { type: 'spirit', spirit: 'strength' });
    expect(answer).toEqual({ type: 'pick', pending: { spirit: 'strength' } });
    const payments = touchable(legalActions(game), { spirit: 'strength' });
    expect(payments.length).toBeGreaterThan(1);
    expect(payments.every(({ type }) => type === 'activate')).toBe(true);
    expect(answerTo(game, { spirit: 'strength' }, touch(17))).toMatchObject({
      type: 'act',
      action: { type: 'activate', pay: 17 },
    });
    expect(answerTo(game, { spirit: 'strength' }, touch(20))).toMatchObject({ code: 'pay-face-up' });
    expect(answerTo(game, { spirit: 'strength' }, { type: 'cancel' })).toEqual({
      type: 'pick',
      pending: NOTHING_PENDING,
    });
  });

  test('Strength: what moves, then where; touching it again puts it back', () => {
    const game = after(withRealm(rows, ['strength']), {
      type: 'activate',
      spirit: 'strength',
      pay: 'shrine',
    });
    expect(answerTo(game, {}, touch(17))).toEqual({ type: 'pick', pending: { from: 17 } });
    expect(answerTo(game, { from: 17 }, touch(17))).toEqual({ type: 'pick', pending: NOTHING_PENDING });
    expect(answerTo(game, { from: 17 }, touch(6))).toMatchObject({
      action: { type: 'move', from: 17, to: 6 },
    });
    expect(answerTo(game, {}, touch(7))).toMatchObject({ type: 'refuse', code: 'under-shrine' });
    expect(answerTo(game, {}, touch(20))).toMatchObject({ type: 'refuse', code: 'no-tile' });
  });

  test('Wind: a face-up tile turns, a shrine is picked up and set down', () => {
    const game = after(withRealm(rows, ['wind']), { type: 'activate', spirit: 'wind', pay: 'shrine' });
    expect(answerTo(game, {}, touch(17))).toMatchObject({ action: { type: 'turn', cell: 17 } });
    expect(answerTo(game, {}, touch(7))).toEqual({ type: 'pick', pending: { from: 7 } });
    expect(answerTo(game, { from: 7 }, touch(6))).toMatchObject({
      action: { type: 'shift', from: 7, to: 6 },
    });
    expect(answerTo(game, {}, touch(20))).toMatchObject({ type: 'refuse', code: 'no-shrine-there' });
  });

  test('Change: the kind is asked for only when there is a choice', () => {
    const set = ['M1+ M1+ M2+ Ys+ S1+ S2+', '. . . . . S3+', '. . . . . .', '. . . . . .'];
    const game = after(withRealm(set, ['change']), { type: 'activate', spirit: 'change', pay: 'shrine' });
    expect(answerTo(game, {}, touch(3))).toEqual({ type: 'pick', pending: { changing: 3 } });
    expect(answerTo(game, { changing: 3 }, { type: 'kind', kind: 'soldiers' })).toMatchObject({
      action: { type: 'change', cell: 3, kind: 'soldiers' },
    });
    expect(answerTo(game, {}, touch(0))).toMatchObject({ type: 'refuse', code: 'not-special' });
  });

  test('Beauty: any cell of the group locks it', () => {
    const group = ['. M4+ S4+ F4+ M4+ .', '. . . . . .', '. . . . . .', '. . . . . .'];
    const game = after(withRealm(group, ['beauty']), { type: 'activate', spirit: 'beauty', pay: 'shrine' });
    expect(answerTo(game, {}, touch(3))).toMatchObject({ action: { type: 'lock', cell: 1 } });
    expect(answerTo(game, {}, touch(10))).toMatchObject({ type: 'refuse', code: 'no-set-there' });
  });

  test('Destruction: a tile of the fortress', () => {
    const game = after(withRealm(rows, ['destruction']), {
      type: 'activate',
      spirit: 'destruction',
      pay: 'shrine',
    });
    expect(answerTo(game, {}, { type: 'fortress', cell: 11 })).toMatchObject({
      action: { type: 'destroy', cell: 11 },
    });
  });

  const called = (spirit: SpiritId, ...actions: readonly Action[]) =>
    after(...([dealt([spirit]), ...actions, { type: 'activate', spirit, pay: 'shrine' }] as const));
  const firstTile = (spirit: SpiritId) => legalActions(dealt([spirit])).find(({ type }) => type === 'take');

  test('Faith: a tile locked this turn, while shrines are being built', () => {
    const set = ['M1+ M1+ M2+ M2+ S1- .', '. . . . . .', '. . . . . .', '. . . . . .'];
    const game = after(
      withRealm(set, ['faith'], { finished: true, waiting: [['a1', 'b1', 'c1', 'd1']], shrines: 3 }),
      { type: 'lock', cell: 0 },
      { type: 'activate', spirit: 'faith', pay: 'shrine' },
    );
    expect(answerTo(game, {}, touch(2))).toMatchObject({ action: { type: 'build', cell: 2 } });
    expect(answerTo(game, {}, touch(4))).toMatchObject({ type: 'refuse', code: 'not-locked-this-turn' });
  });

  test('Cunning: any cell of a set of three locks it', () => {
    const set = ['. M1+ M3+ M5+ . .', '. . . . . .', '. . . . . .', '. . . . . .'];
    const game = after(withRealm(set, ['cunning']), { type: 'activate', spirit: 'cunning', pay: 'shrine' });
    expect(answerTo(game, {}, touch(3))).toMatchObject({ action: { type: 'lock', cell: 1 } });
    expect(answerTo(game, {}, touch(9))).toMatchObject({ type: 'refuse', code: 'no-set-there' });
  });

  test.each(['deceit', 'depths'] as const)('%s: the second tile is touched in the fortress', (spirit) => {
    const game = called(spirit, firstTile(spirit) as Action);
    const second = legalActions(game).find(({ type }) => type === 'take');
    if (second?.type !== 'take') throw new Error('there is no second tile');
    expect(answerTo(game, {}, { type: 'fortress', cell: second.cell })).toMatchObject({ action: second });
    const shrine = answerTo(game, {}, { type: 'act', action: { type: 'shrine' } });
    expect(shrine).toMatchObject({ type: 'refuse', code: 'bound-to-pair' });
  });

  test('Lightness: a tile with a free short side can be touched too', () => {
    const wall = withRealm(rows, ['lightness']);
    const game = after(wall, { type: 'activate', spirit: 'lightness', pay: 'shrine' });
    const blocked = { type: 'fortress', cell: 5 } as const;
    expect(answerTo(wall, {}, blocked)).toMatchObject({ type: 'refuse', code: 'sides-blocked' });
    expect(answerTo(game, {}, blocked)).toMatchObject({ action: { type: 'take', cell: 5 } });
    const refused = { type: 'refuse', code: 'bound-by-lightness' };
    const act = (now: Game, type: 'summon' | 'discard') =>
      answerTo(now, {}, { type: 'act', action: { type } });
    expect(act(game, 'summon')).toEqual(refused);
    expect(act(after(game, { type: 'take', cell: 5 }), 'discard')).toEqual(refused);
  });
});

describe('what to touch next', () => {
  const BUTTONS: readonly Intent['type'][] = ['act', 'spirit', 'payShrine', 'kind', 'cancel'];

  /** Touches on and on until something is done; every button that is touched must be there. */
  function arriveAt(game: Game, action: Action, begun: Pending): Action | undefined {
    let pending = begun;
    for (let touches = 0; touches < 4; touches++) {
      const intent = touchFor(game, pending, action);
      if (BUTTONS.includes(intent.type)) {
        const wishes = controlsFor(viewFor(game, 0), legalActions(game), pending, en).map(({ wish }) => wish);
        expect(wishes).toContainEqual(intent);
        // The page finds a button by what it does, written down.
        expect(wishes.map((wish) => JSON.stringify(wish))).toContain(JSON.stringify(intent));
      }
      const answer = answerTo(game, pending, intent);
      if (answer.type === 'act') return answer.action;
      if (answer.type !== 'pick') return undefined;
      pending = answer.pending;
    }
    return undefined;
  }

  const NEIGHBOURS = SPIRIT_IDS.map((spirit, index) => [spirit, SPIRIT_IDS.at(index - 1) ?? spirit] as const);

  test.each(NEIGHBOURS)('every legal action is reached, whatever was begun: %s and %s', (...spirits) => {
    const random = randomFromSeed(spirits.join());
    let game = dealt(spirits);
    for (let step = 0; step < 120 && !game.over; step++) {
      const legal = legalActions(game);
      const anyOf = () => legal[random.below(legal.length)] as Action;
      const begun = answerTo(game, NOTHING_PENDING, touchFor(game, NOTHING_PENDING, anyOf()));
      for (const action of legal) {
        expect(arriveAt(game, action, NOTHING_PENDING)).toEqual(action);
        if (begun.type === 'pick') expect(arriveAt(game, action, begun.pending)).toEqual(action);
      }
      game = after(game, anyOf());
    }
  });
});
