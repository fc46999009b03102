/** What is put together from the words for online tables: paces, strengths, times. */
import type { Pace, Rating } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';

const MINUTE = 60;

export function paceWords(pace: Pace, { paces }: OnlineWords): string {
  switch (pace.type) {
    case 'live':
      return paces.live(Math.round(pace.bank / MINUTE), pace.increment);
    case 'slow':
      return paces.slow(pace.days);
    case 'untimed':
      return paces.untimed;
  }
}

export function ratingWords({ rating, uncertainty }: Rating, { me }: OnlineWords): string {
  return me.ratings.value(Math.round(rating), Math.round(uncertainty));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** As coarse as it is far away. */
export function durationWords(ms: number, { times }: OnlineWords): string {
  if (ms >= 2 * DAY_MS) return times.days(Math.floor(ms / DAY_MS));
  if (ms >= HOUR_MS) return times.hours(Math.floor(ms / HOUR_MS));
  return times.minutes(Math.max(0, Math.ceil(ms / MINUTE_MS)));
}

export function timeLeftWords(ms: number, words: OnlineWords): string {
  return ms <= 0 ? words.lobby.late : words.lobby.left(durationWords(ms, words));
}
