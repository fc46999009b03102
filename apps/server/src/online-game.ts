/** A game as the server knows it: only by the contract. */
import type { Random } from '@mahjong-fortress/base/random';
import type { GameRules } from '@mahjong-fortress/match';
import type { Featured, GalleryGame } from './gallery/gallery-game.ts';

export type AnyRules = GameRules<unknown, unknown, unknown, unknown, unknown>;

export interface DailyGame {
  readonly setup: unknown;
  readonly seats: number;
}

export interface OnlineGame {
  readonly rules: AnyRules;
  /** Another text whenever the rules may have changed. */
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The computers that can play it, the weakest first. */
  readonly levels: readonly string[];
  /** The one of them that plays for somebody who is gone; without one, the others win. Running games rely on it. */
  readonly standIn?: string;
  /**
   * What everybody plays alone on a day, if there is a contest in this game, also on what is featured in the gallery; the deal
   * is the server's.
   */
  readonly daily?: (day: string, featured: readonly Featured[]) => DailyGame;
  /** If the gallery is about what it is played on; one game of a server at most. */
  readonly gallery?: GalleryGame;
  /** The next actions of a computer, at least one; asked in a thread. */
  decide(view: unknown, level: string, random: Random): readonly unknown[];
}

/** What a registry module exports: the games of a server, by their ids. */
export type Games = ReadonlyMap<string, OnlineGame>;

export async function loadGames(registry: string): Promise<Games> {
  const module: { readonly games: readonly OnlineGame[] } = await import(registry);
  return new Map(module.games.map((game) => [game.rules.id, game]));
}
