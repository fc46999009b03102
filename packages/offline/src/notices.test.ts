import { describe, expect, test } from 'vitest';
import { type NoticeScope, showNotices } from './notices.ts';

const SCOPE = 'https://example.org/fortress/';

function start(pages: readonly { readonly url: string; readonly isStray?: boolean }[]) {
  const listeners = new Map<string, (event: object) => void>();
  const done: string[] = [];
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: { body: string; data: object }) => {
        done.push(`${title}: ${options.body} ${JSON.stringify(options.data)}`);
      },
    },
    clients: {
      matchAll: async () =>
        pages.map(({ url, isStray }) => ({
          url,
          focus: async () => done.push(`focus ${url}`),
          navigate: async (address: string) => {
            if (isStray) throw new TypeError('not controlled');
            done.push(`go to ${address}`);
          },
        })),
      openWindow: async (address: string) => done.push(`open ${address}`),
    },
    navigator: { setAppBadge: async (count: number) => void done.push(`badge ${count}`) },
  };
  showNotices(worker as unknown as NoticeScope, async (text) => ({
    title: 'Title',
    body: text,
    address: `#/t/${text}`,
    icon: 'icon.png',
    count: 2,
  }));
  async function fire(type: string, facts: object): Promise<readonly string[]> {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({
      ...facts,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
    return done;
  }
  const notification = { data: { address: '#/t/abc' }, close: () => done.push('close') };
  return {
    push: (text: string) => fire('push', { data: { text: () => text } }),
    press: () => fire('notificationclick', { notification }),
  };
}

test('a notice is shown, and the app says how many wait', async () => {
  expect(await start([]).push('abc')).toEqual(['Title: abc {"address":"#/t/abc"}', 'badge 2']);
});

describe('a press', () => {
  test('opens the app where none is open; the editor is another one', async () => {
    expect(await start([{ url: `${SCOPE}editor/` }]).press()).toEqual(['close', `open ${SCOPE}#/t/abc`]);
  });

  test('leads the page that is open to the place', async () => {
    const url = `${SCOPE}#/online`;
    const done = await start([{ url: `${SCOPE}editor/` }, { url }]).press();
    expect(done).toEqual(['close', `focus ${url}`, `go to ${SCOPE}#/t/abc`]);
  });

  test('opens another page where that one can’t be led', async () => {
    const done = await start([{ url: SCOPE, isStray: true }]).press();
    expect(done).toEqual(['close', `focus ${SCOPE}`, `open ${SCOPE}#/t/abc`]);
  });
});
