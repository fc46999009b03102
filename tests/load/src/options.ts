/** The sizes of a run: small by default, so that it takes a minute or two; those that count are named in docs/SERVER.md. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface Sizes {
  /** Games played at the same time, by two robots each. */
  readonly games: number;
  /** For how long they are played. */
  readonly seconds: number;
  /** Sockets that only listen. */
  readonly idle: number;
  /** Clients that have to come back after a kill. */
  readonly clients: number;
  /** Games that nobody is at. */
  readonly sleeping: number;
}

const SHORT: Sizes = { games: 20, seconds: 5, idle: 300, clients: 100, sleeping: 100 };
/** Nothing here may take a machine down. */
const MOST: Sizes = { games: 2000, seconds: 300, idle: 20_000, clients: 5000, sleeping: 5000 };

export function sizesFrom(argv: readonly string[]): Sizes {
  const options = Object.fromEntries(Object.keys(SHORT).map((name) => [name, { type: 'string' } as const]));
  const { values } = parseArgs({ args: [...argv], options });
  const size = (name: keyof Sizes): number => {
    const number = Number(values[name] ?? SHORT[name]);
    if (!Number.isInteger(number) || number < 1 || number > MOST[name])
      throw new Error(`--${name} must be a whole number from 1 to ${MOST[name]}.`);
    return number;
  };
  return {
    games: size('games'),
    seconds: size('seconds'),
    idle: size('idle'),
    clients: size('clients'),
    sleeping: size('sleeping'),
  };
}

/** A process may not have more sockets than open files; the server is started with the same limit. */
export function assertFilesFor({ games, idle, clients, sleeping }: Sizes): void {
  const [, limit = '0'] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  const wanted = games + Math.max(idle + clients, sleeping) + 500;
  if (Number(limit) < wanted) throw new Error(`These sizes need ${wanted} open files: ulimit -n ${wanted}`);
}
