import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUNDLED_LAYOUTS, makeShareCode } from '@mahjong-fortress/layouts-schema';
import { expect, test } from 'vitest';
import { processorMilliseconds } from '../../../tools/worst-texts.ts';
import { type Campaign, run } from './campaign.ts';
import type { Door } from './door.ts';
import { DOORS, GAMES } from './doors/index.ts';
import { sealedShareCodes } from './doors/share-codes.ts';
import { type Finding, keep, readInput } from './finding.ts';
import { mutantsOf } from './mutate/mutants.ts';
import { parseOptions } from './options.ts';
import { shrink } from './shrink.ts';
import { judge } from './verdict.ts';

const EXAMPLE = JSON.stringify({
  name: 'one',
  rows: ['01', '10'],
  size: { columns: 2, rows: 2 },
  tags: [1, 2, 3],
});

function doorWith(open: Door['open'], name = 'test'): Door {
  return { name, inputs: () => mutantsOf([EXAMPLE]), open };
}

async function campaign(door: Door, most: number, seed = 'seed') {
  const texts: string[] = [];
  const findings: Finding[] = [];
  const campaign: Campaign = {
    seed,
    shares: [{ doors: [door], perRound: 1, most }],
    isTimeUp: () => false,
    trying: (_, text) => texts.push(text),
    tried: () => undefined,
    found: (finding) => findings.push(finding),
  };
  const [tally] = await run(campaign);
  return { texts, findings, tally };
}

// ── The doors ──

test.each(DOORS.map((door) => [door.name, door] as const))(
  '%s: good examples are accepted, and hold',
  async (_, door) => {
    const { examples } = door.inputs();
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const { accepted, failure } = await judge(door, example);
      // How long they take is asked by the campaign, not here.
      if (failure?.fault !== 'slow')
        expect({ example, accepted, failure }).toEqual({ example, accepted: true, failure: undefined });
    }
  },
);

test('games are played to their end', async () => {
  const { tally } = await campaign(GAMES, 3);
  expect(tally).toMatchObject({ tried: 3, accepted: 3 });
});

test('a sealed share code is what the game itself would write', () => {
  const code = makeShareCode(BUNDLED_LAYOUTS[0] as (typeof BUNDLED_LAYOUTS)[number]);
  expect(sealedShareCodes.dress?.(code.slice(1, -4))).toBe(code);
});

test('the names of the doors can be typed and are different', () => {
  const names = [...DOORS, GAMES].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)?$/.test(name))).toEqual([]);
});

// ── The campaign ──

test('the same seed tries the same, another one something else', async () => {
  const door = doorWith((text) => (text.length % 2 === 0 ? () => undefined : undefined));
  const { texts } = await campaign(door, 200);
  expect((await campaign(door, 200)).texts).toEqual(texts);
  expect((await campaign(door, 200, 'other')).texts).not.toEqual(texts);
  expect(new Set(texts).size).toBeGreaterThan(150);
});

test('what is thrown is found once, and kept as the smallest text that throws it', async () => {
  const door = doorWith((text) => {
    if (text.includes('__proto__')) throw new TypeError('no such thing');
    return undefined;
  });
  const { findings, tally } = await campaign(door, 500);
  expect(findings.map(({ text, failure }) => [text, failure.fault])).toEqual([['__proto__', 'thrown']]);
  expect(tally?.faults.thrown).toBeGreaterThan(1);
});

test('what does not hold of something accepted is lost', async () => {
  const door = doorWith((text) => () => assert.ok(!text.includes('null'), 'Something is missing.'));
  const { findings } = await campaign(door, 500);
  expect(findings).toMatchObject([
    { text: 'null', failure: { fault: 'lost', told: 'Something is missing.' } },
  ]);
});

// ── The verdict ──

function busyFor(milliseconds: number): void {
  const begun = processorMilliseconds();
  while (processorMilliseconds() - begun < milliseconds);
}

test('slow is what is slow every time', async () => {
  let calls = 0;
  const hiccup = doorWith(() => {
    if (calls++ === 0) busyFor(60);
    return undefined;
  });
  expect(await judge(hiccup, '')).toEqual({ accepted: false });
  const slow = doorWith(() => {
    busyFor(60);
    return undefined;
  });
  expect((await judge(slow, '')).failure?.fault).toBe('slow');
});

// ── Shrinking ──

const patient = (fails: (text: string) => boolean) => ({
  fails: async (text: string) => fails(text),
  isTimeUp: () => false,
});

test('a failing value loses everything that has nothing to do with it', async () => {
  const fails = (text: string) => {
    try {
      return JSON.parse(text).size.columns > 1;
    } catch {
      return false;
    }
  };
  expect(await shrink(EXAMPLE, patient(fails))).toBe('{"size":{"columns":2}}');
});

test('what nests too deep keeps only as many brackets as are too many', async () => {
  const text = `{"record":${'['.repeat(5000)}1${']'.repeat(5000)}}`;
  const fails = (one: string) =>
    /^[^[]*(\[*)[^\]]*(\]*)[^\]]*$/
      .exec(one)
      ?.slice(1)
      .every(({ length }) => length > 20) ?? false;
  expect(await shrink(text, patient(fails))).toBe('['.repeat(21) + ']'.repeat(21));
});

// ── What is kept ──

test('a finding is kept as it is, halves of surrogate pairs included', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const failure = { fault: 'thrown', told: 'TypeError: oh', signature: '', milliseconds: 0 } as const;
  for (const [number, text] of ['{"a":1}\r\n', 'x\ud800'].entries()) {
    const command = keep({ door: 'test', failure, text }, { number, again: 'npm run fuzz', folder });
    expect(readInput(path.resolve(command.split(' ').at(-1) ?? ''))).toBe(text);
    expect(readFileSync(path.join(folder, `test-thrown-${number}.txt`), 'utf8')).toContain('TypeError: oh');
  }
  rmSync(folder, { recursive: true });
});

// ── The command line ──

const surroundings = { freshSeed: () => 'fresh', doors: ['saves'] };
const unlimited = Number.POSITIVE_INFINITY;

test.each([
  ['', { seed: 'fresh', minutes: 1, inputs: unlimited, games: unlimited }],
  ['--minutes 5 --seed x', { seed: 'x', minutes: 5, inputs: unlimited, games: unlimited }],
  ['--inputs 200000 --games 20000', { minutes: unlimited, inputs: 200_000, games: 20_000 }],
  ['--games 10', { minutes: unlimited, inputs: 0, games: 10 }],
  ['--minutes soon', { sentence: '“--minutes” is a number.', isBad: true }],
  ['--door attic', { sentence: 'There is no door “attic”: saves.', isBad: true }],
  ['', { parts: ['first-texts', 'campaign'] }],
  ['--part campaign', { parts: ['campaign'] }],
  ['--part all', { sentence: 'There is no part “all”: first-texts, campaign.', isBad: true }],
  ['--file x', { sentence: '“--file” needs a “--door”.', isBad: true }],
])('npm run fuzz -- %s', (words, options) => {
  expect(parseOptions(words.split(' ').filter(Boolean), surroundings)).toMatchObject(options);
});
