/**
 * An entropy coder for a few hundred small symbols: each costs as many bits as it is surprising.
 * The whole message is one big integer (asymmetric numeral systems without renormalisation), which is slow for
 * megabytes, but for a fortress takes a millisecond and twenty lines.
 */

/** How often each symbol has been expected or seen; the last to be coded learns. */
export type Frequencies = number[];

/** One description of a message serves both directions: a writer returns what it is given, a reader what it finds. */
export interface Coder {
  readonly symbol: (weights: readonly number[], value: number | undefined) => number;
  /** A number below a bound, all equally likely. */
  readonly below: (bound: number, value: number | undefined) => number;
}

interface Slot {
  readonly start: number;
  readonly size: number;
  readonly total: number;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

export interface Writer extends Coder {
  readonly message: () => bigint;
}

export function makeWriter(): Writer {
  const slots: Slot[] = [];
  return {
    symbol(weights, value = 0) {
      const start = sum(weights.slice(0, value));
      slots.push({ start, size: weights[value] ?? 1, total: sum(weights) });
      return value;
    },
    below(bound, value = 0) {
      slots.push({ start: value, size: 1, total: bound });
      return value;
    },
    // What is read first has to be written last.
    message: () =>
      slots.reduceRight((state, { start, size, total }) => {
        const width = BigInt(size);
        return (state / width) * BigInt(total) + BigInt(start) + (state % width);
      }, 0n),
  };
}

export interface CodeReader extends Coder {
  /** Whether exactly the whole message has been read. */
  readonly isDone: () => boolean;
}

export function makeReader(message: bigint): CodeReader {
  let state = message;
  function read(total: number, find: (point: number) => { start: number; size: number }): void {
    const point = Number(state % BigInt(total));
    const { start, size } = find(point);
    state = (state / BigInt(total)) * BigInt(size) + BigInt(point - start);
  }
  return {
    symbol(weights) {
      let symbol = 0;
      read(sum(weights), (point) => {
        let start = 0;
        while (start + (weights[symbol] ?? 0) <= point) start += weights[symbol++] ?? 0;
        return { start, size: weights[symbol] ?? 1 };
      });
      return symbol;
    },
    below(bound) {
      let found = 0;
      read(bound, (point) => {
        found = point;
        return { start: point, size: 1 };
      });
      return found;
    },
    isDone: () => state === 0n,
  };
}
