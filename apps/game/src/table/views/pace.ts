/** How often something is worth drawing, the most restless first. */
export const TEMPOS = ['moving', 'sweeping', 'breathing', 'resting'] as const;
export type Tempo = (typeof TEMPOS)[number];
