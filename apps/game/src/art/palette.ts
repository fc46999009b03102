/** The colours that drawings share. */
import type { Kind } from '@mahjong-fortress/rules';

/** What tells the seats apart; records call it the colour of a seat. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** A season names a seat's realm as well as a tile. */
export type Season = (typeof SEASONS)[number];

interface KindColours {
  /** Frames, emblems, medallions. */
  readonly colour: string;
  /** Numerals: dark enough to be read on ivory (WCAG 4.5 : 1, held by a test). */
  readonly ink: string;
  /** The same hue lit. */
  readonly light: string;
}

/** Chosen so that the kinds stay apart for protan, deutan and tritan eyes too; a test holds the distance. */
export const KIND_COLOURS: Readonly<Record<Kind, KindColours>> = {
  merchants: { colour: '#cf941a', ink: '#7a4f06', light: '#f0cf7c' },
  soldiers: { colour: '#9f1a2c', ink: '#8a1526', light: '#e58a86' },
  farmers: { colour: '#4b8f37', ink: '#2c5f1c', light: '#a9d08c' },
  seasons: { colour: '#2c78bf', ink: '#1d5a97', light: '#a8d3f2' },
  winds: { colour: '#24242c', ink: '#22222a', light: '#b9bcc6' },
  dragons: { colour: '#5b2484', ink: '#4b1c72', light: '#cda6ea' },
};

export const IVORY = {
  top: '#f6ecd8',
  light: '#fffaec',
  warm: '#ecdcb8',
  side: '#d8c39a',
  deep: '#b99c6b',
} as const;
export const JADE = {
  top: '#2f7d6b',
  pale: '#8fd0ba',
  deep: '#1d5548',
  dark: '#123a32',
} as const;
export const LACQUER = {
  top: '#12312f',
  deep: '#0b201f',
  panel: '#1b1512',
  panelLight: '#2c211b',
} as const;
export const PARCHMENT = { top: '#f3e7cd', shade: '#e2cfa5', edge: '#c9b07c' } as const;
export const GOLD = { pale: '#fbe9b4', top: '#d9b26a', deep: '#9c7330', dark: '#5e421a' } as const;
export const INK = { text: '#2a211b', black: '#1a1613', wash: '#4a4038' } as const;
export const NIGHT = { top: '#1b2a4a', deep: '#0c1428', haze: '#3a5080' } as const;
export const EMBER = '#d8452b';

interface SeatColours {
  readonly roof: string;
  readonly light: string;
  readonly deep: string;
}

/** Four seats, four seasons: plum blossom, bamboo lake, persimmon, ice. */
export const SEAT_COLOURS: Readonly<Record<Season, SeatColours>> = {
  spring: { roof: '#e07aa0', light: '#ffc0d3', deep: '#93385c' },
  summer: { roof: '#93b52f', light: '#dcf08e', deep: '#4a6112' },
  autumn: { roof: '#b84a14', light: '#f29a58', deep: '#662507' },
  winter: { roof: '#3f6cbd', light: '#94b7f0', deep: '#1d3872' },
};
