/** Computers play for badges in a thread; what becomes of their games, and of a thread that fails. */
import { fileURLToPath } from 'node:url';
import type { Badge } from '@mahjong-fortress/gallery';
import { expect, onTestFinished, test, vi } from 'vitest';
import { games } from '../registry.ts';
import type { BadgeStore, BadgeWork } from '../src/gallery/badge-store.ts';
import { startBadges } from '../src/gallery/badges.ts';
import { layoutFor, publicationFor } from './support/gallery.ts';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { startServerProcess } from './support/server-process.ts';

const REGISTRY = fileURLToPath(new URL('../registry.ts', import.meta.url));
const ENDLESS = fileURLToPath(new URL('support/endless-registry.ts', import.meta.url));
const game = games.find(({ gallery }) => gallery)?.gallery;
if (!game) throw new Error('no game has a gallery');

/** One piece of work, and everything that is done about it. */
function badgesOn(
  registry: string,
  patience: { readonly longestMs?: number; readonly renewMs?: number } = {},
  times = 1,
) {
  const { rows } = layoutFor('Gate');
  const work = {
    publication: 'abcdefghijkl',
    version: 1,
    players: 4,
    rows,
    games: [],
    played: 0,
  } as BadgeWork;
  const open = Array.from({ length: times }, () => work);
  const kept: unknown[] = [];
  const shown: Badge[] = [];
  const held: BadgeWork[] = [];
  const renewed: BadgeWork[] = [];
  const badges: BadgeStore = {
    take: async () => open.shift(),
    renew: async (one) => void renewed.push(one),
    keep: async (_, results) => kept.push(...results) > 0,
    show: async (_, badge) => void shown.push(badge),
    holdBack: async (one) => void held.push(one),
  };
  const world = { badges, game: game as NonNullable<typeof game>, registry, now: () => 1 };
  onTestFinished(startBadges({ ...world, ...patience }));
  return { kept, shown, held, renewed };
}

test('some games are kept, and told to be not enough yet', async () => {
  const { kept, shown, held } = badgesOn(REGISTRY);
  await vi.waitFor(() => expect(shown).toHaveLength(1), 120_000);
  expect(kept).toHaveLength(10);
  expect(shown[0]).toEqual({ players: 4, games: 10, wanted: 200 });
  expect(held).toEqual([]);
});

test('one thread plays the next games, too', async () => {
  const { kept } = badgesOn(REGISTRY, {}, 3);
  await vi.waitFor(() => expect(kept).toHaveLength(30), 120_000);
});

test('whoever plays for long says so, for as long as it takes and no longer', async () => {
  const { shown, renewed } = badgesOn(REGISTRY, { renewMs: 20 });
  await vi.waitFor(() => expect(shown).toHaveLength(1), 120_000);
  const times = renewed.length;
  expect(times).toBeGreaterThan(0);
  expect(renewed[0]).toMatchObject({ publication: 'abcdefghijkl', played: 0 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(renewed).toHaveLength(times);
});

test('a fortress on which no game comes to an end is told so, and held back', async () => {
  const { kept, shown, held } = badgesOn(ENDLESS);
  await vi.waitFor(() => expect(held).toHaveLength(1), 120_000);
  expect(kept).toEqual([]);
  expect(shown).toEqual([{ players: 4, games: 0, wanted: 200, verdicts: [{ type: 'unfinishable' }] }]);
});

test.each([
  ['a thread that fails', '/nowhere/registry.ts', {}],
  ['a machine that has other things to do', REGISTRY, { longestMs: 1 }],
] as const)('%s says nothing about the fortress', async (_, registry, patience) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const { shown, held } = badgesOn(registry, patience);
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled(), 120_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([shown, held]).toEqual([[], []]);
});

test('its author reads on its page why it isn’t listed, and nobody else finds it', async () => {
  const env = { DATA: dataFolder('endless'), GAMES: ENDLESS };
  const server = await startServerProcess({ port: await freePort(), env });
  onTestFinished(() => server.kill());
  const author = await meet(server.url, 'Ann');
  const { value } = await call(`${server.url}/api/gallery`, author, 'POST', publicationFor('No way out'));
  const { id } = value;
  const whole = async () => (await call(`${server.url}/api/gallery/${id}`, author)).value;
  await vi.waitFor(async () => expect((await whole()).hold).toBe('unfinishable'), 120_000);
  const pageFor = async (cookie: string) =>
    (await fetch(`${server.url}/f/${id}?lang=uk`, { headers: { cookie } })).text();
  const why = 'Не в списках: комп’ютери не можуть дограти партію';
  expect(await pageFor(author.cookie)).toContain(why);
  expect(await pageFor('')).not.toContain(why);
  expect(await pageFor('')).toContain('Комп’ютери не можуть дограти партію');
  const { value: listed } = await call(`${server.url}/api/gallery?order=newest`, undefined);
  expect(listed.cards).toEqual([]);
});
