/** Lines that a person types or a script pipes in. */
import { createInterface } from 'node:readline';
import { plain, print } from './terminal.ts';
import type { World } from './world.ts';

/** A line, or why there are no more. */
type Line = { readonly text: string } | 'end' | 'interrupted';

export interface Lines {
  next(prompt: string): Promise<Line>;
  /** Whether a person types; else a script has written everything beforehand. */
  readonly isTyped: boolean;
  /** Lets something be printed while somebody may be typing. */
  aside(show: () => void): void;
  /** Whether Ctrl-C was pressed, also while nobody was asked. */
  isInterrupted(): boolean;
  close(): void;
}

/** Nothing anyone means to type is longer; a file without line ends must not fill the memory. */
const MAX_LINE = 1000;

async function* linesIn(input: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const parts = (rest + decoder.decode(Buffer.from(chunk), { stream: true })).split('\n');
    rest = (parts.pop() ?? '').slice(0, MAX_LINE);
    for (const part of parts) yield part.slice(0, MAX_LINE);
  }
  if (rest !== '') yield rest;
}

/** Piped lines are repeated after the prompt, so that the output reads like a conversation. */
function pipedLines(world: World): Lines {
  const { stdin } = world;
  const lines = linesIn(stdin);
  const { finish } = world.interruption();
  const interrupted = new Promise<'interrupted'>((resolve) => {
    finish.addEventListener('abort', () => resolve('interrupted'));
  });
  return {
    async next(prompt) {
      const read = lines.next().then(({ done, value }): Line => (done ? 'end' : { text: value }));
      const line = await Promise.race([read, interrupted]);
      if (prompt !== '' && typeof line !== 'string') print(world, `${prompt}${plain(line.text)}`);
      return line;
    },
    isTyped: false,
    aside: (show) => show(),
    isInterrupted: () => finish.aborted,
    close: () => stdin.destroy(),
  };
}

/** With editing and history, as readline gives them; it hears Ctrl-C itself. */
function typedLines(world: World): Lines {
  const { stdin, stdout } = world;
  const reader = createInterface({ input: stdin, output: stdout });
  /** What was typed, or pasted, before anybody asked. */
  const early: string[] = [];
  let answer: ((line: Line) => void) | undefined;
  let ended: Line | undefined;
  const give = (line: Line) => {
    if (typeof line === 'string') ended ??= line;
    else if (!answer) early.push(line.text);
    answer?.(line);
    answer = undefined;
  };
  reader.on('line', (text) => give({ text: text.slice(0, MAX_LINE) }));
  reader.on('SIGINT', () => give('interrupted'));
  reader.on('close', () => give('end'));
  return {
    next(prompt) {
      const text = ended === 'interrupted' ? undefined : early.shift();
      if (text !== undefined) {
        print(world, `${prompt}${plain(text)}`);
        return Promise.resolve({ text });
      }
      if (ended) return Promise.resolve(ended);
      return new Promise((resolve) => {
        answer = resolve;
        reader.setPrompt(plain(prompt));
        reader.prompt();
      });
    },
    isTyped: true,
    aside(show) {
      if (answer) stdout.write('\r\x1b[K');
      show();
      // What is half typed stands behind the prompt again.
      if (answer) reader.prompt(true);
    },
    isInterrupted: () => ended === 'interrupted',
    close: () => reader.close(),
  };
}

export function linesOf(world: World): Lines {
  return world.stdin.isTTY ? typedLines(world) : pipedLines(world);
}
