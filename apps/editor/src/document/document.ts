/** What is being edited: the drawing and what is written about it. Immutable; edits make new ones. */

import { LANGUAGES } from '@mahjong-fortress/base/languages';
import {
  FORMAT_VERSION,
  idFromName,
  LAYOUT_LIMITS,
  type Layout,
  type LocalText,
  occupiedArea,
  type PlayerCount,
  textIn,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { centred, emptyGrid, type Grid, resized } from './grid.ts';
import { shortText } from './local-text.ts';

export type About = Omit<Layout, '$schema' | 'version' | 'rows'>;

export interface FortressDocument {
  readonly grid: Grid;
  readonly about: About;
}

/** Wide enough for the wanted tiles of two players, and small enough for a phone. */
const EMPTY_SIZE: GridSize = { rows: 10, columns: 14 };
/** More than anybody has left to shorten; a text of a megabyte would be carried along with every stroke. */
const LONGEST_TEXT = 1000;
/** Free cells around a fortress that is opened, so that it can grow. */
const MARGIN = 2;

export function emptyDocument(name: string, size = EMPTY_SIZE): FortressDocument {
  return { grid: emptyGrid(size), about: { id: idOf(name), name, players: [3] } };
}

/** An id even for names without a Latin letter. */
export function idOf(name: Layout['name']): string {
  return idFromName(name) || 'my-fortress';
}

/** The layout with the whole drawing, so that rows and cells of findings are those on the screen. */
export function toDraft({ grid, about }: FortressDocument): Layout {
  return { version: FORMAT_VERSION, ...about, rows: grid };
}

/** The layout as it leaves the editor: without the empty rim. */
export function toLayout(document: FortressDocument): Layout {
  const draft = toDraft(document);
  return { ...draft, rows: trimRows(draft.rows) };
}

/** A draft as it was saved, its drawing as large as it was. */
export function fromDraft({ $schema, version, rows, ...about }: Layout): FortressDocument {
  return { grid: rows, about };
}

function tidiedText(text: LocalText): LocalText {
  if (typeof text === 'string') return shortText(text, LONGEST_TEXT);
  const texts = LANGUAGES.map((tag) => [tag, shortText(text[tag] ?? '', LONGEST_TEXT)] as const);
  return Object.fromEntries(texts.filter(([, written]) => written !== ''));
}

/** What a stranger has written, fit to be shown and kept; what nothing is left of was not there. */
function tidied({ id, name, author, licence, description, ...others }: About): About {
  const optional = Object.entries({ author, licence, description })
    .map(([key, text]) => [key, tidiedText(text ?? '')] as const)
    .filter(([, text]) => textIn(text, 'en') !== '');
  return {
    ...others,
    id: shortText(id, LONGEST_TEXT),
    name: tidiedText(name),
    ...Object.fromEntries(optional),
  };
}

/** A layout from elsewhere, with room around it. */
export function fromLayout(layout: Layout): FortressDocument {
  const { grid, about } = fromDraft(layout);
  const document = { grid, about: tidied(about) };
  const area = occupiedArea(layout.rows) ?? { row: 0, column: 0, ...EMPTY_SIZE };
  const roomy = {
    rows: roomFor(area.rows, EMPTY_SIZE.rows, LAYOUT_LIMITS.rows),
    columns: roomFor(area.columns, EMPTY_SIZE.columns, LAYOUT_LIMITS.columns),
  };
  return { ...document, grid: centred(resized(document.grid, roomy)) };
}

/** An even or odd length like the shape's own, so that it can lie exactly in the middle. */
function roomFor(length: number, usual: number, limit: number): number {
  const wanted = Math.max(length + 2 * MARGIN, usual + ((usual - length) % 2 === 0 ? 0 : 1));
  return wanted <= limit ? wanted : length + 2 * Math.floor((limit - length) / 2);
}

export function withGrid(document: FortressDocument, grid: Grid): FortressDocument {
  return { ...document, grid };
}

export function withPlayers(document: FortressDocument, players: readonly PlayerCount[]): FortressDocument {
  return { ...document, about: { ...document.about, players: [...players].sort((a, b) => a - b) } };
}
