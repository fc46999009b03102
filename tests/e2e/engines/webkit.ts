/** WebKit over the WebDriver protocol: WebKitGTK's own driver and its small browser, which are Debian's. */
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { type EngineWindow, fromJson, inJson, mouseActions } from './engine-window.ts';
import { startDisplay, startProgram } from './program.ts';

export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

/** The driver takes no port of the system's choice, so one is asked for and given back. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

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
    await send(`${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
    await use({
      goto: (url) => send(`${session}/url`, { url }),
      reload: () => send(`${session}/refresh`, {}),
      evaluate: async (ask, question) =>
        fromJson(
          await send(`${session}/execute/sync`, {
            script: `return (${inJson(ask)})(arguments[0])`,
            args: [JSON.stringify(question) ?? 'null'],
          }),
        ),
      stroke: (points) => send(`${session}/actions`, { actions: mouseActions(points) }),
    });
  } finally {
    driver.end();
    screen.end();
  }
}
