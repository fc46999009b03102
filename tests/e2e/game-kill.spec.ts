/** The whole browser is killed right after a move, as by a power cut of the program: the move is there afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';

/** `KILLS=20 npx playwright test game-kill` measures; a few of them are enough to notice that something broke. */
const KILLS = Number(process.env.KILLS ?? 3);

test.skip(process.platform === 'win32', 'processes are killed in groups');

interface Running {
  readonly browser: Browser;
  readonly process: ChildProcess;
}

/** A browser that is asked for its targets while it makes the first one may never answer; then it is started again. */
const STARTS = 3;

/** A browser of its own, so that all its processes can be ended at once. */
async function launch(profile: string, starts = STARTS): Promise<Running> {
  const started = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    started.once('exit', () => reject(new Error(`the browser did not start: ${said}`)));
    started.stderr?.on('data', (part: Buffer) => {
      said += part;
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  try {
    return { browser: await chromium.connectOverCDP(address, { timeout: 10_000 }), process: started };
  } catch (error) {
    kill({ process: started });
    if (starts === 1) throw error;
    return launch(profile, starts - 1);
  }
}

function kill({ process: { pid } }: Pick<Running, 'process'>): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}

/** Opens the page in a browser that has just been started. */
async function open({ browser }: Running, address: string): Promise<GamePage> {
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const game = new GamePage(await context.newPage());
  await game.open({ address });
  return game;
}

/** The actions of the game at the first moment that all of them are safe. */
function keptActions({ page }: GamePage): Promise<readonly string[]> {
  // Waits inside of the page: between two questions from outside a computer may move.
  return page.evaluate(async () => {
    while (window.mahjongFortress?.saving() !== 'kept') await new Promise((next) => setTimeout(next, 1));
    return (window.mahjongFortress.record() as { readonly actions: readonly string[] }).actions;
  });
}

test(`${KILLS} kills right after a move cost no move`, async ({ baseURL }) => {
  test.setTimeout(30_000 + KILLS * 15_000);
  const profile = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-'));
  const waits: number[] = [];
  let running = await launch(profile);
  try {
    let game = await open(running, `${baseURL}/`);
    await game.startSeeded('killed');
    for (let killed = 0; killed < KILLS; killed++) {
      const [first = ''] = await game.legal();
      await game.doByKeyboard(first);
      const since = Date.now();
      const played = await keptActions(game);
      waits.push(Date.now() - since);
      kill(running);
      running = await launch(profile);
      game = await open(running, `${baseURL}/`);
      await game.goOn();
      // The computers may have moved since.
      expect((await keptActions(game)).slice(0, played.length)).toEqual(played);
    }
  } finally {
    kill(running);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  test.info().annotations.push({ type: 'until kept', description: `${waits.join(', ')} ms` });
  console.log(`      safe after ${waits.join(', ')} ms`);
});
