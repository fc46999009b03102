/** The ways in which this server can tell people something: it depends on where it stands and on what its operator has. */
import type { Db } from '../db/db.ts';
import { repeating } from '../repeating.ts';
import { deliverByMail, type MailServer, openMail, type SendLetter } from './mail.ts';
import { MAIL, type MailStore } from './mail-store.ts';
import { type NoticeStore, PUSH } from './notice-store.ts';
import { startNotices } from './notices.ts';
import { deliverByPush, makePush } from './push.ts';
import { loadPushKey, type PushKey } from './push-key.ts';
import { makeWaitingStore } from './waiting-store.ts';

interface WaysWorld {
  readonly db: Db;
  readonly notices: NoticeStore;
  readonly mails: MailStore;
  readonly publicUrl: string | undefined;
  readonly mailServer: MailServer | undefined;
  now(): number;
}

interface Ways {
  readonly pushKey: PushKey | undefined;
  readonly sendLetter: SendLetter | undefined;
  stop(): void;
}

const TIDY_MS = 10 * 60_000;

export async function openWays(world: WaysWorld): Promise<Ways> {
  const { db, notices, mails, publicUrl, mailServer, now } = world;
  const site = publicUrl ?? '';
  const stops = [repeating(TIDY_MS, 'mail', () => mails.tidy(now()))];
  // Browsers take notices from sites that come over https only.
  const pushKey = site.startsWith('https:') ? await loadPushKey(db) : undefined;
  if (pushKey) {
    const deliver = deliverByPush(notices, makePush({ key: pushKey, contact: site, now }));
    stops.push(startNotices({ waiting: makeWaitingStore(db, PUSH), deliver, now }));
  }
  const sendLetter = mailServer && (await openMail(mailServer));
  if (sendLetter) {
    const deliver = deliverByMail({ mails, send: sendLetter, site });
    stops.push(startNotices({ waiting: makeWaitingStore(db, MAIL), deliver, now }));
  }
  return {
    pushKey,
    sendLetter,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
