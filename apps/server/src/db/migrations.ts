/** The tables of the database, step by step; a step that was published is never changed, only followed by another. */
import {
  GALLERY_ALL_COUNTS,
  GALLERY_DATES,
  GALLERY_TABLES,
  GALLERY_WORDS_IN_TURN,
} from '../gallery/tables.ts';
import type { Db } from './db.ts';

/** Times are milliseconds since 1970 by the database's clock; `double precision` holds them exactly. */
const STEPS: readonly string[] = [
  `
  create table player (
    id text primary key,
    token_hash text not null unique,
    name text not null,
    created double precision not null
  );
  create table game (
    id text primary key,
    game text not null,
    rules text not null,
    settings jsonb not null,
    seed text not null,
    head integer not null default 0,
    stage text not null default 'gathering',
    players jsonb not null default '[]',
    turn text,
    -- When somebody has to be woken, by the clock of the game, which stands still while no server runs.
    due double precision,
    lost double precision not null default 0,
    fingerprint text not null default '',
    created double precision not null,
    touched double precision not null
  );
  create index game_due on game ((due + lost)) where due is not null;
  create index game_players on game using gin (players jsonb_path_ops);
  create index game_open on game (created) where stage = 'gathering';
  create table entry (
    game text not null references game (id),
    seq integer not null,
    cid text,
    at double precision not null,
    seat integer,
    body jsonb not null,
    primary key (game, seq),
    unique (game, cid)
  );
  create table presence (
    game text not null references game (id),
    player text not null,
    node text not null,
    here boolean not null,
    seen double precision not null,
    primary key (game, player, node)
  );
  create table pulse (
    id integer primary key,
    beat double precision not null
  );
  `,
  `
  alter table game add column rated jsonb;
  create index game_uncounted on game (id)
    where stage = 'over' and rated is null and (settings->>'rated')::boolean;
  create table rating (
    player text not null references player (id) on delete cascade,
    game text not null,
    seats integer not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (player, game, seats)
  );
  `,
  `
  create table holiday (
    id text primary key,
    player text not null references player (id) on delete cascade,
    -- The days since 1970, and the year, in which it begins.
    day integer not null,
    year integer not null,
    until double precision not null,
    days integer not null,
    unique (player, day)
  );
  create table block (
    player text not null references player (id) on delete cascade,
    blocked text not null references player (id) on delete cascade,
    created double precision not null,
    primary key (player, blocked)
  );
  create table report (
    id text primary key,
    player text not null references player (id) on delete cascade,
    about text not null references player (id) on delete cascade,
    game text,
    reason text not null,
    words text,
    created double precision not null
  );
  `,
  `
  -- Devices beside the one that a player began with.
  create table device (
    token_hash text primary key,
    player text not null references player (id) on delete cascade,
    created double precision not null
  );
  create table device_code (
    code_hash text primary key,
    player text not null references player (id) on delete cascade,
    until double precision not null
  );
  create table passkey (
    id text primary key,
    player text not null references player (id) on delete cascade,
    public_key text not null,
    counter double precision not null,
    created double precision not null
  );
  create table challenge (
    challenge text primary key,
    player text references player (id) on delete cascade,
    until double precision not null
  );
  `,
  `
  alter table game add column result jsonb;
  create table contest (
    game text not null,
    day text not null,
    seed text not null,
    primary key (game, day)
  );
  create index game_daily on game ((settings->>'daily')) where settings->>'daily' is not null;
  `,
  `
  -- The deadline that somebody was reminded of.
  alter table game add column reminded double precision;
  create index game_turn on game (turn) where stage = 'playing';
  create index presence_player on presence (player);
  create table notice_wish (
    player text primary key references player (id) on delete cascade,
    told double precision not null default 0,
    quiet jsonb
  );
  create table push (
    endpoint text primary key,
    player text not null references player (id) on delete cascade,
    keys jsonb not null,
    created double precision not null
  );
  create table server_key (
    name text primary key,
    value jsonb not null
  );
  `,
  `
  create index game_over on game (touched) where stage = 'over';
  `,
  GALLERY_TABLES,
  GALLERY_DATES,
  `
  -- The deadline that somebody was reminded of by mail.
  alter table game add column mailed double precision;
  create table mail (
    player text primary key references player (id) on delete cascade,
    address text not null,
    language text not null,
    code_hash text not null,
    until double precision not null,
    guesses integer not null default 0,
    confirmed double precision,
    stop text not null unique,
    told double precision not null default 0
  );
  `,
  GALLERY_WORDS_IN_TURN,
  `
  alter table contest add column played jsonb;
  `,
  GALLERY_ALL_COUNTS,
];

/** Not the same number as anybody else's on this database, as far as we can help it. */
const LOCK = 1_164_117;

export async function migrate(db: Db): Promise<void> {
  const steps = STEPS.map(
    (step, index) => `
    do $step$ begin
      if not exists (select 1 from migration where version = ${index + 1}) then
        ${step}
        insert into migration (version) values (${index + 1});
      end if;
    end $step$;`,
  );
  await db.script(`
    begin;
    select pg_advisory_xact_lock(${LOCK});
    create table if not exists migration (version integer primary key);
    ${steps.join('\n')}
    commit;`);
}
