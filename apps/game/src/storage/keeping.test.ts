import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';
import { beginRecord, gameNow, withAction } from '@mahjong-fortress/match';
import { type Action, legalActions, mahjongFortress } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import type { FortressRecord } from '../session/played-game.ts';
import { keeperOf, settleSaves } from './keeping.ts';
import { makeSave, openSave, type Save } from './saves.ts';

const SETUP = { layout: ['555555555555', '555555555551'], seed: 'x', players: 2, firstPlayer: 0 } as const;

/** A game of so many actions; `last` chooses among the legal ones at the end. */
function recordOf(steps: number, last = 0): FortressRecord {
  const begun = beginRecord(mahjongFortress, SETUP, [{}, {}]);
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun.value;
  for (let step = 1; step <= steps; step++) {
    const action = legalActions(gameNow(match)).at(step === steps ? last : 0) as Action;
    const played = withAction(mahjongFortress, match, action);
    if (!played.ok) throw new Error('the game got stuck');
    match = played.value;
  }
  return { ...begun.value.record, actions: match.actions };
}

let clock = 0;
const saveOf = (steps: number, last = 0): Save => ({
  id: 'x',
  savedAt: ++clock,
  record: recordOf(steps, last),
});

const stepsIn = (vault: Vault) => {
  const entry = openSave(vault, 'x');
  return entry.ok ? entry.save.record.actions.length : undefined;
};

describe('a game that is open in two tabs', () => {
  test('is never written over by the one that was left behind', async () => {
    const vault = memoryVault();
    const here = keeperOf(vault, 'x');
    expect(await here.keep(makeSave(saveOf(13)))).toBe('kept');
    const there = keeperOf(vault, 'x');
    expect(await there.keep(makeSave(saveOf(43)))).toBe('kept');
    expect(here.isElsewhere()).toBe(true);
    expect(await here.keep(makeSave(saveOf(14, -1)))).toBe('refused');
    expect(stepsIn(vault)).toBe(43);
  });

  test('by two versions of the game: the older save is gone on with, and not written over when it went further', async () => {
    const vault = memoryVault();
    /** As a tab that still runs the first version writes it. */
    const leaveOld = (steps: number) => {
      const { actions } = JSON.parse(makeSave(saveOf(steps))).record;
      const text = JSON.stringify({ version: 1, savedAt: 1, seasons: [0, 1], record: { actions } });
      return vault.update('save/x', () => text);
    };
    await leaveOld(13);
    const here = keeperOf(vault, 'x');
    expect(await here.keep(makeSave(saveOf(14)))).toBe('kept');
    expect(stepsIn(vault)).toBe(14);
    await leaveOld(43);
    expect(here.isElsewhere()).toBe(true);
    expect(await here.keep(makeSave(saveOf(15, -1)))).toBe('refused');
    expect(JSON.parse(vault.read('save/x') ?? '').record.actions).toHaveLength(43);
  });

  test('is not dropped as untouched by the tab that did not touch it', async () => {
    const vault = memoryVault();
    const here = keeperOf(vault, 'x');
    await here.keep(makeSave(saveOf(0)));
    await keeperOf(vault, 'x').keep(makeSave(saveOf(25)));
    await here.dropUntouched();
    expect(stepsIn(vault)).toBe(25);
  });

  test('goes on in the tab that is further', async () => {
    const vault = memoryVault();
    const [here, there] = [keeperOf(vault, 'x'), keeperOf(vault, 'x')];
    await there.keep(makeSave(saveOf(3)));
    expect(await here.keep(makeSave(saveOf(5)))).toBe('kept');
    expect(stepsIn(vault)).toBe(5);
  });
});

test('taking back is kept, however much shorter the game gets', async () => {
  const vault = memoryVault();
  const here = keeperOf(vault, 'x');
  // One after another without waiting, as when somebody clicks fast.
  const kept = [
    here.keep(makeSave(saveOf(9))),
    here.keep(makeSave(saveOf(10))),
    here.keep(makeSave(saveOf(4))),
  ];
  expect(await Promise.all(kept)).toEqual(['kept', 'kept', 'kept']);
  expect(stepsIn(vault)).toBe(4);
  expect(here.isElsewhere()).toBe(false);
});

test('a deal that nobody touched is dropped; a game deleted elsewhere goes on here', async () => {
  const vault = memoryVault();
  const here = keeperOf(vault, 'x');
  await here.keep(makeSave(saveOf(0)));
  await here.dropUntouched();
  expect(vault.keys()).toEqual([]);
  expect(await here.keep(makeSave(saveOf(1)))).toBe('kept');
  await vault.update('save/x', () => undefined);
  expect(here.isElsewhere()).toBe(false);
  expect(await here.keep(makeSave(saveOf(2)))).toBe('kept');
});

test('what a newer version wrote is neither written over nor dropped', async () => {
  const vault = memoryVault();
  const here = keeperOf(vault, 'x');
  await here.keep(makeSave(saveOf(0)));
  await vault.update('save/x', () => '{"version":2}');
  expect(await here.keep(makeSave(saveOf(1)))).toBe('refused');
  await here.dropUntouched();
  expect(vault.read('save/x')).toBe('{"version":2}');
});

test('without room it says so', async () => {
  expect(await keeperOf(memoryVault({ lasts: false }), 'x').keep(makeSave(saveOf(1)))).toBe('no-room');
});

test.each([
  ['the longer one stays: outside', 3, 5, 0, 'left'],
  ['the longer one stays: inside', 5, 3, 0, 'stored'],
  ['both stay when they went different ways', 5, 5, -1, 'both'],
] as const)('a game that lies in two places: %s', (_, stored, left, last, verdict) => {
  expect(settleSaves('save/x', makeSave(saveOf(stored)), makeSave(saveOf(left, last)))).toBe(verdict);
});

test('of anything else the one outside is newer', () => {
  expect(settleSaves('settings', '{}', '{"letters":true}')).toBe('left');
});
