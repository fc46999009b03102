/** Where letters say how to end them: asked once more, because programs follow links, too. Programs for mail post at once. */
import { MAIL_WORDS } from '@mahjong-fortress/words/mail';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, type PageReader, page } from '../gallery/pages/shell.ts';
import { readerOf, showPage } from '../gallery/pages/showing.ts';
import type { Env } from '../web/answering.ts';
import type { MailStore } from './mail-store.ts';

interface StopWorld {
  readonly mails: MailStore;
  readonly publicUrl: string | undefined;
}

function stopPage(reader: PageReader, isKnown: boolean): Html {
  const { heading, about, yes, done } = MAIL_WORDS[reader.language].stop;
  const sentence = isKnown ? about : done;
  const form = html`<form method="post"><button>${yes}</button></form>`;
  const body = html`<h1>${heading}</h1><p>${sentence}</p>${isKnown ? form : ''}`;
  return page(reader, { title: heading, about: sentence, body });
}

export function addStopPage(app: Hono<Env>, { mails, publicUrl }: StopWorld): void {
  app.get('/api/mail/:stop', async (c) =>
    showPage(c, stopPage(readerOf(c, publicUrl), await mails.knowsStop(c.req.param('stop')))),
  );

  app.post('/api/mail/:stop', async (c) => {
    await mails.stop(c.req.param('stop'));
    return showPage(c, stopPage(readerOf(c, publicUrl), false));
  });
}
