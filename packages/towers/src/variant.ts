/** The three ways to play: `basic`, with own decks (§11), and the master version (§12). */
export const VARIANTS = ['basic', 'own', 'master'] as const;
export type Variant = (typeof VARIANTS)[number];
