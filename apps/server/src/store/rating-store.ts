/**
 * How strong people are, for each game and number of players. A finished game counts once: what it changes is written
 * together with the note that it was counted, and only if nobody else's game has changed the same people meanwhile.
 */
import type { Outcome, Rating } from '@mahjong-fortress/online';
import { rate, rating } from 'openskill';
import type { Db, Row } from '../db/db.ts';
import type { RatedPlace } from '../table/rated.ts';

/** Which rating it is. */
export interface RatingKind {
  readonly game: string;
  readonly seats: number;
}

interface PlayerRating extends RatingKind, Rating {
  /** How many games it comes from. */
  readonly games: number;
}

/** The one that is meant, of all that somebody has. */
export function ratingIn(
  ratings: readonly PlayerRating[] | undefined,
  { game, seats }: RatingKind,
): Rating | undefined {
  const found = ratings?.find((one) => one.game === game && one.seats === seats);
  return found && { rating: found.rating, uncertainty: found.uncertainty };
}

interface FinishedGame extends RatingKind {
  readonly id: string;
  readonly places: readonly RatedPlace[];
}

export interface RatingStore {
  /** Counts a game, unless it was counted before; true if this call did. */
  count(finished: FinishedGame): Promise<boolean>;
  /** Rated games that are over and not counted yet. */
  uncounted(): Promise<readonly string[]>;
  of(players: readonly string[]): Promise<ReadonlyMap<string, readonly PlayerRating[]>>;
}

interface RatingRow extends Row {
  readonly player: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What people see: 25 ± 8⅓, with which everybody begins, is 1500 ± 500. */
const SCALE = 60;

function shown({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): Rating {
  return { rating: Math.round(SCALE * mu), uncertainty: Math.round(SCALE * sigma) };
}

const ENSURE = `
  insert into rating (player, game, seats, mu, sigma, games)
  select id, $2, $3, $4, $5, 0 from player where id = any($1::text[])
  on conflict (player, game, seats) do nothing`;

/** The rows are held in one order until all are written; a row that has changed since it was read lets none be written. */
const COUNT = `
  with wanted as (
    select * from jsonb_to_recordset($2::jsonb) as w (player text, mu double precision, sigma double precision, games integer)
  ), held as (
    select r.player, r.games from rating r join wanted w on w.player = r.player
    where r.game = $3 and r.seats = $4 order by r.player for update of r
  ), counted as (
    update game set rated = $5::jsonb where id = $1 and rated is null
      and not exists (select 1 from held join wanted w on w.player = held.player where held.games <> w.games)
    returning id
  )
  update rating r set mu = w.mu, sigma = w.sigma, games = w.games + 1
  from wanted w, counted where r.player = w.player and r.game = $3 and r.seats = $4`;

const ATTEMPTS = 20;

export function makeRatingStore(db: Db): RatingStore {
  const rows = (players: readonly string[], { game, seats }: RatingKind): Promise<readonly RatingRow[]> =>
    db.query<RatingRow>(
      'select player, mu, sigma, games from rating where player = any($1::text[]) and game = $2 and seats = $3',
      [[...players], game, seats],
    );

  async function isCounted(id: string): Promise<boolean> {
    const [row] = await db.query('select 1 from game where id = $1 and rated is not null', [id]);
    return row !== undefined;
  }

  /** Who has been deleted meanwhile counts as somebody new, for the others' sake. */
  async function attempt({ id, game, seats, places }: FinishedGame): Promise<void> {
    const players = places.map(({ player }) => player);
    const first = rating();
    await db.query(ENSURE, [players, game, seats, first.mu, first.sigma]);
    const known = new Map((await rows(players, { game, seats })).map((row) => [row.player, row]));
    const before = players.map((player) => known.get(player) ?? { player, ...first, games: 0 });
    const rated = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: places.map(({ place }) => place) },
    );
    const after = before.map((one, index) => ({ ...one, ...rated[index]?.[0] }));
    const told: Outcome['ratings'] = before.map((one, index) => ({
      before: shown(one),
      after: shown(after[index] ?? one),
    }));
    await db.query(COUNT, [id, JSON.stringify(after), game, seats, JSON.stringify(told)]);
  }

  return {
    async count(finished) {
      if (await isCounted(finished.id)) return false;
      for (let tried = 0; tried < ATTEMPTS; tried++) {
        await attempt(finished);
        if (await isCounted(finished.id)) return true;
      }
      return false;
    },
    async uncounted() {
      const found = await db.query<{ id: string }>(
        `select id from game where stage = 'over' and rated is null and (settings->>'rated')::boolean limit 100`,
      );
      return found.map(({ id }) => id);
    },
    async of(players) {
      const found = await db.query<RatingRow & RatingKind>(
        `select player, game, seats, mu, sigma, games from rating
         where player = any($1::text[]) and games > 0 order by game, seats`,
        [[...players]],
      );
      const lists = new Map<string, PlayerRating[]>();
      for (const { player, game, seats, games, ...one } of found) {
        const list = lists.get(player) ?? [];
        list.push({ game, seats, games, ...shown(one) });
        lists.set(player, list);
      }
      return lists;
    },
  };
}
