/** A campaign: texts for every door in turn, until there are enough of them or the time is up. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { processorMilliseconds } from '../../../tools/worst-texts.ts';
import type { Door } from './door.ts';
import type { Finding } from './finding.ts';
import { shrink } from './shrink.ts';
import { type Failure, type Fault, judge } from './verdict.ts';

/** What has happened at a door so far. */
export interface Tally {
  readonly door: string;
  readonly tried: number;
  readonly accepted: number;
  readonly faults: Readonly<Record<Fault, number>>;
}

/** Doors that are served in turn. */
export interface Share {
  readonly doors: readonly Door[];
  /** How many texts they get in a round, together. */
  readonly perRound: number;
  /** And at most in all rounds. */
  readonly most: number;
}

export interface Campaign {
  readonly seed: string;
  readonly shares: readonly Share[];
  /** Asked before every text. */
  isTimeUp(): boolean;
  /** Told before a text is tried. */
  trying(door: string, text: string): void;
  /** Told after every text. */
  tried(tallies: readonly Tally[]): void;
  /** Told once of every defect. */
  found(finding: Finding): void;
}

/** Of processor time, for one finding. */
const SHRINKING_MILLISECONDS = 5000;

/** What is slow has to stay well so: shrunk to the very limit, it would be slow only now and then. */
function isSame(failure: Failure | undefined, found: Failure): boolean {
  return failure?.signature === found.signature && failure.milliseconds >= found.milliseconds / 2;
}

/** Undefined when it was slow only while the machine was. */
async function shrunk(
  door: Door,
  text: string,
  found: Failure,
  campaign: Campaign,
): Promise<Finding | undefined> {
  const begun = processorMilliseconds();
  const failureOf = async (candidate: string) => {
    campaign.trying(door.name, candidate);
    return (await judge(door, candidate)).failure;
  };
  if (found.fault === 'slow' && !(await failureOf(text))) return undefined;
  const smallest = await shrink(text, {
    fails: async (candidate) => isSame(await failureOf(candidate), found),
    isTimeUp: () => processorMilliseconds() - begun > SHRINKING_MILLISECONDS,
  });
  // Its own words, which may be about smaller numbers.
  return { door: door.name, failure: (await failureOf(smallest)) ?? found, text: smallest };
}

interface Siege {
  readonly tally: Tally;
  tryOne(): Promise<void>;
}

/** What goes on at one door. Its texts depend on the seed, and on nothing that happens at other doors. */
function makeSiege(door: Door, campaign: Campaign): Siege {
  const inputs = door.inputs();
  const faults = { thrown: 0, slow: 0, lost: 0 };
  const tally = { door: door.name, tried: 0, accepted: 0, faults };
  const known = new Set<string>();
  return {
    tally,
    async tryOne() {
      const text = inputs.next(randomFromSeed(`${campaign.seed} ${door.name} ${tally.tried}`));
      campaign.trying(door.name, text);
      const { accepted, failure } = await judge(door, text);
      tally.tried += 1;
      if (accepted && !failure) {
        tally.accepted += 1;
        inputs.welcome?.(text);
      }
      if (!failure) return;
      if (!known.has(failure.signature)) {
        const finding = await shrunk(door, text, failure, campaign);
        if (!finding) return;
        known.add(failure.signature);
        campaign.found(finding);
      }
      faults[failure.fault] += 1;
    },
  };
}

export async function run(campaign: Campaign): Promise<readonly Tally[]> {
  const wanted = campaign.shares.filter(({ most }) => most > 0);
  const shares = wanted.map(({ doors, perRound, most }) => {
    const sieges = doors.map((door) => makeSiege(door, campaign));
    return { sieges, perRound, most, tried: 0, due: 0 };
  });
  const tallies = shares.flatMap(({ sieges }) => sieges.map(({ tally }) => tally));
  const isOpen = () => !campaign.isTimeUp() && shares.some(({ tried, most }) => tried < most);
  while (isOpen()) {
    for (const share of shares) {
      for (share.due += share.perRound; share.due >= 1 && isOpen(); share.due -= 1) {
        if (share.tried >= share.most) continue;
        await share.sieges[share.tried % share.sieges.length]?.tryOne();
        share.tried += 1;
        campaign.tried(tallies);
      }
    }
  }
  return tallies;
}
