/** Who plays a seat. */
export type Seat =
  /** Somebody at this device. */
  | { readonly type: 'person' }
  | { readonly type: 'computer'; readonly level: string }
  /** Somebody at another device, whose actions arrive. */
  | { readonly type: 'away' };
