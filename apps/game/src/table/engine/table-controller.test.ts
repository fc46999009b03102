import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dealtGame, tableState } from '../../dev/test-states.ts';
import type { TableState } from '../contract.ts';
import type { Motion } from '../effects/motion.ts';
import type { InputHost } from '../input/input.ts';
import { TableController, type TableParts } from './table-controller.ts';

/** What the parts around the controller are told, and what they answer. */
const { told, answers } = vi.hoisted(() => ({
  told: {
    host: undefined as InputHost | undefined,
    instant: [] as boolean[],
    lenses: 0,
    shown: 0,
    resized: () => {},
  },
  answers: { play: () => Promise.resolve(), paintLens: () => Promise.resolve('scroll') },
}));

vi.mock('../paint/textures.ts', () => ({
  LARGEST_TILE: 240,
  Textures: class {
    paint = async () => {};
    paintLens = () => answers.paintLens();
    sweep = () => {};
  },
}));
vi.mock('../views/stage.ts', () => ({
  seatOrder: () => [0, 1],
  Stage: class {
    layout: unknown;
    particles = { clear: () => {} };
    lens = {
      isOpen: false,
      open() {
        told.lenses++;
        this.isOpen = true;
      },
      close() {
        this.isOpen = false;
      },
    };
    constructor(_: unknown, __: unknown, { layout }: { layout: unknown }) {
      this.layout = layout;
    }
    show = () => told.shown++;
    clearMarks = () => {};
    isGone = false;
    destroy = () => {
      this.isGone = true;
    };
    follow = () => {
      if (this.isGone) throw new Error('a stage that is gone is shown');
    };
  },
}));
vi.mock('./director.ts', () => ({
  Director: class {
    readonly #motion: Motion;
    constructor(_: unknown, motion: Motion) {
      this.#motion = motion;
    }
    play = () => {
      told.instant.push(this.#motion.instant);
      return answers.play();
    };
  },
}));
vi.mock('../input/input.ts', () => ({
  Input: class {
    constructor(host: InputHost) {
      told.host = host;
    }
    letGo = () => {};
    lay = () => {};
  },
}));

function openTable(parent = { clientWidth: 1200, clientHeight: 800 }): TableController {
  const game = {
    canvas: { style: {} },
    step: () => {},
    scale: { resize: () => ({ setZoom: () => {} }) },
    events: { once: () => {} },
    renderer: {},
    destroy: () => {
      scene.stage = undefined;
    },
  };
  const camera = { setOrigin: () => camera, setZoom: () => camera, setScroll: () => camera };
  const motion = { instant: false, finish: () => {} };
  const scene = {
    cameras: { main: camera },
    tweens: { timeScale: 1 },
    motion,
    gestures: { instant: false, letGo: () => undefined },
    wake: () => {},
    stage: undefined as unknown,
    isStill: false,
  };
  const hands = { touch: () => {}, hover: () => {} };
  const parts = { parent, game, scene, hands, pixelRatio: () => 1 };
  return new TableController(parts as unknown as TableParts);
}

function stateNow(): TableState {
  return tableState(dealtGame({ seed: 'table' }), { legal: [] });
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(told, { host: undefined, instant: [], lenses: 0, shown: 0 });
  answers.play = () => Promise.resolve();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.resized = tell;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('closing the table ends an animation that would never end by itself', async () => {
  const table = openTable();
  answers.play = () => new Promise(() => {});
  const running = table.animate([], stateNow());
  await soon();
  expect(told.instant).toHaveLength(1);
  table.destroy();
  await expect(running).resolves.toBeUndefined();
});

test('an animation that does not even end when it is skipped holds up neither the next one nor what is shown', async () => {
  vi.useFakeTimers();
  const table = openTable();
  answers.play = () => new Promise(() => {});
  const stuck = table.animate([], stateNow());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told.host?.isAnimating()).toBe(true);
  answers.play = () => Promise.resolve();
  const next = table.animate([], stateNow());
  await vi.advanceTimersByTimeAsync(1000);
  await expect(stuck).resolves.toBeUndefined();
  await expect(next).resolves.toBeUndefined();
  expect(told.host?.isAnimating()).toBe(false);
  expect(told.instant).toEqual([false, false]);
  const { shown } = told;
  table.show(stateNow());
  await vi.advanceTimersByTimeAsync(0);
  expect(told.shown).toBeGreaterThan(shown);
});

test('an animation that fails is told and leads to its state; the next one runs', async () => {
  const table = openTable();
  answers.play = () => Promise.reject(new Error('torn'));
  const failing = table.animate([], stateNow());
  await expect(failing).rejects.toThrow('torn');
  expect(told.host?.isAnimating()).toBe(false);
  const { shown } = told;
  answers.play = () => Promise.resolve();
  await expect(table.animate([], stateNow())).resolves.toBeUndefined();
  expect(told.instant).toHaveLength(2);
  expect(told.shown).toBeGreaterThan(shown);
});

test('a window of another size ends an animation; being told of the size there is, as a table opens, ends none', async () => {
  vi.useFakeTimers();
  const parent = { clientWidth: 1200, clientHeight: 800 };
  const table = openTable(parent);
  table.show(stateNow());
  await vi.advanceTimersByTimeAsync(0);
  answers.play = () => new Promise(() => {});
  const running = table.animate([], stateNow());
  told.resized();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.host?.isAnimating()).toBe(true);
  parent.clientWidth = 900;
  told.resized();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(running).resolves.toBeUndefined();
});

test('a table that is made anew shows nothing more on the stage that is gone', async () => {
  const table = openTable();
  await table.animate([], stateNow());
  // Another seat is another stage.
  await expect(table.animate([], { ...stateNow(), me: 1 })).resolves.toBeUndefined();
});

test('the speed that was asked for counts, whatever the system prefers', async () => {
  const table = openTable();
  table.setSpeed('normal');
  await table.animate([], stateNow());
  table.setSpeed('off');
  await table.animate([], stateNow());
  expect(told.instant).toEqual([false, true]);
});

test('an animation that still waits for its textures when a newer one comes is brought to its end', async () => {
  const table = openTable();
  const state = stateNow();
  await Promise.all([table.animate([], state), table.animate([], state)]);
  expect(told.instant).toEqual([true, false]);
});

test('a closer look that is ready when the table has been closed is not shown', async () => {
  const table = openTable();
  await table.animate([], stateNow());
  let painted = (_: string) => {};
  answers.paintLens = () =>
    new Promise((resolve) => {
      painted = resolve;
    });
  told.host?.openLens(1);
  table.destroy();
  painted('scroll');
  await soon();
  expect(told.lenses).toBe(0);
});

test('an enlarged realm is put back once', async () => {
  const table = openTable();
  await table.animate([], stateNow());
  expect(table.putBack()).toBe(false);
  answers.paintLens = () => Promise.resolve('scroll');
  told.host?.openLens(1);
  await soon();
  expect(table.putBack()).toBe(true);
  expect(table.putBack()).toBe(false);
});
