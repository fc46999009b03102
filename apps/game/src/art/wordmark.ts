/** The name of the game as live text: how to set it, in any language. */
import { GOLD, INK } from './palette.ts';

export const FONTS = {
  display: "'Philosopher', 'Palatino Linotype', Palatino, serif",
  text: "'Noto Sans', 'Segoe UI', system-ui, sans-serif",
} as const;

/** CSS for the wordmark on the title picture: gold leaf, a dark edge, the light of dusk behind it. */
export const WORDMARK = {
  fontFamily: FONTS.display,
  fontWeight: 700,
  letterSpacing: '0.015em',
  lineHeight: 0.95,
  /** Gold is clipped to the letters; without this room the tails of g and j would be cut. */
  paddingBlock: '0.18em',
  /** Follows the width, and the height on a phone held sideways, so that the towers stay free. */
  fontSize: 'clamp(2rem, min(8.5vw, 13vh), 6.5rem)',
  background: `linear-gradient(180deg, #fff6d6 0%, ${GOLD.pale} 28%, ${GOLD.top} 62%, ${GOLD.deep} 100%)`,
  filter: `drop-shadow(0 2px 0 ${GOLD.dark}) drop-shadow(0 0.06em 0.12em ${INK.black})`,
} as const;

/** Numerals that fly and count: the display face, tabular so that counters don't jump. */
export const SCORE_TYPE = {
  fontFamily: FONTS.display,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: GOLD.pale,
  stroke: GOLD.dark,
} as const;
