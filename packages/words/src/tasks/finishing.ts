/** How an action that began with a first tile can be finished. */
export const FINISHING = ['take', 'shrine', 'discard'] as const;
export type Finishing = (typeof FINISHING)[number];
