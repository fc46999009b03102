import { describe, expect, test } from 'vitest';
import {
  type BalanceGame,
  balancePicture,
  balanceReport,
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
