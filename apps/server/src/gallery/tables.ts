/** Whoever lets words go is alone with the dictionary; whoever only adds some shares it. A number of our own, as for migrations. */
export const WORDS_LOCK = 1_164_118;

/** A word that goes with its last text while another one comes with it: one of the two waits, and looks again. */
export const GALLERY_WORDS_IN_TURN = `
  create or replace function forget_words() returns trigger language plpgsql as $forget$ begin
    perform pg_advisory_xact_lock(${WORDS_LOCK});
    delete from gallery_word w where w.word = any(old.words)
      and not exists (select 1 from publication p where p.words @> array[w.word]);
    return null;
  end $forget$;
`;

/** When something is listed first is remembered apart: what was public before is not new again. */
export const GALLERY_DATES = `
  alter table publication add column was_public boolean not null default false;
  update publication set was_public = visibility = 'public' or likes > 0 or plays > 0;
  create index player_name on player (lower(name));
`;

/** The numbers of players of a layout are only a recommendation: there are badges for all of them. */
export const GALLERY_ALL_COUNTS = `
  insert into badge_work (publication, version, players, created)
  select id, version, unnest(array[1, 2, 3, 4]), updated from publication on conflict do nothing;
`;

/** The tables of the gallery, a step of the migrations: never changed, only followed by another. */
export const GALLERY_TABLES = `
  create table publication (
    id text primary key,
    author text not null references player (id) on delete cascade,
    heir text references player (id) on delete set null,
    visibility text not null,
    hold text,
    listed boolean generated always as (visibility = 'public' and hold is null) stored,
    featured boolean not null default false,
    -- From the first one to the one that this was made from. Fixed when it is made, of those that were there before: no
    -- line ever comes back to where it was. Some may be gone.
    ancestors text[] not null,
    root text generated always as (coalesce(ancestors[1], id)) stored,
    parent text generated always as (ancestors[cardinality(ancestors)]) stored,
    likes integer not null default 0,
    plays integer not null default 0,
    created double precision not null,
    updated double precision not null,
    -- What lists and searches need of the newest version.
    version integer not null,
    layout jsonb not null,
    players integer[] not null,
    tags text[] not null,
    licence text not null,
    shape text not null,
    tier_one integer not null,
    height integer not null,
    symmetry text not null,
    name_words text[] not null,
    words text[] not null,
    badges jsonb not null default '[]',
    balanced boolean not null default false,
    length text,
    -- Likes against plays, and a month makes up for a factor of e: the order stays the same while time goes by.
    worth double precision generated always as (
      ln((likes + 1)::double precision / (plays + 8)) + created / 2592000000 + featured::integer
    ) stored,
    -- Where it stands in the circle of which a part is shown by chance every day.
    luck double precision not null
  );
  create index publication_worth on publication (worth desc, id) where listed;
  create index publication_newest on publication (created desc, id) where listed;
  create index publication_played on publication (plays desc, id) where listed;
  create index publication_luck on publication (luck) where listed;
  create index publication_author on publication (author, created desc);
  create index publication_heir on publication (heir) where heir is not null;
  create index publication_shape on publication (shape);
  create index publication_root on publication (root);
  create index publication_parent on publication (parent) where parent is not null;
  -- Without a list of what is still to be sorted in, which every search would have to go through.
  create index publication_tags on publication using gin (tags) with (fastupdate = off);
  create index publication_name_words on publication using gin (name_words) with (fastupdate = off);
  create index publication_words on publication using gin (words) with (fastupdate = off);
  create table publication_version (
    publication text not null references publication (id) on delete cascade,
    number integer not null,
    cid text not null,
    layout jsonb not null,
    rows_hash text not null,
    note text,
    created double precision not null,
    primary key (publication, number),
    unique (publication, cid)
  );
  create index publication_version_rows on publication_version (rows_hash);
  create table publication_like (
    publication text not null references publication (id) on delete cascade,
    player text not null references player (id) on delete cascade,
    created double precision not null,
    primary key (publication, player)
  );
  create index publication_like_player on publication_like (player);
  create table publication_report (
    publication text not null references publication (id) on delete cascade,
    player text not null references player (id) on delete cascade,
    reason text not null,
    words text,
    created double precision not null,
    -- Whether a moderator has looked since.
    settled boolean not null default false,
    primary key (publication, player)
  );
  create index publication_report_player on publication_report (player);
  create table publication_act (
    id text primary key,
    -- Stays when the publication is gone.
    publication text not null,
    act text not null,
    reason text not null,
    moderator text references player (id) on delete set null,
    created double precision not null
  );
  create index publication_act_of on publication_act (publication, created);
  create index publication_act_moderator on publication_act (moderator);
  create table publication_game (
    id text primary key,
    publication text not null references publication (id) on delete cascade,
    version integer not null,
    player text references player (id) on delete set null,
    seats integer not null,
    points double precision,
    -- Of a game that was sent in; those of tables are in their logs.
    record jsonb,
    created double precision not null
  );
  create index publication_game_best on publication_game (publication, points desc) where seats = 1;
  create index publication_game_player on publication_game (player);
  create table badge_work (
    publication text not null references publication (id) on delete cascade,
    version integer not null,
    players integer not null,
    -- What the games came to, one after another; whoever goes on begins behind the last one.
    games jsonb not null default '[]',
    played integer not null default 0,
    done boolean not null default false,
    created double precision not null,
    -- Until when a server has it.
    taken double precision not null default 0,
    primary key (publication, players)
  );
  create index badge_work_open on badge_work (created) where not done;
  -- Every word of the listed texts once: slips are compared with these, not with all texts.
  create table gallery_word (
    -- The word itself, or the word without one letter: words that are near have one of these in common.
    trace text not null,
    word text not null,
    primary key (trace, word)
  );
  create index gallery_word_word on gallery_word (word);
  create index gallery_word_begins on gallery_word (word text_pattern_ops) where trace = word;
  alter table game add column tallied boolean not null default false;
  create index game_untallied on game (id) where stage = 'over' and not tallied;

  -- Whoever goes takes their likes with them; counted here, the sum is right however a row comes or goes.
  create function count_like() returns trigger language plpgsql as $count$ begin
    if tg_op = 'INSERT' then
      update publication set likes = likes + 1 where id = new.publication;
    else
      update publication set likes = likes - 1 where id = old.publication;
    end if;
    return null;
  end $count$;
  create trigger count_like after insert or delete on publication_like for each row execute function count_like();
  create function count_play() returns trigger language plpgsql as $count$ begin
    update publication set plays = plays + 1 where id = new.publication;
    return null;
  end $count$;
  create trigger count_play after insert on publication_game for each row execute function count_play();
  -- Words that are in no text any more are not kept.
  create function forget_words() returns trigger language plpgsql as $forget$ begin
    delete from gallery_word w where w.word = any(old.words)
      and not exists (select 1 from publication p where p.words @> array[w.word]);
    return null;
  end $forget$;
  create trigger forget_words after delete or update of words on publication
    for each row execute function forget_words();
`;
