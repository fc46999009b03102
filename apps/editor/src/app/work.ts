/** How far somebody has come with a fortress, and the text that outlives the page. */

import { problem } from '@mahjong-fortress/base/problem';
import { fields, listOf, oneOf, parseJson, type Read, text, whole } from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import { LAYOUT_LIMITS, readDraft } from '@mahjong-fortress/layouts-schema';
import { type FortressDocument, fromDraft, toDraft } from '../document/document.ts';
import { type Grid, parseGrid } from '../document/grid.ts';
import type { History } from '../document/history.ts';
import { isSaidKey, type Said } from '../document/saying.ts';
import { type Mirror, SYMMETRIES } from '../document/symmetry.ts';

export interface Work {
  readonly history: History<FortressDocument, Said>;
  readonly mirror: Mirror;
}

/** So many steps back lead anywhere one remembers. */
const MOST_STEPS = 200;
const LIMITS = { textLength: 400_000, depth: 12 } as const;
const MOST_HALF_CELLS = 2 * LAYOUT_LIMITS.columns;
export const ROWS_LENGTH = LAYOUT_LIMITS.rows * (LAYOUT_LIMITS.columns + 1);

/** The steps around the one somebody is at; texts about the fortress are written once for all steps that share them. */
export function makeWorkText({ history, mirror }: Work): string {
  const first = Math.max(0, Math.min(history.at - MOST_STEPS / 2, history.steps.length - MOST_STEPS));
  const steps = history.steps.slice(first, first + MOST_STEPS);
  const abouts = [...new Set(steps.map(({ state }) => state.about))];
  return JSON.stringify({
    ...mirror,
    at: history.at - first,
    abouts: abouts.map((about) => toDraft({ about, grid: ['0'] })),
    steps: steps.map(({ state, words }) => ({
      ...words,
      about: abouts.indexOf(state.about),
      rows: state.grid.join('/'),
    })),
  });
}

export const drawnGrid: Read<Grid> = (value, path) => {
  const rows = text(ROWS_LENGTH)(value, path);
  const parsed = rows.ok ? parseGrid(rows.value.split('/')) : undefined;
  return parsed ? ok(parsed) : err(problem('not-a-grid', path, 'This isn’t a drawing.'));
};

const about: Read<FortressDocument['about']> = (value, path) => {
  const draft = readDraft(value);
  return draft.ok
    ? ok(fromDraft(draft.value).about)
    : err(problem('not-a-draft', path, 'This isn’t a fortress.'));
};

const key: Read<Said['key']> = (value, path) =>
  isSaidKey(value) ? ok(value) : err(problem('not-a-step', path, 'Nobody knows this step.'));

const fact: Read<string | number> = (value, path) =>
  typeof value === 'number' ? ok(value) : text(LAYOUT_LIMITS.nameLength)(value, path);

export const MIRROR_FIELDS = {
  symmetry: oneOf(SYMMETRIES),
  axes: fields({ row: whole(0, MOST_HALF_CELLS), column: whole(0, MOST_HALF_CELLS) }),
} as const;

const workFields = fields({
  ...MIRROR_FIELDS,
  at: whole(0, MOST_STEPS - 1),
  abouts: listOf(about, MOST_STEPS),
  steps: listOf(
    fields({ key, facts: listOf(fact, 2), about: whole(0, MOST_STEPS - 1), rows: drawnGrid }),
    MOST_STEPS,
  ),
});

/** Undefined for what cannot be read: then the work begins with the fortress as it is. */
export function readWork(given: string | undefined): Work | undefined {
  const value = given === undefined ? undefined : parseJson(given, LIMITS);
  const read = value?.ok ? workFields(value.value, '') : undefined;
  if (!read?.ok) return undefined;
  const { symmetry, axes, at, abouts, steps } = read.value;
  const known = steps.flatMap(({ key, facts, about: index, rows }) => {
    const written = abouts[index];
    return written ? [{ words: { key, facts }, state: { about: written, grid: rows } }] : [];
  });
  if (known.length !== steps.length || at >= known.length) return undefined;
  return { history: { steps: known, at }, mirror: { symmetry, axes } };
}
