import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makePosition, makeRecord, parsePosition, parseRecord, replay } from '../src/index.ts';

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
    const record = parseRecord(read(`${name}.json`));
    if (!record.ok) return expect.fail(record.error.message);
    expect(makeRecord(record.value)).toEqual(JSON.parse(read(`${name}.json`)));
    const played = replay(record.value);
    if (!played.ok) return expect.fail(played.error.message);
    const last = played.value.games.at(-1);
    expect(last?.over).toBe(true);
    expect(last && makePosition(last)).toEqual(JSON.parse(read(`${name}.end.json`)));
    expect(parsePosition(read(`${name}.end.json`))).toMatchObject({ ok: true });
  });
});
