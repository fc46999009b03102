/** Work per second of one core, measured in turns with everything else that is measured. */

export interface Candidate {
  readonly name: string;
  readonly unit: string;
  /** Does a piece of work and tells how much it was. */
  run(): number;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
}

const MIN_SECONDS = 0.6;

/** Seconds of processor time, the collecting of garbage included: others who use the machine do not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measureOnce(run: () => number): number {
  const begun = processorSeconds();
  let work = 0;
  let seconds = 0;
  while (seconds < MIN_SECONDS) {
    work += run();
    seconds = processorSeconds() - begun;
  }
  return work / seconds;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median over several rounds; all candidates take turns, so that a slow moment of the machine hits them alike. */
export function measureAll(candidates: readonly Candidate[], rounds: number): Measured[] {
  const values = candidates.map((): number[] => []);
  for (const { run } of candidates) run();
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rround ${round + 1} of ${rounds} `);
    for (const [index, { run }] of candidates.entries()) values[index]?.push(measureOnce(run));
  }
  process.stderr.write('\r');
  return candidates.map(({ name, unit }, index) => ({ name, unit, perSecond: median(values[index] ?? []) }));
}
