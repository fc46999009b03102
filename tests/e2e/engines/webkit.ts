/** WebKit over the WebDriver protocol: WebKitGTK's own driver and its small browser, which are Debian's. */
import { expect } from '@playwright/test';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import {
  type EngineWindow,
  fromJson,
  inJson,
  mouseActions,
  WINDOW,
  type WindowSize,
} from './engine-window.ts';
import { startDisplay, startProgram } from './program.ts';

export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

async function send(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}, ${value.message}`);
  return value;
}

/** Opens a window of WebKit for as long as it is used. */
export async function withWebKit(use: (window: EngineWindow) => Promise<void>): Promise<void> {
  const screen = await startDisplay();
  const port = await freePort();
  const driver = startProgram(WEBKIT_DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    env: { DISPLAY: screen.display, GDK_BACKEND: 'x11' },
  });
  try {
    const door = `http://127.0.0.1:${port}`;
    await expect(() => send(`${door}/status`)).toPass({ timeout: 10_000 });
    const { sessionId } = (await send(`${door}/session`, { capabilities: {} })) as { sessionId: string };
    const session = `${door}/session/${sessionId}`;
    const evaluate: EngineWindow['evaluate'] = async (ask, question) =>
      fromJson(
        await send(`${session}/execute/sync`, {
          script: `return (${inJson(ask)})(arguments[0])`,
          args: [JSON.stringify(question) ?? 'null'],
        }),
      );
    const resize = async ({ width, height }: WindowSize) => {
      // The frame of the window takes some of it, and how much is known once there is one.
      let frame = { width: 0, height: 0 };
      await expect(async () => {
        const outer = { width: width + frame.width, height: height + frame.height };
        await send(`${session}/window/rect`, { x: 0, y: 0, ...outer });
        const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }), null);
        frame = { width: outer.width - inner.width, height: outer.height - inner.height };
        expect(inner).toEqual({ width, height });
      }).toPass({ timeout: 10_000 });
    };
    await resize(WINDOW);
    await use({
      resize,
      goto: (url) => send(`${session}/url`, { url }),
      reload: () => send(`${session}/refresh`, {}),
      evaluate,
      stroke: (points) => send(`${session}/actions`, { actions: mouseActions(points) }),
    });
  } finally {
    driver.end();
    screen.end();
  }
}
