/** The 29 faces by the rules' own numbering. */
import { FACES, type Face, isSpecialKind, type Kind } from '@mahjong-fortress/rules';
import type { Season } from '../palette.ts';
import { IVORY, KIND_COLOURS } from '../palette.ts';
import { escapeText, rect, svg } from '../svg.ts';
import { TILE_SIZE } from '../tile.ts';
import { type DragonTile, dragonFace } from './dragons.ts';
import { factionFace } from './faction-face.ts';
import { seasonFace } from './seasons.ts';
import { type Wind, windFace } from './winds.ts';

interface TileFaceOptions {
  /** Colour-blind mode: a letter for the kind in the corner, in the reader's language. */
  readonly letter?: string;
}

/** Letters for that mode; a language brings its own. */
export type KindLetters = Readonly<Record<Kind, string>>;

function picture(face: Face): string {
  const facts = FACES[face];
  if (!facts) throw new RangeError(`no face ${face}`);
  switch (facts.kind) {
    case 'merchants':
    case 'soldiers':
    case 'farmers':
      return factionFace(facts.kind, facts.number ?? 0);
    case 'seasons':
      return seasonFace(facts.symbol as Season);
    case 'winds':
      return windFace(facts.symbol as Wind);
    case 'dragons':
      return dragonFace(facts.symbol as DragonTile);
  }
}

function letterMark(kind: Kind, letter: string): string {
  const y = isSpecialKind(kind) ? 8 : 6;
  return (
    rect(4, y, 25, 27, 6, `fill="${IVORY.light}" stroke="${KIND_COLOURS[kind].ink}" stroke-width="1.6"`) +
    `<text x="16.5" y="${y + 21.5}" text-anchor="middle" font-family="'Noto Sans',Arial,sans-serif" font-weight="700" font-size="23" fill="${KIND_COLOURS[kind].ink}">${escapeText(letter)}</text>`
  );
}

/** What is painted on the ivory: transparent around, the size of the top face. */
export function tileFace(face: Face, { letter }: TileFaceOptions = {}): string {
  const body = picture(face);
  const kind = FACES[face]?.kind;
  return svg(TILE_SIZE.width, TILE_SIZE.height, letter && kind ? body + letterMark(kind, letter) : body);
}
