/** What is being edited: the drawing and what is written about it. Immutable; commands make new ones. */
import {
  FORMAT_VERSION,
  idFromName,
  type Layout,
  LIMITS,
  occupiedArea,
  type PlayerCount,
  trimRows,
} from '@mahjong-fortress/layouts-schema';
import { centred, emptyGrid, type Grid, resized, type Size } from './grid.ts';

export type About = Omit<Layout, '$schema' | 'version' | 'rows'>;

export interface FortressDocument {
  readonly grid: Grid;
  readonly about: About;
}

/** Wide enough for the wanted tiles of two players, and small enough for a phone. */
const EMPTY_SIZE: Size = { rows: 10, columns: 14 };
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

/** A layout from elsewhere, with room around it. */
export function fromLayout(layout: Layout): FortressDocument {
  const document = fromDraft(layout);
  const area = occupiedArea(layout.rows) ?? { row: 0, column: 0, ...EMPTY_SIZE };
  const roomy = {
    rows: roomFor(area.rows, EMPTY_SIZE.rows, LIMITS.rows),
    columns: roomFor(area.columns, EMPTY_SIZE.columns, LIMITS.columns),
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
