/** The places of a game, however it ended. */

/** Who gave up comes after everybody else, whatever the points. */
export function placed<Standing extends { readonly place: number }>(
  table: readonly Standing[],
  places: readonly number[] | undefined,
  seatOf: (standing: Standing) => number,
): readonly Standing[] {
  if (!places) return table;
  return table
    .map((standing) => ({ ...standing, place: places[seatOf(standing)] ?? standing.place }))
    .sort((a, b) => a.place - b.place || seatOf(a) - seatOf(b));
}
