import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintFor } from './draw/paint.ts';
import { print } from './terminal.ts';
import { mf, temporaryFolder } from './test-world.ts';
import type { World } from './world.ts';

/** Clears the screen, renames the window, rings, goes back a line, turns the reading direction, adds a line. */
const EVIL = '\u001b[2J\u001b]0;owned\u0007\u009b1A\u202eliv\u2066E\r\nmf: fine';
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

describe('what strangers have written', () => {
  const directory = temporaryFolder();
  beforeAll(async () => {
    await mf(['play', '--seats', 'random,random', '--seed', 'x', '--record', 'x.json'], { directory });
    const record = JSON.parse(readFileSync(join(directory, 'x.json'), 'utf8'));
    const seats = [{ name: EVIL }, { name: EVIL }];
    const { result, ...open } = { ...record, actions: record.actions.slice(0, 5), seats };
    const evil = { ...open, setup: { ...record.setup, fortress: { name: EVIL } } };
    writeFileSync(join(directory, 'record.json'), JSON.stringify(evil));
    const layout = { ...layoutById('standard-2'), id: 'evil', name: EVIL, author: EVIL, description: EVIL };
    writeFileSync(join(directory, 'layout.json'), JSON.stringify(layout));
    writeFileSync(join(directory, 'bad.json'), JSON.stringify({ ...layout, [EVIL]: 1 }));
    writeFileSync(join(directory, 'key.json'), JSON.stringify({ ...record, [EVIL]: 1 }));
    writeFileSync(join(directory, 'position.json'), (await mf(['deal'])).out);
    const { out: board } = await mf(['export', 'layout.json', '--format', 'mah'], { directory });
    writeFileSync(join(directory, 'board.mah'), board);
  });

  test.each([
    ['replay', 'record.json'],
    ['replay', 'key.json'],
    ['play', '--resume', 'record.json'],
    ['render', 'layout.json'],
    ['render', 'layout.json', '--svg', '-'],
    ['export', 'layout.json'],
    ['export', 'layout.json', '--format', 'mah'],
    ['import', 'board.mah'],
    ['share', 'layout.json', '--site', EVIL],
    ['validate', 'bad.json', EVIL],
    ['deal', '--layout', 'bad.json'],
    ['deal', '--layout', EVIL],
    ['deal', '--spirits', EVIL],
    ['play', '--seats', EVIL],
    ['simulate', '--records', `${EVIL}/x`],
    ['arena', '--a', EVIL],
    ['balance', 'layout.json', '--games', '1', '--level', EVIL],
    ['apply', 'position.json', EVIL],
    ['legal', EVIL],
    ['legal', `--${EVIL}`],
    ['legal', 'a', EVIL],
    [EVIL],
  ])('reaches the terminal as plain text, call %#', async (...argv) => {
    const { out, err } = await mf(argv, { directory, stdin: `${EVIL}\nquit\n` });
    expect(out + err).toContain('livE');
    expect(out + err).not.toMatch(CONTROL);
    const json = await mf([...argv, '--json'], { directory, stdin: `${EVIL}\nquit\n` });
    expect(json.out + json.err).not.toMatch(CONTROL);
  });

  test('adds no lines of its own', async () => {
    for (const argv of [['legal', EVIL], [EVIL], ['replay', 'record.json'], ['validate', EVIL, 'bad.json']]) {
      const { out, err } = await mf(argv, { directory });
      expect(out + err).not.toMatch(/^mf: fine/m);
    }
  });

  test('stays whole in JSON', async () => {
    const { out } = await mf(['legal', EVIL, '--json'], { directory });
    expect(JSON.parse(out)).toMatchObject({ error: { source: EVIL } });
  });

  test('is never taken for a colour of ours', () => {
    let out = '';
    const stdout = { write: (text: string) => (out += text) };
    const paint = paintFor(true);
    print({ stdout } as unknown as World, `${paint('bold', '\u001b[31mname\u001b[0m')}, \u001b[1mname`);
    expect(out).toBe('\u001b[1mname\u001b[0m, name\n');
  });
});
