/** What both sides know of how much is too much. */

/** Both sides name it; a server answers clients that are older than it knows with a `bye`. */
export const PROTOCOL = 1;

/** Bytes of a message from a client, and how deep it may nest. */
export const MESSAGE_LIMITS = { textLength: 16_384, depth: 24 } as const;

export const MOST_SEATS = 8;

/** Messages a second in the long run, and at once. */
export const MESSAGE_RATE = { perSecond: 10, burst: 30 } as const;

export const NAME_LENGTH = 24;

/** Who doesn't speak for so long is asked whether they are still there; after as long again they are gone. */
export const QUIET_MS = 20_000;
