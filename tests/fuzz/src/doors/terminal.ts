/** The terminal, given files of strangers: it answers with sentences, and nothing in them steers the terminal. */
import assert from 'node:assert/strict';
import { Readable, Writable } from 'node:stream';
import { runCli } from '../../../../apps/cli/src/cli.ts';
import type { World } from '../../../../apps/cli/src/world.ts';
import type { Door } from '../door.ts';
import { examplePositions, exampleRecords } from '../examples.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { exampleLayouts } from './layouts.ts';

interface Run {
  readonly exit: number;
  readonly printed: string;
}

async function mf(words: readonly string[], stdin: string): Promise<Run> {
  let printed = '';
  const paper = () =>
    new Writable({
      write(chunk, _encoding, done) {
        printed += String(chunk);
        done();
      },
    });
  const world: World = {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: paper(),
    stderr: paper(),
    directory: '.',
    colour: false,
    languages: [],
    server: undefined,
    configFolder: '.',
    interruption: () => ({ finish: new AbortController().signal, stop: new AbortController().signal }),
    now: () => 0,
  };
  const exit = await runCli(words, world);
  return { exit, printed };
}

/** Escapes, and everything else that moves a cursor, but for tabs and the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** A command that reads one file from standard input. How long printing takes is nobody's business. */
function command(name: string, words: readonly string[], examples: () => readonly string[]): Door {
  return {
    name: `terminal-${name}`,
    inputs: () => mutantsOf(examples()),
    open: (text) => async () => {
      const { exit, printed } = await mf([name, ...words], text);
      assert.ok(exit === 0 || exit === 1, 'The terminal ends with a strange exit code.');
      assert.ok(printed.trim() !== '', 'The terminal says nothing.');
      assert.ok(!STEERING.test(printed), 'What a stranger wrote steers the terminal.');
    },
  };
}

export const terminal: readonly Door[] = [
  command('replay', ['-'], exampleRecords),
  command('show', ['-'], examplePositions),
  command('validate', ['-'], exampleLayouts),
  command('render', ['-'], exampleLayouts),
];
