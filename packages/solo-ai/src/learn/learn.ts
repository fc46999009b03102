/**
 * Finds out what traits are worth from how games went on: least squares, held back towards what was believed before, so
 * that few games cannot overturn it.
 */
import { type OutlookTable, rowsOf, TRAITS, TURNS_LEFT } from '../outlook.ts';
import type { Experience } from './lesson.ts';
import { solve } from './solve.ts';

/** How many positions a belief weighs as much as. */
const TRUST = 1000;
const UNKNOWNS = TURNS_LEFT.length * TRAITS.length;

/** By how much each unknown moves the expected gain: a trait counts for the entries of the table that are near. */
function influences({ moment: { entry, part }, traits }: Experience): [unknown: number, amount: number][] {
  const list: [number, number][] = [];
  for (const [trait, amount] of traits.entries()) {
    if (amount === 0) continue;
    list.push([entry * TRAITS.length + trait, amount * (1 - part)]);
    list.push([(entry + 1) * TRAITS.length + trait, amount * part]);
  }
  return list;
}

export function learnOutlook(experiences: Iterable<Experience>, before: OutlookTable): OutlookTable {
  const belief = rowsOf(before).flatMap((row) => [...row]);
  const matrix = Array.from({ length: UNKNOWNS }, (_, unknown) => {
    const row = new Float64Array(UNKNOWNS);
    row[unknown] = TRUST;
    return row;
  });
  const wanted = new Float64Array(UNKNOWNS);
  const met = new Set<number>();
  for (const experience of experiences) {
    const list = influences(experience);
    for (const [unknown] of list) met.add(unknown % TRAITS.length);
    const expected = list.reduce((sum, [unknown, amount]) => sum + amount * (belief[unknown] as number), 0);
    const surprise = experience.gain - expected;
    for (const [unknown, amount] of list) {
      const counted = amount * experience.weight;
      wanted[unknown] = (wanted[unknown] as number) + counted * surprise;
      const row = matrix[unknown] as Float64Array;
      for (const [other, otherAmount] of list) row[other] = (row[other] as number) + counted * otherAmount;
    }
  }
  const change = solve(matrix, wanted);
  const worth = (entry: number, trait: number) => {
    const unknown = entry * TRAITS.length + trait;
    return Number(((belief[unknown] as number) + (change[unknown] as number)).toFixed(3));
  };
  // What was never met, as the points of cards that were not in play, is not written down.
  return Object.fromEntries(
    TRAITS.flatMap(({ name }, trait) =>
      met.has(trait) || before[name] ? [[name, TURNS_LEFT.map((_, entry) => worth(entry, trait))]] : [],
    ),
  );
}
