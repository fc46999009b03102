import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BUNDLED_LAYOUTS, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');

interface Published extends Record<string, unknown> {
  readonly published: readonly { readonly id?: string; readonly problem?: string }[];
}

/** A gallery that takes one fortress and has enough then, until somebody has waited as it says. */
async function startTired() {
  const asked: string[] = [];
  let waited = false;
  const server = createServer(async (request, response) => {
    const answer = (status: number, value: unknown, headers = {}) =>
      response.writeHead(status, headers).end(JSON.stringify(value));
    if (request.url === '/api/me')
      return answer(200, { player: 'me', name: 'Me' }, { 'set-cookie': 'guest=1' });
    const { layout } = JSON.parse(await text(request));
    if (asked.length > 0 && !waited) {
      waited = true;
      return answer(429, { code: 'too-much', path: '', reason: 'Enough.' }, { 'retry-after': '1' });
    }
    asked.push(layout.id);
    return answer(201, { id: `id-${asked.length}`, sameAs: [] });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a folder is published to its end, as fast as the server wants', async () => {
  const { asked, url } = await startTired();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mine'));
  for (const layout of BUNDLED_LAYOUTS.slice(0, 2))
    writeFileSync(
      join(folder, 'mine', `${layout.id}.json`),
      JSON.stringify({ ...layout, licence: 'CC0-1.0' }),
    );
  writeFileSync(join(folder, 'mine/index.json'), '{"version":2,"layouts":[]}');
  const run = await mf(['publish', 'mine'], { server: url, configFolder: folder, directory: folder });
  expect(run).toMatchObject({ exit: 0, err: expect.stringContaining('Continuing in 1 minute.') });
  expect(run.out.split('\n').filter(Boolean)).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test('one command fills a new gallery: all forty are there, and a second run adds nothing', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.kill());
  const options = { server: server.url, configFolder: temporaryFolder(), directory: REPOSITORY };
  const seed = () => mfJson<Published>(['publish', 'community', '--name', 'Mahjong Fortress'], options);
  const { published } = await seed();
  expect(published.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  expect(published.length).toBeGreaterThanOrEqual(40);
  expect(await seed()).toEqual({ published });
  for (const players of PLAYER_COUNTS) {
    const answer = await fetch(`${server.url}/api/gallery?players=${players}`);
    const { cards } = (await answer.json()) as { readonly cards: readonly unknown[] };
    expect(cards.length, `for ${players}`).toBeGreaterThanOrEqual(10);
  }
});

test('files are published once, and moderators act with a reason', { timeout: 180_000 }, async () => {
  const server = await startTestServer({ MODERATOR_TOKEN: 'secret' });
  onTestFinished(() => server.kill());
  const folder = temporaryFolder();
  const options = { server: server.url, configFolder: folder, directory: folder };
  const [first, second] = BUNDLED_LAYOUTS;
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ ...first, name: 'One', licence: 'CC0-1.0' }));
  const { licence: _, ...unlicensed } = { licence: '', ...second };
  writeFileSync(join(folder, 'two.json'), JSON.stringify(unlicensed));
  writeFileSync(join(folder, 'three.json'), '{}');
  const wish = ['publish', 'one.json', 'two.json', 'three.json'];
  const { published } = await mfJson<Published>(wish, options);
  expect(published.map(({ id }) => id === undefined)).toEqual([false, true, true]);
  const [{ id = '' } = {}] = published;
  const again = await mfJson<Published>(['publish', 'one.json', 'two.json', '--licence', 'CC0-1.0'], options);
  expect(again.published.map((one) => one.id === id)).toEqual([true, false]);

  const copied = await mfJson(['collect', '--out', 'mirror'], options);
  expect(copied).toEqual({ folder: 'mirror', fortresses: 2, skipped: 0 });
  const inFolder = (name: string) => readFileSync(join(folder, 'mirror', name), 'utf8');
  const [entry] = JSON.parse(inFolder('index.json')).layouts;
  expect(entry).toMatchObject({ id, name: 'One', licence: 'CC0-1.0', rows: first?.rows, file: `${id}.json` });
  expect(inFolder(entry.picture)).toContain('<svg');
  // What was copied can be published elsewhere; its list is none of the fortresses.
  const elsewhere = await mfJson<Published>(['publish', 'mirror'], options);
  expect(elsewhere.published.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  expect(await mf(['collect'], options)).toMatchObject({ exit: 2 });
  const nowhere = { ...options, server: 'http://127.0.0.1:1' };
  expect(await mf(['collect', '--out', 'mirror'], nowhere)).toMatchObject({ exit: 1 });

  const moderator = { ...options, moderatorToken: 'secret' };
  expect(await mf(['moderate'], options)).toMatchObject({ exit: 1 });
  expect(await mf(['moderate'], moderator)).toMatchObject({
    exit: 0,
    out: expect.stringContaining('Nothing'),
  });
  expect(await mf(['moderate', 'hold', id], moderator)).toMatchObject({ exit: 2 });
  const held = await mf(['moderate', 'hold', id, '--reason', 'A test'], moderator);
  expect(held).toMatchObject({ exit: 0 });
  expect((await mf(['moderate'], moderator)).out).toContain(`${id}  One  (moderator)`);
});
