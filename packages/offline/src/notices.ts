/** Notices in the service worker of an app: one is shown when it comes, and leads to its place when it is pressed. */

/** What the app makes of what came. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where it leads, and its picture; both relative to the app's folder. */
  readonly address: string;
  readonly icon: string;
  /** How many things wait, for the sign on the app. */
  readonly count: number;
}

interface Shown {
  readonly data: { readonly address: string };
  close(): void;
}

interface Held {
  waitUntil(done: Promise<unknown>): void;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** The part of the scope of a service worker that is needed; its full types do not go together with those of a page. */
export interface NoticeScope {
  addEventListener(
    type: 'push',
    listener: (event: Held & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Held & { readonly notification: Shown }) => void,
  ): void;
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
}

/** A newer notice takes the place of the one before. */
const TAG = 'notice';

/** Apps in folders below have workers of their own, but lie within the scope of this one. */
function isOfApp({ url }: Page, scope: string): boolean {
  const [page = ''] = url.split(/[?#]/);
  return page === scope || page === `${scope}index.html`;
}

export function showNotices(worker: NoticeScope, read: (text: string) => Promise<Notice>): void {
  const { scope } = worker.registration;

  async function show(text: string): Promise<void> {
    const { title, body, icon, address, count } = await read(text);
    const shown = { body, icon: new URL(icon, scope).href, tag: TAG, data: { address } };
    await worker.registration.showNotification(title, shown);
    await worker.navigator.setAppBadge?.(count).catch(() => undefined);
  }

  /** In a page that is open already, if there is one. */
  async function open(address: string): Promise<void> {
    const there = new URL(address, scope).href;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => isOfApp(one, scope));
    if (!page) return void (await worker.clients.openWindow(there));
    await page.focus();
    // A page that no worker answers for can't be sent anywhere.
    await page.navigate(there).catch(() => worker.clients.openWindow(there));
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.address));
  });
}
