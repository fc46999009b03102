/** Signs with their numbers in a row that may be too short for them: they shrink, then the signs go; numbers never do. */

/** The widths of one sign and of its number, each with the gap after it. */
export interface SignedNumber {
  readonly sign: number;
  readonly number: number;
}

/** Smaller than this a sign tells nothing. */
const SMALLEST = 0.62;

export interface RowFit {
  readonly scale: number;
  readonly hasSigns: boolean;
}

export function fitRow(row: readonly SignedNumber[], room: number): RowFit {
  const numbers = row.reduce((sum, { number }) => sum + number, 0);
  const all = row.reduce((sum, { sign }) => sum + sign, numbers);
  const scale = Math.min(1, room / Math.max(1, all));
  if (scale >= SMALLEST) return { scale, hasSigns: true };
  return { scale: Math.min(1, room / Math.max(1, numbers)), hasSigns: false };
}
