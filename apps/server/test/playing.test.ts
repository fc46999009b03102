/** Whole games over real sockets, on the embedded database. */
import { createHash } from 'node:crypto';
import { openRecordValue } from '@mahjong-fortress/match';
import { expect, test } from 'vitest';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { sharedServer } from './support/prepared.ts';
import { startRobot } from './support/robot.ts';
import { startServerProcess } from './support/server-process.ts';
import { expectSound, finished, rulesOf, seatRobots } from './support/tables.ts';

const { url, data } = sharedServer();

test.each([
  { game: 'mahjong-fortress', people: 2 },
  { game: 'mahjong-fortress', people: 2, computers: ['novice'] },
  { game: 'towers', people: 3, computers: ['apprentice'] },
])('robots play $game with $people people to the end', async (wish) => {
  const game = await seatRobots({ urls: [url], ...wish });
  const commitment = game.watcher.news()?.about?.commitment;
  const end = await finished(game);
  expectSound(game, end);
  const outcome = end.watched.last.table.outcome;
  expect(outcome?.how).toBe('played');
  if (commitment)
    expect(
      createHash('sha256')
        .update(outcome?.seed ?? '')
        .digest('hex'),
    ).toBe(commitment);

  const { status, value } = await call(`${url}/api/games/${game.id}/record`, undefined);
  expect(status).toBe(200);
  const opened = openRecordValue(game.rules, value);
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`);
  expect(opened.value.record.result).toEqual(outcome?.points);
});

test('the contest of the day is played alone, and its deal stays secret', async () => {
  const person = await meet(url, 'Ann');
  const { value } = await call(`${url}/api/daily`, person, 'POST');
  expect((await call(`${url}/api/daily`, person, 'POST')).value.id).toBe(value.id);
  const texts: string[] = [];
  const robot = startRobot({
    urls: [url],
    person,
    game: value.id,
    rules: rulesOf('mahjong-fortress'),
    onText: (text) => texts.push(text),
  });
  const { last } = await robot.finished;
  robot.close();
  expect(last.table.outcome).toMatchObject({ how: 'played', seed: '' });
  const { value: today } = await call(`${url}/api/daily`, person);
  const { points } = last.table.outcome ?? {};
  expect(today.ranking).toEqual([{ place: 1, player: person.id, name: 'Ann', points: points?.[0] }]);
  expect(today).toMatchObject({ yours: { id: value.id, stage: 'over' } });
  expect(today.seed).toBeUndefined();
  expect(texts.join()).not.toMatch(/deal-[0-9a-f]{64}/);
  expect((await call(`${url}/api/games/${value.id}/record`, person)).value.code).toBe('day-not-over');
  expect((await call(`${url}/api/daily/2020-02-30`, person)).status).toBe(404);
});

test('a second server on the same folder explains itself', async () => {
  const second = await startServerProcess({ port: await freePort(), env: { DATA: data } });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain('Another server is using the data');
});
