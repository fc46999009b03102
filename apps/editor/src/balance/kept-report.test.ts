import { layoutById } from '@mahjong-fortress/layouts-schema';
import { balanceReport, LEVELS, playBalanceGame } from '@mahjong-fortress/solo-ai';
import { expect, test } from 'vitest';
import { makeReportsText, readReports, withReport } from './kept-report.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');
const { rows } = castle;

function reportFor(players: 1 | 2 | 3 | 4) {
  const games = [0, 1, 2].map((index) => {
    const game = playBalanceGame({ layout: rows, players, level: 'novice', seed: 'x' }, index);
    if (!game.ok) throw new Error('no game');
    return game.value;
  });
  return { rows, level: 'novice', report: balanceReport(games, players) } as const;
}

const GOOD = reportFor(2);
/** As the first version kept it, alone. */
const FIRST = { version: 1, ...GOOD };
const BOTH = { version: 2, reports: [GOOD, reportFor(3)] };

/** The good one, as a text, with other bars. */
function withBars(counts: readonly unknown[]): string {
  const scores = { ...GOOD.report.scores, counts };
  return JSON.stringify({ ...FIRST, report: { ...GOOD.report, scores } });
}

test.each([1, 2, 3, 4] as const)('what was kept for %i players is read as it was', (players) => {
  const kept = reportFor(players);
  expect(readReports(makeReportsText([kept]))).toEqual([kept]);
  // Also as older versions kept it.
  expect(readReports(JSON.stringify({ version: 1, ...kept }))).toEqual([{ version: 1, ...kept }]);
});

test('there is one report for each number of players, in their order', () => {
  const newer = { ...GOOD, level: 'pupil' } as const;
  const all = [reportFor(4), GOOD, reportFor(1), newer].reduce(withReport, []);
  expect(all.map(({ report, level }) => [report.players, level])).toEqual([
    [1, 'novice'],
    [2, 'pupil'],
    [4, 'novice'],
  ]);
  expect(readReports(JSON.stringify({ version: 2, reports: [GOOD, newer] }))).toEqual([newer]);
});

test.each(LEVELS)('whoever played: %s', (level) => {
  expect(readReports(JSON.stringify({ ...FIRST, level }))[0]?.level).toBe(level);
});

/** The value with each of its parts, at any depth, replaced or left out in turn. */
function* broken(value: unknown, by: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    yield put(by);
    for (const other of broken(part, by)) yield put(other);
  }
}

const OTHERS: readonly { readonly by: unknown }[] = [
  { by: undefined },
  { by: null },
  { by: {} },
  { by: 'x' },
  { by: true },
  { by: [[]] },
  { by: { toString: 1 } },
];

test.each(OTHERS)('with any one part replaced by $by it is no report', ({ by }) => {
  const texts = [FIRST, BOTH].flatMap((good) => [...broken(good, by)].map((value) => JSON.stringify(value)));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => readReports(text).length > 0)).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['no text', ''],
  ['a version and nothing else', '{"version":1}'],
  ['another version', JSON.stringify({ ...FIRST, version: 3 })],
  ['the one version in the clothes of the other', JSON.stringify({ ...FIRST, version: 2 })],
  ['an unknown level', JSON.stringify({ ...FIRST, level: 'toString' })],
  ['five players', JSON.stringify({ ...FIRST, report: { ...GOOD.report, players: 5 } })],
  ['no end', '['.repeat(50_000)],
  ['far too much', `${JSON.stringify(FIRST)}${' '.repeat(200_000)}`],
  ['far too many bars', withBars(Array.from({ length: 2000 }, (_, score) => [score, 1]))],
  [
    'bars that run backwards',
    withBars([
      [2, 1],
      [1, 1],
    ]),
  ],
  ['a number beyond all numbers', JSON.stringify(FIRST).replace(/"mean":[\d.]+/, '"mean":1e999')],
])('%s is no report', (_, text) => {
  expect(readReports(text)).toEqual([]);
});
