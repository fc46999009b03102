import { describe, expect, test } from 'vitest';
import {
  type IngenuityPlan,
  type Kind,
  legalActions,
  planIngenuity,
  RANK_FROM,
  RANKS,
  rankAfter,
  rankFor,
  SPIRIT_IDS,
  soloRank,
  topFace,
} from '../src/index.ts';
import {
  activate,
  destroy,
  discard,
  eventsOf,
  faces,
  forgo,
  fullRealm,
  game,
  ingenuity,
  legalCells,
  type Position,
  place,
  refused,
  run,
  shrine,
  summon,
  take,
} from './builders.ts';

/** The Dragon's turn; `follows` are the kinds that the player took. */
const dragonTurn = (rows: string[], follows: Kind[] = [], position: Position = {}) =>
  game({
    players: 1,
    active: 1,
    fortress: rows,
    ingenuity: { tiles: [], tokens: 0, follows },
    ...position,
  });

const OPEN = { players: 1 } as const;

describe('§10 the list of the Dragon of Ingenuity', () => {
  test.each<{ name: string; rows: string[]; follows: Kind[]; plan: IngenuityPlan }>([
    { name: '1 summons when it can', rows: ['Dg M1'], follows: ['merchants'], plan: { step: 'summon' } },
    { name: '1 summons from an empty fortress', rows: ['.'], follows: [], plan: { step: 'summon' } },
    {
      name: '2 the kind the player took, before a Dragon',
      rows: ['F1/Dg . F1/M1'],
      follows: ['merchants'],
      plan: { step: 'follow', first: 2, kind: 'merchants' },
    },
    {
      name: '[R23] two kinds: the first, wherever it lies',
      rows: ['F1/S1 . F1/M1'],
      follows: ['merchants', 'soldiers'],
      plan: { step: 'follow', first: 2, kind: 'merchants' },
    },
    {
      name: '[R23] two kinds: then the second',
      rows: ['F1/Dg . F1/S1'],
      follows: ['merchants', 'soldiers'],
      plan: { step: 'follow', first: 2, kind: 'soldiers' },
    },
    {
      name: '3 a Dragon tile, before another special one',
      rows: ['F1/Ys . F1/Dg'],
      follows: ['merchants'],
      plan: { step: 'dragon', first: 2 },
    },
    {
      name: '[R23] step 2 is skipped when nothing was taken',
      rows: ['F1/M1 . F1/Dg'],
      follows: [],
      plan: { step: 'dragon', first: 2 },
    },
    {
      name: '4 a special tile, before a faction tile',
      rows: ['F1/M1 . F1/Wb'],
      follows: [],
      plan: { step: 'special', first: 2 },
    },
    {
      name: '4 Seasons and Winds alike: the westernmost',
      rows: ['F1/Ws . F1/Ys'],
      follows: [],
      plan: { step: 'special', first: 0 },
    },
    {
      name: '5 a faction tile',
      rows: ['. . F1/M1'],
      follows: ['soldiers'],
      plan: { step: 'faction', first: 2 },
    },
    {
      name: 'only from the top tier',
      rows: ['F1/Dg . F1/F1/M1'],
      follows: ['dragons'],
      plan: { step: 'faction', first: 2 },
    },
    {
      name: 'only available tiles',
      rows: ['F1/M1 F1/Dg F1/M1'],
      follows: [],
      plan: { step: 'faction', first: 0 },
    },
    {
      name: 'the northernmost of several, even if farther east',
      rows: ['. . F1/Ys', 'F1/Yu . .'],
      follows: [],
      plan: { step: 'special', first: 2 },
    },
    {
      name: 'then the westernmost',
      rows: ['. . .', 'F1/Yu . F1/Ys'],
      follows: [],
      plan: { step: 'special', first: 3 },
    },
  ])('$name', ({ rows, follows, plan }) => {
    expect(planIngenuity(dragonTurn(rows, follows))).toEqual(plan);
  });
});

describe('§10 the turn of the Dragon', () => {
  const afterTurn = (rows: string[]) => run(dragonTurn(rows), ingenuity);

  test('[R54] only the Dragon plays in its turn, in a single step and without a Spirit', () => {
    const now = dragonTurn(['F1/M1'], [], { spirits: SPIRIT_IDS, realm: ['M1'] });
    expect(legalActions(now)).toEqual([ingenuity]);
    expect(run(now, ingenuity).turn.player).toBe(0);
  });

  test('nobody else plays in its turn, and it in no other', () => {
    const now = dragonTurn(['F1/M1']);
    expect(refused(now, take(0))).toBe('ingenuity-turn');
    expect(refused(game(OPEN), ingenuity)).toBe('not-ingenuity-turn');
  });

  test.each<{ name: string; rows: string[]; tiles: string; left: string[] }>([
    {
      name: 'one tile when there is no identical one',
      rows: ['F1/M1 . F1/M2'],
      tiles: 'M1',
      left: ['F1 . F1/M2'],
    },
    { name: 'an identical tile from any tier', rows: ['F1/M1 . M1'], tiles: 'M1 M1', left: ['F1 . .'] },
    { name: 'an identical tile that it uncovered', rows: ['M1/M1 . F1'], tiles: 'M1 M1', left: ['. . F1'] },
    {
      name: 'an identical tile that it freed',
      rows: ['F1/M1 F1/M1 F1/F2'],
      tiles: 'M1 M1',
      left: ['F1 F1 F1/F2'],
    },
    { name: 'no blocked one', rows: ['F1/M1 . F1 M1 F1'], tiles: 'M1', left: ['F1 . F1 M1 F1'] },
    {
      name: 'the westernmost of two identical ones in a row',
      rows: ['M1 . M1', 'F1/M1 . .'],
      tiles: 'M1 M1',
      left: ['. . M1', 'F1 . .'],
    },
    {
      name: 'the northernmost identical one, even if farther east',
      rows: ['. . M1', 'F1/M1 . .', 'M1 . M1'],
      tiles: 'M1 M1',
      left: ['. . .', 'F1 . .', 'M1 . M1'],
    },
    {
      name: '[R22] in one cell only the top tile',
      rows: ['F1/M1 . M1/F3', '. . M1'],
      tiles: 'M1 M1',
      left: ['F1 . M1/F3', '. . .'],
    },
  ])('takes $name', ({ rows, tiles, left }) => {
    const now = afterTurn(rows);
    expect(now.ingenuity).toMatchObject({ tiles: faces(tiles), tokens: 0 });
    expect(now.fortress).toEqual(game({ fortress: left }).fortress);
  });

  test('it scores nothing and takes no shrine, and then it is the player’s turn', () => {
    const now = afterTurn(['F1/M1 . F1/M2']);
    expect(now).toMatchObject({ shrines: 30, turn: { player: 0 }, round: 2 });
  });

  test('it tells what it took and uncovered', () => {
    expect(eventsOf(dragonTurn(['F1/M1']), ingenuity).map(({ type }) => type)).toEqual([
      'tileTaken',
      'tileUncovered',
      'turnEnded',
      'turnBegun',
    ]);
  });

  test('summoning takes a token off the track', () => {
    expect(run(dragonTurn(['M1']), ingenuity)).toMatchObject({
      track: 2,
      ingenuity: { tokens: 1, tiles: [] },
    });
  });
});

describe('§10 the example of the rulebook', () => {
  const [NORTH_WEST, NORTH_EAST, SOUTH] = [4, 7, 15];
  /** Two tiers. Seasons, a Dragon and a Wind lie open on the lower one, two more Soldiers 2 in the corners. */
  const rows = ['. F1/Ys . S2', 'F2/S2 . . F3/M5', 'Ys . Yu Dg', 'S2 . Wb F4/M1'];
  const dragonsTurn = (fortress: string[] = rows) =>
    run(game({ ...OPEN, fortress }), take(1), take(8), place('Ys', 0), place('Ys', 1));
  /** The example, but for the southernmost tile of the top tier. */
  const withSouth = (code: string) => dragonsTurn(rows.map((row) => row.replace('F4/M1', `F4/${code}`)));

  const now = dragonsTurn();
  const topFaces = legalCells({ ...now, turn: { ...now.turn, player: 0 } }, 'take').map((cell) =>
    topFace(now.fortress, cell),
  );

  test('the player took a pair of Seasons and placed them', () => {
    expect(now).toMatchObject({ turn: { player: 1 }, ingenuity: { follows: ['seasons'] } });
    expect(now.players[0]?.realm.tops.slice(0, 2)).toEqual(faces('Ys Ys'));
  });

  test('(1) more than one tier is left, so it cannot summon; with one it would', () => {
    expect(planIngenuity(now).step).not.toBe('summon');
    const oneTier = { ...now, fortress: game({ fortress: ['. F1 . S2', 'F2 . . F3'] }).fortress };
    expect(planIngenuity(oneTier)).toEqual({ step: 'summon' });
  });

  test('the top tier has neither a Season (2) nor a Dragon tile (3) nor a special tile (4)', () => {
    expect(topFaces).toEqual(faces('S2 M5 M1'));
  });

  test.each<{ code: string; plan: IngenuityPlan }>([
    { code: 'Yu', plan: { step: 'follow', first: SOUTH, kind: 'seasons' } },
    { code: 'Dg', plan: { step: 'dragon', first: SOUTH } },
    { code: 'Wb', plan: { step: 'special', first: SOUTH } },
  ])('a $code up there, even the southernmost tile, would be taken by line $plan.step', ({ code, plan }) => {
    expect(planIngenuity(withSouth(code))).toEqual(plan);
  });

  test('(5) so it takes a faction tile: the northernmost row has two, and the western one is taken', () => {
    expect([NORTH_WEST, NORTH_EAST].map((cell) => topFace(now.fortress, cell))).toEqual(faces('S2 M5'));
    expect(planIngenuity(now)).toEqual({ step: 'faction', first: NORTH_WEST });
  });

  test('it must complete the pair, with the northernmost of two identical tiles', () => {
    const after = run(now, ingenuity);
    expect(after.ingenuity?.tiles).toEqual(faces('S2 S2'));
    expect(after.fortress).toEqual(
      game({ fortress: ['. F1 . .', 'F2 . . F3/M5', '. . Yu Dg', 'S2 . Wb F4/M1'] }).fortress,
    );
    expect(after.turn.player).toBe(0);
  });
});

describe('[R23] what the player took', () => {
  const follows = (now: ReturnType<typeof game>) => now.ingenuity?.follows;

  test('a pair: one kind', () => {
    expect(follows(run(game(OPEN), take(0), take(2), place('M1', 0), place('M1', 9)))).toEqual(['merchants']);
  });

  test('Tile and shrine: its kind', () => {
    expect(follows(run(game(OPEN), take(0), shrine, place('M1', 0)))).toEqual(['merchants']);
  });

  test('two kinds under Deceit: the first one first, in whatever order they are placed', () => {
    const now = game({ ...OPEN, fortress: ['F1/S1 M2'], spirits: ['deceit'] });
    const after = run(now, take(0), activate('deceit'), take(1), place('M2', 9), place('S1', 0));
    expect(follows(after)).toEqual(['soldiers', 'merchants']);
  });

  test('a tile removed by Discard was not taken', () => {
    expect(follows(run(game(OPEN), take(0), discard))).toEqual([]);
  });

  test('a tile that Destruction removed was not taken', () => {
    const now = game({ ...OPEN, spirits: ['destruction'], fortress: ['F1/Dg . F1/M1 . S1/M1'] });
    const destroyed = run(now, activate('destruction'), destroy(0));
    expect(follows(run(destroyed, take(2), shrine, place('M1', 0)))).toEqual(['merchants']);
  });

  test('a tile discarded under R7 was taken', () => {
    const now = game({ ...OPEN, table: [{ realm: fullRealm('^') }] });
    expect(follows(run(now, take(0), shrine, forgo('M1')))).toEqual(['merchants']);
  });

  test('a tile taken and then paid was taken', () => {
    const now = game({ ...OPEN, own: 0, supply: 0, spirits: ['destruction'] });
    const placed = run(now, take(0), take(2), place('M1', 0), place('M1', 9));
    expect(follows(run(placed, activate('destruction', 0), destroy(4)))).toEqual(['merchants']);
  });

  test('nothing was taken with Summon, and the turn before counts no more', () => {
    const now = game({ ...OPEN, fortress: ['M1'], ingenuity: { tiles: [], tokens: 0, follows: ['winds'] } });
    expect(follows(run(now, summon))).toEqual([]);
  });
});

describe('§10 ranks', () => {
  test.each([
    [-12, 'apprentice'],
    [0, 'apprentice'],
    [39, 'apprentice'],
    [40, 'student'],
    [45, 'student'],
    [46, 'master'],
    [49, 'master'],
    [50, 'grandmaster'],
    [52, 'grandmaster'],
    [53, 'dragon'],
    [54, 'dragon'],
    [55, 'silver-dragon'],
    [56, 'silver-dragon'],
    [57, 'golden-dragon'],
    [58, 'golden-dragon'],
    [59, 'jade-dragon'],
    [60, 'diamond-dragon'],
    [200, 'diamond-dragon'],
  ] as const)('%i VP: %s', (vp, rank) => {
    expect(rankFor(vp)).toBe(rank);
  });

  test.each<{ position: Position; rank: string }>([
    { position: {}, rank: 'diamond-dragon' },
    { position: { spirits: ['wind'] }, rank: 'student' },
    { position: { dragons: ['power'] }, rank: 'student' },
    { position: { spirits: ['wind', 'faith'], dragons: ['power'] }, rank: 'student' },
  ])(
    '60 VP with $position: $rank (15 VP are taken off once if any card is in play)',
    ({ position, rank }) => {
      expect(soloRank(game({ players: 1, table: [{ vp: 60 }], ...position }))).toBe(rank);
    },
  );

  test('shrines and tokens count for the rank', () => {
    const player = { vp: 50, tokens: 3, shrines: 0, realm: game({ realm: ['^/3'] }).players[0]?.realm };
    const { realm = fullRealm('.') } = player;
    expect(soloRank(game({ players: 1, table: [{ ...player, realm }] }))).toBe('jade-dragon');
  });

  test('the ladder goes on until its top', () => {
    expect(rankAfter('apprentice')).toBe('student');
    expect(rankAfter('diamond-dragon')).toBeUndefined();
    for (const rank of RANKS) expect(rankFor(RANK_FROM[rank])).toBe(rank);
  });

  test('below 0 after the cards is Apprentice too', () => {
    expect(soloRank(game({ players: 1, spirits: ['wind'] }))).toBe('apprentice');
  });
});
