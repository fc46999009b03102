/** What a command of the terminal is: one small interface, one file per command. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, type Result } from '@mahjong-fortress/base/result';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import type { World } from './world.ts';

/** Fine, rejected, bad usage; and interrupted, as a shell counts it (128 + SIGINT). */
export const EXIT = { fine: 0, rejected: 1, usage: 2, interrupted: 130 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What a command found: as data for `--json`, as text for people. */
interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** Present when the answer is not simply fine: findings that reject, work that was interrupted. */
  readonly exit?: Exit;
}

export interface Failure {
  readonly exit: Exit;
  readonly problem: Problem;
  /** Which file or argument the path of the problem leads into. */
  readonly source?: string;
}

type Outcome = Result<Answer, Failure>;

export interface Option {
  /** What the value stands for, as help shows it; absent for a switch. */
  readonly value?: string;
  readonly about: string;
}

export interface Call {
  readonly world: World;
  readonly positionals: readonly string[];
  readonly json: boolean;
  /** What is said to people, in the language they want. */
  readonly words: TerminalWords;
  /** The value of an option; undefined when it was not given. */
  value(name: string): string | undefined;
  has(name: string): boolean;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments, as help shows them after the name. */
  readonly usage: string;
  /** How many arguments: the fewest and the most. */
  readonly takes: readonly [fewest: number, most: number];
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** What help says besides the summary, where it is not enough. */
  readonly details?: string;
  run(call: Call): Promise<Outcome>;
}

export function rejected(found: Problem, source?: string): Result<never, Failure> {
  return err({ exit: EXIT.rejected, problem: found, ...(source === undefined ? {} : { source }) });
}

/** Stopped before anything came of it. */
export function nothingDone(): Result<never, Failure> {
  const found = problem('interrupted', '', 'Interrupted before the first game ended.');
  return err({ exit: EXIT.interrupted, problem: found });
}

export function badUsage(message: string): Result<never, Failure> {
  return err({ exit: EXIT.usage, problem: problem('usage', '', message) });
}
