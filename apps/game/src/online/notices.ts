/** Notices on this device: off until somebody asks for them. */
import { isObject } from '@mahjong-fortress/base/json';
import type { Language } from '@mahjong-fortress/base/languages';
import { err, ok } from '@mahjong-fortress/base/result';
import type { QuietHours } from '@mahjong-fortress/online';
import type { Answer, Told } from './call.ts';
import { call } from './server.ts';

export interface NoticeWishes {
  /** The server's key; absent where it sends none. */
  readonly key?: string;
  readonly quiet?: QuietHours;
  /** Absent where the server sends no letters; empty for whoever wants none. */
  readonly mail?: MailWish;
}

export interface MailWish {
  readonly address?: string;
  readonly isConfirmed?: boolean;
}

/** Why there can be none here. */
export type NoNotices = 'no-https' | 'no-support' | 'no-worker' | 'denied' | 'failed';

export function noticeTrouble(): NoNotices | undefined {
  if (!window.isSecureContext) return 'no-https';
  if (!('PushManager' in window) || !('serviceWorker' in navigator)) return 'no-support';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

export async function readWishes(): Answer<NoticeWishes> {
  const answer = await call('api/me/notices');
  if (!answer.ok) return answer;
  const { key, quiet, mail } = answer.value;
  return ok({
    ...(typeof key === 'string' ? { key } : {}),
    ...(isObject(quiet) ? { quiet: quiet as unknown as QuietHours } : {}),
    ...(isObject(mail) ? { mail: mail as MailWish } : {}),
  });
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

export async function isSubscribed(): Promise<boolean> {
  return noticeTrouble() === undefined && (await subscription()) !== undefined;
}

/** Asks the person through the browser, and tells the server where notices go. */
export async function subscribe(key: string): Answer<Told> {
  if ((await Notification.requestPermission()) !== 'granted') return err({ code: 'denied' });
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return err({ code: 'no-worker' });
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const made = await registration.pushManager.subscribe(options);
    const { endpoint, keys } = made.toJSON();
    return await call('api/me/push', { body: { endpoint, keys } });
  } catch {
    return err({ code: 'failed' });
  }
}

export async function unsubscribe(): Answer<Told> {
  const made = await subscription();
  if (!made) return ok({});
  await made.unsubscribe();
  return call('api/me/push', { method: 'DELETE', body: { endpoint: made.endpoint } });
}

export function setQuiet(hours: Omit<QuietHours, 'zone'> | undefined): Answer<Told> {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return call('api/me/notices', { method: 'PUT', body: hours ? { quiet: { ...hours, zone } } : {} });
}

/** The server sends a code there, which `confirmMail` brings back. */
export const askForMail = (address: string, language: Language): Answer<Told> =>
  call('api/me/mail', { method: 'PUT', body: { address, language } });
export const confirmMail = (code: string): Answer<Told> => call('api/me/mail/code', { body: { code } });
export const endMail = (): Answer<Told> => call('api/me/mail', { method: 'DELETE' });
