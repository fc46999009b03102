/** What every Dragon card tells the scoring: one small interface, one file per card (§8). */
import type { Realm, RealmCell } from '../realm.ts';

/** Points with the cells they came from. */
export interface DragonLine {
  readonly vp: number;
  readonly cells: readonly RealmCell[];
}

export interface Dragon {
  /** Whether the points depend on the neighbours' realms too. */
  readonly compares?: true;
  /** `neighbours`: the realms to compare with, left then right; one with two players, none in a solo game. */
  score(realm: Realm, neighbours: readonly Realm[]): readonly DragonLine[];
}
