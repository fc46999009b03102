/**
 * Buckets that fill up again: so much at once, so much in the long run. They live in the memory of one node; they keep a
 * node from being overrun, and nothing has to be written down about anybody.
 */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limiter {
  /** Takes one from the bucket of somebody: 0, or the milliseconds after which there is one again. */
  take(key: string): number;
}

interface Bucket {
  level: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

export function makeLimiter({ burst, perSecond }: Rate, now: () => number = Date.now): Limiter {
  const buckets = new Map<string, Bucket>();
  const levelAt = ({ level, at }: Bucket, time: number): number =>
    Math.min(burst, level + ((time - at) / 1000) * perSecond);

  function tidy(time: number): void {
    for (const [key, bucket] of buckets) if (levelAt(bucket, time) >= burst) buckets.delete(key);
    // Whoever makes up so many names at once starts all of them anew.
    if (buckets.size >= MOST_BUCKETS) buckets.clear();
  }

  return {
    take(key) {
      const time = now();
      if (buckets.size >= MOST_BUCKETS) tidy(time);
      const level = levelAt(buckets.get(key) ?? { level: burst, at: time }, time);
      if (level < 1) return Math.ceil(((1 - level) / perSecond) * 1000);
      buckets.set(key, { level: level - 1, at: time });
      return 0;
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
  codes: { burst: 5, perSecond: 20 / HOUR },
  guesses: { burst: 5, perSecond: 20 / HOUR },
  allGuesses: { burst: 100, perSecond: 0.5 },
  complaints: { burst: 20, perSecond: 20 / HOUR },
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
