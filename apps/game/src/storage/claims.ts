/**
 * One tab plays a game at a time. The browser's locks say which: a tab that is closed or killed gives its own up, and
 * another tab can take it over, of which the first is told.
 */

export interface Claim {
  /** Settles once another tab has taken the game over. */
  readonly lost: Promise<void>;
  release(): void;
}

export interface Claims {
  /** A game for this tab; undefined while another tab has it. */
  ask(id: string): Promise<Claim | undefined>;
  /** A game for this tab, wherever it is played. */
  takeOver(id: string): Promise<Claim | undefined>;
}

/** A page that is loaded again may ask before the browser has cleared away what was there before. */
const PATIENCE_MS = 1000;

const nameOf = (id: string) => `game/${id}`;

function claim(locks: LockManager, id: string, options: LockOptions): Promise<Claim | undefined> {
  return new Promise((answer) => {
    let lose: () => void = () => undefined;
    const lost = new Promise<void>((settle) => {
      lose = settle;
    });
    const hold = () =>
      new Promise<void>((release) => {
        answer({ lost, release });
      });
    locks.request(nameOf(id), options, hold).catch(() => {
      // Nobody gave it up in time, or another tab has taken it.
      answer(undefined);
      lose();
    });
  });
}

/** A busy browser may be too slow to answer in time although nobody has the game: that is no reason to send somebody away. */
async function claimInTime(locks: LockManager, id: string): Promise<Claim | undefined> {
  for (;;) {
    const mine = await claim(locks, id, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { held = [] } = mine ? {} : await locks.query();
    if (mine || held.some(({ name }) => name === nameOf(id))) return mine;
  }
}

/** Where the browser has no locks, every tab may play; what is kept is watched over by its keeper anyway. */
export const UNGUARDED: Claim = { lost: new Promise(() => undefined), release: () => undefined };

export function claimsOf(locks: LockManager | undefined): Claims {
  if (!locks) return { ask: () => Promise.resolve(UNGUARDED), takeOver: () => Promise.resolve(UNGUARDED) };
  return {
    ask: (id) => claimInTime(locks, id),
    takeOver: (id) => claim(locks, id, { steal: true }),
  };
}
