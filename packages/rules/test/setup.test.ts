import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { describe, expect, test } from 'vitest';
import {
  allTiles,
  BEGINNER_DRAGONS,
  BEGINNER_SPIRITS,
  COPIES,
  DRAGON_IDS,
  EMPTY,
  FACES,
  type Game,
  gameFromSetup,
  HIDDEN,
  KINDS,
  PLAYER_COUNTS,
  type PlayerCount,
  REALM_SIZE,
  type Setup,
  SPIRIT_IDS,
  unseenTiles,
  viewFor,
} from '../src/index.ts';
import { face, game, LAYOUTS, legalCells, run, take } from './builders.ts';

const hall: Setup = { layout: LAYOUTS.hall, seed: 'seed', players: 2 };

function dealt(setup: Partial<Setup> = {}): Game {
  const result = gameFromSetup({ ...hall, ...setup });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function rejected(setup: Partial<Setup>): string | undefined {
  const result = gameFromSetup({ ...hall, ...setup });
  return result.ok ? undefined : `${result.error.code} at ${result.error.path}`;
}

describe('§1 components', () => {
  test('116 tiles are 29 faces in four copies', () => {
    expect(FACES).toHaveLength(29);
    expect(COPIES).toBe(4);
    expect(allTiles()).toHaveLength(116);
  });

  test.each([
    ['merchants', 24, 6],
    ['soldiers', 24, 6],
    ['farmers', 24, 6],
    ['seasons', 16, 4],
    ['winds', 16, 4],
    ['dragons', 12, 3],
  ] as const)('%s: %i tiles, %i faces', (kind, tiles, count) => {
    expect(FACES.filter((facts) => facts.kind === kind)).toHaveLength(count);
    expect(allTiles().filter((tile) => FACES[tile]?.kind === kind)).toHaveLength(tiles);
  });

  test('faction tiles carry the numbers 1 to 6 and no symbol, special tiles a symbol and no number', () => {
    for (const kind of KINDS.slice(0, 3)) {
      const facts = FACES.filter((one) => one.kind === kind);
      expect(facts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(facts.every(({ symbol }) => symbol === undefined)).toBe(true);
    }
    const specials = FACES.filter(({ number }) => number === undefined);
    expect(new Set(specials.map(({ symbol }) => symbol)).size).toBe(11);
  });

  test.each([
    ['seasons', ['spring', 'summer', 'autumn', 'winter']],
    ['winds', ['breeze', 'rain', 'storm', 'whirlwind']],
    ['dragons', ['green', 'red', 'white']],
  ] as const)('[R40] the symbols of the %s are %s', (kind, symbols) => {
    expect(FACES.filter((facts) => facts.kind === kind).map(({ symbol }) => symbol)).toEqual(symbols);
  });

  test('[R1] the supply of victory points never runs out', () => {
    const before = game({ table: [{ vp: 100_000 }] });
    expect(run(before, take(0), { type: 'discard' }).players[0]?.vp).toBe(100_001);
  });

  test('[R2] a realm is 6 × 4 unless the setup says otherwise', () => {
    expect(REALM_SIZE).toEqual({ columns: 6, rows: 4 });
    expect(dealt().players[0]?.realm).toMatchObject({ columns: 6, rows: 4 });
    const size = { columns: 5, rows: 7 };
    const realm = dealt({ realm: size }).players[1]?.realm;
    expect(realm).toMatchObject({ ...size, tops: new Array(35).fill(EMPTY) });
  });

  test('ten Spirits and ten Dragons', () => {
    expect(new Set(SPIRIT_IDS).size).toBe(10);
    expect(new Set(DRAGON_IDS).size).toBe(10);
  });

  test('[R34] four Spirits and four Dragons are for beginners', () => {
    expect(BEGINNER_SPIRITS).toEqual(['beauty', 'depths', 'faith', 'destruction']);
    expect(BEGINNER_DRAGONS).toEqual(['steadfastness', 'knowledge', 'serenity', 'humility']);
  });
});

describe('§2 setup', () => {
  test.each(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[])(
    'all 116 tiles lie on the layout %s',
    (name) => {
      const layout = LAYOUTS[name];
      const { fortress } = dealt({ layout });
      const heights = layout.flatMap((row) => [...row].map(Number));
      expect(fortress.stacks.map((stack) => stack.length)).toEqual(heights);
      expect(fortress.stacks.flat().sort((a, b) => a - b)).toEqual(allTiles());
    },
  );

  test('[R35] the same seed deals the same game, another seed another one', () => {
    expect(dealt()).toEqual(dealt());
    expect(dealt({ seed: 'other' }).fortress).not.toEqual(dealt().fortress);
  });

  test('[R35] from the seed come first the tiles, then Spirits, then Dragons, then the first player', () => {
    const random = randomFromSeed(hall.seed);
    const tiles = shuffled(allTiles(), random);
    const spirits = shuffled(SPIRIT_IDS, random).slice(0, 3);
    const dragons = shuffled(DRAGON_IDS, random).slice(0, 2);
    const firstPlayer = random.below(4);
    const drawn = dealt({ players: 4, spirits: { random: 3 }, dragons: { random: 2 } });
    expect(drawn.fortress.stacks.flat()).toEqual(tiles);
    expect(drawn.options).toEqual({ players: 4, spirits, dragons, firstPlayer });
    expect(dealt({ players: 4, spirits, dragons, firstPlayer })).toEqual(drawn);
  });

  test.each(Object.entries(LAYOUTS))(
    '[R36] %s is dealt along the rows from the north-west, each stack from the table up',
    (_, layout) => {
      const tiles = shuffled(allTiles(), randomFromSeed(hall.seed));
      expect(dealt({ layout }).fortress.stacks.flat()).toEqual(tiles);
    },
  );

  test.each(PLAYER_COUNTS)('[R39] %i can play on any fortress', (players) => {
    for (const layout of Object.values(LAYOUTS)) {
      expect(dealt({ layout, players }).players).toHaveLength(players);
    }
  });

  test.each([
    { players: 1, track: 3, pile: 4 },
    { players: 2, track: 2, pile: 5 },
    { players: 3, track: 3, pile: 4 },
    { players: 4, track: 4, pile: 3 },
  ] as const)('[R4] countdown of $players: $track on the track, $pile in the pile', (expected) => {
    expect(dealt({ players: expected.players })).toMatchObject({
      track: expected.track,
      pile: expected.pile,
    });
  });

  test.each(PLAYER_COUNTS)('%i players get an empty realm and a shrine each', (players) => {
    const start = dealt({ players });
    expect(start.shrines).toBe(40 - players);
    expect(start.players).toHaveLength(players);
    for (const player of start.players) {
      expect(player).toMatchObject({ shrines: 1, tokens: 0, vp: 0, sets: [], discarded: [] });
      expect(player.realm.tops.every((top) => top === EMPTY)).toBe(true);
    }
  });

  test('the first player is chosen or random', () => {
    expect(dealt({ players: 4, firstPlayer: 2 }).turn.player).toBe(2);
    const firsts = Array.from(
      { length: 40 },
      (_, seed) => dealt({ players: 4, seed: `${seed}` }).turn.player,
    );
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('[R37] any number of cards, from none to all ten of both: named, drawn, or left out', () => {
    expect(dealt().options).toMatchObject({ spirits: [], dragons: [] });
    const all = { spirits: SPIRIT_IDS, dragons: DRAGON_IDS };
    expect(dealt(all).options).toMatchObject(all);
    expect(dealt({ spirits: ['wind'], dragons: ['power', 'harmony'] }).options).toMatchObject({
      spirits: ['wind'],
      dragons: ['power', 'harmony'],
    });
    const { spirits, dragons } = dealt({ spirits: { random: 1 }, dragons: { random: 10 } }).options;
    expect(spirits).toHaveLength(1);
    expect(new Set(dragons)).toEqual(new Set(DRAGON_IDS));
  });

  test('[R21] in a solo game the player moves first', () => {
    for (const seed of ['a', 'b', 'c']) expect(dealt({ players: 1, seed }).turn.player).toBe(0);
  });

  test('[R24] Greatness is never drawn in a solo game, and refused by name', () => {
    expect(dealt({ players: 1, dragons: { random: 9 } }).options.dragons).not.toContain('greatness');
    expect(rejected({ players: 1, dragons: { random: 10 } })).toBe('card-count at dragons');
    expect(rejected({ players: 1, dragons: ['greatness'] })).toBe('card-not-solo at dragons/0');
  });

  test.each<[name: string, setup: Partial<Setup>, expected: string]>([
    ['no rows', { layout: [] }, 'layout-size at layout'],
    ['rows without cells', { layout: [''] }, 'layout-size at layout'],
    ['25 columns', { layout: ['1'.repeat(25)] }, 'layout-size at layout'],
    ['17 rows', { layout: new Array(17).fill('1') }, 'layout-size at layout'],
    ['rows of different lengths', { layout: ['111', '11'] }, 'layout-ragged at layout/1'],
    ['a stack of six', { layout: ['155', '561'] }, 'layout-digit at layout/1'],
    ['a letter', { layout: ['1a5'] }, 'layout-digit at layout/0'],
    ['115 tiles', { layout: [...new Array(11).fill('55'), '32'] }, 'layout-tiles at layout'],
    ['117 tiles', { layout: [...new Array(11).fill('55'), '34'] }, 'layout-tiles at layout'],
    ['five players', { players: 5 as PlayerCount }, 'player-count at players'],
    ['no player', { players: 0 as PlayerCount }, 'player-count at players'],
    ['a first player who is not there', { firstPlayer: 2 }, 'first-player at firstPlayer'],
    ['half a first player', { firstPlayer: 0.5 }, 'first-player at firstPlayer'],
    ['an endless seed', { seed: 'x'.repeat(201) }, 'seed at seed'],
    ['[R38] a realm of one row', { realm: { columns: 6, rows: 1 } }, 'realm-size at realm'],
    ['[R38] a realm of one column', { realm: { columns: 1, rows: 4 } }, 'realm-size at realm'],
    ['[R38] a realm of 13 columns', { realm: { columns: 13, rows: 4 } }, 'realm-size at realm'],
    ['[R38] a realm of 13 rows', { realm: { columns: 6, rows: 13 } }, 'realm-size at realm'],
    ['a realm of NaN columns', { realm: { columns: Number.NaN, rows: 4 } }, 'realm-size at realm'],
    ['a Spirit nobody knows', { spirits: ['wind', 'rain' as 'wind'] }, 'card-unknown at spirits/1'],
    ['[R37] a Spirit twice', { spirits: ['wind', 'wind'] }, 'card-twice at spirits'],
    ['[R37] a Dragon twice', { dragons: ['power', 'power'] }, 'card-twice at dragons'],
    ['eleven Spirits', { spirits: { random: 11 } }, 'card-count at spirits'],
  ])('%s is rejected', (_, setup, expected) => {
    expect(rejected(setup)).toBe(expected);
  });
});

describe('[R3] nobody may know a covered tile', () => {
  const position = { fortress: ['F1/F2/M1 . F3/M2'], realm: ['S1'], table: [{ discarded: [face('Dg')] }] };

  test('a view shows the tops and how many tiles lie below, for every player alike', () => {
    const { stacks } = viewFor(game(position), 0).fortress;
    expect(stacks).toEqual([[HIDDEN, HIDDEN, face('M1')], [], [HIDDEN, face('M2')]]);
    expect(viewFor(game(position), 1).fortress.stacks).toEqual(stacks);
  });

  test('every face that ever lay open can be counted', () => {
    const unseen = unseenTiles(viewFor(game(position), 0));
    const left = (code: string) => unseen.filter((tile) => tile === face(code)).length;
    expect([left('M1'), left('M2'), left('S1'), left('Dg')]).toEqual([3, 3, 3, 3]);
    expect([left('F1'), left('F2'), left('F3')]).toEqual([4, 4, 4]);
  });

  test('what is legal does not depend on a covered tile, not even under Lightness (R30)', () => {
    const firstTiles = (below: string) =>
      legalCells(
        game({ fortress: [`${below}/M1 . F2/S3`], supply: 0, turn: { activated: 'lightness' } }),
        'take',
      );
    expect(firstTiles('M1')).toEqual([]);
    expect(firstTiles('S1')).toEqual([]);
  });
});
