import { deflateRawSync } from 'node:zlib';
import {
  type GameRecord,
  gameFromSetup,
  LIMITS,
  legalActions,
  makeRecord,
  play,
} from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { MOST_MILLISECONDS, processorTime, worstJson } from '../../../../tools/worst-texts.ts';
import { quickGame, recordOf } from './new-game.ts';
import { makeRecordCode, makeReplayLink, parseRecordCode, replayLinkIn } from './record-link.ts';

function someRecord(steps: number): GameRecord {
  const record = recordOf({ ...quickGame(), seed: 'link' }, 'Board');
  if (!record.ok) throw new Error(record.error.message);
  let game = gameFromSetup(record.value.setup);
  const actions = [];
  for (let i = 0; i < steps && game.ok; i++) {
    const [action] = legalActions(game.value);
    if (!action) break;
    actions.push(action);
    const played = play(game.value, action);
    if (!played.ok) throw new Error(played.error.reason);
    game = { ok: true, value: played.value.game };
  }
  return { ...record.value, actions };
}

test('a record travels in a link', async () => {
  const record = someRecord(120);
  const code = await makeRecordCode(record);
  expect(code.length).toBeLessThan(2000);
  const link = makeReplayLink('https://example.org/game/#old', { code, step: 7 });
  expect(link.startsWith('https://example.org/game/#replay=')).toBe(true);
  expect(replayLinkIn(new URL(link).hash)).toEqual({ code, step: 7 });
  expect(await parseRecordCode(code)).toEqual({ ok: true, value: record });
});

describe('what a stranger may send', () => {
  test.each([
    ['nothing', ''],
    ['signs that no code has', 'a b'],
    ['noise', 'AAAAAAAAAAAA'],
  ])('%s', async (_, code) => {
    expect((await parseRecordCode(code)).ok).toBe(false);
  });

  /** A record with room behind it, which nothing but the limits can object to. */
  const padded = (spaces: number, level: number) =>
    deflateRawSync(JSON.stringify(makeRecord(someRecord(0))) + ' '.repeat(spaces), { level }).toString(
      'base64url',
    );

  test.each([
    ['a longer code than any game has', { level: 0, fits: 10_000, tooMuch: 20_000 }],
    ['a code that unpacks to more than any game', { level: 9, fits: 200_000, tooMuch: 300_000 }],
  ])('%s', async (_, { level, fits, tooMuch }) => {
    expect((await parseRecordCode(padded(fits, level))).ok).toBe(true);
    expect((await parseRecordCode(padded(tooMuch, level))).ok).toBe(false);
  });

  const codeOf = (text: string) => deflateRawSync(text, { level: 9 }).toString('base64url');
  const bombs = {
    ...Object.fromEntries(
      Object.entries(worstJson(LIMITS.textLength)).map(([name, text]) => [name, codeOf(text)]),
    ),
    // 19 kB that would be 14 MB.
    'a bomb': codeOf(' '.repeat(14_000_000)),
    'a bomb within a bomb': codeOf(codeOf(' '.repeat(9_000_000)).repeat(1000)),
    'the longest code': 'A'.repeat(20_000),
    'a longer code': 'A'.repeat(1_000_000),
    'many actions': codeOf(
      JSON.stringify({ ...(makeRecord(someRecord(0)) as object), actions: new Array(40_000).fill('end') }),
    ),
  };

  test.each(Object.entries(bombs))('%s costs next to nothing', async (_, code) => {
    expect((await parseRecordCode(code)).ok).toBe(false);
    expect(await processorTime(() => parseRecordCode(code))).toBeLessThan(MOST_MILLISECONDS);
  });

  test('a whole game is read in time', async () => {
    const code = await makeRecordCode(someRecord(LIMITS.actions));
    expect((await parseRecordCode(code)).ok).toBe(true);
    expect(await processorTime(() => parseRecordCode(code))).toBeLessThan(MOST_MILLISECONDS);
  });

  test('actions that are not legal', async () => {
    const code = await makeRecordCode({ ...someRecord(0), actions: [{ type: 'summon' }] });
    expect((await parseRecordCode(code)).ok).toBe(false);
  });
});
