/** Who plays a seat. */
export type Seat =
  /** Somebody at this device. */
  | { readonly type: 'person' }
  | { readonly type: 'computer'; readonly level: string }
  /** Somebody at another device, whose actions arrive. */
  | { readonly type: 'away' };

/** How records call a person. */
export const HUMAN = 'human';

/** Who plays a seat of a record at this device. */
export function seatFor(level: string): Seat {
  return level === HUMAN ? { type: 'person' } : { type: 'computer', level };
}
