/** What all pages have around them. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@mahjong-fortress/base/languages';
import { type LocalText, textIn } from '@mahjong-fortress/layouts-schema';
import type { GalleryWords } from '@mahjong-fortress/words/gallery';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

export interface PageReader {
  readonly language: Language;
  readonly words: GalleryWords;
  /** Where the page lies, with everything behind its question mark. */
  readonly url: URL;
}

interface Shell {
  readonly title: string;
  readonly about: string;
  /** The address of a picture for previews of links. */
  readonly picture?: string | undefined;
  readonly body: Html;
}

/** The text in the reader's language, marked where it is in another one. */
export function shownText(text: LocalText, { language }: Pick<PageReader, 'language'>): string {
  return textIn(text, language);
}

function inLanguage(url: URL, language: Language): string {
  const params = new URLSearchParams(url.search);
  params.set('lang', language);
  return `${url.pathname}?${params}`;
}

export function page({ language, words, url }: PageReader, { title, about, picture, body }: Shell): Html {
  const whole = title === words.title ? title : `${title} · ${words.title}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
<meta name="description" content="${about}">
<meta property="og:site_name" content="${words.game}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${about}">
<meta property="og:type" content="website">
<meta property="og:url" content="${url.origin}${url.pathname}">
${
  picture === undefined
    ? ''
    : html`<meta property="og:image" content="${url.origin}${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`
}
<link rel="stylesheet" href="/gallery/style.css">
<link rel="canonical" href="${url.origin}${url.pathname}">
</head>
<body>
<header class="top"><div>
<a class="home" href="/">${words.game}</a>
<a href="/gallery">${words.toGallery}</a>
<nav aria-label="${words.languages}">${LANGUAGES.map(
    (one) =>
      html`<a href="${inLanguage(url, one)}" lang="${one}" hreflang="${one}"${one === language ? html` aria-current="true"` : ''}>${LANGUAGE_NAMES[one]}</a> `,
  )}</nav>
</div></header>
<main>${body}</main>
</body>
</html>`;
}
