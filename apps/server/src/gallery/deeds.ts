/** What anybody can do about a publication, whether a program asks for it or a form of its page. */
import { problem } from '@mahjong-fortress/base/problem';
import { fields, oneOf, optional, type Read, refine, text } from '@mahjong-fortress/base/reader';
import { ok } from '@mahjong-fortress/base/result';
import { GALLERY_LIMITS, plainProse, REPORT_REASONS, type ReportReason } from '@mahjong-fortress/gallery';
import type { KnownPlayer } from '../store/player-store.ts';
import type { Answering, ApiContext } from '../web/answering.ts';
import { mayOpen } from './answers.ts';
import type { PublicationRow } from './publication-row.ts';
import type { GalleryStores } from './stores.ts';

interface DeedsWorld {
  readonly gallery: GalleryStores;
  now(): number;
}

interface Report {
  readonly reason: ReportReason;
  readonly words?: string | undefined;
}

/** Each answers with a refusal where it could not be done. */
export interface Deeds {
  /** How many like it now. */
  like(c: ApiContext, player: KnownPlayer, likes: boolean): Promise<number | Response>;
  report(c: ApiContext, player: KnownPlayer, report: Report): Promise<Response | undefined>;
}

export const NO_SUCH = problem('no-such-publication', '', 'There is nothing like that in the gallery.');
const OWN = problem('own', '', 'This one is yours.');

export const readReport: Read<Report> = fields({
  reason: oneOf(REPORT_REASONS),
  words: optional(refine(text(GALLERY_LIMITS.words), (words) => ok(plainProse(words)))),
});

export function makeDeeds(
  { gallery: { publications, worth }, now }: DeedsWorld,
  { refuse, tooMuch, addressOf }: Answering,
): Deeds {
  /** Something of somebody else's that they may see. */
  async function foreign(c: ApiContext, { id }: KnownPlayer): Promise<PublicationRow | Response> {
    const row = await publications.find(c.req.param('id') ?? '');
    if (!row || !mayOpen(row, { player: id })) return refuse(c, 404, NO_SUCH);
    return row.author === id ? refuse(c, 409, OWN) : row;
  }

  return {
    async like(c, player, likes) {
      const refused = tooMuch(c, 'likes', player.id) ?? tooMuch(c, 'likes', addressOf(c));
      if (refused) return refused;
      const row = await foreign(c, player);
      if (row instanceof Response) return row;
      return (await worth.like(row.id, player.id, likes, now())) ?? refuse(c, 404, NO_SUCH);
    },
    async report(c, player, report) {
      const row = await foreign(c, player);
      if (row instanceof Response) return row;
      const refused =
        tooMuch(c, 'complaints', player.id) ?? tooMuch(c, 'sameComplaint', `${addressOf(c)} ${row.id}`);
      if (refused) return refused;
      await worth.report(row.id, player.id, report, now());
      return undefined;
    },
  };
}
