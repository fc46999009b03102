/**
 * What realms were found to be worth. A search meets the same realm on many ways and in many deals, so looking it up is
 * most of the speed of a playout. A realm is known by two numbers of 32 bits made from all that its worth depends on;
 * a newer realm takes the place of an older one, which changes how long a search takes and never what it finds.
 */
import { BY_KIND, DOWN, KINDS, type Realm } from '@mahjong-fortress/rules';

const SLOTS = 1 << 16;

/** What every top says to whoever asks: tops with the same mark are the same to it. */
type Marks = Uint8Array;
/** Its kind, not its number. */
export const MARKS_BY_KIND: Marks = Uint8Array.from(BY_KIND, (kind, top) =>
  top < DOWN ? kind : KINDS.length + top - DOWN,
);
export const MARKS_BY_FACE: Marks = Uint8Array.from(BY_KIND, (_, top) => top);
/** Above the mark comes the height of the stack. */
const TIER = 32;

export interface Memory {
  readonly marks: Marks;
  readonly names: Int32Array;
  readonly checks: Int32Array;
  /** One value of each realm, or several that are asked for together. */
  readonly values: Float64Array;
}

export function makeMemory(marks: Marks, valuesEach = 1): Memory {
  // Zero is a name like any other, so a fresh memory must not seem to know it.
  return {
    marks,
    names: new Int32Array(SLOTS),
    checks: new Int32Array(SLOTS).fill(-1),
    values: new Float64Array(SLOTS * valuesEach),
  };
}

/** Which kinds are still to come, as bits. */
export function kindsToCome(left: readonly number[]): number {
  return left.reduce((bits, count, kind) => (count > 0 ? bits | (1 << kind) : bits), 0);
}

/**
 * The slot of some realms: as it is where they are remembered, else its complement (`~`), and whoever asks puts the values
 * there; `context` is what else they depend on.
 */
export function slotOf(memory: Memory, realms: readonly Realm[], context: number): number {
  const { marks } = memory;
  let name = context;
  let check = context;
  for (let i = 0; i < realms.length; i++) {
    const { tops, stacks, columns } = realms[i] as Realm;
    name = Math.imul(name + columns, 0x9e3779b1);
    for (let cell = 0; cell < tops.length; cell++) {
      const mark =
        (marks[tops[cell] as number] as number) + TIER * (stacks[cell] as readonly number[]).length;
      name = Math.imul(name ^ mark, 0x01000193);
      check = Math.imul((check << 5) ^ (check >>> 27) ^ mark, 0x85ebca6b);
    }
  }
  const slot = (name ^ (name >>> 16)) & (SLOTS - 1);
  if (memory.names[slot] === name && memory.checks[slot] === check) return slot;
  memory.names[slot] = name;
  memory.checks[slot] = check;
  return ~slot;
}

/** A value that depends on realms, worked out only if it is not remembered. */
export function recalled(
  memory: Memory,
  realms: readonly Realm[],
  context: number,
  workOut: () => number,
): number {
  const { values } = memory;
  const slot = slotOf(memory, realms, context);
  if (slot >= 0) return values[slot] as number;
  const value = workOut();
  values[~slot] = value;
  return value;
}
