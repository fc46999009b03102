/** Parts of several pages. */
import type { LoggedAct } from '@mahjong-fortress/gallery';
import { html } from 'hono/html';
import type { Html, PageReader } from './shell.ts';

export function dateText(at: number, { language }: PageReader): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

export function actLog(acts: readonly LoggedAct[], reader: PageReader): Html | '' {
  if (acts.length === 0) return '';
  return html`<h3>${reader.words.log}</h3><ul class="plain">${acts.map(
    ({ act, reason, at }) => html`<li>${dateText(at, reader)}: ${reader.words.acts[act]}. ${reason}</li>`,
  )}</ul>`;
}
