import { deflateRawSync } from 'node:zlib';
import { type GameRecord, gameFromSetup, legalActions, makeRecord, play } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
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

  test('actions that are not legal', async () => {
    const code = await makeRecordCode({ ...someRecord(0), actions: [{ type: 'summon' }] });
    expect((await parseRecordCode(code)).ok).toBe(false);
  });
});
