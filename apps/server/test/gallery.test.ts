/** The gallery over the web: a real server, strangers and all they can send; and a server that dies while people publish. */
import { rmSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { fetcherFrom, type Layout, loadSource, openFortress } from '@mahjong-fortress/layouts-schema';
import { beginRecord, HUMAN, makeRecord, playOut, recordAt } from '@mahjong-fortress/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';

import { layoutFor, newCid, publicationFor } from './support/gallery.ts';
import { ask, call, meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { finished, rulesOf, seatRobots } from './support/tables.ts';

const HOSTILE = Number(process.env.ORDEAL_PUBLICATIONS ?? 60);
const GUESTS = Number(process.env.ORDEAL_GUESTS ?? 25);
const TOKEN = 'a-token-of-the-tests';

const data = dataFolder('gallery');
let port: number;
let server: ServerProcess;
let ann: Person;
let ben: Person;

const start = (env: Readonly<Record<string, string>> = {}) =>
  startServerProcess({ port, env: { DATA: data, MODERATOR_TOKEN: TOKEN, ...env } });

beforeAll(async () => {
  port = await freePort();
  server = await start();
  [ann, ben] = await Promise.all([meet(server.url, 'Ann'), meet(server.url, 'Ben')]);
});

afterAll(async () => {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
});

const api = (person: Person | undefined, path: string, method = 'GET', body?: unknown) =>
  call(`${server.url}/api/gallery${path}`, person, method, body);

async function publish(person: Person, ...wish: Parameters<typeof publicationFor>): Promise<string> {
  const { status, value, text } = await api(person, '', 'POST', publicationFor(...wish));
  expect(status, text).toBe(201);
  return value.id;
}

async function pageAt(path: string, person?: Person): Promise<{ status: number; text: string }> {
  const headers = person ? { cookie: person.cookie } : undefined;
  const response = await fetch(`${server.url}${path}`, headers ? { headers } : {});
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return { status: response.status, text: await response.text() };
}

test('published, found, liked, remixed and read without a script', async () => {
  const id = await publish(ann, { en: 'Lantern <i>gate</i>', uk: 'Брама ліхтарів' }, { tags: ['light'] });
  const { value: found } = await api(undefined, `?search=${encodeURIComponent('ліхтарыв')}`);
  expect(found.cards).toMatchObject([{ id, author: { name: 'Ann' }, likes: 0, plays: 0 }]);
  expect((await api(ann, `/${id}/like`, 'PUT')).value.code).toBe('own');
  expect((await api(ben, `/${id}/like`, 'PUT')).value).toEqual({ likes: 1, liked: true });
  expect((await api(ben, `/${id}/like`, 'PUT')).value.likes).toBe(1);
  const remix = await publish(ben, 'Lantern tower', {}, { basedOn: id });
  expect((await api(ben, `/${remix}`)).value).toMatchObject({
    mine: true,
    basedOn: [{ id }],
    sameAs: [{ id }],
  });
  expect((await api(undefined, `/${remix}/remixes`)).value).toMatchObject({ id, remixes: [{ id: remix }] });
  // Whether there is such a shape can be asked before anybody has chosen a licence.
  const { licence: _, ...unlicensed } = layoutFor('X');
  expect((await api(undefined, '/check', 'POST', { layout: unlicensed })).value.sameAs.length).toBe(2);
  expect((await api(undefined, '/check', 'POST', { layout: { ...unlicensed, rows: ['1'] } })).status).toBe(
    400,
  );

  const whole = await pageAt(`/f/${id}`);
  expect(whole.status).toBe(200);
  expect(whole.text).toContain('Lantern &lt;i&gt;gate&lt;/i&gt;');
  expect(whole.text).not.toMatch(/<script|<i>gate/);
  expect(whole.text).toContain(`/f/${id}/picture.png`);
  expect(whole.text).toMatch(new RegExp(`href="/#fortress=[\\w-]+&amp;gallery=${id}&amp;play"`));
  expect((await pageAt(`/f/${id}?lang=uk`)).text).toContain('Брама ліхтарів');
  expect((await pageAt('/gallery?lang=ru&search=lantern')).text).toContain('Lantern tower');
  expect((await pageAt(`/by/${ann.id}`)).text).toContain('Lantern');
  expect((await pageAt('/f/nothinghere2')).status).toBe(404);
  expect((await pageAt('/gallery?page=-1&players=<script>')).text).not.toContain('<script');

  const svg = await (await fetch(`${server.url}/f/${id}/picture.svg`)).text();
  expect(openFortress(svg)).toMatchObject({ value: { layouts: [{ layout: { id, author: 'Ann' } }] } });
  const png = await fetch(`${server.url}/f/${id}/picture.png`);
  expect(png.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await png.arrayBuffer()).slice(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));

  // The whole gallery is a source like any other.
  const layouts: Layout[] = [];
  const source = await loadSource(
    `${server.url}/gallery/index.json`,
    fetcherFrom((address, options) => fetch(address, options)),
    {
      onLayouts: (some) => layouts.splice(0, layouts.length, ...some),
      signal: new AbortController().signal,
    },
  );
  expect(source).toMatchObject({ ok: true, value: { skipped: 0 } });
  expect(layouts.map((layout) => layout.id)).toEqual([id, remix]);
});

test('versions, drafts, taking back, handing over', async () => {
  const id = await publish(ann, 'Draft', {}, { visibility: 'draft' });
  expect((await api(ben, `/${id}`)).status).toBe(404);
  expect((await pageAt(`/f/${id}`)).status).toBe(404);
  expect((await pageAt(`/f/${id}`, ann)).status).toBe(200);
  expect((await api(ann, `/${id}/visibility`, 'PUT', { visibility: 'unlisted' })).value.visibility).toBe(
    'unlisted',
  );
  expect((await api(ben, `/${id}`)).status).toBe(200);
  const version = { cid: newCid(), layout: layoutFor('Draft two'), note: 'A better name' };
  expect((await api(ben, `/${id}/versions`, 'POST', version)).status).toBe(404);
  expect((await api(ann, `/${id}/versions`, 'POST', version)).value).toMatchObject({ version: 2 });
  expect((await api(ben, `/${id}/versions/1`)).value.layout.name).toBe('Draft');
  expect((await api(ann, `/${id}/undo`, 'POST')).value).toEqual({ left: 1 });
  // Asked again what came of it, nothing else is taken back.
  expect((await api(ann, `/${id}/undo`, 'POST', { version: 2 })).value).toEqual({ left: 1 });
  expect((await api(ann, `/${id}/undo`, 'POST', { version: 'x' })).status).toBe(400);
  expect((await api(ann, `/${id}/heir`, 'PUT', { player: ben.id })).status).toBe(204);
  expect((await api(ben, '/mine')).value.offered).toMatchObject([{ id }]);
  expect((await api(ben, `/${id}/accept`, 'POST')).value.author.name).toBe('Ben');
  expect((await api(ben, '/export')).value.publications.map((one: { id: string }) => one.id)).toContain(id);
  expect((await api(ann, `/${id}`, 'DELETE')).status).toBe(404);
  expect((await api(ben, `/${id}`, 'DELETE')).status).toBe(204);
  expect((await api(ben, `/${id}`)).status).toBe(404);
});

function soloRecord(layout: readonly string[], seed: string): unknown {
  const rules = rulesOf('mahjong-fortress');
  const wish = { layout, seed, firstPlayer: 0, realm: { columns: 5, rows: 5 }, spirits: [], dragons: [] };
  const setup = rules.parseSetup(wish, 1);
  if (!setup.ok) throw new Error(setup.error.message);
  const begun = beginRecord(rules, setup.value, [{ level: HUMAN, name: 'Secret Name' }]);
  if (!begun.ok) throw new Error(begun.error.message);
  const actions: unknown[] = [];
  let [game] = begun.value.match.games;
  for (const step of playOut(rules, game, (view) => [rules.legal(view)[0]])) {
    actions.push(...step.actions);
    game = step.after;
  }
  return makeRecord(rules, recordAt(rules, begun.value.record, { actions, game }));
}

test('plays are finished games, each counted once', async () => {
  const layout = layoutFor('Arena');
  const id = await publish(ann, 'Arena');
  const record = soloRecord(layout.rows, 'one');
  const sent = await api(ben, `/${id}/games`, 'POST', { record });
  expect(sent, sent.text).toMatchObject({ status: 201, value: { plays: 1 } });
  expect((await api(ben, `/${id}/games`, 'POST', { record })).value.plays).toBe(1);
  const other = await publish(ann, 'Elsewhere', { rows: [...layout.rows].reverse() });
  expect((await api(ben, `/${other}/games`, 'POST', { record })).status).toBe(409);
  const unfinished = {
    ...(record as object),
    actions: (record as { actions: string[] }).actions.slice(0, 4),
  };
  expect(
    (await api(ben, `/${id}/games`, 'POST', { record: { ...unfinished, result: undefined } })).status,
  ).toBe(409);
  const { value } = await api(undefined, `/${id}/records`);
  expect(value.best).toMatchObject([{ place: 1, name: 'Ben', player: ben.id }]);
  const kept = await api(undefined, `/games/${value.best[0].game}`);
  expect(kept.status).toBe(200);
  expect(kept.text).not.toContain('Secret Name');
  // Its page says what the points make of Ben, and opens the record in the game.
  expect(value.best[0]).toMatchObject({ rank: { en: expect.any(String) } });
  const page = await pageAt(`/f/${id}?lang=uk`);
  expect(page.text).toContain(value.best[0].rank.uk);
  expect(page.text).toContain(`href="/gallery/games/${value.best[0].game}"`);
  expect(await watchedRecord(value.best[0].game)).toEqual(kept.value);
});

/** What the game gets to watch. */
async function watchedRecord(game: string): Promise<unknown> {
  const { headers } = await fetch(`${server.url}/gallery/games/${game}`, { redirect: 'manual' });
  const [, code = ''] = /^\/#replay=([\w-]+)$/.exec(headers.get('location') ?? '') ?? [];
  return JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString());
}

test('a game of a table is watched like one that was sent in, once it is over', async () => {
  const game = await seatRobots({ urls: [server.url], people: 2 });
  expect((await pageAt(`/gallery/games/${game.id}`)).status).toBe(404);
  await finished(game);
  const { value: record } = await call(`${server.url}/api/games/${game.id}/record`, undefined);
  expect(record).toMatchObject({ seats: [{}, {}] });
  expect(await watchedRecord(game.id)).toEqual(record);
  expect((await api(undefined, `/games/${game.id}`)).value).toEqual(record);
});

test('a game that is under way stays on its fortress, whatever becomes of that in the gallery', async () => {
  const { rows } = layoutFor('Fleeting');
  const id = await publish(ann, 'Fleeting');
  const setup = { layout: rows, fortress: { id, name: 'Fleeting' } };
  const game = await seatRobots({ urls: [server.url], people: 2, setup });
  const turned = { cid: newCid(), layout: layoutFor('Fleeting', { rows: rows.map((row) => `0${row}`) }) };
  expect((await api(ann, `/${id}/versions`, 'POST', turned)).value).toMatchObject({ version: 2 });
  expect((await api(ann, `/${id}`, 'DELETE')).status).toBe(204);
  await finished(game);
  const { value: record } = await call(`${server.url}/api/games/${game.id}/record`, undefined);
  expect(record.setup).toMatchObject({ layout: rows, fortress: { id } });
});

/** What a form of a page sends, as a browser does. */
async function submit(
  path: string,
  form: Readonly<Record<string, string>>,
  more: Record<string, string> = {},
) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, ...more },
    body: new URLSearchParams(form),
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { status: response.status, to: response.headers.get('location') ?? '', cookie };
}

test('forms of its page: a guest likes it, takes that back and reports it; no other site can', async () => {
  const id = await publish(ann, 'Formal');
  expect((await submit(`/f/${id}/like`, { like: '1' }, { origin: 'https://evil.example' })).status).toBe(403);
  const liked = await submit(`/f/${id}/like?lang=uk`, { like: '1' });
  expect(liked).toMatchObject({ status: 303, to: `/f/${id}?lang=uk&said=liked` });
  const guest = { id: '', cookie: liked.cookie };
  expect((await api(guest, `/${id}`)).value).toMatchObject({ likes: 1, liked: true });
  expect((await pageAt(liked.to, guest)).text).toContain('name="like" value="0"');
  const { cookie } = guest;
  expect((await submit(`/f/${id}/like`, { like: '0' }, { cookie })).to).toContain('said=unliked');
  expect((await api(guest, `/${id}`)).value).toMatchObject({ likes: 0, liked: false });
  const report = { reason: 'copied', words: 'From a <b>book</b>' };
  expect((await submit(`/f/${id}/report`, report, { cookie })).to).toContain('said=reported');
  expect((await submit(`/f/${id}/report`, { reason: 'rude' }, { cookie })).to).toContain('said=not-done');
  expect((await submit('/f/nothinghere2/like', { like: '1' }, { cookie })).to).toContain('said=not-done');
  expect((await submit(`/f/${id}/like`, { like: '1' }, { cookie: ann.cookie })).to).toContain(
    'said=not-done',
  );
  const moderator = { headers: { authorization: `Bearer ${TOKEN}` } };
  const seen = await (await fetch(`${server.url}/f/${id}`, moderator)).text();
  expect(seen).toContain('From a &lt;b&gt;book');
  expect(seen).toContain(`action="/gallery/moderation/${id}"`);
  expect((await pageAt(`/f/${id}`, ben)).text).not.toContain('/gallery/moderation');
  const act = { act: 'feature', reason: 'Lovely.', from: 'page' };
  expect((await submit(`/gallery/moderation/${id}`, act, moderator.headers)).to).toBe(`/f/${id}`);
  expect((await api(undefined, `/${id}`)).value.featured).toBe(true);
  expect((await api(ann, `/${id}`, 'DELETE')).status).toBe(204);
});

test('lists are narrowed down by everything, and an author has a page', async () => {
  const layout = layoutFor('Narrow');
  const id = await publish(ben, 'Narrow', { licence: 'CC-BY-SA-4.0', tags: ['narrow'] });
  const query = `licence=CC-BY-SA-4.0&tag=narrow&author=ben&players=${layout.players[0]}&search=narrow`;
  expect((await api(undefined, `?${query}`)).value.cards).toMatchObject([{ id }]);
  const { text } = await pageAt(`/gallery?${query}`);
  expect(text).toMatch(/name="author" value="ben"/);
  expect(text).toMatch(/<option value="CC-BY-SA-4.0" selected/);
  expect((await pageAt(`/by/${ben.id}?tag=narrow`)).text).toContain(`/f/${id}`);
  expect((await pageAt(`/by/${ben.id}?tag=wide`)).text).not.toContain(`/f/${id}`);
  const { headers } = await fetch(`${server.url}/gallery?author=${ben.id}&tag=narrow`, {
    redirect: 'manual',
  });
  expect(headers.get('location')).toBe(`/by/${ben.id}?tag=narrow`);
});

test('reports unlist, moderators decide, authors read why', async () => {
  const id = await publish(ann, 'Questionable');
  const act = { act: 'release', reason: 'Looked at it: fine.' };
  for (const person of [ben, await meet(server.url), await meet(server.url)])
    expect(
      (await api(person, `/${id}/report`, 'POST', { reason: 'spam', words: '<b>look</b>' })).status,
    ).toBe(204);
  expect((await api(undefined, '?search=questionable')).value.cards).toEqual([]);
  expect((await api(ben, `/${id}`)).value).not.toHaveProperty('hold');
  expect((await api(ann, `/${id}`)).value.hold).toBe('reported');
  expect((await api(ann, '/moderation')).status).toBe(403);
  expect((await api(ann, `/${id}/acts`, 'POST', act)).status).toBe(403);
  const asModerator = (path: string, method = 'GET', body?: unknown) =>
    fetch(`${server.url}/api/gallery${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const waiting = await (await asModerator('/moderation')).json();
  expect(waiting).toMatchObject({ cards: [{ id, reports: [{ reason: 'spam' }, {}, {}] }] });
  expect((await asModerator(`/${id}/acts`, 'POST', { ...act, reason: ' ' })).status).toBe(400);
  expect((await asModerator(`/${id}/acts`, 'POST', act)).status).toBe(201);
  expect((await asModerator(`/${id}/acts`, 'POST', { act: 'feature', reason: 'A fine idea.' })).status).toBe(
    201,
  );
  expect((await api(ann, `/${id}/acts`)).value.acts).toMatchObject([act, { act: 'feature' }]);
  // What was decided stands on its page, for its author alone.
  for (const reason of [act.reason, 'A fine idea.']) {
    expect((await pageAt(`/f/${id}`, ann)).text).toContain(reason);
    expect((await pageAt(`/f/${id}`, ben)).text).not.toContain(reason);
  }
  expect((await api(ben, `/${id}/acts`)).status).toBe(403);
  expect((await api(ben, `/${id}`)).value).toMatchObject({ featured: true });
  expect((await api(undefined, '?featured=1')).value.cards).toMatchObject([{ id }]);
});

/** Whatever strangers send. */
const NASTY: readonly ((index: number) => unknown)[] = [
  (index) => publicationFor(`\u202e\u2066gnp.exe\u200b\u2069 ${index}`),
  (index) =>
    publicationFor(`<script>alert(${index})</script>`, { description: '<img src=x onerror=alert(1)>' }),
  (index) => publicationFor(`$(rm -rf /) \`reboot\`; ${index} ' or 1=1 --`),
  () => publicationFor('\u200b\u200d\u2060'),
  () => publicationFor('x'.repeat(5_000_000)),
  () => `{"cid":${'['.repeat(50_000)}`,
  () => ({ ...publicationFor('Deep'), layout: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) }),
  () => ({ ...publicationFor('Proto'), __proto__: { visibility: 'public' }, constructor: 1 }),
  () => publicationFor('Small', { rows: ['1'] }),
  () => publicationFor('Long', { rows: Array.from({ length: 5000 }, () => '1'.repeat(5000)).slice(0, 20) }),
  () => publicationFor('Tags', { tags: Array.from({ length: 500 }, (_, index) => `t${index}`) }),
  (index) => publicationFor({ en: `Same ${index}`, ru: 'Одна\u0000 и\ud800 та же' }),
  () => publicationFor('Loop', {}, { basedOn: 'aaaaaaaaaaaa' }),
  () => null,
  () => publicationFor('\u0000', { licence: 'WTFPL' as never }),
];

test(`${HOSTILE} hostile publications`, async () => {
  const authors = await Promise.all(Array.from({ length: 10 }, () => meet(server.url)));
  const statuses = new Map<number, number>();
  for (let index = 0; index < HOSTILE; index++) {
    const body = NASTY[index % NASTY.length]?.(index);
    const response = await ask(`${server.url}/api/gallery`, {
      method: 'POST',
      headers: { cookie: authors[index % authors.length]?.cookie ?? '' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([201, 400, 409]);
  for (const path of ['/gallery?order=newest', '/gallery?order=newest&page=2', `/by/${authors[1]?.id}`]) {
    const { text } = await pageAt(path);
    expect(text).not.toMatch(/<script|<img[^>]*onerror/);
    // Nothing that turns a text around or can't be seen, but for the line breaks of the page.
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  }
  const { text } = await api(undefined, '?order=newest');
  expect(text).not.toMatch(/\p{Cf}|\\u200b|\\u202e/u);

  // Where everything of one stands, where everything stands that copies of the game fetch, and where moderators look.
  const { value: newest } = await api(undefined, '?order=newest');
  const ids: readonly string[] = newest.cards.map(({ id }: { id: string }) => id);
  const [first = ''] = ids;
  const nasty = {
    reason: 'other',
    words: '<script>alert(1)</script>\u202e\u200b<img src=x onerror=alert(2)>',
  };
  expect((await api(await meet(server.url), `/${first}/report`, 'POST', nasty)).status).toBe(204);
  const moderator = { headers: { authorization: `Bearer ${TOKEN}` } };
  for (const path of [...ids.map((id) => `/f/${id}`), '/gallery/moderation']) {
    const shown = await (await fetch(`${server.url}${path}`, moderator)).text();
    expect(shown, path).not.toMatch(/<script|<img[^>]*onerror/);
    expect(shown.replaceAll('\n', ''), path).not.toMatch(/\p{C}/u);
  }
  for (let file: string | undefined = 'index.json'; file !== undefined; ) {
    const response = await fetch(`${server.url}/gallery/${file}`);
    // Markup in a name is a name; that nobody takes it for a page is a matter of what it is sent as.
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const index = await response.text();
    expect(index).not.toMatch(/\p{C}|\\u200b|\\u202e/u);
    file = JSON.parse(index).next;
  }
  const svg = await (await fetch(`${server.url}/f/${first}/picture.svg`)).text();
  expect(svg).not.toMatch(/<script|onerror=alert\(1\)>/);
});

test('the same shape by fifty authors: each is told of those that were first', async () => {
  const rows = layoutFor('Common').rows.map((row) => `0${row}`);
  const authors = await Promise.all(Array.from({ length: 50 }, () => meet(server.url)));
  const first = await publish(ann, 'Common 0', { rows });
  const before = (await api(ann, `/${first}`)).value.sameAs.map(({ id }: { id: string }) => id);
  const answers = await Promise.all(
    authors.map((author, index) =>
      api(author, '', 'POST', publicationFor(`Common ${index + 1}`, { rows: [...rows].reverse() })),
    ),
  );
  for (const { status, value } of answers) {
    expect(status).toBe(201);
    expect(value.sameAs.length).toBeGreaterThan(0);
    expect(value.sameAs.map(({ id }: { id: string }) => id)).not.toContain(value.id);
  }
  // The oldest ones, and not all fifty, whoever asks and whichever way it lies.
  const whole = (await api(undefined, `/${answers[49]?.value.id}`)).value;
  const oldest = [...before, first].slice(0, 6);
  expect(whole.sameAs.slice(0, oldest.length).map(({ id }: { id: string }) => id)).toEqual(oldest);
  expect(whole.sameAs).toHaveLength(6);
});

test('whoever leaves while publishing is gone with everything, whatever came first', async () => {
  const leaver = await meet(server.url, 'Leaver');
  const sent = Array.from({ length: 12 }, (_, index) =>
    api(leaver, '', 'POST', publicationFor(`Leaving ${index}`)),
  );
  await sent[0];
  const [exported, left] = await Promise.all([
    api(leaver, '/export'),
    call(`${server.url}/api/me`, leaver, 'DELETE'),
  ]);
  expect(left.status).toBe(204);
  // Before they left, all that was there by then; or nothing for nobody.
  expect([200, 401]).toContain(exported.status);
  const answers = await Promise.all(sent);
  for (const { status, value } of answers)
    if (status === 201) expect((await api(undefined, `/${value.id}`)).status).toBe(404);
  expect((await api(leaver, '/mine')).status).toBe(401);
  expect((await api(undefined, `?author=${leaver.id}`)).value.cards).toEqual([]);
  expect((await api(undefined, '?search=leaving&order=newest')).value.cards).toEqual([]);
});

test(`likes of ${GUESTS} guests are exact`, async () => {
  const id = await publish(ann, 'Stuffed');
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => meet(server.url)));
  await Promise.all(guests.flatMap((guest) => [1, 2].map(() => api(guest, `/${id}/like`, 'PUT'))));
  await Promise.all(guests.slice(0, 5).map((guest) => api(guest, `/${id}/like`, 'DELETE')));
  expect((await api(undefined, `/${id}`)).value.likes).toBe(GUESTS - 5);
});

test('killed while people publish: nothing acknowledged is lost or doubled', async () => {
  const intents = Array.from({ length: 30 }, (_, index) => publicationFor(`Killed ${index}`));
  const acknowledged = new Map<string, string>();
  const sending = Promise.all(
    intents.map(async (intent) => {
      const { status, value } = await api(ann, '', 'POST', intent);
      if (status === 201) acknowledged.set(intent.cid, value.id);
    }),
  ).catch(() => {});
  const meanwhile = api(ann, '/export').catch(() => {});
  while (acknowledged.size < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.kill();
  await Promise.all([sending, meanwhile]);
  server = await start({ MODERATORS: ann.id });
  const again = await Promise.all(intents.map((intent) => api(ann, '', 'POST', intent)));
  for (const [index, { status, value }] of again.entries()) {
    expect(status).toBe(201);
    const before = acknowledged.get(intents[index]?.cid ?? '');
    if (before !== undefined) expect(value.id).toBe(before);
  }
  const { value: mine } = await api(ann, '/mine');
  const names = mine.cards
    .map((card: { name: unknown }) => card.name)
    .filter((name: unknown) => /^Killed/.test(String(name)));
  expect(new Set(names).size).toBe(intents.length);
  expect(names.length).toBe(intents.length);
  // Moderators by who they are have a page.
  expect((await pageAt('/gallery/moderation')).status).toBe(403);
  expect((await pageAt('/gallery/moderation', ann)).status).toBe(200);
});

test('so much in an hour, and asking again what came of it costs nothing', async () => {
  await server.kill('SIGTERM');
  server = await start({ LIMITS_TIMES: '1' });
  const eager = await meet(server.url, 'Eager');
  const intents = Array.from({ length: 31 }, (_, index) => publicationFor(`Eager ${index}`));
  const sent = await Promise.all(intents.map((intent) => api(eager, '', 'POST', intent)));
  const refused = sent.filter(({ status }) => status !== 201);
  expect(refused).toMatchObject([{ status: 429, value: { code: 'too-many' } }]);
  const [known] = intents.filter((_, index) => sent[index]?.status === 201);
  const again = await api(eager, '', 'POST', known);
  expect(again).toMatchObject({ status: 201, value: { version: 1 } });
  const version = { cid: newCid(), layout: layoutFor('Eager still') };
  expect((await api(eager, `/${again.value.id}/versions`, 'POST', version)).status).toBe(429);
});

test('reports from one address count as one, whoever sends them', async () => {
  const { id } = (await api(await meet(server.url), '', 'POST', publicationFor('Disliked'))).value;
  const people = await Promise.all([1, 2, 3].map(() => meet(server.url)));
  const answers = [];
  for (const person of people) answers.push(await api(person, `/${id}/report`, 'POST', { reason: 'spam' }));
  expect(answers).toMatchObject([
    { status: 204 },
    { status: 429, value: { code: 'too-many' } },
    { status: 429, value: { code: 'too-many' } },
  ]);
  expect((await api(undefined, '?search=disliked')).value.cards).toMatchObject([{ id }]);
  // About something else they may.
  const other = (await api(await meet(server.url), '', 'POST', publicationFor('Disliked too'))).value;
  expect((await api(people[1], `/${other.id}/report`, 'POST', { reason: 'spam' })).status).toBe(204);
});

test('counters and lines are right in the end', async () => {
  await server.kill('SIGTERM');
  const db = await openPglite(data);
  const wrong = await db.query(
    `select id from publication p where likes <> (select count(*) from publication_like where publication = p.id)
     or plays <> (select count(*) from publication_game where publication = p.id)
     or id = any(ancestors) or cardinality(ancestors) <> (select count(distinct a) from unnest(ancestors) a)
     or version <> (select max(number) from publication_version where publication = p.id)`,
  );
  expect(wrong).toEqual([]);
  const lost = await db.query(
    'select 1 from publication p, unnest(p.words) w where not exists (select 1 from gallery_word where word = w)',
  );
  expect(lost).toEqual([]);
  // Whatever anybody sent as a text is plain by the time it is stored.
  const texts = await db.query<{ text: string }>(
    `select layout::text || coalesce(note, '') as text from publication_version
     union all select layout::text from publication union all select words from publication_report where words is not null
     union all select reason from publication_act union all select word from gallery_word union all select name from player`,
  );
  expect(texts.length).toBeGreaterThan(HOSTILE / 2);
  expect(texts.filter(({ text }) => /[^\P{C}\n]|\\u20[0-6]|\\u00[01]/u.test(text))).toEqual([]);
  await db.close();
});
