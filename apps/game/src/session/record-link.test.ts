import { deflateRawSync } from 'node:zlib';
import { gameNow, makeRecord, RECORD_LIMITS, withAction } from '@mahjong-fortress/match';
import { legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { MOST_MILLISECONDS, processorTime, worstJson } from '../../../../tools/worst-texts.ts';
import { dealOf, quickGame } from './new-game.ts';
import type { FortressRecord, PlayedGame } from './played-game.ts';
import { makeRecordCode, makeReplayLink, openRecordCode, replayLinkIn } from './record-link.ts';

/** The same game some steps later, or at its end. */
function playedOn({ record, match }: PlayedGame, steps: number): PlayedGame {
  for (let i = 0; i < steps; i++) {
    const [action] = legalActions(gameNow(match));
    if (!action) break;
    const played = withAction(mahjongFortress, match, action);
    if (!played.ok) throw new Error(played.error.reason);
    match = played.value;
  }
  return { record: { ...record, actions: match.actions }, match };
}

function someRecord(steps: number): FortressRecord {
  const deal = dealOf({ ...quickGame(), seed: 'link' }, 'en');
  if (!deal.ok) throw new Error(deal.error.message);
  return playedOn(deal.value, steps).record;
}

/** As every version ever made them of the same game, letter by letter; these open for ever. */
const OLD_CODES = {
  1: 'XVBBasMwEPyKmbMCVhx68K0PKPRagg_C3sRubcnIckIIhjTQW6Fv6A9CSaEUkn5B-lGRk5imc9LMjmZHWmOmdCUMYlQif1RyPpopbTQ1zUhTqnQGhgXpplASMWcoxUq1BvEaUlSEGPbdbe3OHuze7tzGbe3B7txbYL_dxn7aH3t0z27rXgOvB3ZvP-zRfrkXMGi1bBBPEYb8jDAEQ8j5uAfnnnLOx1EURWPO-YlGPQb6d_rv7lVy0jE0RBliiNa0lQSDqk2hZOOfMyt0Y-5LsSKNOGTQJMrKD1JVtpX33FwqT3xSXejC9P2XhcyQMGRazPuwKXKhKyVX_c66z_Ty8Ge3mQBDSQsqESNvKyHRsfWgiLrWJE2RErqEQaTnllMY8UQBRWCnk5igX5BS8LAM0vEV8y6S2cWbe97kupA02O4mgeBIul8',
  2: 'bZDBatwwEIZfxfxnLVj2koNufYBCryXsYbC1a6W2ZEZylsUYkoXcAn2GvsFSUiiBpK8gv1HRbrJsSuek_9enf2Y0Yu24owCFjpobZzeLtePA2vsF68pxDYFbzd44C1UIbKjT_4Eh4HUYeqgRZ0-NMDUUfCBbE9eL4jJMCthTWPwx7-MhvsSneJjv5n18iYf5exaf57v4K_6Jr_P9vJ8fs-Rn8Sn-jK_x9_yASaClnRsC1DXyXL5VnkMgl7I4lpRJSimLsizLQkp5kuWxzvLy9p-3H5JXaVGdtqIhDJ2FwNqwD19a2mmGygVYU9ul5SvXDp31UFcC7LYeajkJ-N6wCT7NvDW2Tok108bZo9UQd87usEqkpiM3vn_Up5og0Opb3UKhGTpK_SvXuoGhUlzQjEmMZ4b6nrUNptKXoO_Z2A2mlQBVwby1DvRNZ7qEOJ1oCYG-pUpnX7dZVXxQidK2fmebpH3Dxuoz9nmZkcRq-gs',
};

test.each(Object.entries(OLD_CODES))('a link of version %s opens', async (_, code) => {
  const opened = await openRecordCode(code);
  if (!opened.ok) return expect.fail(opened.error.message);
  const { record, match } = opened.value;
  expect(match.actions).toHaveLength(8);
  expect(record.seats).toMatchObject([{ name: 'Ada', level: 'human' }, { level: 'apprentice' }]);
  expect(record.setup.fortress).toMatchObject({ name: 'Стандартная крепость на двоих' });
});

test('names, seasons and cards travel with a game that is over', async () => {
  const deal = dealOf(
    {
      ...quickGame(),
      seats: [
        { sitter: 'human', name: 'Ада', season: 3 },
        { sitter: 'novice', name: '', season: 1 },
      ],
      spirits: { mode: 'random', count: 2, chosen: [] },
      dragons: { mode: 'chosen', count: 1, chosen: ['harmony'] },
    },
    'en',
  );
  if (!deal.ok) return expect.fail(deal.error.message);
  const { match, record } = playedOn(deal.value, RECORD_LIMITS.actions);
  const opened = await openRecordCode(await makeRecordCode(record));
  if (!opened.ok) return expect.fail(opened.error.message);
  expect(opened.value.record.seats).toEqual([
    { name: 'Ада', level: 'human', colour: 'winter' },
    { level: 'novice', colour: 'summer' },
  ]);
  expect(gameNow(opened.value.match)).toEqual(gameNow(match));
  expect(gameNow(match)).toMatchObject({ over: true, options: { dragons: ['harmony'] } });
  expect(gameNow(opened.value.match).options.spirits).toHaveLength(2);
});

test('a record travels in a link', async () => {
  const record = someRecord(120);
  const code = await makeRecordCode(record);
  expect(code.length).toBeLessThan(2000);
  const link = makeReplayLink('https://example.org/game/#old', { code, step: 7 });
  expect(link.startsWith('https://example.org/game/#replay=')).toBe(true);
  expect(replayLinkIn(new URL(link).hash)).toEqual({ code, step: 7 });
  expect(await openRecordCode(code)).toMatchObject({ ok: true, value: { record } });
});

describe('what a stranger may send', () => {
  test.each([
    ['nothing', ''],
    ['signs that no code has', 'a b'],
    ['noise', 'AAAAAAAAAAAA'],
  ])('%s', async (_, code) => {
    expect((await openRecordCode(code)).ok).toBe(false);
  });

  /** A record with room behind it, which nothing but the limits can object to. */
  const padded = (spaces: number, level: number) =>
    deflateRawSync(JSON.stringify(makeRecord(mahjongFortress, someRecord(0))) + ' '.repeat(spaces), {
      level,
    }).toString('base64url');

  test.each([
    ['a longer code than any game has', { level: 0, fits: 10_000, tooMuch: 20_000 }],
    ['a code that unpacks to more than any game', { level: 9, fits: 200_000, tooMuch: 300_000 }],
  ])('%s', async (_, { level, fits, tooMuch }) => {
    expect((await openRecordCode(padded(fits, level))).ok).toBe(true);
    expect((await openRecordCode(padded(tooMuch, level))).ok).toBe(false);
  });

  const codeOf = (text: string) => deflateRawSync(text, { level: 9 }).toString('base64url');
  const bombs = {
    ...Object.fromEntries(
      Object.entries(worstJson(RECORD_LIMITS.textLength)).map(([name, text]) => [name, codeOf(text)]),
    ),
    // 19 kB that would be 14 MB.
    'a bomb': codeOf(' '.repeat(14_000_000)),
    'a bomb within a bomb': codeOf(codeOf(' '.repeat(9_000_000)).repeat(1000)),
    'the longest code': 'A'.repeat(20_000),
    'a longer code': 'A'.repeat(1_000_000),
    'many actions': codeOf(
      JSON.stringify({
        ...(makeRecord(mahjongFortress, someRecord(0)) as object),
        actions: new Array(40_000).fill('end'),
      }),
    ),
  };

  test.each(Object.entries(bombs))('%s costs next to nothing', async (_, code) => {
    expect((await openRecordCode(code)).ok).toBe(false);
    expect(await processorTime(() => openRecordCode(code))).toBeLessThan(MOST_MILLISECONDS);
  });

  test('a whole game is read in time', async () => {
    const code = await makeRecordCode(someRecord(RECORD_LIMITS.actions));
    expect((await openRecordCode(code)).ok).toBe(true);
    expect(await processorTime(() => openRecordCode(code))).toBeLessThan(MOST_MILLISECONDS);
  });

  test('actions that are not legal', async () => {
    const code = await makeRecordCode({ ...someRecord(0), actions: [{ type: 'summon' }] });
    expect((await openRecordCode(code)).ok).toBe(false);
  });
});
