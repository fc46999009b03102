import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import {
  BAND_LEVEL,
  type BalanceGame,
  balancePicture,
  balanceReport,
  bandsOf,
  bundledBands,
  playBalanceGame,
  THRESHOLDS,
} from '../src/index.ts';
import { layoutRows } from './deals.ts';

/** A game as good fortresses give it, but for what a case is about. */
function game(facts: Partial<BalanceGame> = {}): BalanceGame {
  return {
    scores: [40, 40],
    won: [0.5, 0.5],
    turns: 30,
    pairs: 1.2,
    stranded: 10,
    opened: { 3: 0, 2: 12, 1: 40 },
    forced: 0,
    ...facts,
  };
}

const verdicts = (games: readonly BalanceGame[]) => balanceReport(games, 2).verdicts.map(({ type }) => type);

describe('the verdict', () => {
  test.each<{ name: string; games: BalanceGame[]; expected: string[] }>([
    { name: 'even games', games: [game(), game()], expected: ['balanced'] },
    {
      name: 'the first player is ahead every time',
      games: Array.from({ length: 20 }, (_, index) => game({ scores: [50 + (index % 3), 40], won: [1, 0] })),
      expected: ['seat-favoured'],
    },
    {
      name: 'ahead in a few wild games only',
      games: [game({ scores: [80, 20] }), game({ scores: [20, 70] })],
      expected: ['balanced'],
    },
    { name: 'long games', games: [game({ turns: THRESHOLDS.turns[2][1] + 1 })], expected: ['drags'] },
    { name: 'short games', games: [game({ turns: THRESHOLDS.turns[2][0] - 1 })], expected: ['ends-early'] },
    { name: 'hardly any pairs', games: [game({ pairs: THRESHOLDS.pairs / 2 })], expected: ['few-pairs'] },
  ])('$name: $expected', ({ games, expected }) => {
    expect(verdicts(games)).toEqual(expected);
  });

  test('says which seat and by how much', () => {
    const games = Array.from({ length: 20 }, () => game({ scores: [38, 44], won: [0, 1] }));
    expect(balanceReport(games, 2).verdicts).toEqual([{ type: 'seat-favoured', seat: 1, points: 3 }]);
  });

  test('no games, no verdict', () => expect(balanceReport([], 3).verdicts).toEqual([]));
});

describe('a report', () => {
  const options = { layout: layoutRows('standard-4'), players: 4, level: 'novice', seed: 'report' } as const;
  const games = [0, 1, 2, 3].map((index) => {
    const played = playBalanceGame(options, index);
    if (!played.ok) throw new Error(played.error.message);
    return played.value;
  });

  test('the same game number plays the same game', () => {
    expect(playBalanceGame(options, 2)).toEqual({ ok: true, value: games[2] });
  });

  test('adds up', () => {
    const report = balanceReport(games, 4);
    expect(report.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(report.scores.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(16);
    expect(report.opened.map(({ tier }) => tier)).toEqual(
      [...report.opened.map(({ tier }) => tier)].sort().reverse(),
    );
  });

  test('an emptied fortress has no tier to open', () => {
    const { opened } = balanceReport([game({ opened: { 2: 0, 1: 30, 0: 60 } })], 2);
    expect(opened.map(({ tier }) => tier)).toEqual([2, 1]);
  });

  test('no tier is drawn beyond the edge, even one that opens later than the average game ends', () => {
    const late = game({ opened: { 2: 0, 1: 200 } });
    const svg = balancePicture(balanceReport([late, game({ opened: { 2: 0 } })], 2));
    const [, tiers = ''] = svg.split('<g ').slice(1);
    const ends = [...tiers.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(ends).toHaveLength(2);
    for (const end of ends) expect(end).toBeLessThanOrEqual(291);
  });

  test('takes other words', () => {
    expect(balancePicture(balanceReport(games, 4), { title: 'Castle & Co' })).toContain('Castle &#38; Co');
  });

  test('has numbers at every axis', () => {
    const svg = balancePicture(balanceReport([game({ opened: { 2: 0, 1: 30 } }), game({ turns: 34 })], 2));
    const plots = svg.split('<g ').slice(1);
    expect(plots).toHaveLength(6);
    for (const plot of plots) {
      const numbers = [...plot.matchAll(/font-size="10"[^>]*>(-?[\d.]+%?)</g)].map(([, number]) => number);
      expect(new Set(numbers).size, plot.slice(0, 200)).toBeGreaterThan(1);
    }
    // How many games, and how many turns: both axes of a histogram.
    expect(plots[4]).toMatch(/text-anchor="end"[^>]*>1</);
    expect(plots[4]).toMatch(/text-anchor="middle"[^>]*>32</);
  });

  test('alone has no seats to compare, and one column for a narrow screen', () => {
    const solo = balanceReport([game({ scores: [40], won: [1] })], 1);
    expect(balancePicture(solo).split('<g ')).toHaveLength(1 + 4);
    expect(balancePicture(solo, {}, { columns: 1 })).toContain('viewBox="0 0 328 ');
  });

  test('lies beside what is usual, wherever that is', () => {
    const report = balanceReport(games, 4);
    const bands = {
      fortresses: 5,
      turns: [90, 95],
      points: [30, 40],
      margin: [2, 2],
      pairs: [1, 1.5],
    } as const;
    const svg = balancePicture(report, { band: 'usual' }, { bands });
    expect(svg.match(/fill-opacity="\.25"/g)).toHaveLength(4 + 1);
    expect(svg).toContain('usual');
    expect(svg).toMatch(/>80</);
    expect(balancePicture(report)).not.toContain('fill-opacity=".25"');
  });

  test('draws numbers of any size', () => {
    const report = balanceReport(games, 4);
    for (const value of [-1e308, -1e15, 1e15, 1e308]) {
      const wild = { ...report.scores, mean: value, counts: [[-1e308, 1] as const, [value, 2] as const] };
      const svg = balancePicture({ ...report, scores: wild, turns: wild, pairs: value });
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  test('is drawn as well-formed text, whatever the words', () => {
    const strange = '<g> & "</g>';
    const svg = balancePicture(balanceReport(games, 4), {
      title: strange,
      seats: strange,
      scores: strange,
      margins: strange,
      tiers: strange,
      seat: () => strange,
      tier: () => strange,
    });
    expect(svg.startsWith('<svg')).toBe(true);
    expect(svg).toContain('&#60;g&#62; &#38; &#34;&#60;/g&#62;');
    expect(svg).not.toContain('<g>');
    expect(svg.match(/<g /g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg).not.toContain('NaN');
  });
});

describe('what is usual', () => {
  test('is the lowest and the highest mean of any fortress, by number of players', () => {
    const slow = balanceReport([game({ turns: 40, scores: [30, 50], pairs: 0.9 })], 2);
    const quick = balanceReport([game({ turns: 30 })], 2);
    const solo = balanceReport([game({ scores: [50], won: [1] })], 1);
    expect(bandsOf([slow, solo, quick])).toEqual({
      1: { fortresses: 1, turns: [30, 30], points: [50, 50], pairs: [1.2, 1.2] },
      2: { fortresses: 2, turns: [30, 40], points: [40, 40], margin: [0, 20], pairs: [0.9, 1.2] },
    });
  });

  test('is known for every number of players, of the level it was measured at', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const { turns, points, pairs } = bundledBands(players, 'apprentice') ?? {};
      const [short, long] = THRESHOLDS.turns[players];
      expect(turns?.[0]).toBeGreaterThan(short);
      expect(turns?.[1]).toBeLessThan(long);
      expect(points?.[0]).toBeGreaterThan(20);
      expect(pairs?.[0]).toBeGreaterThan(THRESHOLDS.pairs);
    }
    expect(BAND_LEVEL).toBe('apprentice');
    expect(bundledBands(2, 'novice')).toBeUndefined();
  });

  test('comes from as many fortresses as there are, and one is called one', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const bands = bundledBands(players, 'apprentice');
      const bundled = BUNDLED_LAYOUTS.filter((layout) => layout.players.includes(players));
      expect(bands?.fortresses).toBe(bundled.length);
      const svg = balancePicture(balanceReport([game({})], players), {}, { bands });
      expect(svg).toContain(players === 1 ? 'average of the one bundled' : 'averages of the bundled');
    }
  });
});
