/** The first fortress: the standard board for two players, as rows of stack heights. */
export const FIRST_FORTRESS: readonly string[] = [
  '011111111110',
  '111222222111',
  '112222222211',
  '112222222211',
  '112222222211',
  '111222222111',
  '011111111110',
];
