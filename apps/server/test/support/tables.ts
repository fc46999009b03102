/** Tables for the tests, and what has to hold of every game that was played at one. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import type { Pace } from '@mahjong-fortress/online';
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

const SETUPS: Readonly<Record<string, unknown>> = {
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
    setup: SETUPS[game],
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
  /** Sit and start, but do nothing by themselves. */
  readonly areIdle?: boolean;
}

/** People come, sit down, somebody watches, and the game begins. */
export async function seatRobots({
  urls,
  weather,
  onText,
  areIdle,
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

export async function finished({ robots, watcher }: SeatedGame): Promise<FinishedGame> {
  const reports = await Promise.all(robots.map((robot) => robot.finished));
  const watched = await watcher.finished;
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
    const file = path.join(tmpdir(), `mf-history-${game.id}.json`);
    writeFileSync(
      file,
      JSON.stringify(end, (_, value) => (value instanceof Map ? [...value] : value), 2),
    );
    console.error(`What everybody heard at table ${game.id} is in ${file}`);
    throw error;
  }
}

/** What was tried, for whoever runs the ordeal; that nothing was lost has been looked at before. */
export function tell(what: string, ends: readonly FinishedGame[]): void {
  const acknowledged = ends.flatMap(({ reports }) => reports.map(({ done }) => done.size));
  const count = acknowledged.reduce((sum, one) => sum + one, 0);
  console.log(`${what}: ${ends.length} games, ${count} acknowledged intents, none lost, none done twice`);
}

function expectSame({ rules, robots }: SeatedGame, { reports, watched }: FinishedGame): void {
  const log = watched.heard;
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  for (const [seat, { heard, done, last }] of reports.entries()) {
    expect(heard.map(({ seq, what }) => `${seq} ${what.type}`)).toEqual(
      log.map(({ seq, what }) => `${seq} ${what.type}`),
    );
    const own = log.filter((entry) => entry.seat === seat && entry.what.type === 'acted');
    const acknowledged = new Set(done.values());
    expect(own.filter(({ seq }) => !acknowledged.has(seq))).toEqual([]);
    // Every intent is an entry of its own.
    expect(acknowledged.size).toBe(done.size);
    for (const seq of acknowledged) expect(log[seq - 1]).toBeDefined();
    if (rules.id === 'mahjong-fortress') {
      expect(without(last.view, 'viewer')).toEqual(without(watched.last.view, 'viewer'));
    }
    expect(last.table.outcome).toEqual(watched.last.table.outcome);
  }
  expect(robots.length).toBe(reports.length);
}
