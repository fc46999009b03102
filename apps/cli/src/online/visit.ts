/** A visit to a table, from the first news to when somebody leaves: as a person, as a robot, or to watch. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Call } from '../command.ts';
import { type Lines, linesOf } from '../lines.ts';
import { type Leaving, playAsPerson } from './person.ts';
import { playAsRobot } from './robot.ts';
import { type OnlineTable, type OnlineTableState, openTable, type TableAddress } from './table.ts';
import { jsonTablePrinter, type TablePrinter, textTablePrinter } from './table-printer.ts';

export type Manner =
  | { readonly type: 'watch' }
  | { readonly type: 'person' }
  | { readonly type: 'robot'; readonly level: string };

export interface Visit {
  readonly manner: Manner;
  /** The seat that is wanted; `any` takes the first that is open, `own` expects to have one. */
  readonly seat: number | 'any' | 'own';
}

/** Sits down where that is wanted and still necessary. */
async function takeSeat(table: OnlineTable, { seat }: Visit): Promise<Problem | undefined> {
  const first = await table.until(() => true);
  if (!first.ok) return first.error;
  const { now, seat: own } = first.value;
  if (own !== undefined) return undefined;
  if (seat === 'own') return problem('not-seated', '', 'You have no seat at this table: join it, or watch.');
  const open = now.seats.findIndex(({ type }) => type === 'open');
  const wanted = seat === 'any' ? open : seat;
  if (wanted < 0) return problem('no-open-seat', '', 'All seats of this table are taken: you can watch.');
  const sat = await table.ask({ type: 'sit', seat: wanted });
  return sat.ok ? undefined : problem(sat.error.code, '', sat.error.reason);
}

const isOver = ({ now }: OnlineTableState): boolean => now.stage === 'over';

function leaving(end: Result<OnlineTableState, Problem>): Result<Leaving, Problem> {
  return end.ok ? ok({ why: 'over' }) : end;
}

async function stay(
  { words }: Call,
  { table, printer, lines, visit }: Visiting,
): Promise<Result<Leaving, Problem>> {
  const { manner } = visit;
  if (manner.type === 'watch') return leaving(await table.until(isOver));
  const unseated = await takeSeat(table, visit);
  if (unseated) return err(unseated);
  if (manner.type === 'robot') return leaving(await playAsRobot(table, manner.level));
  return lines ? playAsPerson({ table, printer, lines, words }) : ok({ why: 'quit' });
}

interface Visiting {
  readonly table: OnlineTable;
  readonly printer: TablePrinter;
  readonly lines: Lines | undefined;
  readonly visit: Visit;
}

/** One table after the other, as rematches follow; the last one and why it was left. */
export async function visitTables(
  call: Call,
  address: TableAddress,
  visit: Visit,
): Promise<Result<Leaving & { readonly id: string }, Problem>> {
  const { world, words, json } = call;
  const printer = json ? jsonTablePrinter(world) : textTablePrinter(world, words, visit.manner.type);
  const lines = visit.manner.type === 'person' ? linesOf(world) : undefined;
  const { finish } = world.interruption();
  const interrupted = new Promise<Result<Leaving, Problem>>((resolve) => {
    const leave = () => resolve(ok({ why: 'interrupted' }));
    if (finish.aborted) leave();
    finish.addEventListener('abort', leave);
  });
  const aside = (show: () => void) => (lines ? lines.aside(show) : show());
  let { id } = address;
  try {
    for (;;) {
      const table = openTable(
        { ...address, id },
        {
          status: (status) => aside(() => printer.status(status)),
          news: (...news) => aside(() => printer.news(...news)),
        },
      );
      const left = await Promise.race([stay(call, { table, printer, lines, visit }), interrupted]);
      table.close();
      if (!left.ok) return left;
      if (left.value.why !== 'next') return ok({ ...left.value, id });
      id = left.value.table;
    }
  } finally {
    lines?.close();
  }
}
