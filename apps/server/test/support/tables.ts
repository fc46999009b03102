/** Tables for the tests, and what has to hold of every game that was played at one. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { volume } from '@mahjong-fortress/base/volume';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import type { Heard, Pace, Request } from '@mahjong-fortress/online';
import { expect } from 'vitest';
import { games } from '../../registry.ts';
import type { AnyRules } from '../../src/online-game.ts';
import { call, meet, type Person, type Weather } from './person.ts';
import { type Robot, type RobotReport, startRobot } from './robot.ts';

const UNTIMED: Pace = { type: 'untimed' };

export function rulesOf(id: string): AnyRules {
  const game = games.find(({ rules }) => rules.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game.rules;
}

const SETUPS: Readonly<Record<string, object>> = {
  'mahjong-fortress': {
    layout: BUNDLED_LAYOUTS[0]?.rows,
    seed: '',
    firstPlayer: 0,
    realm: { columns: 5, rows: 5 },
    spirits: [],
    dragons: [],
  },
  towers: { seed: '', variant: 'own', firstPlayer: 0, stacks: [[1], [1, 1], [1, 1]] },
};

interface TableWish {
  readonly game?: string;
  /** What its setup has beside, or instead of, what it usually has here. */
  readonly setup?: object;
  readonly people: number;
  readonly computers?: readonly string[];
  readonly pace?: Pace;
  readonly public?: boolean;
}

export function tableRequest({
  game = 'mahjong-fortress',
  people,
  computers = [],
  pace = UNTIMED,
  ...wish
}: TableWish) {
  return {
    cid: randomBytes(12).toString('base64url'),
    game,
    setup: { ...SETUPS[game], ...wish.setup },
    seats: [
      { type: 'host' },
      ...Array.from({ length: people - 1 }, () => ({ type: 'open' })),
      ...computers.map((level) => ({ type: 'computer', level })),
    ],
    pace,
    public: wish.public ?? false,
  };
}

export async function makeTable(url: string, host: Person, wish: TableWish): Promise<string> {
  const { status, text, value } = await call(`${url}/api/games`, host, 'POST', tableRequest(wish));
  if (status !== 201) throw new Error(`no table: ${text}`);
  return value.id;
}

export interface SeatedGame {
  readonly id: string;
  readonly rules: AnyRules;
  readonly people: readonly Person[];
  readonly robots: readonly Robot[];
  readonly watcher: Robot;
}

interface SeatingOptions extends TableWish {
  readonly urls: readonly string[];
  readonly weather?: Weather;
  readonly onText?: (text: string, audience: number | 'watcher') => void;
  /** Say and ask for all kinds of things, wrong ones among them. */
  readonly areRestless?: boolean;
  /** Sit and start, but do nothing by themselves. */
  readonly areIdle?: boolean;
}

/** People come, sit down, somebody watches, and the game begins. */
export async function seatRobots({
  urls,
  weather,
  onText,
  areIdle,
  areRestless,
  ...wish
}: SeatingOptions): Promise<SeatedGame> {
  const [url = ''] = urls;
  const rules = rulesOf(wish.game ?? 'mahjong-fortress');
  const people = await Promise.all(Array.from({ length: wish.people }, () => meet(url)));
  const onlooker = await meet(url);
  const id = await makeTable(url, people[0] as Person, wish);
  const settings = (person: Person, audience: number | 'watcher') => ({
    urls,
    person,
    game: id,
    rules,
    ...(weather ? { weather } : {}),
    ...(onText ? { onText: (text: string) => onText(text, audience) } : {}),
    ...(areIdle ? { isIdle: true } : {}),
    ...(areRestless ? { isRestless: true } : {}),
  });
  const robots = people.map((person, seat) => startRobot(settings(person, seat)));
  const watcher = startRobot(settings(onlooker, 'watcher'));
  for (const [seat, robot] of robots.entries()) {
    await robot.ready;
    if (seat > 0) await robot.ask({ type: 'sit', seat });
  }
  await watcher.ready;
  await robots[0]?.ask({ type: 'start' });
  return { id, rules, people, robots, watcher };
}

export interface FinishedGame {
  readonly reports: readonly RobotReport[];
  readonly watched: RobotReport;
}

/** Sooner than a test gives up, which would say nothing of what had happened. */
const STUCK_MS = volume({ usual: 240_000, ordeal: 3_300_000 });

/** Written down for whoever wants to know how it came to that. */
function keepHistory(id: string, history: unknown): void {
  const file = path.join(tmpdir(), `mf-history-${id}.json`);
  writeFileSync(
    file,
    JSON.stringify(history, (_, value) => (value instanceof Map ? [...value] : value), 2),
  );
  console.error(`What everybody heard at table ${id} is in ${file}`);
}

export async function finished({ id, robots, watcher }: SeatedGame): Promise<FinishedGame> {
  const everybody = [...robots, watcher];
  const isOver = Promise.all(everybody.map((robot) => robot.finished));
  const stuck = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), STUCK_MS).unref();
  });
  const all = await Promise.race([isOver, stuck]);
  if (!all) {
    keepHistory(
      id,
      everybody.map((robot) => robot.soFar()),
    );
    throw new Error(`The game at table ${id} came to no end.`);
  }
  const reports = all.slice(0, -1);
  const watched = all.at(-1) as RobotReport;
  for (const robot of [...robots, watcher]) robot.close();
  return { reports, watched };
}

/** Whose it is, is all that differs between views in which nothing is hidden any more; the rest is compared. */
function without(value: unknown, key: string): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
}

/** Nothing acknowledged is missing, nothing was done twice, and everybody heard the same; where not, the history is kept. */
export function expectSound(game: SeatedGame, end: FinishedGame): void {
  try {
    expectSame(game, end);
  } catch (error) {
    keepHistory(game.id, end);
    throw error;
  }
}

/** What was tried, for whoever runs the ordeal; that nothing was lost has been looked at before. */
export function tell(what: string, ends: readonly FinishedGame[]): void {
  const acknowledged = ends.flatMap(({ reports }) => reports.map(({ done }) => done.size));
  const count = acknowledged.reduce((sum, one) => sum + one, 0);
  console.log(`${what}: ${ends.length} games, ${count} acknowledged intents, none lost, none done twice`);
}

/** What somebody who plays finds in the log for what they asked. */
function entryOf(
  request: Request | undefined,
  seat: number,
): Pick<Heard, 'seat'> & { readonly what: object } {
  if (request?.type === 'start') return { what: { type: 'started' } };
  if (request?.type === 'sit') return { seat, what: { type: 'sat' } };
  if (request?.type === 'act') return { seat, what: { type: 'acted', by: 'person' } };
  throw new Error(`Nobody who only plays asks for ${request?.type}`);
}

function expectSame({ rules, robots }: SeatedGame, { reports, watched }: FinishedGame): void {
  const log = watched.heard;
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  for (const [seat, { heard, done, asked, sights, last }] of reports.entries()) {
    expect(heard.map(({ seq, what }) => `${seq} ${what.type}`)).toEqual(
      log.map(({ seq, what }) => `${seq} ${what.type}`),
    );
    const own = log.filter((entry) => entry.seat === seat && entry.what.type === 'acted');
    const acknowledged = new Set(done.values());
    expect(own.filter(({ seq }) => !acknowledged.has(seq))).toEqual([]);
    // Every intent is an entry of its own.
    expect(acknowledged.size).toBe(done.size);
    for (const [cid, seq] of done) expect(log[seq - 1]).toMatchObject(entryOf(asked.get(cid), seat));
    if (rules.isAlikeForAll) {
      expect(without(last.view, 'viewer')).toEqual(without(watched.last.view, 'viewer'));
      const both = [...sights].filter(([head]) => watched.sights.has(head));
      expect(both.length).toBeGreaterThan(0);
      expect(both.filter(([head, hash]) => watched.sights.get(head) !== hash)).toEqual([]);
    }
    expect(last.table.outcome).toEqual(watched.last.table.outcome);
  }
  expect(robots.length).toBe(reports.length);
}
