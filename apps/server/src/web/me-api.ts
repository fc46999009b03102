/** Who I am: a name, my games, days off, whom I don't want to meet; everything about me, and nothing any more. */
import { problem } from '@mahjong-fortress/base/problem';
import { fields, oneOf, optional, text, whole } from '@mahjong-fortress/base/reader';
import { CONDUCT_REASONS } from '@mahjong-fortress/online';
import type { Hono } from 'hono';
import type { Db } from '../db/db.ts';
import type { Hall } from '../hall/hall.ts';
import type { CompanyStore } from '../store/company-store.ts';
import { exportOf } from '../store/export.ts';
import type { GameStore } from '../store/game-store.ts';
import { HOLIDAY_DAYS, type HolidayStore } from '../store/holiday-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { RatingStore } from '../store/rating-store.ts';
import { type Answering, bodyOf, type Env } from './answering.ts';
import { noCookie } from './identity.ts';
import { listed } from './listing.ts';
import { guestName, readName } from './names.ts';

export interface MeWorld {
  readonly db: Db;
  readonly hall: Hall;
  readonly gameStore: GameStore;
  readonly players: PlayerStore;
  readonly ratings: RatingStore;
  readonly holidays: HolidayStore;
  readonly company: CompanyStore;
  /** Closes the lines of somebody who is gone. */
  dismiss(player: string): void;
  now(): number;
}

const readGuest = fields({ name: optional(text(100)), language: optional(text(40)) });
const readHoliday = fields({ days: whole(1, HOLIDAY_DAYS) });
const readBlock = fields({ player: text(40) });
const readReport = fields({
  player: text(40),
  game: optional(text(40)),
  reason: oneOf(CONDUCT_REASONS),
  words: optional(text(1000)),
});

export function addMe(app: Hono<Env>, world: MeWorld, answering: Answering): void {
  const { players, ratings, gameStore, holidays, company, hall } = world;
  const { refuse, tooMuch, welcome, me, asPlayer, isSecure } = answering;

  app.post('/api/me', async (c) => {
    const body = await bodyOf(c, readGuest);
    if (!body.ok) return refuse(c, 400, body.error);
    const { language = '' } = body.value;
    const name = body.value.name === undefined ? undefined : readName(body.value.name);
    if (name && !name.ok) return refuse(c, 400, name.error);
    const known = await me(c);
    if (known) {
      if (!name) return c.json({ player: known.id, name: known.name });
      const refused = tooMuch(c, 'names', known.id);
      if (refused) return refused;
      await players.rename(known.id, name.value);
      await hall.introduce(known.id);
      return c.json({ player: known.id, name: name.value });
    }
    const guest = await welcome(c, name?.value ?? guestName(language));
    return guest instanceof Response ? guest : c.json({ player: guest.id, name: guest.name }, 201);
  });

  app.get(
    '/api/me',
    asPlayer(async (c, player) => {
      return c.json({
        player: player.id,
        name: player.name,
        ratings: (await ratings.of([player.id])).get(player.id) ?? [],
        ...(await listed(world, await gameStore.of(player.id))),
        blocked: await company.blockedBy(player.id),
        holiday: await holidays.now(player.id, world.now()),
      });
    }),
  );

  app.delete(
    '/api/me',
    asPlayer(async (c, player) => {
      await players.remove(player.id);
      world.dismiss(player.id);
      await hall.introduce(player.id);
      c.header('Set-Cookie', noCookie(isSecure));
      return c.body(null, 204);
    }),
  );

  app.get(
    '/api/me/export',
    asPlayer(async (c, player) => {
      c.header('Content-Disposition', 'attachment; filename="me.json"');
      return c.json(await exportOf(world.db, player.id));
    }),
  );

  app.post(
    '/api/me/holiday',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readHoliday);
      if (!body.ok) return refuse(c, 400, body.error);
      const begun = await holidays.begin(player.id, body.value.days, world.now());
      if (!begun.ok) return refuse(c, 409, begun.error);
      await hall.keepHolidays();
      return c.json(begun.value, 201);
    }),
  );

  app.delete(
    '/api/me/holiday',
    asPlayer(async (c, player) => {
      await holidays.end(player.id, world.now());
      await hall.keepHolidays();
      return c.body(null, 204);
    }),
  );

  app.post(
    '/api/me/blocks',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readBlock);
      if (!body.ok) return refuse(c, 400, body.error);
      if (body.value.player === player.id) return refuse(c, 400, problem('own', 'player', 'That is you.'));
      const refused = tooMuch(c, 'complaints', player.id);
      if (refused) return refused;
      const isKnown = await company.block(player.id, body.value.player, world.now());
      return isKnown
        ? c.body(null, 204)
        : refuse(c, 404, problem('no-such-player', 'player', 'There is no such player.'));
    }),
  );

  app.delete('/api/me/blocks/:player', (c) =>
    asPlayer(async (_, player) => {
      await company.unblock(player.id, c.req.param('player'));
      return c.body(null, 204);
    })(c),
  );

  app.post(
    '/api/reports',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readReport);
      if (!body.ok) return refuse(c, 400, body.error);
      const refused = tooMuch(c, 'complaints', player.id);
      if (refused) return refused;
      const isKnown = await company.report(player.id, body.value, world.now());
      return isKnown
        ? c.body(null, 204)
        : refuse(c, 404, problem('no-such-player', 'player', 'There is no such player.'));
    }),
  );
}
