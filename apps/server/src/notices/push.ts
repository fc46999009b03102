/** Sends a notice to a browser, through the service that its maker runs; what it says, only the browser can read. */
import type { NoticeStore } from './notice-store.ts';
import type { Deliver, TurnNotice } from './notices.ts';
import { authorization, encrypted, type PushSubscription } from './push-encryption.ts';
import type { PushKey } from './push-key.ts';

export type SendNotice = (subscription: PushSubscription, notice: TurnNotice) => Promise<'sent' | 'gone'>;

const HOUR = 3600;
const LONGEST_MS = 10_000;
const GONE = [404, 410];

interface PushWorld {
  readonly key: PushKey;
  /** The address of this site: whom a service asks if something is wrong. */
  readonly contact: string;
  now(): number;
  readonly post?: typeof fetch;
}

export function makePush({ key, contact, now, post = fetch }: PushWorld): SendNotice {
  return async (subscription, notice) => {
    const { endpoint } = subscription;
    const response = await post(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization(endpoint, key, contact, now()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: `${12 * HOUR}`,
        // A newer notice takes the place of one that was not shown yet.
        Topic: 'turns',
      },
      body: Uint8Array.from(encrypted(JSON.stringify(notice), subscription)),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (GONE.includes(response.status)) return 'gone';
    if (!response.ok) throw new Error(`push: ${new URL(endpoint).host} answered ${response.status}`);
    return 'sent';
  };
}

/** To all browsers of somebody; those that are gone are forgotten. */
export function deliverByPush(store: NoticeStore, send: SendNotice): Deliver {
  return async (player, notice) => {
    for (const subscription of await store.subscriptions(player)) {
      try {
        const result = await send(subscription, notice);
        if (result === 'gone') await store.forget(subscription.endpoint);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    return 'told';
  };
}

/** The services of the browsers there are: a server that calls any address it is told is a tool for others. */
const SERVICES =
  /^https:\/\/([\w-]+\.)*(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\//;

export function isPushService(endpoint: string): boolean {
  return SERVICES.test(endpoint);
}
