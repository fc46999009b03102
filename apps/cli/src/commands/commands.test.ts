import { describe, expect, test } from 'vitest';
import { mf, mfJson } from '../test-world.ts';

const DEAL = ['deal', '--seed', 'autumn', '--first', '1'];
const position = async (...options: string[]) => (await mf([...DEAL, ...options])).out;

interface Legal {
  readonly player: number;
  readonly phase: string;
  readonly actions: readonly string[];
}

describe('deal', () => {
  test('the same seed deals the same position, as text and as JSON', async () => {
    const { exit, out } = await mf(DEAL);
    expect(exit).toBe(0);
    expect(out).toBe((await mf(DEAL)).out);
    expect(JSON.parse(out)).toEqual(await mfJson(DEAL));
    expect((await mf(['deal', '--seed', 'spring', '--first', '1'])).out).not.toBe(out);
  });

  test.each([
    ['--players', '1', '--spirits', 'all', '--dragons', 'all'],
    ['--players', '4', '--layout', 'standard-4', '--realm', '5x5'],
    ['--players', '3', '--spirits', 'wind,faith', '--dragons', '2', '--first', 'random'],
  ])('%s %s %s %s %s %s', async (...options) => {
    const { exit, out } = await mf(['deal', ...options]);
    expect(exit).toBe(0);
    expect((await mf(['legal', '-'], { stdin: out })).exit).toBe(0);
  });
});

describe('show', () => {
  test('draws fortress, countdown, supplies, cards and realms', async () => {
    const { exit, out } = await mf(['show', '-'], { stdin: await position('--spirits', 'wind') });
    expect(exit).toBe(0);
    expect(out).toContain('Fortress: 116 tiles, top tier 3');
    expect(out).toContain('Countdown [!●][2●], 5 in the pile');
    expect(out).toContain('Shrines in the supply: 38');
    expect(out).toContain('Spirits: wind');
    expect(out).toMatch(/▶ Player 1: 0 VP.* Player 2: 0 VP/);
  });

  test('marks exactly the tiles that may be taken', async () => {
    const stdin = await position();
    const { out } = await mf(['show', '-'], { stdin });
    const { actions } = await mfJson<Legal>(['legal', '-'], { stdin });
    const board = out.slice(0, out.indexOf('Fortress:'));
    expect(board.match(/\[..³\]/g)).toHaveLength(actions.length);
  });

  test('[R3] as JSON it hides covered tiles', async () => {
    const shown = await mfJson<{ fortress: string[] }>(['show', '-'], { stdin: await position() });
    expect(shown.fortress.join(' ')).toMatch(/\?\?/);
  });
});

describe('legal and apply', () => {
  test('lists one action per line, and each can be applied', async () => {
    const stdin = await position();
    const { exit, out } = await mf(['legal', '-'], { stdin });
    expect(exit).toBe(0);
    const actions = out.trim().split('\n');
    expect(await mfJson(['legal', '-'], { stdin })).toEqual({ player: 0, phase: 'choose', actions });
    for (const action of actions) expect((await mf(['apply', '-', action], { stdin })).exit).toBe(0);
  });

  test('plays several actions in a row and tells what happened', async () => {
    const stdin = await position();
    const first = (await mfJson<Legal>(['legal', '-'], { stdin })).actions[0] ?? '';
    const { exit, out, err } = await mf(['apply', '-', first, 'discard'], { stdin });
    expect(exit).toBe(0);
    expect(err).toMatch(/Player 1 takes .. from .*Player 1 discards .. for 1 VP/s);
    expect(await mfJson(['legal', '-'], { stdin: out })).toMatchObject({ player: 1, phase: 'choose' });
    const answer = await mfJson(['apply', '-', first, 'discard'], { stdin });
    expect(answer.position).toEqual(JSON.parse(out));
    expect(answer.events).toContainEqual({ type: 'turnBegun', player: 1, round: 1 });
  });

  test.each([
    ['take a1', 'There’s no tile there.'],
    ['take f4', 'Both long sides touch another tile.'],
    ['shrine', 'First choose an action'],
    ['take z9', '“take z9” isn’t an action on this board.'],
    ['', 'isn’t an action'],
    ['__proto__', 'isn’t an action'],
  ])('“%s” is rejected', async (action, sentence) => {
    const { exit, out, err } = await mf(['apply', '-', action], { stdin: await position() });
    expect(exit).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toContain('action 1');
  });
});

describe('score', () => {
  test('names every source of points', async () => {
    const stdin = await position('--dragons', 'harmony');
    const { exit, out } = await mf(['score', '-'], { stdin });
    expect(exit).toBe(0);
    for (const part of ['Sets', 'Discards', 'Shrines', 'Tokens', 'Harmony', 'Total'])
      expect(out).toContain(part);
    expect(await mfJson(['score', '-'], { stdin })).toMatchObject({
      over: false,
      standings: [
        { player: 0, place: 1, score: { total: 0 } },
        { player: 1, place: 1 },
      ],
    });
  });

  test('a game for one has a rank', async () => {
    const stdin = await position('--players', '1');
    expect((await mf(['score', '-'], { stdin })).out).toContain('Rank: Apprentice');
    expect(await mfJson(['score', '-'], { stdin })).toMatchObject({ rank: 'apprentice' });
  });
});

describe('perft', () => {
  test('depth 1 counts the legal actions, and the parts of --divide add up', async () => {
    const stdin = await position();
    const { actions } = await mfJson<Legal>(['legal', '-'], { stdin });
    expect(await mfJson(['perft', '-', '--depth', '1'], { stdin })).toEqual({
      depth: 1,
      count: actions.length,
      complete: true,
    });
    const { count, divide } = await mfJson<{ count: number; divide: Record<string, number> }>(
      ['perft', '-', '--depth', '4', '--divide'],
      { stdin },
    );
    expect(Object.keys(divide)).toEqual(actions);
    expect(Object.values(divide).reduce((sum, part) => sum + part, 0)).toBe(count);
    expect(await mf(['perft', '-', '--depth', '4'], { stdin })).toMatchObject({ exit: 0, out: `${count}\n` });
  });

  test('stops in good order when interrupted', async () => {
    const interrupted = AbortSignal.abort();
    const { exit, out } = await mf(['perft', '-', '--depth', '12'], { stdin: await position(), interrupted });
    expect(exit).toBe(130);
    expect(out).toContain('interrupted after 0 of');
  });

  test('prints the first actions counted so far when interrupted', async () => {
    const interruption = new AbortController();
    let asked = 0;
    const now = () => {
      if (++asked > 3) interruption.abort();
      return 0;
    };
    const stdin = await position();
    const { out } = await mf(['perft', '-', '--depth', '3'], {
      stdin,
      interrupted: interruption.signal,
      now,
    });
    expect(out).toMatch(/^take \w+: \d+\ntake \w+: \d+\n\d+, interrupted after 2 of/);
  });
});
