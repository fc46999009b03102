import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mf, mfJson, type TestOptions, temporaryFolder } from '../test-world.ts';

/** The first line of the menu again and again: a legal, if not a clever, way to play. */
const FIRST_CHOICES = '1\n'.repeat(2000);
const TWO_PEOPLE = ['play', '--seats', 'human,human', '--seed', 'x', '--first', '1'];

interface Recorded {
  readonly setup: { readonly seed: string };
  readonly actions: readonly string[];
  readonly result?: readonly number[];
}

const recordIn = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'game.json'), 'utf8')) as Recorded;

describe('a whole game', () => {
  test.each([
    ['against the computer', ['--players', '2']],
    ['against the Dragon of Ingenuity', ['--players', '1']],
    ['of four with cards', ['--players', '4', '--spirits', 'all', '--dragons', 'all']],
    ['of computers only', ['--seats', 'random,random,random']],
  ])('%s from standard input to the final score', async (_, options) => {
    const directory = temporaryFolder();
    const argv = ['play', '--seed', 'x', '--record', 'game.json', ...options];
    const { exit, out } = await mf(argv, { stdin: FIRST_CHOICES, directory });
    expect(exit).toBe(0);
    expect(out).toContain('The game is over');
    expect(out).toContain('Total');
    const replayed = await mfJson(['replay', 'game.json'], { directory });
    expect(replayed).toMatchObject({ over: true });
  });

  test('typed in words it is the game of its record', async () => {
    const directory = temporaryFolder();
    const setup = ['--spirits', 'all', '--dragons', '2', '--first', '1'];
    await mf(['simulate', '--games', '1', '--seed', 'x', '--records', 'game.json', ...setup], { directory });
    const { setup: dealt, actions, result } = recordIn(directory);
    const argv = ['play', '--seats', 'human,human', '--seed', dealt.seed, '--record', 'game.json', ...setup];
    const { exit } = await mf(argv, { stdin: actions.join('\n'), directory });
    expect(exit).toBe(0);
    expect(recordIn(directory)).toMatchObject({ actions, result });
  });

  test('with --json it is one object per line', async () => {
    const { exit, out } = await mf(['play', '--seed', 'x', '--json'], {
      stdin: `nonsense\n${FIRST_CHOICES}`,
    });
    expect(exit).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(new Set(lines.flatMap((line) => Object.keys(line)))).toEqual(
      new Set(['ask', 'events', 'error', 'over', 'ended', 'actions']),
    );
    expect(lines.at(-1)).toMatchObject({ ended: 'over' });
  });
});

describe('at the prompt', () => {
  const typed = async (...lines: string[]) => (await mf(TWO_PEOPLE, { stdin: lines.join('\n') })).out;

  test('an action, its number, or enough of its words', async () => {
    const taken = '· Player 1 takes F2 from e3';
    expect(await typed('take e3')).toContain(taken);
    expect(await typed('  TAKE   E3 ')).toContain(taken);
    expect(await typed('1')).toContain(taken);
    expect(await typed('e3')).toContain(taken);
    expect(await typed('e3', 'shrine', 'f2 c2')).toContain('· Player 1 places F2 on c2');
  });

  test('says why something cannot be done and asks again', async () => {
    expect(await typed('take f4')).toContain('! Both long sides touch another tile.');
    expect(await typed('99')).toContain('! The menu goes from 1 to 6.');
    expect(await typed('take')).toContain('! “take” could mean take e3,');
    expect(await typed('dance')).toContain('! “dance” isn’t an action here.');
    expect(await typed('__proto__', 'constructor')).toContain('! “constructor” isn’t an action');
  });

  test('a complete word is never taken for a part of another action', async () => {
    const { out } = await mf([...TWO_PEOPLE, '--spirits', 'destruction'], { stdin: 'shrine\n' });
    expect(out).toContain('! First choose an action');
  });

  test('help, cards, score and board', async () => {
    const out = await typed('help', 'cards', 'score', 'board');
    expect(out).toContain('What you can type');
    expect(out).toContain('No cards are in play.');
    expect(out).toContain('If the game ended now:');
    expect(out.match(/Round 1/g)).toHaveLength(2);
  });

  test('undo takes back what has not brought a tile to light', async () => {
    const back = await typed('e3', 'shrine', 'undo');
    expect(back.match(/Now take/g)).toHaveLength(2);
    expect(back).not.toContain('! Nothing to undo');
    expect(await typed('e3', 'undo')).toContain('! Nothing to undo');
    expect(await typed('undo')).toContain('! Nothing to undo');
  });

  test('[R3] the board shows no covered tile', async () => {
    const { out } = await mf([...TWO_PEOPLE, '--json'], { stdin: '' });
    const [line = ''] = out.split('\n');
    const { ask } = JSON.parse(line) as { ask: { position: { fortress: string[] } } };
    const stacks = ask.position.fortress.flatMap((row) => row.split(' ')).filter((stack) => stack.length > 2);
    expect(stacks.every((stack) => /^(\?\?)+[A-Z]\w$/.test(stack))).toBe(true);
  });
});

describe('leaving and coming back', () => {
  test('quit keeps the record, and --resume goes on from it', async () => {
    const directory = temporaryFolder();
    const argv = [...TWO_PEOPLE, '--record', 'game.json'];
    const { exit, out } = await mf(argv, { stdin: 'e3\nshrine\nquit\n', directory });
    expect(exit).toBe(0);
    expect(out).toContain('mf play --resume game.json');
    const resumed = ['play', '--resume', 'game.json', '--record', 'game.json'];
    const next = await mf(resumed, { stdin: 'f2 c2\n', directory });
    expect(next.out).toContain('Resumed after 2 actions.');
    expect(recordIn(directory).actions).toEqual(['take e3', 'shrine', 'place F2 c2']);
  });

  test('an interruption keeps the record and exits with 130', async () => {
    const directory = temporaryFolder();
    const interruption = new AbortController();
    const argv = ['play', '--seats', 'random,random', '--seed', 'x', '--record', 'game.json'];
    interruption.abort();
    const { exit } = await mf(argv, { directory, interrupted: interruption.signal });
    expect(exit).toBe(130);
    expect(recordIn(directory).actions).toEqual([]);
  });

  test('a record with an illegal action is rejected with its place', async () => {
    const directory = temporaryFolder();
    await mf([...TWO_PEOPLE, '--record', 'game.json'], { stdin: 'e3\nshrine\nquit\n', directory });
    const record = { ...recordIn(directory), actions: ['take e3', 'end'] };
    writeFileSync(join(directory, 'game.json'), JSON.stringify(record));
    const { exit, err } = await mf(['play', '--resume', 'game.json'], { directory });
    expect(exit).toBe(1);
    expect(err).toContain('game.json, at actions/1: First finish the action');
  });

  test('a record file that cannot be written is rejected before the game begins', async () => {
    const { exit, err } = await mf(['play', '--record', 'no/such/folder/x.json']);
    expect(exit).toBe(1);
    expect(err).toContain('The file can’t be written: there is no such folder.');
  });
});

describe('languages', () => {
  const firstLines = async (options: TestOptions, ...more: string[]) =>
    (await mf([...TWO_PEOPLE, ...more], { stdin: 'take e3\ntake f4\n', ...options })).out;

  test.each([
    ['what the environment asks for', { languages: ['xx', 'ru_RU.UTF-8'] }, []],
    ['an option', { languages: ['en'] }, ['--language', 'ru']],
  ])('%s', async (_, options, more) => {
    const out = await firstLines(options, ...more);
    expect(out).toContain('Раунд 1');
    expect(out).toContain('· Player 1 берёт «F2» с клетки e3');
    expect(out).toContain('! Вторая кость должна быть такой же, как первая.');
  });

  test('English where nothing fits', async () => {
    expect(await firstLines({ languages: ['C'] })).toContain('Round 1');
  });
});
