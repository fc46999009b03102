/** The log of a table: everything that was ever done at it, in order. Nothing is ever changed or taken out. */
import type { Phrase } from '@mahjong-fortress/online';

export type EntryBody =
  | { readonly type: 'sat'; readonly player: string }
  | { readonly type: 'left' }
  | { readonly type: 'computer'; readonly level: string }
  | { readonly type: 'opened' }
  | { readonly type: 'started' }
  | { readonly type: 'acted'; readonly by: 'person' | 'computer' | 'rules'; readonly action: string }
  /** Back to where the game stood after so many actions. */
  | { readonly type: 'undone'; readonly actions: number }
  /** In a rated game: may it be taken back? */
  | { readonly type: 'undo-asked'; readonly actions: number }
  | { readonly type: 'undo-refused' }
  | { readonly type: 'phrase'; readonly phrase: Phrase }
  | { readonly type: 'late' }
  /** The others give whoever is late more time. */
  | { readonly type: 'waited' }
  | { readonly type: 'pause'; readonly wanted: boolean }
  | { readonly type: 'resumed' }
  | { readonly type: 'resigned' }
  | { readonly type: 'claimed' }
  | { readonly type: 'substituted'; readonly level: string }
  | { readonly type: 'returned' }
  /** Somebody has days off until then, by the clock of the server; their own clock stands still. */
  | { readonly type: 'away'; readonly until: number }
  | { readonly type: 'back' }
  | { readonly type: 'rematch'; readonly next: string };

export interface Entry {
  /** From 1, without a gap. */
  readonly seq: number;
  /** By the clock of the game, which stands still while no server runs. */
  readonly at: number;
  /** Whose intent it was and how they called it; absent for what clocks, computers and rules do. */
  readonly cid?: string;
  /** The seat it is about. */
  readonly seat?: number;
  readonly body: EntryBody;
}

/** An entry that has no number yet. */
export type EntryDraft = Omit<Entry, 'seq' | 'at'>;
