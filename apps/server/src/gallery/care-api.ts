/** What moderators see and do. Every act has a reason that the author can read. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@mahjong-fortress/base/problem';
import { fields, oneOf, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import { ACTS, GALLERY_LIMITS, plainProse } from '@mahjong-fortress/gallery';
import type { Hono } from 'hono';
import type { PlayerStore } from '../store/player-store.ts';
import { type Answering, type ApiContext, bodyOf, type Env } from '../web/answering.ts';
import { wholeOf } from './answers.ts';
import { NO_SUCH } from './deeds.ts';
import type { GalleryStores } from './stores.ts';

export interface CareWorld {
  readonly gallery: GalleryStores;
  readonly players: PlayerStore;
  isModerator(c: ApiContext, player: string | undefined): boolean;
  now(): number;
}

export interface Moderators {
  /** Ids of players. */
  readonly moderators: readonly string[];
  readonly moderatorToken?: string | undefined;
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** By who they are, or by a token that an operator gives to a program. */
export function moderatorCheck({ moderators, moderatorToken }: Moderators): CareWorld['isModerator'] {
  return (c, player) => {
    if (player !== undefined && moderators.includes(player)) return true;
    const [, token] = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '') ?? [];
    if (!moderatorToken || token === undefined) return false;
    return timingSafeEqual(digest(token), digest(moderatorToken));
  };
}

export const readAct = fields({
  act: oneOf(ACTS),
  reason: refine(text(GALLERY_LIMITS.words), (reason, path) => {
    const plain = plainProse(reason);
    return plain === '' ? err(problem('reason', path, 'Say why: the author reads it.')) : ok(plain);
  }),
});

const NOT_FOR_YOU = problem('not-moderator', '', 'This is for moderators.');

export function addCare(app: Hono<Env>, world: CareWorld, { refuse, me }: Answering): void {
  const { publications, worth } = world.gallery;
  const idOf = (c: ApiContext): string => c.req.param('id') ?? '';

  app.get('/api/gallery/moderation', async (c) => {
    const player = (await me(c))?.id;
    if (!world.isModerator(c, player)) return refuse(c, 403, NOT_FOR_YOU);
    const rows = await worth.waiting();
    const cards = await Promise.all(
      rows.map(async (row) => ({
        ...(await wholeOf(world, row, { player, isModerator: true })),
        reports: await worth.reports(row.id),
        acts: await worth.acts(row.id),
      })),
    );
    return c.json({ cards });
  });

  app.get('/api/gallery/:id/acts', async (c) => {
    const player = (await me(c))?.id;
    const isAuthor = player !== undefined && (await publications.find(idOf(c)))?.author === player;
    if (!isAuthor && !world.isModerator(c, player)) return refuse(c, 403, NOT_FOR_YOU);
    return c.json({ acts: await worth.acts(idOf(c)) });
  });

  app.post('/api/gallery/:id/acts', async (c) => {
    const player = (await me(c))?.id;
    if (!world.isModerator(c, player)) return refuse(c, 403, NOT_FOR_YOU);
    const body = await bodyOf(c, readAct);
    if (!body.ok) return refuse(c, 400, body.error);
    const isDone = await worth.act(idOf(c), { ...body.value, moderator: player }, world.now());
    return isDone ? c.json({ acts: await worth.acts(idOf(c)) }, 201) : refuse(c, 404, NO_SUCH);
  });
}
