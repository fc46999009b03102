/** Goes through what a realm holds for later: its groups, its free cells, the sets that one more tile could make. */
import {
  BY_KIND,
  eachGroup,
  FACTIONS,
  KINDS,
  LIMITS,
  neighboursOf,
  type Realm,
  takesTile,
} from '@mahjong-fortress/rules';

/** What is found, in this order; kinds are indices of KINDS. */
export interface Survey {
  /** Face-up tiles of one kind that lie together. */
  group(kind: number, size: number): void;
  /** A tile of that group, by how many tiers above the first it lies. */
  raised(tiers: number): void;
  /** A cell that takes a tile, by how many tiles lie there. */
  free(height: number): void;
  /** The largest set that one more tile of the kind could make. */
  reach(kind: number, size: number): void;
}

/** Kinds from here on are special, by index of KINDS. */
const FIRST_SPECIAL = FACTIONS.length;

export function isSpecialIndex(kind: number): boolean {
  return kind >= FIRST_SPECIAL;
}

const MAX_CELLS = LIMITS.realmSide ** 2;
const groupAt = new Int32Array(MAX_CELLS);
const groupSize = new Int32Array(MAX_CELLS);
const groupKind = new Int32Array(MAX_CELLS);
const joined = new Int32Array(KINDS.length);
const reach = new Int32Array(KINDS.length);

/** How large a set of each kind one tile between these cells would make; two of them may belong to one group. */
function joinGroups(around: readonly number[]): void {
  for (let i = 0; i < around.length; i++) {
    const group = groupAt[around[i] as number] as number;
    if (group === 0) continue;
    let counted = false;
    for (let before = 0; before < i; before++)
      if (groupAt[around[before] as number] === group) counted = true;
    if (counted) continue;
    const kind = groupKind[group] as number;
    joined[kind] = (joined[kind] as number) + (groupSize[group] as number);
    if (1 + (joined[kind] as number) > (reach[kind] as number)) reach[kind] = 1 + (joined[kind] as number);
  }
  joined.fill(0);
}

export function surveyRealm(realm: Realm, survey: Survey): void {
  const { tops, stacks } = realm;
  const neighbours = neighboursOf(realm);
  let groups = 0;
  groupAt.fill(0, 0, tops.length);
  eachGroup(realm, BY_KIND, 1, (cells, size) => {
    groups++;
    groupSize[groups] = size;
    const kind = BY_KIND[tops[cells[0] as number] as number] as number;
    groupKind[groups] = kind;
    survey.group(kind, size);
    for (let i = 0; i < size; i++) {
      const cell = cells[i] as number;
      groupAt[cell] = groups;
      survey.raised((stacks[cell]?.length ?? 1) - 1);
    }
  });

  reach.fill(1);
  for (let cell = 0; cell < tops.length; cell++) {
    if (!takesTile(tops[cell] as number)) continue;
    survey.free(stacks[cell]?.length ?? 0);
    joinGroups(neighbours[cell] as readonly number[]);
  }
  for (let kind = 0; kind < KINDS.length; kind++) survey.reach(kind, reach[kind] as number);
}
