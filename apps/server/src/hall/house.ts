/** What all rooms of a node share. */
import type { Bus } from '../bus/bus.ts';
import type { Computers } from '../computers/computers.ts';
import type { Games } from '../online-game.ts';
import type { Appender } from '../store/appender.ts';
import type { CompanyStore } from '../store/company-store.ts';
import type { GameStore } from '../store/game-store.ts';
import type { HolidayStore } from '../store/holiday-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PresenceStore } from '../store/presence-store.ts';
import type { RatingStore } from '../store/rating-store.ts';
import type { LoggedTable } from '../table/table.ts';
import type { Metrics } from '../web/metrics.ts';

export interface House {
  readonly games: Games;
  readonly gameStore: GameStore;
  readonly players: PlayerStore;
  readonly presence: PresenceStore;
  readonly ratings: RatingStore;
  readonly holidays: HolidayStore;
  readonly company: CompanyStore;
  readonly appender: Appender;
  readonly computers: Computers;
  readonly bus: Bus;
  readonly metrics: Metrics;
  now(): number;
  /** Whoever was away because nothing ran was not away. */
  readonly upSince: number;
  /** Makes the table of a rematch, unless it is there. */
  prepareRematch(table: LoggedTable): Promise<void>;
}
