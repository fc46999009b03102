/** What a long evening may cost: no game leaves anything behind, and no opponent holds up the page. */
import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { TowersPage, towersAt } from './pages/towers-page.ts';

interface Counts {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Pictures on graphics cards, in contexts that are still alive. */
  readonly textures: number;
}

declare global {
  interface Window {
    liveTextures?(): number;
  }
}

/** Counts the textures of every context from the first one on. */
async function watchTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const alive = new Map<WebGLRenderingContextBase, Set<WebGLTexture>>();
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { createTexture, deleteTexture } = prototype;
      prototype.createTexture = function (this: WebGLRenderingContext) {
        const texture = createTexture.call(this);
        if (!alive.has(this)) alive.set(this, new Set());
        alive.get(this)?.add(texture);
        return texture;
      };
      prototype.deleteTexture = function (this: WebGLRenderingContext, texture) {
        if (texture) alive.get(this)?.delete(texture);
        deleteTexture.call(this, texture);
      };
    }
    window.liveTextures = () => {
      for (const context of [...alive.keys()]) if (context.isContextLost()) alive.delete(context);
      return [...alive.values()].reduce((sum, textures) => sum + textures.size, 0);
    };
  });
}

async function countsOf(page: Page, cdp: CDPSession): Promise<Counts> {
  // Twice: what the first round frees may have held more.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    textures: await page.evaluate(() => window.liveTextures?.() ?? Number.NaN),
  };
}

test.describe('game after game', () => {
  // Small frames are painted sooner.
  test.use({ viewport: { width: 640, height: 480 } });

  test('twenty games in a row leave no heap, textures or listeners behind', async ({ page }) => {
    test.setTimeout(240_000);
    const game = new GamePage(page);
    await watchTextures(page);
    await game.open({ plainBoard: false });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');

    const painted: number[] = [];
    const oneGame = async () => {
      await game.button(/^Play/).click();
      await game.legal();
      await game.pointAt({ type: 'realm', player: 0, cell: 0 });
      await expect(page.getByRole('alert')).not.toBeEmpty();
      painted.push(await page.evaluate(() => window.liveTextures?.() ?? Number.NaN));
      await page.getByLabel('Menu').click();
      await game.button(/^Main menu/).click();
      await expect.poll(() => page.evaluate(() => window.liveTextures?.())).toBe(0);
    };

    // What is compiled and cached once is there after some games; from then on games come and go.
    for (let number = 0; number < 10; number++) await oneGame();
    const before = await countsOf(page, cdp);
    for (let number = 10; number < 20; number++) await oneGame();
    const after = await countsOf(page, cdp);
    expect(new Set(painted).size, 'textures of each table').toBe(1);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 100);
    // One table that stays alive is several megabytes.
    expect(after.heap).toBeLessThanOrEqual(before.heap + 1_000_000);
  });
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, and how long it took. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of work on the thread; waiting for a processor does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Where the browser hands over to scripts. */
const SCRIPT = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript'];

/** Milliseconds of script in every task on the threads whose name begins so. */
function scriptPerTask(events: readonly TraceEvent[], thread: string): number[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name?.startsWith(thread))
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const here = events
    .filter(({ pid, tid }) => threads.includes(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
  return here
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const taskEnd = task.ts + (task.dur ?? 0);
      const inTask = here.filter(
        ({ name, pid, tid, ts }) =>
          pid === task.pid && tid === task.tid && ts >= task.ts && ts < taskEnd && SCRIPT.includes(name),
      );
      let end = 0;
      let work = 0;
      for (const { ts, dur = 0, tdur = 0 } of inTask) {
        // One inside another is counted already.
        if (ts < end) continue;
        end = ts + dur;
        work += tdur;
      }
      return work / 1000;
    });
}

/** What the page and its worker do meanwhile, in milliseconds of script for each task. */
async function tracedTasks(page: Page, browser: Browser, meanwhile: () => Promise<void>) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await meanwhile();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return {
    thought: Math.max(...scriptPerTask(trace.traceEvents, 'DedicatedWorker')),
    longest: Math.max(...scriptPerTask(trace.traceEvents, 'CrRendererMain')),
  };
}

test('the Dragon thinks in a worker and never blocks a frame', async ({ page, browser }) => {
  const game = new GamePage(page);
  await game.open();
  await game.startSeeded('dragon', async () => {
    await page.getByLabel('Who plays as player 2').selectOption('dragon');
  });
  const [first = ''] = await game.legal();
  await game.doByKeyboard(first);
  const { thought, longest } = await tracedTasks(page, browser, async () => {
    await game.doByKeyboard('discard');
    await game.legal();
  });
  expect(thought, 'the worker thought').toBeGreaterThan(longest);
  expect(longest, 'the page never waited').toBeLessThanOrEqual(50);
});

test('so does the Dragon of Towers, for a second at most', async ({ page, browser }) => {
  const thinking = towersAt({
    id: 'thinking',
    setup: { seed: 'thinking', players: 2, firstPlayer: 0 },
    people: 'whose turn it is',
    level: 'dragon',
    isReached: ({ stage, year, turn }) => stage === 'year' && year === 2 && turn.seat === 0 && turn.ap === 5,
  });
  const towers = new TowersPage(page);
  await towers.open({ left: [thinking], address: '/#/game/thinking' });
  await towers.expectPoints(5);
  const rounds = page.locator('.tw-years');
  const before = await rounds.getAttribute('aria-label');
  const { thought, longest } = await tracedTasks(page, browser, async () => {
    await page.keyboard.press('n');
    await expect(rounds).not.toHaveAttribute('aria-label', before ?? '');
    await expect(page.locator('.tw-panel[data-asked]')).toBeVisible();
  });
  expect(thought, 'the worker thought').toBeGreaterThan(longest);
  // Looking at the clock takes turns with thinking.
  expect(thought, 'and not for long').toBeLessThanOrEqual(1_200);
  expect(longest, 'the page never waited').toBeLessThanOrEqual(50);
});
