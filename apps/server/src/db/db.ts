/** The database, whichever it is: PostgreSQL in this process or on a server. The SQL is the same. */
import type { Problem } from '@mahjong-fortress/base/problem';

export type Row = Readonly<Record<string, unknown>>;

export interface Db {
  /** Whether other processes may use the same database at the same time. */
  readonly isShared: boolean;
  /** One statement with its parameters; when it returns, what it changed is stored. */
  query<T extends Row>(sql: string, parameters?: readonly unknown[]): Promise<readonly T[]>;
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Whether the values of a statement are why it failed (SQLSTATE 22 and 23): without them the database would have done it. */
export function isForItsValues(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Why a server can't start, in a sentence for whoever starts it. */
export class StartProblem extends Error {
  readonly code: string;
  constructor({ code, message }: Pick<Problem, 'code' | 'message'>) {
    super(message);
    this.code = code;
  }
}
