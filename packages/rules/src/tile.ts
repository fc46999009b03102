/** The 116 tiles: 29 faces of six kinds, four copies of each (§1). */
import { at } from '@mahjong-fortress/base/assert';

export const FACTIONS = ['merchants', 'soldiers', 'farmers'] as const;
export const SPECIALS = ['seasons', 'winds', 'dragons'] as const;
export const KINDS = [...FACTIONS, ...SPECIALS] as const;

export type Faction = (typeof FACTIONS)[number];
export type Special = (typeof SPECIALS)[number];
export type Kind = (typeof KINDS)[number];

/** What a tile shows, as an index into FACES; a plain small number, so that states stay quick to copy. */
export type Face = number;

/** Stands for the face of a tile that lies covered, in what a player may see of the fortress (R3). */
export const HIDDEN: Face = -1;

export const COPIES = 4;

interface FaceFacts {
  readonly kind: Kind;
  /** 1–6 on faction tiles; absent on special ones. */
  readonly number?: number;
  /** Present on special tiles only. */
  readonly symbol?: string;
  /** Two characters, for positions and records. */
  readonly code: string;
}

function faction(kind: Faction, letter: string): FaceFacts[] {
  return [1, 2, 3, 4, 5, 6].map((number) => ({ kind, number, code: `${letter}${number}` }));
}

function special(kind: Special, symbols: readonly (readonly [code: string, symbol: string])[]): FaceFacts[] {
  return symbols.map(([code, symbol]) => ({ kind, symbol, code }));
}

export const FACES: readonly FaceFacts[] = [
  ...faction('merchants', 'M'),
  ...faction('soldiers', 'S'),
  ...faction('farmers', 'F'),
  ...special('seasons', [
    ['Ys', 'spring'],
    ['Yu', 'summer'],
    ['Ya', 'autumn'],
    ['Yw', 'winter'],
  ]),
  ...special('winds', [
    ['Wb', 'breeze'],
    ['Wr', 'rain'],
    ['Ws', 'storm'],
    ['Ww', 'whirlwind'],
  ]),
  ...special('dragons', [
    ['Dg', 'green'],
    ['Dr', 'red'],
    ['Dw', 'white'],
  ]),
];

export const TILE_COUNT = FACES.length * COPIES;

/** Kinds as numbers, in the order of KINDS: comparing them is what most of the rules do all day. */
const KIND_INDEX: readonly number[] = FACES.map((face) => KINDS.indexOf(face.kind));
const NUMBER: readonly number[] = FACES.map((face) => face.number ?? 0);

export function kindIndexOf(face: Face): number {
  return at(KIND_INDEX, face);
}

export function kindOf(face: Face): Kind {
  return at(FACES, face).kind;
}

/** The number on a faction tile, 0 for a special tile. */
export function numberOf(face: Face): number {
  return at(NUMBER, face);
}

export function isSpecialKind(kind: Kind): kind is Special {
  return kind === 'seasons' || kind === 'winds' || kind === 'dragons';
}

export function isSpecial(face: Face): boolean {
  return numberOf(face) === 0;
}

export function codeOf(face: Face): string {
  return face === HIDDEN ? '??' : at(FACES, face).code;
}

const FACE_BY_CODE = new Map(FACES.map((face, index) => [face.code, index as Face]));

export function faceFromCode(code: string): Face | undefined {
  return FACE_BY_CODE.get(code);
}

/** All 116 tiles in the order of their faces. */
export function allTiles(): Face[] {
  return FACES.flatMap((_, face) => new Array<Face>(COPIES).fill(face));
}
