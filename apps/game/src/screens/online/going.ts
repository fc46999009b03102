/** The way to a table online, and what somebody comes there for. */
import type { Pace } from '@mahjong-fortress/online';
import type { AppModel } from '../../app/app-model.ts';
import type { GameId } from '../../shelf/games.ts';
import type { PlayersWanted } from './players.ts';

/** What somebody looks for among strangers. */
export interface QuickWish {
  readonly game: GameId;
  readonly players: PlayersWanted;
  readonly pace: Pace;
}

const seekers = new Set<string>();
const wishes = new Map<string, QuickWish>();

interface Purpose {
  /** Which game it is. */
  readonly game: GameId;
  /** Whoever comes wants a seat, whichever is free. */
  readonly wantsSeat?: boolean;
  /** Strangers were looked for: as soon as all are there, it begins. */
  readonly wanted?: QuickWish;
}

export function goToTable(app: AppModel, id: string, { game, wantsSeat = false, wanted }: Purpose): void {
  if (wantsSeat) seekers.add(id);
  if (wanted) wishes.set(id, wanted);
  void app.toFarTable(id, game);
}

export function isSeeking(id: string): boolean {
  return seekers.has(id);
}

/** They sit, or there was no seat. */
export function stopSeeking(id: string): void {
  seekers.delete(id);
}

/** What was looked for when somebody came to this table, or made it. */
export function wantedAt(id: string): QuickWish | undefined {
  return wishes.get(id);
}
