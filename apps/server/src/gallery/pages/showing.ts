/** For whom a page is, and how it is sent. */
import { languageFor } from '@mahjong-fortress/base/languages';
import { GALLERY_WORDS } from '@mahjong-fortress/words/gallery';
import type { ApiContext } from '../../web/answering.ts';
import type { Html, PageReader } from './shell.ts';

/** Stricter than that of the apps but for forms, which go to this very server. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function readerOf(c: ApiContext, publicUrl: string | undefined): PageReader {
  const wishes = (c.req.header('accept-language') ?? '').split(',').map((one) => one.split(';')[0]?.trim());
  const language = languageFor([c.req.query('lang'), ...wishes]);
  const asked = new URL(c.req.url);
  const url = publicUrl === undefined ? asked : new URL(`${asked.pathname}${asked.search}`, publicUrl);
  return { language, words: GALLERY_WORDS[language], url };
}

export function showPage(
  c: ApiContext,
  content: Html,
  status: 200 | 403 | 404 = 200,
): Response | Promise<Response> {
  c.header('Content-Security-Policy', POLICY);
  // Without any, browsers don't say either that a form comes from here.
  c.header('Referrer-Policy', 'same-origin');
  c.header('Vary', 'Accept-Language, Cookie');
  return c.html(content, status);
}
