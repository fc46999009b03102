import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { mf, mfJson } from './test-world.ts';

describe('the frame', () => {
  test.each([[[]], [['--help']], [['help']]])('%j prints the overview of all commands', async (argv) => {
    const { exit, out } = await mf(argv);
    expect(exit).toBe(0);
    const words = out.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const { name, summary } of COMMANDS) expect(words).toContainEqual([name, summary]);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s --help says how to use it', async (name) => {
    const { exit, out } = await mf([name, '--help']);
    expect(exit).toBe(0);
    expect(out).toContain(`Usage: mf ${name}`);
    expect(out).toContain('--json');
    expect(out).toContain('Examples:');
    expect((await mf(['help', name])).out).toBe(out);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s takes no option it does not know', async (name) => {
    const { exit, err, out } = await mf([name, '--nonsense']);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Unknown option “--nonsense”.');
  });

  test.each([
    [['leagl'], 'Did you mean “legal”?'],
    [['sim'], 'Did you mean “simulate”?'],
    [['legal', '-', '--jsn'], 'Did you mean “--json”?'],
    [['perft', '-', '--dept', '3'], 'Did you mean “--depth”?'],
    [['deal', '--layout', 'standard2'], 'Did you mean “standard-2”?'],
    [['deal', '--spirits', 'winds'], 'Did you mean “wind”?'],
    [['play', '--seats', 'hunan,random'], 'Did you mean “human”?'],
  ])('%j gets a suggestion', async (argv, sentence) => {
    const { exit, err } = await mf(argv);
    expect(exit).toBeGreaterThan(0);
    expect(err).toContain(sentence);
  });

  test.each([
    [['legal'], 'Missing argument'],
    [['legal', 'a', 'b'], 'Unexpected argument “b”'],
    [['perft', '-', '--depth'], '“--depth” needs a value'],
    [['perft', '-', '--depth', '--divide'], '“--depth” needs a value'],
    [['perft', '-', '--depth', '1e9'], 'whole number from 1 to 12'],
    [['perft', '-', '--depth=-1'], 'whole number from 1 to 12'],
    [['perft', '-', '--depth=NaN'], 'whole number from 1 to 12'],
    [['legal', '-', '--json=yes'], 'takes no value'],
    [['deal', '--players', '5'], 'from 1 to 4'],
    [['deal', '--players', '2', '--players', '3'], 'given twice'],
    [['deal', '--first', '3'], 'from 1 to 2'],
    [['deal', '--realm', '6'], 'columns x rows'],
    [['deal', '--spirits', '11'], 'only 10 cards'],
    [['deal', '--players', '1', '--dragons', 'greatness'], 'can’t be used in a solo game'],
    [['simulate', '--games', '0'], 'whole number from 1'],
    [['play', '--seats', 'human,random', '--players', '3'], 'names 2 players'],
    [['play', '--resume', '-'], 'needs a file'],
    [['play', '--resume', 'x.json', '--seed', 'a'], 'can’t be used with “--resume”'],
  ])('%j is bad usage', async (argv, sentence) => {
    const { exit, err, out } = await mf(argv);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toContain('--help');
  });

  test('with --json an error is JSON too', async () => {
    expect(await mfJson(['legal', 'nowhere.json'])).toEqual({
      error: { code: 'no-file', source: 'nowhere.json', path: '', message: 'No such file.' },
    });
    expect(await mfJson(['leagl'])).toMatchObject({ error: { code: 'usage' } });
  });

  test('a folder, an empty file name and a realm too large are rejected with a sentence', async () => {
    expect(await mf(['legal', '.'])).toMatchObject({
      exit: 1,
      err: 'mf legal: .: This is a folder, not a file.\n',
    });
    expect(await mf(['deal', '--realm', '99x99'])).toMatchObject({ exit: 1 });
  });
});
