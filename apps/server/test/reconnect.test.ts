/** Whoever was cut off, or whose server was killed, is in sync again with one message, wherever the game stands. */
import { rmSync } from 'node:fs';
import type { News, Pace } from '@mahjong-fortress/online';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './support/databases.ts';
import { meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type Robot, startRobot } from './support/robot.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeTable, rulesOf, type SeatedGame, seatRobots } from './support/tables.ts';

const HASTY: Pace = { type: 'live', bank: 1, increment: 0 };
const LIVE: Pace = { type: 'live', bank: 600, increment: 10 };

interface Moment {
  readonly name: string;
  /** Who is cut off, and who does something meanwhile. */
  readonly cut: Robot;
  readonly other: Robot;
  readonly isSo: (news: News) => boolean;
}

async function idlers(url: string, pace: Pace): Promise<SeatedGame & { readonly pair: [Robot, Robot] }> {
  const game = await seatRobots({ urls: [url], people: 2, pace, areIdle: true });
  const [first, second] = game.robots;
  if (!first || !second) throw new Error('nobody is here');
  await first.until(({ table }) => table.stage === 'playing');
  return { ...game, pair: [first, second] };
}

async function gathering(url: string): Promise<Moment> {
  const [host, guest] = (await Promise.all([meet(url), meet(url)])) as [Person, Person];
  const game = await makeTable(url, host, { people: 3 });
  const rules = rulesOf('mahjong-fortress');
  const [cut, other] = [host, guest].map((person) =>
    startRobot({ urls: [url], person, game, rules, isIdle: true }),
  ) as [Robot, Robot];
  await Promise.all([cut.ready, other.ready]);
  await other.ask({ type: 'sit', seat: 2 });
  return { name: 'gathering', cut, other, isSo: ({ table }) => table.stage === 'gathering' };
}

async function turns(url: string, cutSeat: 0 | 1): Promise<Moment> {
  const { pair } = await idlers(url, LIVE);
  const name = cutSeat === 0 ? 'my turn' : 'another’s turn';
  return {
    name,
    cut: pair[cutSeat],
    other: pair[1 - cutSeat] as Robot,
    isSo: ({ table }) => table.turn === 0,
  };
}

async function paused(url: string): Promise<Moment> {
  const { pair } = await idlers(url, LIVE);
  for (const robot of pair) await robot.ask({ type: 'pause', wanted: true });
  return { name: 'paused', cut: pair[0], other: pair[1], isSo: ({ table }) => table.stage === 'paused' };
}

async function over(url: string): Promise<Moment> {
  const { pair } = await idlers(url, LIVE);
  await pair[1].ask({ type: 'resign' });
  return { name: 'over', cut: pair[0], other: pair[1], isSo: ({ table }) => table.stage === 'over' };
}

async function late(url: string): Promise<Moment> {
  const { pair } = await idlers(url, HASTY);
  await pair[1].until(({ table }) => table.late === 0);
  return { name: 'late', cut: pair[0], other: pair[1], isSo: ({ table }) => table.late === 0 };
}

async function substituted(url: string): Promise<Moment> {
  const { cut, other } = await late(url);
  await other.ask({ type: 'substitute', level: 'novice' });
  // The computer has played, and a clock of a second for the other has run out.
  await other.until(({ table }) => table.late === 1);
  const isSo = ({ table }: News): boolean => table.late === 1;
  return { name: 'substituted', cut, other, isSo };
}

/** Those that wait for nobody for long come last. */
const MOMENTS = [
  gathering,
  (url: string) => turns(url, 0),
  (url: string) => turns(url, 1),
  paused,
  over,
  substituted,
  late,
];

/** What is the same for everybody; who is here changes with those who come back. */
function standing({ list: _, from: __, about: ___, now: ____, table, ...news }: News): unknown {
  const { watchers: _____, seats, ...rest } = table;
  return { ...news, ...rest, seats: seats.map((seat) => ({ ...seat, here: true })) };
}

async function healedOfCut(moment: Moment): Promise<void> {
  const before = await moment.cut.until(moment.isSo);
  const have = before.from + before.list.length;
  const isBack = moment.cut.cut();
  await moment.other.ask({ type: 'phrase', phrase: 'hello' });
  const { news } = await isBack;
  const expected = { from: have, list: [{ seq: have + 1, what: { type: 'phrase' } }] };
  expect(news, moment.name).toMatchObject(expected);
  if (news) expect(standing(news), moment.name).toEqual(standing(before));
}

test('a cut and a killed server are healed by one message in every stage', async () => {
  const data = temporaryFolder('reconnect');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  let server = await startServerProcess({ port, env: { DATA: data } });
  onTestFinished(() => server.kill());
  const moments: Moment[] = [];
  for (const reach of MOMENTS) {
    const moment = await reach(server.url);
    await healedOfCut(moment);
    moments.push(moment);
  }

  const before = await Promise.all(moments.map(({ cut, isSo }) => cut.until(isSo)));
  const back = moments.map(({ cut }) => cut.cut());
  await server.kill();
  server = await startServerProcess({ port, env: { DATA: data } });
  for (const [index, welcome] of (await Promise.all(back)).entries()) {
    const [moment, last] = [moments[index], before[index]];
    if (!moment || !last || !welcome.news) throw new Error('no welcome');
    expect(welcome.news.from, moment.name).toBe(last.from + last.list.length);
    expect(welcome.news.list, moment.name).toEqual([]);
    expect(moment.isSo(welcome.news), moment.name).toBe(true);
    expect(standing(welcome.news), moment.name).toEqual(standing(last));
  }
  for (const { cut, other } of moments) for (const robot of [cut, other]) robot.close();
});
