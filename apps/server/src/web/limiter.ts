/**
 * Buckets that fill up again: so much at once, so much in the long run. They live in the memory of one node; they keep a
 * node from being overrun, and nothing has to be written down about anybody.
 */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Limiter {
  /** Takes one from the bucket of somebody: 0, or the milliseconds after which there is one again. */
  take(key: string): number;
}

export interface Bucket {
  /** Takes one: 0, or the milliseconds after which there is one again. */
  take(): number;
  isFull(): boolean;
}

export function makeBucket({ burst, perSecond }: Rate, now: () => number = Date.now): Bucket {
  let level = burst;
  let at = now();
  function fill(): void {
    const time = now();
    level = Math.min(burst, level + ((time - at) / 1000) * perSecond);
    at = time;
  }
  return {
    take() {
      fill();
      if (level < 1) return Math.ceil(((1 - level) / perSecond) * 1000);
      level--;
      return 0;
    },
    isFull() {
      fill();
      return level >= burst;
    },
  };
}

const MOST_BUCKETS = 50_000;

function makeLimiter(rate: Rate, now?: () => number): Limiter {
  const buckets = new Map<string, Bucket>();

  function tidy(): void {
    for (const [key, bucket] of buckets) if (bucket.isFull()) buckets.delete(key);
    // Whoever makes up so many names at once starts all of them anew.
    if (buckets.size >= MOST_BUCKETS) buckets.clear();
  }

  return {
    take(key) {
      if (buckets.size >= MOST_BUCKETS) tidy();
      const bucket = buckets.get(key) ?? makeBucket(rate, now);
      buckets.set(key, bucket);
      return bucket.take();
    },
  };
}

const HOUR = 3600;

/** What a person, or an address, may do in the long run; nobody who plays comes near. */
const RATES = {
  guests: { burst: 60, perSecond: 120 / HOUR },
  tables: { burst: 30, perSecond: 60 / HOUR },
  names: { burst: 10, perSecond: 30 / HOUR },
  requests: { burst: 60, perSecond: 5 },
  pictures: { burst: 400, perSecond: 40 },
  codes: { burst: 5, perSecond: 20 / HOUR },
  guesses: { burst: 5, perSecond: 20 / HOUR },
  allGuesses: { burst: 100, perSecond: 0.5 },
  // The mail server is not a tool against others: a person, an address, everybody together.
  letters: { burst: 5, perSecond: 10 / HOUR },
  allLetters: { burst: 50, perSecond: 0.1 },
  complaints: { burst: 20, perSecond: 20 / HOUR },
  publications: { burst: 30, perSecond: 30 / HOUR },
  likes: { burst: 60, perSecond: 120 / HOUR },
  plays: { burst: 30, perSecond: 60 / HOUR },
  // Of people behind one address, about one publication: they are hardly independent.
  sameComplaint: { burst: 1, perSecond: 1 / (24 * HOUR) },
  phrases: { burst: 5, perSecond: 0.5 },
} as const satisfies Readonly<Record<string, Rate>>;
export type Limited = keyof typeof RATES;

export type Limits = Readonly<Record<Limited, Limiter>>;

/** With `generosity` all rates are so many times higher: robots that test a server live behind one address. */
export function makeLimits(generosity: number): Limits {
  const entries = Object.entries(RATES).map(([name, { burst, perSecond }]) => [
    name,
    makeLimiter({ burst: burst * generosity, perSecond: perSecond * generosity }),
  ]);
  return Object.fromEntries(entries) as Limits;
}
