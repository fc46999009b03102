/** How many play at an online table. */
export const PLAYERS = [2, 3, 4] as const;
export type PlayersWanted = (typeof PLAYERS)[number];
