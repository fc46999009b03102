/** How the paper lies on the screen at the moment. */
import type { GridSize } from '@mahjong-fortress/rules';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { State } from '../app/state.ts';
import { sizeOf } from '../document/grid.ts';
import { type Camera, fittedCamera, type Point, panned, type Viewport, zoomed } from './camera.ts';

/** How much larger or smaller one press makes it. */
export const ZOOM_STEP = 1.25;

export interface Paper {
  readonly viewport: Signal<Viewport>;
  readonly camera: ReadonlySignal<Camera>;
  readonly zoom: (factor: number, around?: Point) => void;
  readonly pan: (by: Point) => void;
  readonly fit: () => void;
}

export function createPaper({ grid, fortressKey }: State): Paper {
  const viewport = signal<Viewport>({ width: 800, height: 600 });
  /** What the person chose; undefined while the whole drawing is shown. */
  const chosen = signal<Camera | undefined>(undefined);
  const rows = computed(() => grid.value.length);
  const columns = computed(() => sizeOf(grid.value).columns);
  const size = computed<GridSize>(() => ({ rows: rows.value, columns: columns.value }));
  const camera = computed(() => chosen.value ?? fittedCamera(size.value, viewport.value));
  effect(() => {
    fortressKey.value;
    chosen.value = undefined;
  });
  return {
    viewport,
    camera,
    zoom(factor, around) {
      const { width, height } = viewport.value;
      chosen.value = zoomed(camera.value, factor, around ?? { x: width / 2, y: height / 2 });
    },
    pan(by) {
      chosen.value = panned(camera.value, by);
    },
    fit() {
      chosen.value = undefined;
    },
  };
}
