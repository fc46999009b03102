/** A layout: the plan of a fortress, as it is written in a file. */
import { LANGUAGES, type Language } from '@mahjong-fortress/base/languages';

export const FORMAT_VERSION = 1;

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** One text for everybody, or one per language. */
export type LocalText = string | { readonly [language in Language]?: string };

/** What a fortress is called when nobody has named it. */
export const UNNAMED: LocalText = {
  en: 'Unnamed fortress',
  ru: 'Безымянная крепость',
  uk: 'Безіменна фортеця',
};

export interface Layout {
  readonly $schema?: string;
  readonly version: typeof FORMAT_VERSION;
  readonly id: string;
  readonly name: LocalText;
  readonly author?: string;
  readonly licence?: string;
  readonly description?: LocalText;
  /** The numbers of players the fortress is recommended for. */
  readonly players: readonly PlayerCount[];
  readonly tags?: readonly string[];
  /** One text per row, north first; one digit per cell, west first: the height of the stack. */
  readonly rows: readonly string[];
}

/** The text in the wanted language, else in whichever language there is. */
export function textIn(text: LocalText, language: string): string {
  if (typeof text === 'string') return text;
  const first = LANGUAGES.find((other) => other === language);
  const order = first === undefined ? LANGUAGES : [first, ...LANGUAGES];
  return order.map((other) => text[other]).find((found) => found !== undefined) ?? '';
}

/** Whether a fortress is made for so many; alone one plays the boards for three, too (§10). */
export function suits({ players }: Layout, count: PlayerCount): boolean {
  return players.includes(count) || (count === 1 && players.includes(3));
}
