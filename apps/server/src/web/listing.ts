/** Games as lists show them: with names, and with how strong people are. */
import type { GameListing } from '../store/game-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { type RatingStore, ratingIn } from '../store/rating-store.ts';

interface ListingWorld {
  readonly players: PlayerStore;
  readonly ratings: RatingStore;
  now(): number;
}

export async function listed({ players, ratings, now }: ListingWorld, list: readonly GameListing[]) {
  const everybody = [...new Set(list.flatMap(({ players: ids }) => ids))];
  const [names, strengths] = await Promise.all([players.names(everybody), ratings.of(everybody)]);
  const games = list.map(({ players: ids, settings, turn, due, ...game }) => ({
    ...game,
    seats: settings.seats,
    pace: settings.pace,
    setup: settings.setup,
    rated: settings.rated ?? false,
    ...(settings.daily === undefined ? {} : { daily: settings.daily }),
    players: ids.map((id) => {
      const rating = ratingIn(strengths.get(id), { game: game.game, seats: settings.seats });
      return { player: id, name: names.get(id) ?? '', ...(rating ? { rating } : {}) };
    }),
    ...(turn === null ? {} : { turn }),
    ...(due == null ? {} : { due }),
  }));
  return { games, now: now() };
}
