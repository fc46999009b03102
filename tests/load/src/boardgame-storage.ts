/** boardgame.io's storage interface on PostgreSQL: a row for each match, another for each piece of its log. */
import { Async } from 'boardgame.io/internal';
import pg from 'pg';

type Fetched = Record<'state' | 'log' | 'metadata' | 'initialState', unknown>;

export class PostgresStorage extends Async {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    super();
    this.#pool = new pg.Pool({ connectionString: url, max: 10 });
  }

  async connect(): Promise<void> {
    await this.#pool.query(
      `create table if not exists match (id text primary key, state jsonb, initial jsonb, metadata jsonb);
       create table if not exists match_log (id text, entry jsonb)`,
    );
  }

  override async createMatch(
    id: string,
    { initialState, metadata }: { readonly initialState: unknown; readonly metadata: unknown },
  ): Promise<void> {
    await this.#pool.query('insert into match values ($1, $2, $2, $3)', [
      id,
      JSON.stringify(initialState),
      JSON.stringify(metadata),
    ]);
  }

  override async setState(id: string, state: unknown, log: readonly unknown[] = []): Promise<void> {
    await this.#pool.query(
      `with stored as (update match set state = $2 where id = $1)
       insert into match_log select $1, value from jsonb_array_elements($3::jsonb)`,
      [id, JSON.stringify(state), JSON.stringify(log)],
    );
  }

  override async setMetadata(id: string, metadata: unknown): Promise<void> {
    await this.#pool.query('update match set metadata = $2 where id = $1', [id, JSON.stringify(metadata)]);
  }

  override async fetch(id: string, wanted: Partial<Record<keyof Fetched, boolean>>): Promise<never> {
    const { rows } = await this.#pool.query('select state, initial, metadata from match where id = $1', [id]);
    const [row] = rows;
    const log = wanted.log
      ? (await this.#pool.query('select entry from match_log where id = $1', [id])).rows.map(
          ({ entry }) => entry,
        )
      : [];
    const all: Fetched = { state: row?.state, initialState: row?.initial, metadata: row?.metadata, log };
    return Object.fromEntries(Object.entries(all).filter(([name]) => wanted[name as keyof Fetched])) as never;
  }

  override async wipe(id: string): Promise<void> {
    await this.#pool.query('delete from match where id = $1', [id]);
  }

  override async listMatches(): Promise<string[]> {
    return (await this.#pool.query('select id from match')).rows.map(({ id }) => id);
  }
}
