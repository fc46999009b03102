import { makeRecord, openRecord, RECORD_LIMITS } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import { MOST_MILLISECONDS, processorTime, worstJson } from '../../../tools/worst-texts.ts';
import {
  type Action,
  boardsOf,
  type Game,
  LIMITS,
  legalActions,
  mahjongFortress,
  makePosition,
  makeView,
  parseAction,
  parsePosition,
  play,
  type Setup,
  SPIRIT_IDS,
  viewFor,
} from '../src/index.ts';
import { face, LAYOUTS } from './builders.ts';
import { dealt, dealtRecord, type FortressRecord, randomRecord } from './random-games.ts';
import { parseViewText } from './view-text.ts';

const setup: Setup = { layout: LAYOUTS.flat, seed: 'doors', players: 4, firstPlayer: 0, spirits: SPIRIT_IDS };
const largest: Setup = { ...setup, realm: { columns: LIMITS.realmSide, rows: LIMITS.realmSide } };

const open = (text: string) => openRecord(mahjongFortress, text);
const textOf = (record: FortressRecord) => JSON.stringify(makeRecord(mahjongFortress, record));

const doors = [
  { door: 'a position', read: parsePosition, good: JSON.stringify(makePosition(dealt(setup))) },
  { door: 'a view', read: parseViewText, good: JSON.stringify(makeView(viewFor(dealt(setup), 0))) },
  { door: 'a record', read: open, good: textOf(randomRecord(setup)) },
];

/** The good text with one field replaced by a text that is JSON itself. */
function withField(good: string, path: readonly (string | number)[], json: string): string {
  const mark = 'the worst stands here';
  const root = JSON.parse(good);
  const parent = path.slice(0, -1).reduce((node, key) => node[key], root);
  parent[path.at(-1) ?? ''] = mark;
  return JSON.stringify(root).replace(`"${mark}"`, () => json);
}

describe.each(doors)('$door', ({ read, good }) => {
  const room = LIMITS.textLength - good.length - 100;
  const fields = Object.keys(JSON.parse(good));

  test.each(Object.entries(worstJson(LIMITS.textLength)))('%s', async (_, text) => {
    expect(read(text)).toMatchObject({ ok: false });
    expect(await processorTime(() => read(text))).toBeLessThan(MOST_MILLISECONDS);
  });

  test.each(Object.entries(worstJson(room)))('%s in any field', async (name, json) => {
    for (const field of fields) {
      const text = withField(good, [field], json);
      expect(text.length).toBeLessThanOrEqual(LIMITS.textLength);
      expect(await processorTime(() => read(text)), `${name} as ${field}`).toBeLessThan(MOST_MILLISECONDS);
    }
  });

  test('a text that is too long is not read at all', () => {
    const padded = (length: number) => good.padEnd(length);
    expect(read(padded(LIMITS.textLength))).toMatchObject({ ok: true });
    expect(read(padded(LIMITS.textLength + 1))).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });
});

describe('a position', () => {
  const good = JSON.stringify(makePosition(dealt(setup)));

  test.each([
    { name: 'rows of one character', path: ['fortress'], json: `[${'".",'.repeat(60_000)}"."]` },
    { name: 'a row as long as the text', path: ['fortress', 0], json: `"${'. '.repeat(140_000)}"` },
    { name: 'a stack as high as the text', path: ['fortress', 0], json: `"${'M1'.repeat(140_000)}"` },
    {
      name: 'the most that a grid lets through',
      path: ['fortress'],
      json: JSON.stringify(new Array(16).fill('M1'.repeat(480))),
    },
    { name: 'many players', path: ['players'], json: `[${'{},'.repeat(90_000)}{}]` },
    {
      name: 'many sets',
      path: ['players', 0, 'sets'],
      json: `[${'{"kind":"winds","size":3,"vp":2},'.repeat(8000)}0]`,
    },
    { name: 'many cards', path: ['spirits'], json: `[${'"wind",'.repeat(40_000)}"wind"]` },
    { name: 'many cells', path: ['turn', 'locked'], json: `[${'"a1",'.repeat(55_000)}"a1"]` },
    {
      name: 'many waiting sets',
      path: ['turn', 'waiting'],
      json: `[${'["a1","a2","a3","a4"],'.repeat(12_000)}[]]`,
    },
    { name: 'a key as long as the text', path: ['turn'], json: `{"${'k'.repeat(280_000)}":1}` },
  ])('$name', async ({ path, json }) => {
    const text = withField(good, path, json);
    expect(text.length).toBeLessThanOrEqual(LIMITS.textLength);
    const read = parsePosition(text);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? '' : read.error.path + read.error.message).toMatch(/^.{1,200}$/);
    expect(await processorTime(() => parsePosition(text))).toBeLessThan(MOST_MILLISECONDS);
  });

  /** The most that there can be to do: the largest realm, full of tiles, and Strength to move any of them anywhere. */
  function crowded(): Game {
    const start = dealt(largest);
    const [first, ...others] = start.players;
    const tiles = start.fortress.stacks.flat();
    const realm = first?.realm;
    if (!realm) throw new Error('nobody plays');
    const stacks = realm.stacks.map((_, cell) => tiles.slice(cell, cell + 1));
    const tops = realm.tops.map((top, cell) => tiles[cell] ?? top);
    return {
      ...start,
      fortress: { ...start.fortress, stacks: start.fortress.stacks.map(() => []) },
      players: [{ ...first, realm: { ...realm, stacks, tops } }, ...others],
      turn: { ...start.turn, activated: 'strength', effect: { spirit: 'strength', moved: [] } },
    };
  }

  test('more to do than in any game', async () => {
    const text = JSON.stringify(makePosition(crowded()));
    const read = parsePosition(text);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && legalActions(read.value).length).toBeGreaterThan(3000);
    expect(await processorTime(() => parsePosition(text))).toBeLessThan(MOST_MILLISECONDS);
  });
});

/** Which step makes a game last longest: one tile a turn, a Spirit in every turn, and nothing left undone. */
const LASTING: readonly Action['type'][] = [
  'turn',
  'move',
  'shrine',
  'build',
  'activate',
  'lock',
  'place',
  'take',
];

function lasting(from: Setup): FortressRecord {
  const start = dealt(from);
  const actions: Action[] = [];
  for (let now = start; !now.over; ) {
    const legal = legalActions(now).filter(
      (action) => action.type !== 'activate' || ['wind', 'strength'].includes(action.spirit),
    );
    const wanted = LASTING.find((type) => legal.some((action) => action.type === type));
    const action = legal.find(({ type }) => type === wanted) ?? legal[0];
    if (!action) throw new Error('a game got stuck');
    const played = play(now, action);
    if (!played.ok) throw new Error(played.error.reason);
    actions.push(action);
    now = played.value.game;
  }
  return { ...dealtRecord(from), actions };
}

describe('a record', () => {
  const start = { ...randomRecord(setup), actions: [] };

  test('the longest games fit in, and are read and replayed in time', async () => {
    const records = [lasting(setup), lasting(largest), lasting({ ...setup, players: 1 })];
    expect(Math.max(...records.map(({ actions }) => actions.length))).toBeGreaterThan(450);
    for (const record of records) {
      const text = textOf(record);
      expect(record.actions.length).toBeLessThan(RECORD_LIMITS.actions);
      expect(open(text)).toMatchObject({ ok: true });
      expect(await processorTime(() => open(text))).toBeLessThan(MOST_MILLISECONDS);
    }
  });

  test('the most actions that are read', async () => {
    const action: Action = { type: 'place', face: face('M1'), cell: 143 };
    const record = (count: number) => textOf({ ...lasting(largest), actions: new Array(count).fill(action) });
    const text = record(RECORD_LIMITS.actions);
    expect(open(text)).toMatchObject({ ok: false, error: { path: 'actions/0' } });
    expect(await processorTime(() => open(text))).toBeLessThan(MOST_MILLISECONDS);
    expect(open(record(RECORD_LIMITS.actions + 1))).toMatchObject({ ok: false, error: { path: 'actions' } });
  });

  test.each([
    { name: 'many actions', path: ['actions'], json: `[${'"end",'.repeat(45_000)}"end"]` },
    { name: 'an action as long as the text', path: ['actions'], json: `["${'a '.repeat(140_000)}"]` },
    { name: 'a long seed', path: ['setup', 'seed'], json: `"${'s'.repeat(290_000)}"` },
    { name: 'a long name', path: ['seats', 0, 'name'], json: `"${'a\u0301'.repeat(140_000)}"` },
    { name: 'a long layout', path: ['setup', 'layout'], json: `[${'"1",'.repeat(70_000)}"1"]` },
    { name: 'a wide layout', path: ['setup', 'layout'], json: `["${'1'.repeat(290_000)}"]` },
  ])('$name', async ({ path, json }) => {
    const text = withField(textOf(start), path, json);
    expect(text.length).toBeLessThanOrEqual(LIMITS.textLength);
    expect(open(text)).toMatchObject({ ok: false });
    expect(await processorTime(() => open(text))).toBeLessThan(MOST_MILLISECONDS);
  });
});

test.each([
  { name: 'a long word', text: 'a'.repeat(1_000_000) },
  { name: 'many words', text: 'take '.repeat(200_000) },
  { name: 'blanks', text: ' '.repeat(1_000_000) },
  { name: 'a name with marks', text: `take ${'\u0301'.repeat(1_000_000)}` },
])('an action: $name', async ({ text }) => {
  const boards = boardsOf(dealt(setup));
  expect(parseAction(boards, text)).toMatchObject({ ok: false, error: { code: 'not-an-action' } });
  expect(await processorTime(() => parseAction(boards, text))).toBeLessThan(MOST_MILLISECONDS);
});
