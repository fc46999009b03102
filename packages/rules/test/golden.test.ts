import { readdirSync, readFileSync } from 'node:fs';
import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { mahjongFortress, makePosition, parsePosition } from '../src/index.ts';
import { recordFromVersion1 } from '../src/migrations/v1-to-v2.ts';

const folder = new URL('golden/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.end.json'))
  .map((file) => file.replace('.end.json', ''));

describe('golden games', () => {
  test('there are some for every number of players', () => {
    const players = names.map((name) => JSON.parse(read(`${name}.json`)).players.length);
    expect([...new Set(players)].sort()).toEqual([1, 2, 3, 4]);
  });

  test.each(names)('%s ends as it ended', (name) => {
    const opened = openRecord(mahjongFortress, read(`${name}.json`));
    if (!opened.ok) return expect.fail(opened.error.message);
    const { record, match } = opened.value;
    expect(recordFromVersion1(JSON.parse(read(`${name}.json`)))).toEqual({
      ok: true,
      value: makeRecord(mahjongFortress, record),
    });
    const last = match.games.at(-1);
    expect(last?.over).toBe(true);
    expect(last && makePosition(last)).toEqual(JSON.parse(read(`${name}.end.json`)));
    expect(parsePosition(read(`${name}.end.json`))).toMatchObject({ ok: true });
  });
});
