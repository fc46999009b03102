import { readdirSync, readFileSync } from 'node:fs';
import { openRecord } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { makePosition, parsePosition, towers } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.end.json'))
  .map((file) => file.replace('.end.json', ''));

describe('golden games', () => {
  test('there are some of every version', () => {
    const versions = names.map((name) => JSON.parse(read(`${name}.json`)).setup.variant);
    expect([...new Set(versions)].sort()).toEqual(['basic', 'master', 'own']);
  });

  test.each(names)('%s ends as it ended', (name) => {
    const opened = openRecord(towers, read(`${name}.json`));
    if (!opened.ok) return expect.fail(opened.error.message);
    const last = opened.value.match.games.at(-1);
    expect(last?.stage).toBe('over');
    expect(last && makePosition(last)).toEqual(JSON.parse(read(`${name}.end.json`)));
    expect(parsePosition(read(`${name}.end.json`))).toMatchObject({ ok: true });
  });
});
