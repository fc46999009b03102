/** Everything that is known about a person, for that person. */
import type { Db, Row } from '../db/db.ts';

/** By what it is called for people; what proves who somebody is stays here. */
const PARTS: Readonly<Record<string, string>> = {
  ratings: 'select game, seats, mu, sigma, games from rating where player = $1 order by game, seats',
  holidays: 'select until, days from holiday where player = $1 order by until',
  devices: 'select created from device where player = $1 order by created',
  passkeys: 'select id, created from passkey where player = $1 order by created',
  notices: 'select quiet, told from notice_wish where player = $1',
  subscriptions: 'select endpoint, created from push where player = $1 order by created',
  mail: 'select address, language, confirmed, told from mail where player = $1',
  blocked: 'select blocked as player, created from block where player = $1 order by created',
  reports:
    'select about as player, game, reason, words, created from report where player = $1 order by created',
  publications: `select id, visibility, hold, featured, ancestors, likes, plays, created, updated, (
      select jsonb_agg(jsonb_build_object('number', number, 'layout', layout, 'note', note, 'created', created) order by number)
      from publication_version v where v.publication = p.id
    ) as versions from publication p where author = $1 order by created`,
  likes: 'select publication, created from publication_like where player = $1 order by created',
  publicationReports:
    'select publication, reason, words, created from publication_report where player = $1 order by created',
  acts: 'select publication, act, reason, created from publication_act where moderator = $1 order by created',
  plays: `select id, publication, version, seats, points, record, created from publication_game
    where player = $1 order by created`,
  games: `select id, game, stage, settings->'pace' as pace, created, touched from game
    where players @> jsonb_build_array($1::text) order by created`,
  entries: `select e.game, e.seq, e.at, e.body from entry e where e.cid like $1::text || '/%' order by e.game, e.seq`,
};

export async function exportOf(db: Db, player: string): Promise<Row> {
  const [person] = await db.query('select id as player, name, created from player where id = $1', [player]);
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, sql]) => [name, await db.query(sql, [player])] as const),
  );
  return { format: 'player', version: 1, ...person, ...Object.fromEntries(parts) };
}
