import { describe, expect, test } from 'vitest';
import { makeApi } from './api.ts';
import { makeCall } from './call.ts';
import { makeTables } from './tables.ts';

type Answers = (path: string, body: unknown) => Response | Promise<Response>;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const page = (status: number) => new Response('<!doctype html><p>Not here', { status });

const HELLO = { protocol: 1, build: 'b', games: [{ id: 'mahjong-fortress' }] };
const ANN = { player: 'p1', name: 'Ann' };

function apiThat(answers: Answers) {
  const asked: string[] = [];
  const call = makeCall(async (path, { body }) => {
    asked.push(body === undefined ? path : `${path} ${body}`);
    return answers(path, body && JSON.parse(body));
  });
  const api = makeApi({ call, language: () => 'en' });
  return { api, tables: makeTables({ call, api }), asked };
}

describe('no server', () => {
  test.each<[string, string, Answers]>([
    ['a page that is not found', 'no-server', () => page(404)],
    ['a page for every address', 'no-server', () => page(200)],
    ['the answer of a static edition', 'no-server', () => json({ protocol: 0, games: [] })],
    ['a server without this game', 'no-server', () => json({ ...HELLO, games: [{ id: 'towers' }] })],
    ['somebody else’s JSON', 'no-server', () => json(['hello'])],
    ['a proxy whose server is away', 'unreachable', () => page(502)],
    ['no network', 'unreachable', () => Promise.reject(new TypeError('offline'))],
  ])('%s', async (_, code, answers) => {
    const { api, tables } = apiThat(answers);
    const refused = { ok: false, error: { code } };
    expect(await api.hello()).toEqual(refused);
    expect(await api.me()).toEqual(refused);
    expect(await tables.mine()).toEqual(refused);
  });

  test('is asked for again, a server only once', async () => {
    let isThere = false;
    const { api, asked } = apiThat(() => (isThere ? json(HELLO) : page(503)));
    await api.hello();
    isThere = true;
    expect((await api.hello()).ok).toBe(true);
    await api.hello();
    expect(asked.length).toBe(2);
  });
});

describe('who one is', () => {
  test('nobody becomes a guest with a name of their language, once', async () => {
    const { api, asked } = apiThat((path) => json(path === 'api/hello' ? HELLO : ANN));
    const both = await Promise.all([api.me(), api.me()]);
    expect(both).toEqual([0, 1].map(() => ({ ok: true, value: ANN })));
    expect(asked).toEqual(['api/hello', 'api/me {"language":"en"}']);
    expect(await api.hello()).toEqual({ ok: true, value: { you: ANN } });
  });

  test('somebody keeps their name', async () => {
    const { api, asked } = apiThat(() => json({ ...HELLO, you: ANN }));
    expect(await api.me()).toEqual({ ok: true, value: ANN });
    expect(asked).toEqual(['api/hello']);
  });

  test('a new name is remembered, a refused one is not', async () => {
    const { api } = apiThat((path, body) => {
      if (path === 'api/hello') return json({ ...HELLO, you: ANN });
      const { name } = body as { name: string };
      return name === '<b>' ? json({ code: 'name', reason: 'A name …' }, 400) : json({ ...ANN, name });
    });
    expect(await api.rename('Anna')).toEqual({ ok: true, value: { player: 'p1', name: 'Anna' } });
    expect(await api.rename('<b>')).toEqual({ ok: false, error: { code: 'name' } });
    expect(await api.me()).toEqual({ ok: true, value: { player: 'p1', name: 'Anna' } });
  });
});

describe('tables', () => {
  const WISH = {
    cid: 'c',
    game: 'mahjong-fortress',
    setup: {},
    seats: [{ type: 'host' }],
    pace: { type: 'untimed' },
    public: false,
    rated: false,
  } as const;
  const LISTING = {
    id: 't1',
    game: 'mahjong-fortress',
    stage: 'gathering',
    seats: 2,
    pace: { type: 'untimed' },
    players: [ANN],
    touched: 1,
  };

  test('a table is made by somebody', async () => {
    const { tables, asked } = apiThat((path) =>
      json(path === 'api/hello' ? HELLO : path === 'api/me' ? ANN : { id: 't1' }),
    );
    expect(await tables.make(WISH)).toEqual({ ok: true, value: 't1' });
    expect(asked.map((one) => one.split(' ')[0])).toEqual(['api/hello', 'api/me', 'api/games']);
  });

  test('a refusal keeps its code', async () => {
    const { tables } = apiThat((path) =>
      path === 'api/hello' ? json({ ...HELLO, you: ANN }) : json({ code: 'too-many', reason: 'A lot.' }, 429),
    );
    expect(await tables.make(WISH)).toEqual({ ok: false, error: { code: 'too-many' } });
  });

  test('only what this page can show is listed', async () => {
    const towers = { ...LISTING, game: 'towers' };
    const { tables } = apiThat(() =>
      json({ games: [LISTING, towers, { ...LISTING, game: 'chess' }, null], now: 5 }),
    );
    expect(await tables.open()).toEqual({ ok: true, value: { games: [LISTING, towers], now: 5 } });
  });

  test('nobody has no games, and need not ask', async () => {
    const { tables, asked } = apiThat(() => json(HELLO));
    expect(await tables.mine()).toEqual({ ok: true, value: { games: [], now: 0, player: '' } });
    expect(asked).toEqual(['api/hello']);
  });
});
