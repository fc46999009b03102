/** What the server and its clients say about people, away from any table. */

/** What somebody may be reported for; fortresses have reasons of their own, in the gallery. */
export const CONDUCT_REASONS = ['name', 'cheating', 'stalling', 'phrases', 'other'] as const;
export type ConductReason = (typeof CONDUCT_REASONS)[number];

/** When nobody wants to be disturbed. */
export interface QuietHours {
  /** Full hours; from 22 until 8 goes over midnight. */
  readonly from: number;
  readonly until: number;
  /** As the browser names it: Europe/Kyiv. */
  readonly zone: string;
}
