/** Whoever was cut off, or whose server was killed, is in sync again with one message, wherever the game stands. */
import { rmSync } from 'node:fs';
import type { News, Pace } from '@mahjong-fortress/online';
import { expect, onTestFinished, test } from 'vitest';
import { meet, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
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
  const { watchers: _____, absence: ______, seats, ...rest } = table;
  return { ...news, ...rest, seats: seats.map((seat) => ({ ...seat, here: true })) };
}

function headOf({ from, list }: News): number {
  return from + list.length;
}

async function healedOfCut({ cut, other, isSo, name }: Moment): Promise<void> {
  const before = await cut.until(isSo);
  const have = headOf(before);
  // One thing is done and not heard of any more, another is asked for in the tunnel.
  cut.deafen();
  const unheard = cut.ask({ type: 'phrase', phrase: 'wow' });
  await other.until((news) => headOf(news) > have);
  const isBack = cut.cut();
  const unsent = cut.ask({ type: 'phrase', phrase: 'oops' });
  await other.ask({ type: 'phrase', phrase: 'hello' });
  const { news } = await isBack;
  const said = ['wow', 'hello'].map((phrase, index) => ({
    seq: have + 1 + index,
    what: { type: 'phrase', phrase },
  }));
  expect(news, name).toMatchObject({ from: have, list: said });
  if (news) expect(standing(news), name).toEqual(standing(before));
  expect(await Promise.all([unheard, unsent]), name).toEqual([have + 1, have + 3]);
}

test('a cut and a killed server are healed by one message in every stage', async () => {
  const data = dataFolder('reconnect');
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
  const unsent = moments.map(({ cut }) => cut.ask({ type: 'phrase', phrase: 'moment' }));
  await server.kill();
  server = await startServerProcess({ port, env: { DATA: data } });
  for (const [index, welcome] of (await Promise.all(back)).entries()) {
    const [moment, last] = [moments[index], before[index]];
    if (!moment || !last || !welcome.news) throw new Error('no welcome');
    expect(welcome.news.from, moment.name).toBe(headOf(last));
    expect(welcome.news.list, moment.name).toEqual([]);
    expect(moment.isSo(welcome.news), moment.name).toBe(true);
    expect(standing(welcome.news), moment.name).toEqual(standing(last));
    expect(await unsent[index], moment.name).toBe(headOf(last) + 1);
  }
  for (const { cut, other } of moments) for (const robot of [cut, other]) robot.close();
});
