/** The closed lists of the gallery, and how much of everything there may be. */

/** Under which terms others may use a fortress: everything allowed, with the author's name, and under the same terms. */
export const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const;
export type Licence = (typeof LICENCES)[number];

/** Public ones are listed, unlisted ones open by their address, drafts only for their author. */
export const VISIBILITIES = ['public', 'unlisted', 'draft'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Fresh and good with some places by chance; the newest first; those that were played most. */
export const ORDERS = ['good', 'newest', 'played'] as const;
export type Order = (typeof ORDERS)[number];

export const SYMMETRIES = ['none', 'left-right', 'top-bottom', 'both', 'rotation'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** How long games last on it, among those for the same number of players. */
export const LENGTHS = ['short', 'usual', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** Why a public fortress is not listed all the same: three people reported it, somebody looked, nobody can end a game. */
export const HOLDS = ['reported', 'moderator', 'unfinishable'] as const;
export type Hold = (typeof HOLDS)[number];

export const REPORT_REASONS = ['offensive', 'copied', 'broken', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What moderators do, each with a reason that the author can read. */
export const ACTS = ['hold', 'release', 'feature', 'unfeature'] as const;
export type Act = (typeof ACTS)[number];

export const GALLERY_LIMITS = {
  /** Characters of a note about a version, and of what a report or a moderator says. */
  note: 200,
  words: 1000,
  /** Characters that are searched for. */
  search: 80,
  /** Fortresses on a page, and pages that somebody can leaf through. */
  page: 24,
  pages: 400,
  /** How long a publication can be taken back. */
  undoMs: 30 * 60_000,
  /** So many different people have to report a fortress before it is no longer listed. */
  reports: 3,
  /** How far back "based on" is remembered. */
  ancestors: 40,
  /** Games between computers for a badge, and from how many on they tell something. */
  badgeGames: 200,
  enoughGames: 60,
} as const;
