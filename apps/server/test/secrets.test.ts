/** Every byte that is sent to anybody holds no more than they may know at that moment. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openRecordValue } from '@mahjong-fortress/match';
import type { Heard, News, ServerMessage } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRules } from '../src/online-game.ts';
import { call } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { games } from './support/sizes.ts';
import { finished, rulesOf, seatRobots } from './support/tables.ts';

const GAMES = games({ usual: 1, ordeal: 100 });

let server: ServerProcess;
const data = dataFolder('secrets');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const TABLE_FIELDS = [
  'stage',
  'seats',
  'watchers',
  'pausing',
  'turn',
  'clocks',
  'late',
  'patience',
  'absence',
  'outcome',
  'next',
];
const NEWS_FIELDS = ['type', 'game', 'from', 'list', 'table', 'now', 'about', 'seat', 'view'];

/** Everything else that a socket hears is one of these, with one of these reasons. */
const ANSWER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['type', 'you', 'build', 'news'],
  ack: ['type', 'cid', 'seq'],
  nack: ['type', 'cid', 'code', 'reason'],
};
const REASONS = [
  'Somebody else has this seat.',
  'The game has already started.',
  'No game is being played at this table.',
  'The last action wasn’t yours.',
  'Something new has been seen since; that can’t be taken back.',
  'Something happened meanwhile.',
  'It isn’t your turn.',
  'The game is paused.',
  'You have said so already.',
  'Nobody is late.',
  '“take everything” isn’t an action on this board.',
  '“take everything” isn’t an action of Towers.',
];

/** What is asked over HTTP in the middle of a game: at these addresses, with these fields at whatever depth. */
const ADDRESSES = ['games', 'me', 'me/export', 'hello', 'daily', 'best/mahjong-fortress', 'best/towers'];
const BODY_FIELDS: ReadonlySet<string> = new Set(
  [
    'action actions acts at blocked body build by columns commitment created daily day daysLeft',
    'devices dragons due ends entries firstPlayer format fortress gallery game games holiday holidays id',
    'layout least levels likes mail most name notices now pace passkeys phrase player players plays',
    'protocol publicationReports publications ranking rated ratings realm reports rows seats seed seq',
    'setup spirits stacks stage subscriptions touched turn type variant version wanted you',
  ].flatMap((line) => line.split(' ')),
);

function fieldsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(fieldsIn)];
}

function expectPlainAnswer(text: string): void {
  const answer = JSON.parse(text);
  expect(Object.keys(answer).filter((key) => !ANSWER_FIELDS[answer.type]?.includes(key))).toEqual([]);
  if (answer.type === 'nack') expect(REASONS).toContain(answer.reason);
}

function newsIn(text: string): News | undefined {
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'welcome') return message.news;
  return message.type === 'news' ? message : undefined;
}

interface Told {
  readonly heard: readonly Heard[];
  /** The words of people's actions, by the numbers of their entries. */
  readonly wordsAt: ReadonlyMap<number, string>;
}

/** How a game stood after every entry, and what its actions brought about; those that were taken back stand in no record. */
function courseOf(rules: AnyRules, first: unknown, actions: readonly unknown[], told: Told) {
  const { heard, wordsAt } = told;
  const kept: number[] = [];
  for (const { seq, what } of heard) {
    if (what.type === 'acted') kept.push(seq);
    else if (what.type === 'undone') kept.length = what.actions;
  }
  const recorded = new Map(kept.map((seq, index) => [seq, actions[index]]));
  expect(kept.length).toBe(actions.length);
  const states = [first];
  const course = new Map<number, { readonly game: unknown; readonly events: readonly unknown[] }>();
  for (const { seq, what } of heard) {
    let events: readonly unknown[] = [];
    if (what.type === 'undone') states.length = what.actions + 1;
    if (what.type === 'acted') {
      const before = states.at(-1);
      const words = rules.parseAction(before, wordsAt.get(seq) ?? '');
      const played = rules.play(before, recorded.get(seq) ?? (words.ok ? words.value : undefined));
      if (!played.ok) throw new Error(`entry ${seq}: ${played.error.reason}`);
      states.push(played.value.game);
      events = played.value.events;
    }
    course.set(seq, { game: states.at(-1), events });
  }
  return course;
}

test.each([
  { game: 'mahjong-fortress', setup: {}, computers: [] },
  { game: 'mahjong-fortress', setup: {}, computers: ['novice'] },
  { game: 'towers', setup: { variant: 'own' }, computers: [] },
  { game: 'towers', setup: { variant: 'own' }, computers: ['novice'] },
  // Cards of one deck, and hands of unlike cards.
  { game: 'towers', setup: { variant: 'basic' }, computers: [] },
])('in $game, $setup, with computers: $computers', async ({ game, setup, computers }) => {
  // Where hands are hidden there has to be something to leak; in a game in which nobody buys a card there is nothing.
  let couldLeak = false;
  for (let round = 0; round < GAMES || !(couldLeak || rulesOf(game).isAlikeForAll); round++) {
    const texts: { readonly audience: number | undefined; readonly text: string }[] = [];
    const seated = await seatRobots({
      urls: [server.url],
      game,
      setup,
      people: 2,
      computers,
      areRestless: true,
      onText: (text, audience) =>
        texts.push({ audience: audience === 'watcher' ? undefined : audience, text }),
    });
    await seated.watcher.until(({ from, list }) => from + list.length > 10);
    const bodies = await Promise.all(
      ADDRESSES.map((address) => call(`${server.url}/api/${address}`, seated.people[0])),
    );
    const early = await call(`${server.url}/api/games/${seated.id}/record`, seated.people[0]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const { watched, reports } = await finished(seated);
    const { value } = await call(`${server.url}/api/games/${seated.id}/record`, undefined);
    const opened = openRecordValue(seated.rules, value);
    if (!opened.ok) throw new Error(opened.error.message);
    const { rules } = seated;
    const { match, record } = opened.value;
    const seed = watched.last.table.outcome?.seed ?? '';
    expect([...bodies, early].filter(({ text }) => text.includes(seed))).toEqual([]);
    expect(
      bodies.flatMap(({ value: body }) => fieldsIn(body)).filter((field) => !BODY_FIELDS.has(field)),
    ).toEqual([]);
    expect(early.value).toEqual({
      code: 'not-over',
      path: '',
      reason: 'The record of a game is published when it is over.',
    });
    expect(
      metrics
        .trim()
        .split('\n')
        .filter((line) => !/^(# (HELP|TYPE) \w+ [a-z\d ]+|mahjong_fortress_\w+ [\d.]+)$/i.test(line)),
    ).toEqual([]);
    // There was more than good moves to tell of.
    expect(reports.flatMap(({ refused }) => refused).length).toBeGreaterThan(0);
    const started = watched.heard.find(({ what }) => what.type === 'started')?.seq ?? 0;
    const wordsAt = new Map(
      reports.flatMap(({ done, asked }) =>
        [...done].flatMap(([cid, seq]) => {
          const request = asked.get(cid);
          return request?.type === 'act' ? [[seq, request.action] as const] : [];
        }),
      ),
    );
    const course = courseOf(rules, match.games[0], record.actions, { heard: watched.heard, wordsAt });
    /** What was seen of each moment besides whose view it is. */
    const sights = new Map<number, Set<string>>();

    for (const { audience, text } of texts) {
      const news = newsIn(text);
      if (news?.table.stage !== 'over') expect(text).not.toContain(seed);
      if (!text.startsWith('{"type":"news"')) expectPlainAnswer(text);
      if (!news) continue;
      expect(Object.keys(news).filter((key) => !NEWS_FIELDS.includes(key))).toEqual([]);
      expect(Object.keys(news.table).filter((key) => !TABLE_FIELDS.includes(key))).toEqual([]);
      if (news.about) {
        expect(news.about.commitment).toBe(createHash('sha256').update(seed).digest('hex'));
        expect((news.about.setup as { seed: string }).seed).toBe('');
      }
      const head = news.from + news.list.length;
      // Before somebody sat down, they watched.
      const seat = news.seat;
      if (seat !== undefined) expect(seat).toBe(audience);
      const view =
        head < started
          ? undefined
          : JSON.parse(JSON.stringify(rules.makeView(rules.view(course.get(head)?.game, seat))));
      expect(news.view).toEqual(view);
      const seen = JSON.stringify({ ...view, viewer: undefined });
      sights.set(head, (sights.get(head) ?? new Set()).add(seen));
      for (const { seq, seat: actor, what } of news.list) {
        if (what.type !== 'acted') continue;
        const by = (actor ?? 0) < 2 ? 'person' : 'computer';
        const events = rules.heard(course.get(seq)?.events ?? [], seat);
        expect(what).toEqual({ type: 'acted', by: actor === undefined ? 'rules' : by, events });
      }
    }
    // Games are played without a word about them.
    const printed = server.output().split('\n');
    expect(printed.filter((line) => line && !/^(Mahjong Fortress|The editor): /.test(line))).toEqual([]);
    const differs = [...sights.values()].some(({ size }) => size > 1);
    couldLeak ||= differs;
    if (rules.isAlikeForAll) expect(differs).toBe(false);
  }
});
