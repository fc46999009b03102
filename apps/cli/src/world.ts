/** Everything outside the program that a command may touch, so that tests can stand in for it. */
import type { Readable } from 'node:stream';
import type { Interruption } from './interruption.ts';

export type OutputStream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export interface World {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Where relative paths begin. */
  readonly directory: string;
  readonly colour: boolean;
  /** The languages that the environment asks for, the dearest first. */
  readonly languages: readonly (string | undefined)[];
  /** The server of online tables that the environment names. */
  readonly server: string | undefined;
  /** What the environment gives to somebody who looks after a gallery. */
  readonly moderatorToken?: string | undefined;
  /** Where programs of this person keep what they have to remember. */
  readonly configFolder: string;
  /** Asked for by commands that finish in good order when interrupted; the others simply end. */
  interruption(): Interruption;
  /** Milliseconds, for progress, speed and seeds that nobody named. */
  now(): number;
}

export function widthOf({ columns }: OutputStream): number {
  // A terminal that doesn't know its width says 0.
  return Math.min(columns || 100, 140);
}
