/** How the paper lies on the screen at the moment. */
import type { GridSize } from '@mahjong-fortress/rules';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { State } from '../app/state.ts';
import { sizeOf } from '../document/grid.ts';
import { type Camera, fittedCamera, type Point, panned, type Viewport, zoomed } from './camera.ts';

/** How much larger or smaller one press makes it. */
export const ZOOM_STEP = 1.25;

const NO_ROOM: Viewport = { width: 0, height: 0 };

export interface Paper {
  /** Undefined until the page has been measured: nothing is drawn before anybody knows where. */
  readonly viewport: Signal<Viewport | undefined>;
  readonly camera: ReadonlySignal<Camera>;
  /** What the person chose; undefined while the whole drawing is shown. */
  readonly chosen: Signal<Camera | undefined>;
  readonly zoom: (factor: number, around?: Point) => void;
  readonly pan: (by: Point) => void;
  readonly fit: () => void;
}

export function createPaper({ grid, fortressKey }: State): Paper {
  const viewport = signal<Viewport | undefined>(undefined);
  const chosen = signal<Camera | undefined>(undefined);
  const rows = computed(() => grid.value.length);
  const columns = computed(() => sizeOf(grid.value).columns);
  const size = computed<GridSize>(() => ({ rows: rows.value, columns: columns.value }));
  const camera = computed(() => chosen.value ?? fittedCamera(size.value, viewport.value ?? NO_ROOM));
  effect(() => {
    fortressKey.value;
    chosen.value = undefined;
  });
  return {
    viewport,
    camera,
    chosen,
    zoom(factor, around) {
      const { width, height } = viewport.value ?? NO_ROOM;
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
