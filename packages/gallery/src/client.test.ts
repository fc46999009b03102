import { BUNDLED_LAYOUTS, type Layout } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import type { Card } from './answer.ts';
import { makeGallery } from './client.ts';
import { type Leaves, makeLeafing } from './leafing.ts';
import { FIRST_PAGE } from './query.ts';

const [layout] = BUNDLED_LAYOUTS as readonly [Layout];

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body?: unknown;
}

/** A server that gives the answers in turn, by address; a text is a page of a static host. */
function galleryOn(answers: Readonly<Record<string, readonly (object | string | number)[]>>) {
  const asked: Asked[] = [];
  const left = new Map(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  const client = makeGallery({
    async ask(path, method, body) {
      asked.push({ path, method, ...(body === undefined ? {} : { body: JSON.parse(body) }) });
      const answer = left.get(`${method} ${path}`)?.shift();
      if (answer === undefined) throw new TypeError('nobody is there');
      if (typeof answer === 'number') return new Response(null, { status: answer });
      if (typeof answer === 'string') return new Response(answer, { status: 404 });
      return Response.json(answer, { status: 'code' in answer ? 409 : 200 });
    },
    language: () => 'en',
  });
  return { client, asked };
}

const NOBODY = { protocol: 1, gallery: true };
const SOMEBODY = { ...NOBODY, you: { player: 'p', name: 'Ann' } };

function card(id: string): Card {
  const { name, players, rows } = layout;
  return {
    id,
    version: 1,
    name,
    author: { player: 'p', name: 'Ann' },
    players,
    tags: [],
    licence: 'CC0-1.0',
    rows,
    likes: 0,
    plays: 0,
    remixes: 0,
    created: 1,
    updated: 1,
    featured: false,
    badges: [],
    tierOne: 60,
    height: 3,
    symmetry: 'both',
  };
}

describe('the client of a gallery', () => {
  test.each([
    ['a server with a gallery', [NOBODY], true],
    ['a server without one', [{ protocol: 1 }], false],
    ['a static host', ['<html>'], false],
    ['nobody', [], false],
  ])('%s', async (_, answers, isThere) => {
    const { client } = galleryOn({ 'GET api/hello': answers });
    expect(await client.isThere()).toBe(isThere);
  });

  test('is asked whether it is there once, unless nobody answered', async () => {
    const { client, asked } = galleryOn({ 'GET api/hello': [NOBODY, NOBODY] });
    await client.isThere();
    await client.isThere();
    expect(asked).toHaveLength(1);
    const away = galleryOn({});
    await away.client.isThere();
    await away.client.isThere();
    expect(away.asked).toHaveLength(2);
  });

  test('whoever is nobody becomes a guest before they publish, and somebody stays who they are', async () => {
    const published = { id: 'abcdefghijkl', version: 1, undoUntil: 5, sameAs: [] };
    const publication = {
      cid: '12345678',
      visibility: 'public',
      layout: { ...layout, licence: 'CC0-1.0' },
    } as const;
    const guest = galleryOn({
      'GET api/hello': [NOBODY],
      'POST api/me': [SOMEBODY.you],
      'POST api/gallery': [published],
    });
    expect(await guest.client.publish(publication)).toMatchObject({ ok: true, value: published });
    expect(guest.asked.map(({ path }) => path)).toEqual(['api/hello', 'api/me', 'api/gallery']);
    expect(guest.asked[1]?.body).toEqual({ language: 'en' });
    expect(guest.asked[2]?.body).toEqual(publication);

    const known = galleryOn({ 'GET api/hello': [SOMEBODY], 'POST api/gallery': [{ code: 'limit' }] });
    expect(await known.client.publish(publication)).toEqual({ ok: false, error: { code: 'limit' } });
    expect(known.asked.map(({ path }) => path)).toEqual(['api/hello', 'api/gallery']);
  });

  test('what is taken back is named, so that asking again takes nothing else back', async () => {
    const path = 'POST api/gallery/abcdefghijkl/undo';
    const { client, asked } = galleryOn({ 'GET api/hello': [SOMEBODY], [path]: [{ left: 1 }] });
    expect(await client.undo('abcdefghijkl', 2)).toEqual({ ok: true, value: 1 });
    expect(asked.at(-1)?.body).toEqual({ version: 2 });
  });

  test('nobody becomes a guest by looking for what is theirs', async () => {
    const { client, asked } = galleryOn({ 'GET api/hello': [NOBODY] });
    expect(await client.mine()).toEqual({ ok: true, value: { cards: [], offered: [] } });
    expect(asked.map(({ path }) => path)).toEqual(['api/hello']);
  });

  test('what is one’s own is shown, hidden, offered and removed', async () => {
    const whole = {
      ...card('abcdefghijkl'),
      visibility: 'draft',
      versions: [],
      basedOn: [],
      sameAs: [],
      liked: false,
      mine: true,
    };
    const { client, asked } = galleryOn({
      'GET api/hello': Array.from({ length: 5 }, () => SOMEBODY),
      'GET api/gallery/mine': [{ cards: [whole, { id: 'broken' }], offered: [{ id: 'mnopqrstuvwx' }, 7] }],
      'PUT api/gallery/abcdefghijkl/visibility': [{ ...whole, visibility: 'public' }],
      'PUT api/gallery/abcdefghijkl/heir': [204],
      'DELETE api/gallery/abcdefghijkl/heir': [204],
      'DELETE api/gallery/abcdefghijkl': [204],
    });
    const mine = await client.mine();
    expect(mine).toEqual({ ok: true, value: { cards: [whole], offered: [{ id: 'mnopqrstuvwx' }] } });
    expect(await client.show('abcdefghijkl', 'public')).toMatchObject({ value: { visibility: 'public' } });
    for (const done of [
      client.offer('abcdefghijkl', 'p2'),
      client.offer('abcdefghijkl', undefined),
      client.remove('abcdefghijkl'),
    ])
      expect(await done).toEqual({ ok: true, value: undefined });
    expect(asked.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
      { visibility: 'public' },
      { player: 'p2' },
    ]);
  });

  test('an answer without words is one, and a strange one is none', async () => {
    const { client } = galleryOn({
      'GET api/hello': [SOMEBODY, SOMEBODY],
      'POST api/gallery/abcdefghijkl/report': [204],
      'PUT api/gallery/abcdefghijkl/like': [{ hearts: 7 }],
    });
    expect(await client.report('abcdefghijkl', 'spam')).toEqual({ ok: true, value: undefined });
    expect(await client.like('abcdefghijkl', true)).toEqual({ ok: false, error: { code: 'no-server' } });
  });
});

describe('leafing', () => {
  const flush = () => new Promise((resolve) => setTimeout(resolve));

  test('shows page after page, and nothing twice', async () => {
    const { client } = galleryOn({
      'GET api/gallery?': [{ cards: [card('a'), card('b')], next: 2 }],
      'GET api/gallery?page=2': [{ cards: [card('b'), card('c')] }],
    });
    const seen: Leaves[] = [];
    const leafing = makeLeafing(client, (leaves) => seen.push(leaves));
    leafing.look(FIRST_PAGE);
    await flush();
    leafing.more();
    await flush();
    expect(seen.map(({ cards }) => cards.map(({ id }) => id).join(''))).toEqual(['', 'ab', 'ab', 'abc']);
    expect(seen.at(-1)?.next).toBeUndefined();
  });

  test('an answer to an older wish is not looked at, and trouble can be tried again', async () => {
    const { client } = galleryOn({
      'GET api/gallery?': [{ cards: [card('old')] }],
      'GET api/gallery?search=new': [{ code: 'limit' }, { cards: [card('new')] }],
    });
    const seen: Leaves[] = [];
    const leafing = makeLeafing(client, (leaves) => seen.push(leaves));
    leafing.look(FIRST_PAGE);
    leafing.look({ ...FIRST_PAGE, search: 'new' });
    await flush();
    expect(seen.at(-1)).toMatchObject({ cards: [], trouble: 'limit', isAsking: false });
    leafing.more();
    await flush();
    expect(seen.at(-1)?.cards.map(({ id }) => id)).toEqual(['new']);
  });
});
