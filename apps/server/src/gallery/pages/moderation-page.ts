/** The plain page of moderators: what was reported, why, and what to do about it, with a reason. */
import { ACTS, GALLERY_LIMITS, type LoggedAct, type ReportLine, type Whole } from '@mahjong-fortress/gallery';
import { html } from 'hono/html';
import { pictureOf } from './list-pages.ts';
import { type Html, type PageReader, page, shownText } from './shell.ts';
import { actLog, dateText } from './small-parts.ts';

export interface WaitingFortress {
  readonly whole: Whole;
  readonly reports: readonly ReportLine[];
  readonly acts: readonly LoggedAct[];
}

/** What a moderator can do; whoever does it on its own page comes back there. */
export function judgeForm(id: string, { words }: PageReader, isAtHome = false): Html {
  return html`<form class="judge" method="post" action="/gallery/moderation/${id}">
${isAtHome ? html`<input type="hidden" name="from" value="page">` : ''}
<label>${words.act} <select name="act">${ACTS.map((act) => html`<option value="${act}">${words.acts[act]}</option>`)}</select></label>
<label>${words.reason} <textarea name="reason" required maxlength="${GALLERY_LIMITS.words}" rows="2"></textarea></label>
<div><button>${words.send}</button></div></form>`;
}

export function reportLines(reports: readonly ReportLine[], reader: PageReader): Html | '' {
  if (reports.length === 0) return '';
  return html`<ul class="plain">${reports.map(
    ({ reason, words: said, at }) =>
      html`<li>${dateText(at, reader)}: ${reader.words.reasons[reason]}${said ? html` – <q>${said}</q>` : ''}</li>`,
  )}</ul>`;
}

function one({ whole, reports, acts }: WaitingFortress, reader: PageReader): Html {
  const { words } = reader;
  const name = shownText(whole.name, reader);
  return html`<article class="whole"><div class="picture"><img src="${pictureOf(whole, 'svg')}" alt="" width="480" height="320" loading="lazy"></div>
<div class="facts"><h2><a href="/f/${whole.id}">${name}</a></h2><p>${words.by(whole.author.name)}</p>
${whole.hold ? html`<p class="note">${words.holds[whole.hold]}</p>` : ''}
${whole.description === undefined ? '' : html`<p class="prose">${shownText(whole.description, reader)}</p>`}
${reportLines(reports, reader)}${actLog(acts, reader)}
${judgeForm(whole.id, reader)}</div></article>`;
}

export function moderationPage(waiting: readonly WaitingFortress[], reader: PageReader): Html {
  const { words } = reader;
  return page(reader, {
    title: words.moderation,
    about: words.waiting,
    body: html`<h1>${words.moderation}</h1><p>${waiting.length === 0 ? words.nobodyWaits : words.waiting}</p>
${waiting.map((each) => one(each, reader))}`,
  });
}
