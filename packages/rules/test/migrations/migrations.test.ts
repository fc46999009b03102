import { readFileSync } from 'node:fs';
import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { mahjongFortress } from '../../src/index.ts';

/** As every version wrote the same game, letter by letter; these open for ever. */
const read = (version: number) => readFileSync(new URL(`record-v${version}.json`, import.meta.url), 'utf8');
const open = (text: string) => openRecord(mahjongFortress, text);

/** The old record with one field replaced. */
function changed(...[path, value]: [readonly (string | number)[], unknown]): string {
  const root = JSON.parse(read(1));
  const parent = path.slice(0, -1).reduce((node, key) => node[key], root);
  parent[path.at(-1) ?? ''] = value;
  return JSON.stringify(root);
}

describe('records of every version', () => {
  test.each([1, 2])('version %i opens and is written as the newest', (version) => {
    const opened = open(read(version));
    if (!opened.ok) return expect.fail(opened.error.message);
    expect(opened.value.match.games).toHaveLength(9);
    expect(makeRecord(mahjongFortress, opened.value.record)).toEqual(JSON.parse(read(2)));
  });

  test('a record without names stays without', () => {
    const opened = open(changed(['layout'], { rows: JSON.parse(read(1)).layout.rows }));
    expect(opened.ok && opened.value.record.setup).not.toHaveProperty('fortress');
  });

  test.each<{ path: (string | number)[]; value: unknown; at: string; code: string }>([
    { path: ['extra'], value: 1, at: 'extra', code: 'unknown-field' },
    { path: ['setup'], value: {}, at: 'setup', code: 'unknown-field' },
    { path: ['layout'], value: 'rows', at: 'layout', code: 'not-an-object' },
    { path: ['layout', 'rows', 0], value: 7, at: 'layout/rows/0', code: 'not-a-text' },
    { path: ['layout', 'rows', 0], value: '001111111101', at: 'setup/layout', code: 'layout-tiles' },
    { path: ['options', 'seed'], value: 'x', at: 'options/seed', code: 'unknown-field' },
    { path: ['options', 'spirits'], value: ['ghost'], at: 'options/spirits/0', code: 'unknown-word' },
    { path: ['players', 0, 'colour'], value: 'spring', at: 'players/0/colour', code: 'unknown-field' },
    { path: ['players'], value: [], at: 'setup/players', code: 'player-count' },
    { path: ['actions'], value: 'take e3', at: 'actions', code: 'not-a-list' },
    { path: ['actions', 1], value: 'take z9', at: 'actions/1', code: 'not-an-action' },
    { path: ['result'], value: ['many'], at: 'result/0', code: 'not-a-number' },
  ])('version 1 is read as strictly as ever: $path is $code', ({ path, value, at, code }) => {
    expect(open(changed(path, value))).toMatchObject({ ok: false, error: { code, path: at } });
  });
});
