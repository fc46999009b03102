/** Every change of a document is an edit: what it does, and the sentence that stands for it in the history. */

import type { Language } from '@mahjong-fortress/base/languages';
import type { CellArea, Layout, PlayerCount } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { applyFix, type FixId } from '../shaping/fixes.ts';
import { drawn, type Stroke } from '../tools/stroke.ts';
import type { DrawingToolId } from '../tools/tools.ts';
import { type About, type FortressDocument, idOf, withGrid, withPlayers } from './document.ts';
import { centred, emptyGrid, type Grid, resized, sizeOf } from './grid.ts';
import { type Half, madeSymmetric } from './halves.ts';
import { fieldsOf, textFrom } from './local-text.ts';
import { type Said, said } from './saying.ts';
import { cleared } from './selection.ts';
import type { Mirror } from './symmetry.ts';
import { tierCleared, tierDoubled } from './tiers.ts';

export interface Edit {
  readonly words: Said;
  /** Undefined when it cannot be done. */
  readonly apply: (document: FortressDocument) => FortressDocument | undefined;
  /** Edits with the same mark, one right after another, are one step of the history. */
  readonly merge?: string | object;
}

function onGrid(words: Said, change: (grid: Grid) => Grid | undefined): Edit {
  return {
    words,
    apply: (document) => {
      const grid = change(document.grid);
      return grid && withGrid(document, grid);
    },
  };
}

const STROKE_WORDS: Readonly<Record<DrawingToolId, (height: number) => Said>> = {
  paint: (height) => said('saidPaint', height),
  erase: () => said('saidErase'),
  raise: () => said('saidRaise'),
  lower: () => said('saidLower'),
  rectangle: (height) => said('saidRectangle', height),
  frame: (height) => said('saidFrame', height),
  line: (height) => said('saidLine', height),
  fill: (height) => said('saidFill', height),
};

export function drawStroke(stroke: Stroke): Edit {
  const words = STROKE_WORDS[stroke.tool.id as DrawingToolId];
  return onGrid(words(stroke.height), (grid) => drawn(grid, stroke));
}

export const centreShape = onGrid(said('saidCentre'), centred);
export const clearDrawing = onGrid(said('saidClear'), (grid) => emptyGrid(sizeOf(grid)));

export function resize(size: GridSize): Edit {
  return {
    ...onGrid(said('saidResize', size.columns, size.rows), (grid) => resized(grid, size)),
    merge: 'size',
  };
}

export function deleteArea(area: CellArea): Edit {
  return onGrid(said('saidDelete'), (grid) => cleared(grid, area));
}

/** One half stays, the other one becomes its image. */
export function makeSymmetric(half: Half, mirror: Mirror): Edit {
  return onGrid(said('saidSymmetric'), (grid) => madeSymmetric(grid, half, mirror));
}

export function doubleTier(tier: number): Edit {
  return onGrid(said('saidTierDoubled', tier), (grid) => tierDoubled(grid, tier));
}

export function clearTier(tier: number): Edit {
  return onGrid(said('saidTierCleared', tier), (grid) => tierCleared(grid, tier));
}

/** A drawing that was worked out elsewhere, as by moving a piece. */
export function replaceGrid(words: Said, grid: Grid): Edit {
  return onGrid(words, () => grid);
}

/** Changes what is written about the fortress; a key with undefined goes away. */
export function describe(changes: { readonly [Key in keyof About]?: About[Key] | undefined }): Edit {
  return {
    words: said('saidAbout'),
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
    words: said('saidAbout'),
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
    words: said('saidPlayers'),
    apply: (document) => withPlayers(document, players),
  };
}

export function fix(id: FixId): Edit {
  return { words: said('saidFix'), apply: (document) => applyFix(id, document) };
}
