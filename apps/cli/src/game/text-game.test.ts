/** A computer that does not answer as it should: what the terminal offers, and what comes of it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPUTERS } from '../games/mahjong-fortress/computers.ts';
import { mf, temporaryFolder } from '../test-world.ts';

const ARGV = ['play', '--seats', 'random,human', '--seed', 'x', '--first', '1', '--record', 'game.json'];

afterEach(() => {
  vi.restoreAllMocks();
});

/** The computer fails so many times, then plays. */
function failing(times: number, how: () => never): void {
  const random = COMPUTERS.get('random');
  if (!random) throw new Error('there is no computer that plays at random');
  const decide = vi.spyOn(random, 'decide');
  for (let i = 0; i < times; i++) decide.mockImplementationOnce(how);
}

const throws = () => {
  throw new Error('broken');
};

async function played(stdin: string, argv: readonly string[] = ARGV) {
  const directory = temporaryFolder();
  const { exit, out } = await mf(argv, { stdin, directory });
  const { seats, actions } = JSON.parse(readFileSync(join(directory, 'game.json'), 'utf8')) as {
    readonly seats: readonly { readonly level: string }[];
    readonly actions: readonly string[];
  };
  return { exit, out, level: seats[0]?.level, actions };
}

test.each([
  { name: 'no answer', how: () => [] as never },
  { name: 'an error', how: throws },
  { name: 'an illegal action', how: () => [{ type: 'end' }] as never },
])('after $name the game asks how to go on', async ({ how }) => {
  failing(1, how);
  const { exit, out, actions } = await played('');
  expect(exit).toBe(0);
  expect(out).toContain('! The computer stopped responding.');
  expect(out).toContain('  1 Try again\n  2 Let the Apprentice take over\n  3 Play its turns yourself\n');
  expect(actions).toEqual([]);
});

test('asked again, it may answer', async () => {
  failing(2, throws);
  const { out, level, actions } = await played('1\nagain\n');
  expect(out.match(/! The computer/g)).toHaveLength(2);
  expect(actions.length).toBeGreaterThan(0);
  expect(level).toBe('random');
});

test.each([
  { name: 'another level', typed: '2', level: 'apprentice' },
  { name: 'a person', typed: 'human', level: 'human' },
])('$name takes the seat, and the record says so', async ({ typed, level }) => {
  failing(1, throws);
  const { level: kept, actions } = await played(`${typed}\n1\n`);
  expect(kept).toBe(level);
  expect(actions.length).toBeGreaterThan(0);
});

test('whatever else is typed changes nothing', async () => {
  failing(1, throws);
  const { out, actions } = await played('7\n\ndance\nundo\nquit\n');
  expect(out.match(/! Choose a number from 1 to 3/g)).toHaveLength(3);
  expect(actions).toEqual([]);
});

test('with --json it is a question like the others', async () => {
  failing(1, throws);
  const { out } = await played('', [...ARGV, '--json']);
  expect(JSON.parse(out.split('\n')[0] ?? '')).toEqual({
    ask: { player: 0, fault: 'threw', actions: ['again', 'apprentice', 'human'] },
  });
});
