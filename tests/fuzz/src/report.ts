/** What is printed: a row per door, as it goes and at the end. */
import type { Tally } from './campaign.ts';
import { FAULTS } from './verdict.ts';

const COLUMNS = ['tried', 'accepted', ...FAULTS] as const;

const number = (value: number) => value.toLocaleString('en').padStart(10);

function row(name: string, values: readonly number[]): string {
  return name.padEnd(18) + values.map(number).join('');
}

function valuesOf({ tried, accepted, faults }: Tally): number[] {
  return [tried, accepted, ...FAULTS.map((fault) => faults[fault])];
}

export function tableOf(tallies: readonly Tally[]): string[] {
  const all = tallies.map(valuesOf);
  const sums = COLUMNS.map((_, index) => all.reduce((sum, values) => sum + (values[index] ?? 0), 0));
  return [
    'door'.padEnd(18) + COLUMNS.map((name) => name.padStart(10)).join(''),
    ...tallies.map((tally) => row(tally.door, valuesOf(tally))),
    row('together', sums),
  ];
}

const SHOWN_EVERY = { terminal: 500, file: 90_000 } as const;

/** Shows the table while it fills: in place on a terminal, now and then in a log. */
export function makeProgress(out: NodeJS.WriteStream, begun: number): (tallies: readonly Tally[]) => void {
  const every = out.isTTY ? SHOWN_EVERY.terminal : SHOWN_EVERY.file;
  let shown = begun;
  return (tallies) => {
    const now = Date.now();
    if (now - shown < every) return;
    shown = now;
    const lines = [...tableOf(tallies), `${Math.round((now - begun) / 1000)} s`];
    // On a terminal the next table, or whatever is printed next, begins where this one did.
    const back = out.isTTY ? `\x1b[${lines.length}A` : '';
    out.write(lines.map((line) => `${line}${out.isTTY ? '\x1b[K' : ''}\n`).join('') + back);
  };
}
