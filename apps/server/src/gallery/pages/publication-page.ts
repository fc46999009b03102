/** One publication with everything about it. */
import {
  type Badge,
  type BestGame,
  GALLERY_LIMITS,
  type LoggedAct,
  makeGalleryLink,
  REPORT_REASONS,
  type Relative,
  type ReportLine,
  type TreeNode,
  verdictsOf,
  type Whole,
} from '@mahjong-fortress/gallery';
import { verdictText } from '@mahjong-fortress/words/verdicts';
import { html } from 'hono/html';
import { pictureOf, playersText } from './list-pages.ts';
import { judgeForm, reportLines } from './moderation-page.ts';
import { type Html, type PageReader, page, shownText } from './shell.ts';
import { actLog, dateText } from './small-parts.ts';

export interface PublicationPage {
  readonly whole: Whole;
  readonly tree: TreeNode;
  readonly best: readonly BestGame[];
  /** For the author and for moderators. */
  readonly acts: readonly LoggedAct[];
  /** For moderators, even if there are none. */
  readonly reports?: readonly ReportLine[] | undefined;
  /** What came of a form. */
  readonly said?: FormSaid | undefined;
}

export const SAID = ['liked', 'unliked', 'reported', 'too-many', 'not-done'] as const;
export type FormSaid = (typeof SAID)[number];

const LICENCE_ADDRESSES = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;

function suitsFriends({ players }: Whole): boolean {
  return players.some((count) => count > 1);
}

function relative({ id, name, author }: Relative, reader: PageReader): Html {
  if (name === undefined) return html`${reader.words.basedOnGone}`;
  return html`<a href="/f/${id}">${shownText(name, reader)}</a>${author ? html`, ${reader.words.by(author.name)}` : ''}`;
}

function badgeText(badge: Badge, { words }: PageReader): string {
  const verdicts = verdictsOf(badge);
  return (
    verdicts?.map((verdict) => verdictText(verdict, words.verdicts)).join(' ') ?? words.notEnough(badge.games)
  );
}

function badges(list: readonly Badge[], reader: PageReader): Html | '' {
  const { words } = reader;
  if (list.length === 0) return '';
  const most = Math.max(...list.map(({ games }) => games));
  return html`<h2>${words.balance}</h2><dl>${list.map(
    (badge) => html`<dt>${words.badge(badge.players)}</dt><dd>${badgeText(badge, reader)}</dd>`,
  )}</dl><p><small>${words.afterGames(most)}</small></p>`;
}

function branch(node: TreeNode, here: string, reader: PageReader): Html {
  const isHere = node.id === here;
  return html`<li>${isHere && node.name !== undefined ? html`<strong aria-current="page">${shownText(node.name, reader)}</strong>` : relative(node, reader)}${
    node.remixes.length > 0 ? html`<ul>${node.remixes.map((one) => branch(one, here, reader))}</ul>` : ''
  }</li>`;
}

function bestGames(best: readonly BestGame[], reader: PageReader): Html | '' {
  const { words } = reader;
  if (best.length === 0) return '';
  return html`<h2>${words.best}</h2><table><tbody>${best.map(
    ({ place, player, name, points, rank, game }) =>
      html`<tr><td>${place}.</td><td><a href="/by/${player}">${name}</a></td><td>${rank ? shownText(rank, reader) : ''}</td><td>${words.points(points)}</td><td>${game ? html`<a href="/gallery/games/${game}">${words.replay}</a>` : ''}</td></tr>`,
  )}</tbody></table>`;
}

/** What whoever looks can say about it; each form goes to this very server and comes back here. */
function opinions({ id, mine, liked, likes }: Whole, reader: PageReader): Html {
  const { words, language } = reader;
  if (mine) return html`<p>${words.likes(likes)}</p>`;
  return html`<form class="opinion" method="post" action="/f/${id}/like?lang=${language}">
<input type="hidden" name="like" value="${liked ? '0' : '1'}">
<button class="second"${liked ? html` aria-pressed="true"` : ''}>${liked ? html`♥ ${words.unlike}` : html`♡ ${words.like}`}</button>
<span>${words.likes(likes)}</span></form>`;
}

function reportForm({ id, mine }: Whole, { words, language }: PageReader): Html | '' {
  if (mine) return '';
  return html`<details class="report"><summary>${words.report}</summary>
<form class="judge" method="post" action="/f/${id}/report?lang=${language}">
<label>${words.reportReason} <select name="reason">${REPORT_REASONS.map((one) => html`<option value="${one}">${words.reasons[one]}</option>`)}</select></label>
<label>${words.reportWords} <textarea name="words" maxlength="${GALLERY_LIMITS.words}" rows="2"></textarea></label>
<div><button>${words.send}</button></div></form></details>`;
}

function moderation({ whole: { id }, reports }: PublicationPage, reader: PageReader): Html | '' {
  if (reports === undefined) return '';
  return html`<h2>${reader.words.moderation}</h2>${reportLines(reports, reader)}${judgeForm(id, reader, true)}`;
}

export function publicationPage(about: PublicationPage, reader: PageReader): Html {
  const { whole, tree, best, acts, reports, said } = about;
  const { words } = reader;
  const name = shownText(whole.name, reader);
  const description = whole.description === undefined ? '' : shownText(whole.description, reader);
  const { author } = whole;
  return page(reader, {
    title: name,
    about: description || `${words.by(author.name)} · ${playersText(whole.players, reader)}`,
    picture: pictureOf(whole, 'png'),
    body: html`<article class="whole"><div class="picture"><img src="${pictureOf(whole, 'svg')}" alt="${name}" width="960" height="640"></div>
<div class="facts">
${said ? html`<p class="note said" role="status">${words.said[said]}</p>` : ''}
<h1>${name}</h1>
<p><a href="/by/${author.player}">${words.by(author.name)}</a>${whole.featured ? html` <span class="mark">${words.chosen}</span>` : ''}</p>
${whole.hold ? html`<div class="note"><p>${words.holds[whole.hold]}</p>${actLog(acts, reader)}</div>` : whole.mine || reports ? actLog(acts, reader) : ''}
<p class="prose">${description}</p>
<p class="actions"><a class="button" href="${makeGalleryLink('/', whole)}&amp;play">${words.play}</a>
${suitsFriends(whole) ? html`<a class="button second" href="${makeGalleryLink('/', whole)}&amp;sheet=friends">${words.playFriends}</a>` : ''}
<a class="button second" href="${makeGalleryLink('/', whole, 'editor')}">${words.remix}</a></p>
${opinions(whole, reader)}
<p>${words.plays(whole.plays)} · ${words.remixes(whole.remixes)}</p>
<dl>
<dt>${words.players}</dt><dd>${whole.players.join(', ')}</dd>
<dt>${words.tierOne}</dt><dd>${whole.tierOne}</dd>
<dt>${words.height}</dt><dd>${words.tiers(whole.height)}</dd>
<dt>${words.symmetry}</dt><dd>${words.symmetries[whole.symmetry]}</dd>
${whole.length ? html`<dt>${words.length}</dt><dd>${words.lengths[whole.length]}</dd>` : ''}
${whole.tags.length > 0 ? html`<dt>${words.tags}</dt><dd>${whole.tags.map((tag) => html`<a href="/gallery?tag=${tag}">${tag}</a> `)}</dd>` : ''}
<dt>${words.licence}</dt><dd><a rel="license" href="${LICENCE_ADDRESSES[whole.licence]}">${words.licences[whole.licence]}</a></dd>
${whole.basedOn[0] ? html`<dt>${words.basedOn}</dt><dd>${relative(whole.basedOn[0], reader)}</dd>` : ''}
${whole.sameAs.length > 0 ? html`<dt>${words.sameAs}</dt><dd>${whole.sameAs.map((one) => html`${relative(one, reader)}<br>`)}</dd>` : ''}
<dt>${words.published}</dt><dd>${dateText(whole.created, reader)}</dd>
</dl>
${
  whole.versions.length > 1
    ? html`<h2>${words.versions}</h2><ul class="plain">${whole.versions.map(
        ({ number, note, created }) =>
          html`<li>${words.version(number)}, ${dateText(created, reader)}${note ? `: ${note}` : ''}</li>`,
      )}</ul>`
    : ''
}
</div><div class="more">
${badges(whole.badges, reader)}
${tree.remixes.length > 0 ? html`<h2>${words.tree}</h2><ul class="plain tree">${branch(tree, whole.id, reader)}</ul>` : ''}
${bestGames(best, reader)}
${reportForm(whole, reader)}
${moderation(about, reader)}
</div></article>`,
  });
}
