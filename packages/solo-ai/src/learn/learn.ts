/**
 * Finds out what traits are worth from how turns of one position differed: least squares, held back towards what was
 * believed before, so that few games cannot overturn it, and towards changing alike at neighbouring moments.
 */
import { type OutlookTable, rowsOf, TRAITS, TURNS_LEFT } from '../outlook.ts';
import type { Family, Sibling } from './lesson.ts';
import { solve } from './solve.ts';

/** How many turns a belief weighs as much as, and how many the belief that neighbouring moments change alike. */
const TRUST = 50;
const ALIKE = 100;
const UNKNOWNS = TURNS_LEFT.length * TRAITS.length;

/** By how much each unknown moves the expected gain: a trait counts for the entries of the table that are near. */
function influencesOf({ moment: { entry, part }, traits }: Sibling): Float64Array {
  const influences = new Float64Array(UNKNOWNS);
  for (const [trait, amount] of traits.entries()) {
    influences[entry * TRAITS.length + trait] = amount * (1 - part);
    influences[(entry + 1) * TRAITS.length + trait] = amount * part;
  }
  return influences;
}

function add(list: Float64Array, index: number, amount: number): void {
  list[index] = (list[index] as number) + amount;
}

function heldBack(): Float64Array[] {
  const matrix = Array.from({ length: UNKNOWNS }, (_, unknown) => {
    const row = new Float64Array(UNKNOWNS);
    row[unknown] = TRUST;
    return row;
  });
  for (let now = 0; now + TRAITS.length < UNKNOWNS; now++) {
    const then = now + TRAITS.length;
    for (const [one, other] of [[now, then] as const, [then, now] as const]) {
      add(matrix[one] as Float64Array, one, ALIKE);
      add(matrix[one] as Float64Array, other, -ALIKE);
    }
  }
  return matrix;
}

/** What a family differs in: for every sibling, what sets it apart from their mean. */
function differencesIn(family: Family): { readonly influences: Float64Array; readonly gain: number }[] {
  const all = family.map(influencesOf);
  const mean = new Float64Array(UNKNOWNS);
  for (const one of all) for (let i = 0; i < UNKNOWNS; i++) add(mean, i, (one[i] as number) / all.length);
  const gain = family.reduce((sum, sibling) => sum + sibling.gain, 0) / family.length;
  return family.map((sibling, index) => ({
    influences: (all[index] as Float64Array).map((amount, i) => amount - (mean[i] as number)),
    gain: sibling.gain - gain,
  }));
}

export function learnOutlook(families: Iterable<Family>, before: OutlookTable): OutlookTable {
  const belief = rowsOf(before).flatMap((row) => [...row]);
  const matrix = heldBack();
  const wanted = new Float64Array(UNKNOWNS);
  const met = new Set<number>();
  for (const family of families) {
    for (const { influences, gain } of differencesIn(family)) {
      const list: number[] = [];
      let expected = 0;
      for (let unknown = 0; unknown < UNKNOWNS; unknown++) {
        const amount = influences[unknown] as number;
        if (amount === 0) continue;
        list.push(unknown);
        met.add(unknown % TRAITS.length);
        expected += amount * (belief[unknown] as number);
      }
      for (const unknown of list) {
        const amount = influences[unknown] as number;
        add(wanted, unknown, amount * (gain - expected));
        const row = matrix[unknown] as Float64Array;
        for (const other of list) add(row, other, amount * (influences[other] as number));
      }
    }
  }
  const change = solve(matrix, wanted);
  const worth = (entry: number, trait: number) => {
    const unknown = entry * TRAITS.length + trait;
    return Number(((belief[unknown] as number) + (change[unknown] as number)).toFixed(2));
  };
  // What was never met, as the points of cards that were not in play, is not written down.
  return Object.fromEntries(
    TRAITS.flatMap(({ name }, trait) =>
      met.has(trait) || before[name] ? [[name, TURNS_LEFT.map((_, entry) => worth(entry, trait))]] : [],
    ),
  );
}
