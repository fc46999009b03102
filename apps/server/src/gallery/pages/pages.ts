/** Pages and pictures that need no script, and the static index of everything that is listed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { problem } from '@mahjong-fortress/base/problem';
import { FIRST_PAGE, GALLERY_LIMITS, type Query, queryText, readQuery } from '@mahjong-fortress/gallery';
import { carryInPng, carryInSvg, makePicture, tierCounts } from '@mahjong-fortress/layouts-schema';
import { GALLERY_WORDS } from '@mahjong-fortress/words/gallery';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { KnownPlayer } from '../../store/player-store.ts';
import { dayAt } from '../../table/contest.ts';
import { type Answering, type ApiContext, type Env, type FormBody, formOf } from '../../web/answering.ts';
import { guestName } from '../../web/names.ts';
import { bestOf, isListed, type Looker, mayOpen, recordFor, treeOf, wholeOf } from '../answers.ts';
import { readAct } from '../care-api.ts';
import { makeDeeds, readReport } from '../deeds.ts';
import type { GalleryWorld } from '../gallery-api.ts';
import { makePreview } from '../preview.ts';
import { cardOf, signedLayout } from '../publication-row.ts';
import { authorPage, galleryPage } from './list-pages.ts';
import { moderationPage } from './moderation-page.ts';
import { type FormSaid, publicationPage, SAID } from './publication-page.ts';
import { type PageReader, page } from './shell.ts';
import { readerOf, showPage } from './showing.ts';
import { STYLE } from './style.ts';

const KEPT = 'public, max-age=3600';
const INDEX_PAGE = 100;
const INDEX_SCHEMA = 'collection.schema.json';
const SCHEMA_FILE = fileURLToPath(import.meta.resolve(`@mahjong-fortress/layouts-schema/${INDEX_SCHEMA}`));

export function addPages(
  app: Hono<Env>,
  world: GalleryWorld & { readonly publicUrl: string | undefined },
  answering: Answering,
): void {
  const { refuse, me, welcome } = answering;
  const deeds = makeDeeds(world, answering);
  const { publications, listing, worth } = world.gallery;
  const reader = (c: ApiContext): PageReader => readerOf(c, world.publicUrl);
  const idOf = (c: ApiContext): string => c.req.param('id') ?? '';

  async function lookerOf(c: ApiContext): Promise<Looker> {
    const player = (await me(c))?.id;
    return { player, isModerator: world.isModerator(c, player) };
  }

  function showNothing(c: ApiContext, title: string, about: string, status: 403 | 404 = 404) {
    return showPage(
      c,
      page(reader(c), { title, about, body: html`<h1>${title}</h1><p>${about}</p>` }),
      status,
    );
  }

  async function found(query: Query) {
    const { rows, hasMore } = await listing.page(query, dayAt(world.now()));
    const isLast = !hasMore || query.page >= GALLERY_LIMITS.pages;
    return { cards: rows.map(cardOf), ...(isLast ? {} : { next: query.page + 1 }) };
  }

  /** What can't be understood in an address is left out: a page is better than a refusal. */
  function queryOf(c: ApiContext): Query {
    const query = readQuery({ get: (name) => c.req.query(name) });
    return query.ok ? query.value : FIRST_PAGE;
  }

  app.get('/gallery', async (c) => {
    const query = queryOf(c);
    const { author, ...others } = query;
    // Whoever is named by their id has a page.
    if (author !== undefined && (await world.players.names([author])).has(author))
      return c.redirect(`/by/${encodeURIComponent(author)}?${queryText(others)}`, 302);
    return showPage(c, galleryPage(query, await found(query), reader(c)));
  });

  app.get('/gallery/style.css', (c) => {
    c.header('Cache-Control', KEPT);
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(STYLE);
  });

  app.get('/by/:id', async (c) => {
    const player = idOf(c);
    const name = (await world.players.names([player])).get(player);
    const { words } = reader(c);
    if (name === undefined) return showNothing(c, words.notFoundAuthor, words.about);
    const wished = queryOf(c);
    const order = c.req.query('order') ? wished.order : 'newest';
    const query: Query = { ...wished, order, author: player };
    return showPage(c, authorPage({ name, query, found: await found(query) }, reader(c)));
  });

  app.get('/f/:id', async (c) => {
    const looker = await lookerOf(c);
    const row = await publications.find(idOf(c));
    const { words } = reader(c);
    if (!row || !mayOpen(row, looker)) return showNothing(c, words.notFound, words.notFoundAbout);
    const root = row.ancestors[0] ?? row.id;
    const [whole, family, best, acts, reports] = await Promise.all([
      wholeOf(world, row, looker),
      publications.family(root),
      bestOf(world, row.id),
      worth.acts(row.id),
      looker.isModerator ? worth.reports(row.id) : undefined,
    ]);
    const said = SAID.find((one) => one === c.req.query('said'));
    const about = { whole, tree: treeOf(root, family), best, acts, reports, said };
    return showPage(c, publicationPage(about, reader(c)));
  });

  /** A form of the page of a publication; whoever is nobody yet becomes a guest, and comes back to the page. */
  const form =
    (run: (c: ApiContext, player: KnownPlayer, body: FormBody) => Promise<FormSaid | Response>) =>
    async (c: ApiContext): Promise<Response> => {
      const { language } = reader(c);
      const body = await formOf(c);
      if (!body.ok) return refuse(c, 400, body.error);
      const player = (await me(c)) ?? (await welcome(c, guestName(language)));
      const came = player instanceof Response ? player : await run(c, player, body.value);
      const said = came instanceof Response ? (came.status === 429 ? 'too-many' : 'not-done') : came;
      return c.redirect(`/f/${encodeURIComponent(idOf(c))}?lang=${language}&said=${said}`, 303);
    };

  app.post(
    '/f/:id/like',
    form(async (c, player, { like }) => {
      const likes = await deeds.like(c, player, like === '1');
      return likes instanceof Response ? likes : like === '1' ? 'liked' : 'unliked';
    }),
  );

  app.post(
    '/f/:id/report',
    form(async (c, player, { reason, words }) => {
      const report = readReport({ reason, words }, '');
      return report.ok ? ((await deeds.report(c, player, report.value)) ?? 'reported') : 'not-done';
    }),
  );

  /** A game played alone, to be watched in the game: the link that it would be sent by. */
  app.get('/gallery/games/:game', async (c) => {
    const record = await recordFor(world, c.req.param('game'));
    const { words } = reader(c);
    if (record === undefined) return showNothing(c, words.notFound, words.notFoundAbout);
    return c.redirect(`/#replay=${deflateRawSync(JSON.stringify(record)).toString('base64url')}`, 302);
  });

  app.get('/f/:id/:picture{picture\\.(svg|png)}', async (c) => {
    const row = await publications.find(c.req.param('id'));
    if (!row || !mayOpen(row, await lookerOf(c as ApiContext)))
      return refuse(c as ApiContext, 404, problem('no-such-publication', '', 'There is no such picture.'));
    if (isListed(row)) c.header('Cache-Control', KEPT);
    const layout = signedLayout(row);
    if (c.req.param('picture').endsWith('svg')) {
      c.header('Content-Type', 'image/svg+xml; charset=utf-8');
      c.header('Content-Security-Policy', "default-src 'none'");
      return c.body(carryInSvg(makePicture(layout, { table: false }), layout));
    }
    c.header('Content-Type', 'image/png');
    return c.body(carryInPng(makePreview(layout.rows), layout));
  });

  app.get('/gallery/moderation', async (c) => {
    const looker = await lookerOf(c);
    const { words } = reader(c);
    if (!looker.isModerator) return showNothing(c, words.moderation, words.forModerators, 403);
    const waiting = await Promise.all(
      (await worth.waiting()).map(async (row) => ({
        whole: await wholeOf(world, row, looker),
        reports: await worth.reports(row.id),
        acts: await worth.acts(row.id),
      })),
    );
    return showPage(c, moderationPage(waiting, reader(c)));
  });

  app.post('/gallery/moderation/:id', async (c) => {
    const looker = await lookerOf(c);
    const { words } = reader(c);
    if (!looker.isModerator) return showNothing(c, words.moderation, words.forModerators, 403);
    const body = await formOf(c);
    if (!body.ok) return refuse(c, 400, body.error);
    const { act, reason, from } = body.value;
    const read = readAct({ act, reason }, '');
    if (!read.ok) return refuse(c, 400, read.error);
    await worth.act(idOf(c), { ...read.value, moderator: looker.player }, world.now());
    return c.redirect(from === 'page' ? `/f/${encodeURIComponent(idOf(c))}` : '/gallery/moderation', 303);
  });

  async function index(c: ApiContext, after: string | undefined): Promise<Response> {
    const rows = await listing.after(after, INDEX_PAGE + 1);
    const shown = rows.slice(0, INDEX_PAGE);
    const title = Object.fromEntries(LANGUAGES.map((language) => [language, GALLERY_WORDS[language].title]));
    const last = rows.length > INDEX_PAGE ? shown.at(-1) : undefined;
    c.header('Access-Control-Allow-Origin', '*');
    return c.json({
      $schema: INDEX_SCHEMA,
      version: 2,
      title,
      layouts: shown.map((row) => {
        const { version: _, ...layout } = signedLayout(row);
        return { ...layout, tiers: tierCounts(layout.rows), picture: `../f/${row.id}/picture.svg` };
      }),
      ...(last ? { next: `after-${last.id}.json` } : {}),
    });
  }

  app.get('/gallery/index.json', (c) => index(c, undefined));
  app.get(`/gallery/${INDEX_SCHEMA}`, (c) => {
    c.header('Content-Type', 'application/schema+json');
    return c.body(readFileSync(SCHEMA_FILE));
  });
  app.get('/gallery/:file{after-[a-z0-9]{12}\\.json}', (c) =>
    index(c as ApiContext, c.req.param('file').slice('after-'.length, -'.json'.length)),
  );
}
