/** What a game has brought besides points; fetched at its end. */
import { later } from '../../ui/later.tsx';

/** If it doesn't come, nothing is missed: it is found among the statistics. */
export const EndNews = later(
  async () => (await import('../../career/end-news.tsx')).EndNews,
  () => undefined,
);

/** Likewise: whoever isn't asked now may like it another time. */
export const LikedIt = later(
  async () => (await import('../../career/liked-it.tsx')).LikedIt,
  () => undefined,
);
