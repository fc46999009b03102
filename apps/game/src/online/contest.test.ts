import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contest, lookAtContest, lookFurtherBack } from './contest.ts';

/** What a server keeps: nobody played in between. */
const BEFORE: Readonly<Record<string, string | undefined>> = {
  '2026-11-18': '2026-11-17',
  '2026-11-17': '2026-11-12',
  '2026-11-12': undefined,
};

function answerTo(path: string): object {
  if (path.endsWith('/hello'))
    return { protocol: 1, games: [{ id: 'mahjong-fortress' }], you: { player: 'p', name: 'P' } };
  const [day = '2026-11-18'] = /[\d-]{10}$/.exec(path) ?? [];
  return { day, ranking: [], ...(BEFORE[day] ? { before: BEFORE[day] } : {}) };
}

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://tables.test/' });
  vi.stubGlobal('fetch', async (url: URL) => Response.json(answerTo(url.pathname)));
});
afterEach(() => void vi.unstubAllGlobals());

test('one day after the other is looked back to, as far as there are any', async () => {
  const shown = () => contest.value.earlier?.map(({ day }) => day);
  await lookAtContest();
  expect([contest.value.today?.day, shown()]).toEqual(['2026-11-18', ['2026-11-17']]);
  for (let step = 0; step < 3; step++) await lookFurtherBack();
  expect(shown()).toEqual(['2026-11-17', '2026-11-12']);
});
