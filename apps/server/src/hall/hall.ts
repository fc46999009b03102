/** All tables of this node that somebody is at or that something happens at; the others sleep in the database. */
import { randomBytes } from 'node:crypto';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { secretSeedFrom } from '@mahjong-fortress/base/secret-seed';
import type { Pace, Placing } from '@mahjong-fortress/online';
import type { DailyGame, OnlineGame } from '../online-game.ts';
import { repeating } from '../repeating.ts';
import { AWAY, BACK } from '../store/holiday-store.ts';
import { REFRESH_MS } from '../store/presence-store.ts';
import { type LoggedTable, rematchOf, type TableSettings, tableId } from '../table/table.ts';
import type { House } from './house.ts';
import { openRoom, type Room } from './room.ts';

interface NewTable {
  /** Names the intent, so that it is made once. */
  readonly cid: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly Placing[];
  readonly pace: Pace;
  readonly public: boolean;
  readonly rated: boolean;
  readonly host: string;
}

interface ContestAttempt {
  readonly game: OnlineGame;
  readonly day: string;
  readonly seed: string;
  readonly played: DailyGame;
  readonly player: string;
}

export interface Hall {
  room(id: string): Room;
  create(table: NewTable): Promise<Result<string, Problem>>;
  /** The table of somebody's attempt at the contest of a day: made, dealt and begun once. */
  enterContest(attempt: ContestAttempt): Promise<string>;
  /** Writes holidays, and their ends, into the logs of slow games that don't have them yet. */
  keepHolidays(): Promise<void>;
  /** Counts rated games that ended in the moment in which their server did. */
  countGames(): Promise<void>;
  catchUp(id: string): void;
  /** Tells those at somebody's tables what they are called now, or that they are gone. */
  introduce(player: string): Promise<void>;
  forgetAll(): void;
  count(): { readonly rooms: number; readonly visitors: number };
  close(): void;
}

const UNTIMED: Pace = { type: 'untimed' };
const SWEEP_MS = 300;
/** How late a lost wake is made up for. */
const POLL_MS = 2000;
const IDLE_MS = 30_000;

export function openHall(
  shared: Omit<House, 'prepareRematch'>,
  { polls }: { readonly polls: boolean },
): Hall {
  const rooms = new Map<string, Room>();
  const house: House = { ...shared, prepareRematch };

  function room(id: string): Room {
    const known = rooms.get(id) ?? openRoom(id, house);
    rooms.set(id, known);
    return known;
  }

  async function furnish(
    id: string,
    game: string,
    settings: TableSettings,
    seed = secretSeedFrom(randomBytes(32)),
  ): Promise<void> {
    const rules = house.games.get(game)?.version ?? '';
    await house.gameStore.create({ id, game, rules, settings, seed }, house.now());
  }

  async function seat(
    id: string,
    players: readonly (string | undefined)[],
    levels: readonly (string | undefined)[],
  ) {
    for (const [index, player] of players.entries()) {
      const cid = `seat/${index}`;
      const level = levels[index];
      if (player !== undefined) await room(id).put({ cid, seat: index, body: { type: 'sat', player } });
      else if (level !== undefined)
        await room(id).put({ cid, seat: index, body: { type: 'computer', level } });
    }
  }

  /** The same table once more, everybody one seat further on. */
  async function prepareRematch(table: LoggedTable): Promise<void> {
    const id = rematchOf(table);
    const { seats } = table;
    const rotated = seats.map((_, index) => seats[(index + seats.length - 1) % seats.length]);
    await furnish(id, table.game.rules.id, table.settings);
    await seat(
      id,
      rotated.map((one) => (one?.type === 'person' ? one.player : undefined)),
      rotated.map((one) => (one?.type === 'computer' ? one.level : undefined)),
    );
  }

  async function enterContest(attempt: ContestAttempt): Promise<string> {
    const { game, day, seed, played, player } = attempt;
    // With the seed in it, nobody finds the table of somebody else.
    const id = tableId('daily', seed, player);
    const settings = { ...played, pace: UNTIMED, public: false, host: player, daily: day };
    await furnish(id, game.rules.id, settings, seed);
    await seat(id, [player], []);
    await room(id).put({ cid: 'start', body: { type: 'started' } });
    return id;
  }

  async function create(wanted: NewTable): Promise<Result<string, Problem>> {
    const game = house.games.get(wanted.game);
    if (!game) return err(problem('no-such-game', 'game', 'This server doesn’t have that game.'));
    const { seats, levels, rules } = { ...game, seats: wanted.seats };
    if (seats.length < game.seats.least || seats.length > game.seats.most) {
      const message = `This game is for ${game.seats.least} to ${game.seats.most} players.`;
      return err(problem('seats', 'seats', message));
    }
    const stranger = seats.findIndex((one) => one.type === 'computer' && !levels.includes(one.level));
    if (stranger >= 0)
      return err(problem('no-such-level', `seats/${stranger}`, 'There is no such computer.'));
    if (wanted.rated && seats.some(({ type }) => type === 'computer'))
      return err(problem('rated', 'rated', 'In a rated game only people play.'));
    const setup = rules.parseSetup(wanted.setup, seats.length);
    if (!setup.ok) return err({ ...setup.error, path: `setup/${setup.error.path}` });
    const dealt = rules.begin(setup.value);
    if (!dealt.ok) return err({ ...dealt.error, path: `setup/${dealt.error.path}` });
    const id = tableId(wanted.host, wanted.cid);
    await furnish(id, wanted.game, {
      setup: rules.makeSetup(rules.seeded(setup.value, '')),
      seats: seats.length,
      pace: wanted.pace,
      public: wanted.public,
      rated: wanted.rated,
      host: wanted.host,
    });
    await seat(
      id,
      seats.map((one) => (one.type === 'host' ? wanted.host : undefined)),
      seats.map((one) => (one.type === 'computer' ? one.level : undefined)),
    );
    return ok(id);
  }

  async function sweep(): Promise<void> {
    const due = await house.gameStore.due(house.now());
    await Promise.all(due.map((id) => room(id).nudge()));
  }

  async function countGames(): Promise<void> {
    // Nobody may be there any more: it has to be read all the same.
    for (const id of await house.ratings.uncounted()) await room(id).nudge();
  }

  async function keepHolidays(): Promise<void> {
    const now = house.now();
    for (const { id, game, player, until } of await house.holidays.notBegun(now))
      await room(game).put({ cid: `${AWAY}${id}`, body: { type: 'away', until } }, player);
    for (const { id, game, player } of await house.holidays.notEnded(now))
      await room(game).put({ cid: `${BACK}${id}`, body: { type: 'back' } }, player);
  }

  async function poll(): Promise<void> {
    const heads = [...rooms]
      .filter(([, { visitors }]) => visitors.size > 0)
      .map(([id, one]) => [id, one.head()] as const);
    if (heads.length === 0) return;
    const longer = await house.gameStore.longerThan(new Map(heads));
    await Promise.all(longer.map((id) => room(id).catchUp()));
  }

  async function tidy(): Promise<void> {
    const visits = [...rooms].flatMap(([game, { visitors }]) =>
      [...new Set([...visitors].map(({ player }) => player))].map((player) => ({ game, player })),
    );
    await house.presence.put(visits, true, house.now());
    for (const [id, one] of rooms) {
      if (one.visitors.size === 0 && house.now() - one.idleSince() > IDLE_MS) rooms.delete(id);
    }
  }

  const stops = [
    repeating(SWEEP_MS, 'sweep', sweep),
    repeating(REFRESH_MS, 'tidy', tidy),
    repeating(REFRESH_MS, 'ratings', countGames),
    repeating(REFRESH_MS, 'holidays', keepHolidays),
    ...(polls ? [repeating(POLL_MS, 'poll', poll)] : []),
  ];

  function catchUp(id: string): void {
    rooms
      .get(id)
      ?.catchUp()
      .catch((error) => console.error(`table ${id}: ${error.message}`));
  }

  return {
    room,
    create,
    enterContest,
    keepHolidays,
    countGames,
    catchUp,
    async introduce(player) {
      for (const { id } of await house.gameStore.of(player)) {
        catchUp(id);
        house.bus.wake(id);
      }
    },
    forgetAll() {
      for (const one of rooms.values()) one.forget();
    },
    count: () => ({
      rooms: rooms.size,
      visitors: [...rooms.values()].reduce((sum, { visitors }) => sum + visitors.size, 0),
    }),
    close() {
      for (const stop of stops) stop();
    },
  };
}
