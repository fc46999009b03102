import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import type { World } from './world.ts';

function terminal() {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = new PassThrough();
  const world = { stdin, stdout } as unknown as World;
  const heard = () => new Promise((resume) => setImmediate(resume));
  return { lines: linesOf(world), stdin, stdout, heard };
}

describe('lines typed in a terminal', () => {
  test('what is pasted in one go is answered line by line', async () => {
    const { lines, stdin, stdout, heard } = terminal();
    stdin.write('take e3\nshrine\n');
    await heard();
    expect(await lines.next('1> ')).toEqual({ text: 'take e3' });
    expect(await lines.next('2> ')).toEqual({ text: 'shrine' });
    expect(String(stdout.read())).toContain('2> shrine\n');
    const asked = lines.next('3> ');
    stdin.write('end\n');
    expect(await asked).toEqual({ text: 'end' });
    lines.close();
  });

  test('the end comes after what was typed before it', async () => {
    const { lines, stdin, heard } = terminal();
    stdin.end('quit\n');
    await heard();
    expect(await lines.next('')).toEqual({ text: 'quit' });
    expect(await lines.next('')).toBe('end');
  });
});
