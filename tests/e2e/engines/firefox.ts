/**
 * Firefox over WebDriver BiDi, which it speaks by itself. Playwright's own way to do that asks for commands that no
 * extended-support release knows, and drivers such as WebdriverIO bring along some hundred packages; this needs six
 * commands and a socket.
 */
import WebSocket from 'ws';
import {
  type EngineWindow,
  fromJson,
  inJson,
  mouseActions,
  WINDOW,
  type WindowSize,
} from './engine-window.ts';
import { startDisplay, startProgram } from './program.ts';

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

type Answer = Readonly<Record<string, unknown>>;
type Send = (method: string, params: object) => Promise<Answer>;

/** Sends commands and hands each the answer with its number. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Answer) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, ({ type, error, message, result }) => {
        if (type === 'success') resolve(result as Answer);
        else reject(new Error(`${method}: ${error}, ${message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** Opens a window of Firefox for as long as it is used. */
export async function withFirefox(use: (window: EngineWindow) => Promise<void>): Promise<void> {
  const screen = await startDisplay();
  const firefox = startProgram(FIREFOX, ['--no-remote', '--new-instance', '--remote-debugging-port=0'], {
    env: { DISPLAY: screen.display },
  });
  try {
    const address = await firefox.says(2, /WebDriver BiDi listening on (ws:\S+)\s/);
    const send = await connect(`${address}/session`);
    await send('session.new', { capabilities: {} });
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    const context = contexts[0]?.context;
    const resize = (viewport: WindowSize) => send('browsingContext.setViewport', { context, viewport });
    await resize(WINDOW);
    await use({
      resize,
      goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
      async evaluate(ask, question) {
        const { type, result, exceptionDetails } = (await send('script.callFunction', {
          functionDeclaration: inJson(ask),
          arguments: [{ type: 'string', value: JSON.stringify(question) ?? 'null' }],
          target: { context },
          awaitPromise: false,
        })) as unknown as Evaluated;
        if (type === 'exception') throw new Error(exceptionDetails?.text);
        return fromJson(result?.value);
      },
      stroke: (points) => send('input.performActions', { context, actions: mouseActions(points) }),
    });
  } finally {
    firefox.end();
    screen.end();
  }
}
