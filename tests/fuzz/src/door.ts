/** A door: a place where something from outside comes in, as a text. */
import type { Random } from '@mahjong-fortress/base/random';

/** What is tried at a door. The same random numbers give the same texts. */
export interface Inputs {
  /** Good ones, as they are. The door accepts every one of them. */
  readonly examples: readonly string[];
  next(random: Random): string;
  /** Told of every text that was accepted, so that the next ones can begin from it. */
  welcome?(text: string): void;
}

/** Fails with an AssertionError where something that was accepted is not what it should be. */
export type Check = () => void | Promise<void>;

export interface Door {
  /** One word or two with a dash: it is typed on the command line and begins the names of files. */
  readonly name: string;
  inputs(): Inputs;
  /** Texts of its own kind that are dear to read. */
  worst?(): Readonly<Record<string, string>>;
  /** Makes what the tests need at this door, so that it costs the first text nothing. */
  prepare?(): void;
  /** What a stranger does to a text before sending it, such as packing it. Costs the door no time. */
  dress?(text: string): string | Promise<string>;
  /** Reads a text as the product does: undefined when it is refused, else what has to hold of what was read. */
  open(text: string): Check | undefined | Promise<Check | undefined>;
}
