/**
 * How somebody sits at the drawing: tool, height, what is shown of it and from where, the marked part. A page that is left
 * for a try or loaded anew shows all that again.
 */
import { problem } from '@mahjong-fortress/base/problem';
import {
  fields,
  oneOf,
  optional,
  parseJson,
  type Read,
  text,
  whole,
  yesNo,
} from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import { LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { batch } from '@preact/signals';
import { type Grid, isInside, sizeOf } from '../document/grid.ts';
import { clampAxes } from '../document/symmetry.ts';
import { TOOLS } from '../tools/tools.ts';
import { SCALES } from '../view/camera.ts';
import type { Paper } from '../view/paper.ts';
import { DRAWER_IDS, type State } from './state.ts';
import { drawnGrid, MIRROR_FIELDS, ROWS_LENGTH } from './work.ts';

const LIMITS = { textLength: 10_000, depth: 6 } as const;
/** So far away no paper was ever pushed. */
const FAR = 100_000;
const KEY_LENGTH = 100;

function between(low: number, high: number): Read<number> {
  return (value, path) =>
    typeof value === 'number' && value >= low && value <= high
      ? ok(value)
      : err(problem('not-a-number', path, `This must be a number from ${low} to ${high}.`));
}

const sightFields = fields({
  /**
   * The fortress that was open; none while it lay on no shelf. And its drawing: a part is marked only where it is still the
   * same.
   */
  key: text(KEY_LENGTH),
  /** Of what lay on no shelf; for the others it is kept with their work. */
  mirror: optional(fields(MIRROR_FIELDS)),
  rows: text(ROWS_LENGTH),
  tool: oneOf(TOOLS.map(({ id }) => id)),
  height: whole(1, LAYOUT_LIMITS.height),
  cursor: fields({
    row: whole(0, LAYOUT_LIMITS.rows - 1),
    column: whole(0, LAYOUT_LIMITS.columns - 1),
  }),
  tier: optional(whole(1, LAYOUT_LIMITS.height)),
  showsAvailable: yesNo,
  showsRelief: yesNo,
  drawer: optional(oneOf(DRAWER_IDS)),
  camera: optional(
    fields({ x: between(-FAR, FAR), y: between(-FAR, FAR), scale: between(SCALES.min, SCALES.max) }),
  ),
  selection: optional(
    fields({
      // A piece on its way may stick out of the paper.
      area: fields({
        row: whole(-LAYOUT_LIMITS.rows, LAYOUT_LIMITS.rows),
        column: whole(-LAYOUT_LIMITS.columns, LAYOUT_LIMITS.columns),
        rows: whole(1, LAYOUT_LIMITS.rows),
        columns: whole(1, LAYOUT_LIMITS.columns),
      }),
      lifted: optional(fields({ base: drawnGrid, piece: drawnGrid })),
    }),
  ),
});

/** What lies on no shelf yet gets a new key with every page. */
function lastingKey({ keeping, fortressKey }: State): string {
  return keeping.value === 'not-yet' ? '' : fortressKey.value;
}

export function makeSightText(state: State, { chosen }: Pick<Paper, 'chosen'>): string {
  const { area, lifted } = state.selection.value ?? {};
  const rowsOf = (drawn: Grid) => drawn.join('/');
  const key = lastingKey(state);
  return JSON.stringify({
    key,
    mirror: key === '' ? state.mirror.value : undefined,
    rows: rowsOf(state.grid.value),
    tool: state.tool.value,
    height: state.height.value,
    cursor: state.cursor.value,
    tier: state.tier.value,
    showsAvailable: state.showsAvailable.value,
    showsRelief: state.showsRelief.value,
    drawer: state.drawer.value,
    camera: chosen.value,
    selection: area && {
      area,
      lifted: lifted && { base: rowsOf(lifted.base), piece: rowsOf(lifted.piece) },
    },
  });
}

/** Only for the fortress that it was about; what cannot be read changes nothing. */
export function takeSight(given: string | undefined, state: State, { chosen }: Pick<Paper, 'chosen'>): void {
  const value = given === undefined ? undefined : parseJson(given, LIMITS);
  const read = value?.ok ? sightFields(value.value, '') : undefined;
  if (!read?.ok || read.value.key !== lastingKey(state)) return;
  const { key, mirror, rows, cursor, camera, selection, ...sight } = read.value;
  const drawn = state.grid.value;
  const isSame = rows === drawn.join('/');
  if (key === '' && !isSame) return;
  batch(() => {
    if (mirror) {
      state.symmetry.value = mirror.symmetry;
      state.axes.value = clampAxes(mirror.axes, sizeOf(drawn));
    }
    state.tool.value = sight.tool;
    state.height.value = sight.height;
    state.tier.value = sight.tier;
    state.showsAvailable.value = sight.showsAvailable;
    state.showsRelief.value = sight.showsRelief;
    state.drawer.value = sight.drawer;
    chosen.value = camera;
    if (isInside(sizeOf(drawn), cursor)) state.cursor.value = cursor;
    if (isSame && selection) {
      const { area, lifted } = selection;
      state.selection.value = lifted ? { area, lifted } : { area };
    }
  });
}
