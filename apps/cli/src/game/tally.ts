/** What many games add up to. */
import type { Standing } from '@mahjong-fortress/match';

interface SeatTally {
  readonly points: number;
  /** A shared victory counts for everyone who shares it. */
  readonly wins: number;
  readonly best: number;
}

export interface GamesTally {
  readonly games: number;
  readonly actions: number;
  readonly rounds: number;
  readonly seats: readonly SeatTally[];
}

export function emptyTally(players: number): GamesTally {
  const seats = Array.from({ length: players }, () => ({ points: 0, wins: 0, best: 0 }));
  return { games: 0, actions: 0, rounds: 0, seats };
}

export interface Finished {
  readonly standings: readonly Standing[];
  readonly rounds: number;
  readonly actions: number;
}

export function withGame(tally: GamesTally, { standings, rounds, actions }: Finished): GamesTally {
  return {
    games: tally.games + 1,
    actions: tally.actions + actions,
    rounds: tally.rounds + rounds,
    seats: tally.seats.map(({ points, wins, best }, seat) => {
      const standing = standings.find((one) => one.seat === seat);
      const total = standing?.points ?? 0;
      return {
        points: points + total,
        wins: wins + (standing?.place === 1 ? 1 : 0),
        best: Math.max(best, total),
      };
    }),
  };
}

const per = (sum: number, games: number) => (games === 0 ? 0 : Math.round((100 * sum) / games) / 100);

export function summaryOf({ games, actions, rounds, seats }: GamesTally, levels: readonly string[]) {
  return {
    games,
    actionsPerGame: per(actions, games),
    roundsPerGame: per(rounds, games),
    seats: seats.map(({ points, wins, best }, seat) => ({
      level: levels[seat],
      wins,
      pointsPerGame: per(points, games),
      best,
    })),
  };
}
