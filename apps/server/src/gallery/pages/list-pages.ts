/** The gallery, and what one person has published. */
import {
  balancedFor,
  type Card,
  FILTERS,
  type Filter,
  ORDERS,
  optionText,
  type Page,
  type Query,
  queryText,
} from '@mahjong-fortress/gallery';
import { html } from 'hono/html';
import { type Html, type PageReader, page, shownText } from './shell.ts';

export function pictureOf({ id, version }: Pick<Card, 'id' | 'version'>, kind: 'svg' | 'png'): string {
  return `/f/${id}/picture.${kind}?v=${version}`;
}

export function playersText(players: readonly number[], { words }: PageReader): string {
  return players.join() === '1' ? words.alone : words.forPlayers(players.join(', '));
}

/** Whom it is for and how it did: what there is none of yet goes without saying, and no line breaks within a part. */
function factsOf({ players, likes, plays }: Card, reader: PageReader): Html {
  const { words } = reader;
  const parts = [
    playersText(players, reader),
    ...(likes > 0 ? [words.likes(likes)] : []),
    ...(plays > 0 ? [words.plays(plays)] : []),
  ];
  return html`<p>${parts.map((part, index) => html`${index > 0 ? ' · ' : ''}<span class="whole-words">${part}</span>`)}</p>`;
}

function cards(list: readonly Card[], reader: PageReader): Html {
  const { words } = reader;
  if (list.length === 0) return html`<p>${words.nothing}</p>`;
  return html`<ul class="cards">${list.map(
    (card) => html`<li>
<img src="${pictureOf(card, 'svg')}" alt="" loading="lazy" width="320" height="200">
<div>
<h2><a href="/f/${card.id}">${shownText(card.name, reader)}</a></h2>
<p>${words.by(card.author.name || words.gone)}</p>
${factsOf(card, reader)}
${marks(card, reader)}
</div></li>`,
  )}</ul>`;
}

function marks({ featured, badges }: Card, { words }: PageReader): Html | '' {
  const balanced = balancedFor(badges).join(', ');
  if (!featured && balanced === '') return '';
  return html`<p>${featured ? html`<span class="mark">${words.chosen}</span> ` : ''}${balanced ? html`<span class="mark even">${words.balancedFor(balanced)}</span>` : ''}</p>`;
}

function field(filter: Filter, query: Query, { words }: PageReader): Html {
  const { field: name } = filter;
  const value = queryValue(query, name);
  if (filter.type === 'only')
    return html`<label class="check"><input type="checkbox" name="${name}" value="1"${value ? html` checked` : ''}> ${words[name]}</label>`;
  if (filter.type === 'text')
    return html`<label>${words[name]} <input name="${name}" value="${value}"${filter.pattern ? html` pattern="${filter.pattern}"` : ''}${filter.example ? html` placeholder="${filter.example}"` : ''}></label>`;
  const options = [{ value: '', label: words.anything }].concat(
    filter.values.map((one) => ({ value: one, label: optionText(name, one, words) })),
  );
  return chooser(name, words[name], options, value);
}

function queryValue(query: Query, name: keyof Query): string {
  return new URLSearchParams(queryText({ [name]: query[name] })).get(name) ?? '';
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function chooser(name: keyof Query, label: string, choices: readonly Choice[], chosen: string): Html {
  return html`<label>${label} <select name="${name}">${choices.map(
    ({ value, label: text }) =>
      html`<option value="${value}"${chosen === value ? html` selected` : ''}>${text}</option>`,
  )}</select></label>`;
}

/** Of one person's page the author goes without saying. */
function finder(query: Query, reader: PageReader, isOfOne = false): Html {
  const { words, url, language } = reader;
  const shown = FILTERS.filter(({ field: name }) => !isOfOne || name !== 'author');
  const isNarrowed =
    shown.some(({ field: name }) => query[name] !== undefined) || (!isOfOne && query.order !== 'good');
  const orders = ORDERS.map((value) => ({ value, label: words.orders[value] }));
  const isAskedFor = url.searchParams.has('lang');
  return html`<form class="find" action="${url.pathname}" role="search">
${isAskedFor ? html`<input type="hidden" name="lang" value="${language}">` : ''}
<label>${words.search} <input type="search" name="search" value="${query.search ?? ''}" placeholder="${words.searchHint}" maxlength="80"></label>
<button>${words.find}</button>
<details${isNarrowed ? html` open` : ''}><summary>${words.filters}</summary><div class="fields">
${chooser('order', words.order, orders, query.order)}
${shown.map((filter) => field(filter, query, reader))}
</div></details></form>`;
}

function pageLinks(query: Query, next: number | undefined, reader: PageReader): Html {
  const { words, url } = reader;
  const lang = url.searchParams.get('lang');
  const to = (number: number): string =>
    `${url.pathname}?${queryText({ ...query, page: number })}${lang === null ? '' : `&lang=${reader.language}`}`;
  return html`<nav class="pages" aria-label="${words.page(query.page)}">
${query.page > 1 ? html`<a rel="prev" href="${to(query.page - 1)}">← ${words.previous}</a>` : html`<span></span>`}
${next === undefined ? '' : html`<a rel="next" href="${to(next)}">${words.next} →</a>`}</nav>`;
}

export function galleryPage(query: Query, { cards: list, next }: Page, reader: PageReader): Html {
  const { words } = reader;
  return page(reader, {
    title: words.title,
    about: words.about,
    picture: list[0] && pictureOf(list[0], 'png'),
    body: html`<h1>${words.title}</h1><p>${words.about}</p>
${finder(query, reader)}${cards(list, reader)}${pageLinks(query, next, reader)}`,
  });
}

interface AuthorPage {
  readonly name: string;
  readonly query: Query;
  readonly found: Page;
}

export function authorPage({ name, query, found }: AuthorPage, reader: PageReader): Html {
  const { words } = reader;
  return page(reader, {
    title: name,
    about: `${words.title}: ${words.by(name)}`,
    picture: found.cards[0] && pictureOf(found.cards[0], 'png'),
    body: html`<h1>${name}</h1>
${finder(query, reader, true)}${cards(found.cards, reader)}${pageLinks(query, found.next, reader)}`,
  });
}
