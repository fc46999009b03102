/** Notices and letters, for those who asked for them. */
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, oneOf, optional, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Hono } from 'hono';
import { codeLetter } from '../notices/letters.ts';
import type { SendLetter } from '../notices/mail.ts';
import { type MailStore, newCode } from '../notices/mail-store.ts';
import type { NoticeStore } from '../notices/notice-store.ts';
import { isPushService } from '../notices/push.ts';
import type { PushKey } from '../notices/push-key.ts';
import { readQuietHours } from '../notices/quiet-hours.ts';
import { type Answering, bodyOf, type Env } from './answering.ts';

export interface NoticeWorld {
  readonly notices: NoticeStore;
  /** Only where people come over https. */
  readonly pushKey: PushKey | undefined;
  readonly mails: MailStore;
  /** Only where there is a mail server. */
  readonly sendLetter: SendLetter | undefined;
  now(): number;
}

const readSubscription = fields({
  endpoint: text(1000),
  keys: fields({ p256dh: text(200), auth: text(100) }),
});
const readEndpoint = fields({ endpoint: text(1000) });
const readWish = fields({ quiet: optional(readQuietHours) });

/** Whether mail arrives there is shown by the code that comes back; no more than one address, and none that is a command. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
const ADDRESS_LENGTH = 254;

function isAddress(value: string, path: string): Result<string, Problem> {
  const address = value.trim();
  return ADDRESS.test(address) && address.length <= ADDRESS_LENGTH
    ? ok(address)
    : err({ ...NO_ADDRESS, path });
}

const NO_ADDRESS = problem('mail-address', 'address', 'E-mail can’t be sent to this address.');
const WRONG_CODE = problem('mail-code', 'code', 'This code is wrong or too old. Ask for a new one.');
const readMail = fields({ address: refine(text(300), isAddress), language: oneOf(LANGUAGES) });
const readCode = fields({ code: text(20) });

export function addNotices(
  app: Hono<Env>,
  { notices, pushKey, mails, sendLetter, now }: NoticeWorld,
  answering: Answering,
): void {
  const { refuse, tooMuch, asPlayer } = answering;
  const noPush = problem('no-push', '', 'Notices need https.');

  app.get('/api/push', (c) => (pushKey ? c.json({ key: pushKey.public }) : refuse(c, 404, noPush)));

  app.post(
    '/api/me/push',
    asPlayer(async (c, player) => {
      if (!pushKey) return refuse(c, 404, noPush);
      const body = await bodyOf(c, readSubscription);
      if (!body.ok) return refuse(c, 400, body.error);
      if (!isPushService(body.value.endpoint))
        return refuse(
          c,
          400,
          problem('push-service', 'endpoint', 'This server doesn’t know this push service.'),
        );
      await notices.subscribe(player.id, body.value, now());
      return c.body(null, 204);
    }),
  );

  app.delete(
    '/api/me/push',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readEndpoint);
      if (!body.ok) return refuse(c, 400, body.error);
      await notices.unsubscribe(player.id, body.value.endpoint);
      return c.body(null, 204);
    }),
  );

  app.get(
    '/api/me/notices',
    asPlayer(async (c, player) => {
      const quiet = await notices.quietOf(player.id);
      const known = sendLetter && (await mails.of(player.id));
      return c.json({
        ...(pushKey ? { key: pushKey.public } : {}),
        ...(quiet ? { quiet } : {}),
        ...(sendLetter
          ? { mail: known ? { address: known.address, isConfirmed: known.isConfirmed } : {} }
          : {}),
      });
    }),
  );

  app.put(
    '/api/me/notices',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readWish);
      if (!body.ok) return refuse(c, 400, body.error);
      await notices.setQuiet(player.id, body.value.quiet);
      return c.body(null, 204);
    }),
  );

  app.put(
    '/api/me/mail',
    asPlayer(async (c, player) => {
      if (!sendLetter) return refuse(c, 404, problem('no-mail', '', 'This server sends no mail.'));
      const body = await bodyOf(c, readMail);
      if (!body.ok) return refuse(c, 400, body.error);
      const { address, language } = body.value;
      const refused =
        tooMuch(c, 'letters', player.id) ??
        tooMuch(c, 'letters', address.toLowerCase()) ??
        tooMuch(c, 'allLetters', '');
      if (refused) return refused;
      const code = newCode();
      const end = await sendLetter(codeLetter(address, code, language));
      if (end !== 'sent') return refuse(c, 400, NO_ADDRESS);
      await mails.ask(player.id, { address, language, code }, now());
      return c.body(null, 204);
    }),
  );

  app.post(
    '/api/me/mail/code',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readCode);
      if (!body.ok) return refuse(c, 400, body.error);
      const isRight = await mails.confirm(player.id, body.value.code.replaceAll(/\D/g, ''), now());
      return isRight ? c.body(null, 204) : refuse(c, 403, WRONG_CODE);
    }),
  );

  app.delete(
    '/api/me/mail',
    asPlayer(async (c, player) => {
      await mails.remove(player.id);
      return c.body(null, 204);
    }),
  );
}
