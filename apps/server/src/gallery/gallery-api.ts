/** The gallery over the web: publishing, finding, liking. What moderators do is beside it. */
import { createHash } from 'node:crypto';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { anything, fields, oneOf, optional, refine, text, whole } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { GALLERY_LIMITS, type Published, readQuery, VISIBILITIES } from '@mahjong-fortress/gallery';
import { readNewVersion, readPlayableLayout, readPublication } from '@mahjong-fortress/gallery/publication';
import { gameNow, HUMAN, makeRecord, openRecordValue } from '@mahjong-fortress/match';
import type { Hono } from 'hono';
import type { Hall } from '../hall/hall.ts';
import type { Games, OnlineGame } from '../online-game.ts';
import type { KnownPlayer, PlayerStore } from '../store/player-store.ts';
import { dayAt } from '../table/contest.ts';
import { type Answering, type ApiContext, bodyOf, type Env } from '../web/answering.ts';
import { bestOf, isListed, mayOpen, recordFor, relativeOf, treeOf, wholeOf } from './answers.ts';
import { addCare, type CareWorld } from './care-api.ts';
import { makeDeeds, NO_SUCH, readReport } from './deeds.ts';
import { cardOf, type PublicationRow } from './publication-row.ts';
import type { GalleryStores } from './stores.ts';

export interface GalleryWorld extends CareWorld {
  readonly gallery: GalleryStores;
  readonly hall: Hall;
  readonly players: PlayerStore;
  readonly games: Games;
  now(): number;
}

const NOT_YOURS = problem('not-yours', '', 'There is nothing of yours at this address.');

const readVisibility = fields({ visibility: oneOf(VISIBILITIES) });
const readHeir = fields({ player: text(40) });
const readLayout = fields({ layout: refine(anything, readPlayableLayout) });
const readUndo = fields({ version: optional(whole(1, 1e6)) });
const readGame = fields({ record: anything });

interface OpenedGame {
  readonly id: string;
  readonly seats: number;
  readonly points: number | undefined;
  readonly setup: unknown;
  readonly record: unknown;
}

/** A record that was sent in, played again; without the names of those who sat there. */
function openGame({ rules }: OnlineGame, value: unknown): Result<OpenedGame, Problem> {
  const opened = openRecordValue(rules, value);
  if (!opened.ok) return err({ ...opened.error, path: `record/${opened.error.path}` });
  const { record, match } = opened.value;
  const game = gameNow(match);
  if (rules.toMove(game).type !== 'nobody')
    return err(problem('not-over', 'record', 'Only games that are over are counted.'));
  const seats = record.seats.map(({ level = HUMAN }) => ({ level }));
  if (!seats.some(({ level }) => level === HUMAN))
    return err(problem('nobody-played', 'record', 'No person played this game.'));
  const nameless = makeRecord(rules, { ...record, seats }) as { readonly setup: unknown };
  return ok({
    // The same game counts once, whoever sends it.
    id: createHash('sha256').update(JSON.stringify(nameless)).digest('base64url').slice(0, 22),
    seats: seats.length,
    points: seats.length === 1 ? rules.standings(game)[0]?.points : undefined,
    setup: record.setup,
    record: nameless,
  });
}

export function addGallery(app: Hono<Env>, world: GalleryWorld, answering: Answering): void {
  const { gallery, players, games, now } = world;
  const { publications, listing, worth } = gallery;
  const { refuse, tooMuch, addressOf, me, asPlayer } = answering;
  const deeds = makeDeeds(world, answering);
  const played = [...games.values()].find((game) => game.gallery !== undefined);
  const idOf = (c: ApiContext): string => c.req.param('id') ?? '';
  const refuseAs = (c: ApiContext, error: Problem): Response =>
    refuse(c, error.code === 'not-yours' ? 404 : 409, error);

  const looker = async (c: ApiContext) => {
    const player = (await me(c))?.id;
    return { player, isModerator: world.isModerator(c, player) };
  };

  /** Answers about something that whoever asks may see. */
  const about =
    (run: (c: ApiContext, row: PublicationRow) => Promise<Response>) =>
    async (c: ApiContext): Promise<Response> => {
      const row = await publications.find(idOf(c));
      return row && mayOpen(row, await looker(c)) ? run(c, row) : refuse(c, 404, NO_SUCH);
    };

  const showWhole = async (c: ApiContext, id: string): Promise<Response> => {
    const row = await publications.find(id);
    return row ? c.json(await wholeOf(world, row, await looker(c))) : refuse(c, 404, NO_SUCH);
  };

  async function published(
    c: ApiContext,
    made: { readonly id: string; readonly version: number; readonly created: number },
  ): Promise<Response> {
    const row = await publications.find(made.id);
    const same = row ? await publications.sameAs(row.layout.rows, made.id) : [];
    const answer: Published = {
      id: made.id,
      version: made.version,
      undoUntil: made.created + GALLERY_LIMITS.undoMs,
      sameAs: same.map(relativeOf),
    };
    return c.json(answer, 201);
  }

  app.get('/api/gallery', async (c) => {
    const query = readQuery({ get: (name) => c.req.query(name) });
    if (!query.ok) return refuse(c, 400, query.error);
    const { rows, hasMore } = await listing.page(query.value, dayAt(now()));
    const isLast = !hasMore || query.value.page >= GALLERY_LIMITS.pages;
    return c.json({ cards: rows.map(cardOf), ...(isLast ? {} : { next: query.value.page + 1 }) });
  });

  app.post('/api/gallery/check', async (c) => {
    const body = await bodyOf(c, readLayout);
    if (!body.ok) return refuse(c, 400, body.error);
    return c.json({ sameAs: (await publications.sameAs(body.value.layout.rows)).map(relativeOf) });
  });

  app.post(
    '/api/gallery',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readPublication);
      if (!body.ok) return refuse(c, 400, body.error);
      // Whoever asks again what came of it asks for nothing new.
      const before = await publications.made(player.id, body.value.cid);
      if (before) return published(c, before);
      const refused = tooMuch(c, 'publications', player.id);
      if (refused) return refused;
      const made = await publications.publish(player.id, body.value, now());
      return made.ok ? published(c, made.value) : refuse(c, 409, made.error);
    }),
  );

  app.get(
    '/api/gallery/mine',
    asPlayer(async (c, player) => {
      const [own, offered] = await Promise.all([
        publications.of(player.id),
        publications.offeredTo(player.id),
      ]);
      const cards = await Promise.all(own.map((row) => wholeOf(world, row, { player: player.id })));
      return c.json({ cards, offered: offered.map(relativeOf) });
    }),
  );

  app.get(
    '/api/gallery/export',
    asPlayer(async (c, player) => {
      const own = await publications.of(player.id);
      const all = await Promise.all(
        own.map(async ({ id, visibility, ancestors, likes, plays }) => {
          const lines = await publications.versions(id);
          const versions = await Promise.all(lines.map(({ number }) => publications.version(id, number)));
          return { id, visibility, ancestors, likes, plays, versions };
        }),
      );
      c.header('Content-Disposition', 'attachment; filename="gallery.json"');
      return c.json({ format: 'gallery', version: 1, publications: all });
    }),
  );

  app.get('/api/gallery/authors/:player', async (c) => {
    const id = c.req.param('player');
    const name = (await players.names([id])).get(id);
    if (name === undefined) return refuse(c, 404, problem('no-such-player', '', 'There is no such player.'));
    const own = (await publications.of(id)).filter(isListed);
    return c.json({ player: id, name, publications: own.length });
  });

  app.get('/api/gallery/games/:game', async (c) => {
    const record = await recordFor(world, c.req.param('game'));
    return record === undefined ? refuse(c, 404, NO_SUCH) : c.json(record);
  });

  addCare(app, world, answering);

  app.get(
    '/api/gallery/:id',
    about((c, { id }) => showWhole(c, id)),
  );

  app.delete(
    '/api/gallery/:id',
    asPlayer(async (c, player) =>
      (await publications.remove(player.id, idOf(c))) ? c.body(null, 204) : refuse(c, 404, NOT_YOURS),
    ),
  );

  app.get(
    '/api/gallery/:id/versions/:number',
    about(async (c, { id }) => {
      const number = Number(c.req.param('number'));
      const version =
        Number.isInteger(number) && number < 1e6 ? await publications.version(id, number) : undefined;
      if (!version) return refuse(c, 404, NO_SUCH);
      const { layout, note, created } = version;
      return c.json({ layout, created, ...(note === null ? {} : { note }) });
    }),
  );

  app.post(
    '/api/gallery/:id/versions',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readNewVersion);
      if (!body.ok) return refuse(c, 400, body.error);
      const before = await publications.madeOf(player.id, idOf(c), body.value.cid);
      if (before) return published(c, before);
      const refused = tooMuch(c, 'publications', player.id);
      if (refused) return refused;
      const made = await publications.addVersion(player.id, idOf(c), body.value, now());
      return made.ok ? published(c, made.value) : refuseAs(c, made.error);
    }),
  );

  app.put(
    '/api/gallery/:id/visibility',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readVisibility);
      if (!body.ok) return refuse(c, 400, body.error);
      const isDone = await publications.show(player.id, idOf(c), body.value.visibility, now());
      return isDone ? showWhole(c, idOf(c)) : refuse(c, 404, NOT_YOURS);
    }),
  );

  app.post(
    '/api/gallery/:id/undo',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readUndo);
      if (!body.ok) return refuse(c, 400, body.error);
      const undone = await publications.undo(player.id, idOf(c), now(), body.value.version);
      return undone.ok ? c.json({ left: undone.value }) : refuseAs(c, undone.error);
    }),
  );

  const offer = async (c: ApiContext, player: KnownPlayer, heir: string | undefined): Promise<Response> =>
    (await publications.offer(player.id, idOf(c), heir)) ? c.body(null, 204) : refuse(c, 404, NOT_YOURS);

  app.put(
    '/api/gallery/:id/heir',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readHeir);
      return body.ok ? offer(c, player, body.value.player) : refuse(c, 400, body.error);
    }),
  );
  app.delete(
    '/api/gallery/:id/heir',
    asPlayer((c, player) => offer(c, player, undefined)),
  );

  app.post(
    '/api/gallery/:id/accept',
    asPlayer(async (c, player) =>
      (await publications.accept(player.id, idOf(c))) ? showWhole(c, idOf(c)) : refuse(c, 404, NOT_YOURS),
    ),
  );

  app.get(
    '/api/gallery/:id/remixes',
    about(async (c, { id, ancestors }) => {
      const root = ancestors[0] ?? id;
      return c.json(treeOf(root, await publications.family(root)));
    }),
  );

  app.get(
    '/api/gallery/:id/records',
    about(async (c, { id }) => c.json({ best: await bestOf(world, id) })),
  );

  const like = (likes: boolean) =>
    asPlayer(async (c, player) => {
      const count = await deeds.like(c, player, likes);
      return count instanceof Response ? count : c.json({ likes: count, liked: likes });
    });
  app.put('/api/gallery/:id/like', like(true));
  app.delete('/api/gallery/:id/like', like(false));

  app.post(
    '/api/gallery/:id/games',
    asPlayer(async (c, player) => {
      const refused = tooMuch(c, 'plays', player.id) ?? tooMuch(c, 'plays', addressOf(c));
      if (refused) return refused;
      const body = await bodyOf(c, readGame);
      if (!body.ok) return refuse(c, 400, body.error);
      const row = await publications.find(idOf(c));
      if (!row || !played?.gallery || !mayOpen(row, { player: player.id })) return refuse(c, 404, NO_SUCH);
      const opened = openGame(played, body.value.record);
      if (!opened.ok) return refuse(c, 409, opened.error);
      const { setup, ...game } = opened.value;
      const rows = played.gallery.playedOn(setup)?.rows ?? [];
      const counted = await worth.count({ ...game, player: player.id, on: { id: row.id, rows } }, now());
      return counted?.publication === row.id
        ? c.json({ plays: counted.plays, game: game.id }, 201)
        : refuse(c, 409, problem('another', 'record', 'This game was played on something else.'));
    }),
  );

  app.post(
    '/api/gallery/:id/report',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readReport);
      if (!body.ok) return refuse(c, 400, body.error);
      return (await deeds.report(c, player, body.value)) ?? c.body(null, 204);
    }),
  );
}
