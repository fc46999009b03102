import { makeRecord, openRecord, recordAt } from '@mahjong-fortress/match';
import { describe, expect, test } from 'vitest';
import {
  legalActions,
  makeAction,
  makePosition,
  parseAction,
  parsePosition,
  type Setup,
  towers,
  viewFor,
} from '../src/index.ts';
import { dealt, randomSteps, setups } from './random-games.ts';

function recordOf(setup: Setup) {
  const steps = [...randomSteps(setup)];
  const begun = {
    setup: towers.settled(setup, dealt(setup)),
    seats: Array.from({ length: setup.players }, () => ({ level: 'random' })),
    actions: [],
  };
  const game = steps.at(-1)?.after ?? dealt(setup);
  return { steps, record: recordAt(towers, begun, { actions: steps.map(({ action }) => action), game }) };
}

describe('records', () => {
  test.each(setups(1))('$variant with $players players opens and replays as it was', (setup) => {
    const { steps, record } = recordOf(setup);
    const text = JSON.stringify(makeRecord(towers, record));
    const opened = openRecord(towers, text);
    if (!opened.ok) return expect.fail(`${opened.error.path}: ${opened.error.message}`);
    expect(JSON.stringify(makeRecord(towers, opened.value.record))).toBe(text);
    expect(opened.value.match.games.slice(1)).toEqual(steps.map(({ after }) => after));
    expect(opened.value.match.events).toEqual(steps.map(({ events }) => events));
  });

  test('an illegal action and a wrong result are named', () => {
    const { record } = recordOf({ seed: 'wrong', players: 2 });
    const open = (changed: object) =>
      openRecord(towers, JSON.stringify(makeRecord(towers, { ...record, ...changed })));
    expect(open({ actions: record.actions.slice(1) })).toMatchObject({ ok: false });
    expect(open({ result: [0, 0] })).toMatchObject({ ok: false, error: { code: 'wrong-result' } });
  });

  test('an action reveals something exactly where cards are drawn', () => {
    for (const { action, events } of randomSteps({ seed: 'drawn', players: 3, variant: 'own' })) {
      expect(towers.reveals(events)).toBe(action.type === 'buy');
    }
  });
});

describe('action words', () => {
  test('every legal action reads back as it was written', () => {
    for (const setup of setups(1)) {
      for (const { before } of randomSteps(setup)) {
        for (const action of legalActions(before)) {
          const read = parseAction(makeAction(action));
          if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(action)) expect(read).toEqual(action);
        }
      }
    }
  });

  test.each([
    '',
    'move',
    'move 1,1',
    'move 1,1 8,0',
    'end 2,2',
    'block a1',
    'keep six',
    'keep king top',
    'card',
    'card ghost',
    'card six 1,1',
    'card insert 1,1 4',
    'card jump 1,1',
    '__proto__',
    `end${' '.repeat(98)}i`,
  ])('“%s” is refused in words', (words) => {
    expect(parseAction(words)).toMatchObject({ ok: false, error: { code: 'not-an-action' } });
  });
});

describe('a position that cannot be', () => {
  const steps = [...randomSteps({ seed: 'positions', players: 3, variant: 'own' })];
  const good = () =>
    JSON.parse(JSON.stringify(makePosition(steps[60]?.after ?? dealt({ seed: '', players: 3 }))));
  const read = (value: unknown) => parsePosition(JSON.stringify(value));

  test('the good one is good', () => expect(read(good())).toMatchObject({ ok: true }));

  test.each([
    ['another format', { format: 'chess' }, 'format'],
    ['a newer version', { version: 9 }, 'version'],
    ['a block too many', { supply: good().supply + 1 }, 'supply'],
    ['a row too few', { board: good().board.slice(1) }, 'board'],
    ['a strange cell', { board: ['x', ...good().board.slice(1)] }, 'board/0'],
    ['nobody there', { roundBegunBy: 3 }, 'turn/seat'],
    ['a master card', { master: 'edge' }, 'master'],
    ['a round too many', { round: 7 }, 'round'],
    ['a year of its own', { stage: 'castles' }, 'year'],
    ['an unknown field', { secret: 1 }, 'secret'],
    ['a viewer', { viewer: 1 }, 'viewer'],
    ['a common deck', { deck: ['six'] }, 'deck'],
  ])('%s', (_, change, path) => {
    expect(read({ ...good(), ...change })).toMatchObject({ ok: false, error: { path } });
  });

  test('markers on one space', () => {
    const changed = good();
    for (const player of changed.players) player.points = 7;
    expect(read(changed)).toMatchObject({ ok: false, error: { code: 'points' } });
  });

  test('a view is no position, and a position no view of somebody', () => {
    const game = steps[60]?.after ?? dealt({ seed: '', players: 3 });
    expect(read(towers.makeView(viewFor(game, undefined)))).toMatchObject({
      ok: false,
      error: { code: 'not-a-game' },
    });
    expect(towers.parseView({ ...good(), viewer: 0 })).toMatchObject({
      ok: false,
      error: { code: 'not-hidden' },
    });
    expect(towers.parseView({ ...good(), viewer: 3 })).toMatchObject({
      ok: false,
      error: { code: 'viewer' },
    });
    const blind = JSON.parse(JSON.stringify(towers.makeView(viewFor(game, 1))));
    blind.viewer = 0;
    const owns = (game.players[0]?.hand.length ?? 0) + (game.players[0]?.known.top ?? 0) > 0;
    if (owns) expect(towers.parseView(blind)).toMatchObject({ ok: false, error: { code: 'not-hidden' } });
  });
});
