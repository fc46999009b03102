/** How often something is worth drawing, the most restless first. */
export const PACES = ['moving', 'sweeping', 'breathing', 'resting'] as const;
export type Pace = (typeof PACES)[number];
