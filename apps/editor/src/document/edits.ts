/** Every change of a document is an edit: what it does, and the sentence that stands for it in the history. */

import type { Language } from '@mahjong-fortress/base/languages';
import type { CellArea, Layout, PlayerCount } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { applyFix, type FixId } from '../shaping/fixes.ts';
import { drawn, type Stroke } from '../tools/stroke.ts';
import type { ToolId } from '../tools/tools.ts';
import { type About, type FortressDocument, idOf, withGrid, withPlayers } from './document.ts';
import { centred, emptyGrid, type Grid, resized, sizeOf } from './grid.ts';
import { fieldsOf, textFrom } from './local-text.ts';
import type { Saying } from './saying.ts';
import { cleared } from './selection.ts';

export interface Edit {
  readonly words: Saying;
  /** Undefined when it cannot be done. */
  readonly apply: (document: FortressDocument) => FortressDocument | undefined;
  /** Edits with the same mark, one right after another, are one step of the history. */
  readonly merge?: string | object;
}

function onGrid(words: Saying, change: (grid: Grid) => Grid): Edit {
  return { words, apply: (document) => withGrid(document, change(document.grid)) };
}

const STROKE_WORDS: Readonly<
  Record<Exclude<ToolId, 'select' | 'hand'>, (messages: EditorWords, height: number) => string>
> = {
  paint: (messages, height) => messages.saidPaint(height),
  erase: (messages) => messages.saidErase,
  raise: (messages) => messages.saidRaise,
  lower: (messages) => messages.saidLower,
  rectangle: (messages, height) => messages.saidRectangle(height),
  frame: (messages, height) => messages.saidFrame(height),
  line: (messages, height) => messages.saidLine(height),
  fill: (messages, height) => messages.saidFill(height),
};

export function drawStroke(stroke: Stroke): Edit {
  const said = STROKE_WORDS[stroke.tool.id as keyof typeof STROKE_WORDS];
  return onGrid(
    (messages) => said(messages, stroke.height),
    (grid) => drawn(grid, stroke),
  );
}

export const centreShape = onGrid((messages) => messages.saidCentre, centred);
export const clearDrawing = onGrid(
  (messages) => messages.saidClear,
  (grid) => emptyGrid(sizeOf(grid)),
);

export function resize(size: GridSize): Edit {
  return {
    ...onGrid(
      (messages) => messages.saidResize(size.columns, size.rows),
      (grid) => resized(grid, size),
    ),
    merge: 'size',
  };
}

export function deleteArea(area: CellArea): Edit {
  return onGrid(
    (messages) => messages.saidDelete,
    (grid) => cleared(grid, area),
  );
}

/** A drawing that was worked out elsewhere, as by moving a piece. */
export function replaceGrid(words: Saying, grid: Grid): Edit {
  return onGrid(words, () => grid);
}

/** Changes what is written about the fortress; a key with undefined goes away. */
export function describe(changes: { readonly [Key in keyof About]?: About[Key] | undefined }): Edit {
  return {
    words: (messages) => messages.saidAbout,
    apply: (document) => {
      const merged = Object.entries({ ...document.about, ...changes }).filter(
        ([, value]) => value !== undefined,
      );
      return { ...document, about: Object.fromEntries(merged) as unknown as About };
    },
    merge: `about ${Object.keys(changes).join()}`,
  };
}

/** The id follows the name for as long as nobody has chosen another one. */
export function rename(name: Layout['name']): Edit {
  return {
    words: (messages) => messages.saidAbout,
    apply: (document) => {
      const { about } = document;
      const id = about.id === idOf(about.name) ? idOf(name) : about.id;
      return { ...document, about: { ...about, name, id } };
    },
    merge: 'about name',
  };
}

/** The name in one language; that in the other one stays. */
export function renameIn(language: Language, own: string): Edit {
  return {
    ...rename(own),
    apply: (document) => {
      const fields = fieldsOf(document.about.name, language);
      return rename(textFrom({ ...fields, [language]: own }, language)).apply(document);
    },
  };
}

export function recommendFor(players: readonly PlayerCount[]): Edit {
  return {
    words: (messages) => messages.saidPlayers,
    apply: (document) => withPlayers(document, players),
  };
}

export function fix(id: FixId): Edit {
  return { words: (messages) => messages.saidFix, apply: (document) => applyFix(id, document) };
}
