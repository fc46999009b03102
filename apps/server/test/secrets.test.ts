/** Every byte that is sent to anybody holds no more than they may know at that moment. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { gameNow, openRecordValue } from '@mahjong-fortress/match';
import type { News, ServerMessage } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './support/databases.ts';
import { call } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { finished, seatRobots } from './support/tables.ts';

const GAMES = Number(process.env.ORDEAL_GAMES ?? 2);

let server: ServerProcess;
const data = temporaryFolder('secrets');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const TABLE_FIELDS = ['stage', 'seats', 'watchers', 'pausing', 'turn', 'clocks', 'late', 'outcome', 'next'];
const NEWS_FIELDS = ['type', 'game', 'from', 'list', 'table', 'now', 'about', 'seat', 'view'];

function newsIn(text: string): News | undefined {
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'welcome') return message.news;
  return message.type === 'news' ? message : undefined;
}

test.each(['mahjong-fortress', 'towers'])('in %s', async (game) => {
  for (let round = 0; round < GAMES; round++) {
    const texts: { readonly audience: number | undefined; readonly text: string }[] = [];
    const seated = await seatRobots({
      urls: [server.url],
      game,
      people: 2,
      onText: (text, audience) =>
        texts.push({ audience: audience === 'watcher' ? undefined : audience, text }),
    });
    const { watched } = await finished(seated);
    const { value } = await call(`${server.url}/api/games/${seated.id}/record`, undefined);
    const opened = openRecordValue(seated.rules, value);
    if (!opened.ok) throw new Error(opened.error.message);
    const { match } = opened.value;
    const { rules } = seated;
    const seed = watched.last.table.outcome?.seed ?? '';
    const acts = watched.heard.filter(({ what }) => what.type === 'acted').map(({ seq }) => seq);
    const started = watched.heard.find(({ what }) => what.type === 'started')?.seq ?? 0;
    expect(acts.length).toBe(match.actions.length);

    for (const { audience, text } of texts) {
      const news = newsIn(text);
      if (news?.table.stage !== 'over') expect(text).not.toContain(seed);
      if (!news) continue;
      expect(Object.keys(news).filter((key) => !NEWS_FIELDS.includes(key))).toEqual([]);
      expect(Object.keys(news.table).filter((key) => !TABLE_FIELDS.includes(key))).toEqual([]);
      if (news.about) {
        expect(news.about.commitment).toBe(createHash('sha256').update(seed).digest('hex'));
        expect((news.about.setup as { seed: string }).seed).toBe('');
      }
      const head = news.from + news.list.length;
      const played = acts.filter((seq) => seq <= head).length;
      const before = match.games[played] ?? gameNow(match);
      // Before somebody sat down, they watched.
      const seat = news.seat;
      if (seat !== undefined) expect(seat).toBe(audience);
      const view =
        head < started ? undefined : JSON.parse(JSON.stringify(rules.makeView(rules.view(before, seat))));
      expect(news.view).toEqual(view);
      for (const { seq, what } of news.list) {
        if (what.type !== 'acted') continue;
        const events = match.events[acts.indexOf(seq)] ?? [];
        expect(what).toEqual({ type: 'acted', by: 'person', events: rules.heard(events, seat) });
      }
    }
    expect(server.output()).not.toContain(seed);
  }
});
