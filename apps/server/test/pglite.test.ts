/** The embedded database answers the same, however often it is asked and whatever it is given. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../src/db/db.ts';
import { openPglite } from '../src/db/pglite.ts';
import { dataFolder } from './support/prepared.ts';

let db: Db;
const data = dataFolder('pglite');

beforeAll(async () => {
  db = await openPglite(data);
  await db.script(
    'create table thing (id integer primary key, words text, number double precision, facts jsonb)',
  );
});

afterAll(async () => {
  await db.close();
  rmSync(data, { recursive: true, force: true });
});

test.each([
  ["it's", 'a \\ and a $1', 'line\nline'],
  ["'); drop table thing; --", '"', '\\'],
  ['Їжак', '🐉', ''],
])('texts come back as they were: %j %j %j', async (...texts) => {
  for (const text of texts) {
    // The first time as it comes, then by the plan that was made for it.
    for (let time = 0; time < 3; time++) {
      const [row] = await db.query(
        'select $1::text as words, $2::jsonb as facts, $3::double precision as number',
        [text, JSON.stringify({ text }), 0.1],
      );
      expect(row).toEqual({ words: text, facts: { text }, number: 0.1 });
    }
  }
});

test('lists of texts, also empty ones', async () => {
  for (const list of [['a', "b'", '{c,d}'], [], ['"', '\\', 'null']])
    for (let time = 0; time < 3; time++)
      expect(await db.query('select $1::text[] as list', [list])).toEqual([{ list }]);
});

test('what can’t be stored is refused each time, and the next is stored', async () => {
  const insert = 'insert into thing (id, words, number) values ($1, $2, $3) returning id';
  for (let id = 0; id < 4; id++) {
    await expect(db.query(insert, [id, 'a\0b', null])).rejects.toThrow();
    expect(await db.query(insert, [id, null, 2 ** 40])).toEqual([{ id }]);
    await expect(db.query(insert, [id, 'again', 1])).rejects.toThrow('duplicate key');
  }
  expect(await db.query('select count(*)::integer as count from thing')).toEqual([{ count: 4 }]);
});

test('a statement that is asked thousands of times is planned anew now and then', async () => {
  const numbers = Array.from({ length: 2500 }, (_, index) => index);
  const doubled = await Promise.all(
    numbers.map((number) => db.query<{ twice: number }>('select $1::integer * 2 as twice', [number])),
  );
  expect(doubled.map(([row]) => row?.twice)).toEqual(numbers.map((number) => number * 2));
});
