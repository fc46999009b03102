/** How what counts for the rank of a game alone comes about, with a minus as it is printed. */
export function rankSum(total: number, handicap: number): string {
  return `${total} − ${handicap} = ${total - handicap}`.replace('= -', '= −');
}
