import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { start, until } from '../test-program.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

/** One for all: starting it takes longer than most of what is tried here. */
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);

afterAll(() => server.kill());

interface Created {
  readonly table: string;
}

/** A robot in a process of its own, as people start it. */
function startRobot(verb: string, table: string, folder: string) {
  const env = { MF_SERVER: server.url, XDG_CONFIG_HOME: folder };
  return start(['online', verb, table, '--robot', 'random', '--guest', verb, '--json'], { env });
}

function linesOf(out: string): Record<string, Record<string, unknown>>[] {
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('robots of two processes', { timeout: 180_000 }, () => {
  test.each([
    { game: 'mahjong-fortress', cut: true },
    { game: 'towers', cut: false },
  ])('play a game of $game to the end, and its deal can be verified', async ({ game, cut }) => {
    const folder = temporaryFolder();
    const options = { server: server.url, configFolder: folder, directory: folder };
    const wish = ['online', 'create', '--game', game, '--guest', 'play', '--first', '1'];
    const { table } = await mfJson<Created & Record<string, unknown>>(wish, options);
    const robots = [startRobot('play', table, folder), startRobot('join', table, folder)];
    if (cut) {
      await until(() => (robots[0]?.out().match(/"acted"/g)?.length ?? 0) > 30);
      await server.kill();
      await server.restart();
    }
    for (const robot of robots) expect([await robot.exit, robot.err()]).toEqual([0, '']);
    const [first, second] = robots.map((robot) => linesOf(robot.out()));
    const over = first?.find((line) => line.over)?.over;
    expect(over).toMatchObject({ how: 'played', dealKept: true });
    expect(second?.find((line) => line.over)?.over).toEqual(over);
    expect(first?.some((line) => `${line.status}` === 'waiting')).toBe(cut);

    const { out } = await mf(['online', 'record', table], options);
    const about = first?.find((line) => line.news)?.news?.about as { readonly commitment: string };
    const verify = (text: string, ...more: string[]) => mf(['verify', '-', ...more], { stdin: text });
    const commitment = ['--commitment', about.commitment];
    expect(await verify(out, ...commitment)).toMatchObject({
      exit: 0,
      out: expect.stringContaining('promised'),
    });

    const record = JSON.parse(out);
    const reseeded = { ...record, setup: { ...record.setup, seed: `${record.setup.seed.slice(1)}0` } };
    const shortened = { ...record, actions: record.actions.slice(0, -1) };
    const better = { ...record, result: record.result.map((points: number) => points + 1) };
    for (const changed of [reseeded, shortened, better]) {
      const { exit, err } = await verify(JSON.stringify(changed), ...commitment);
      expect([exit, err]).toEqual([1, expect.stringMatching(/^mf verify: standard input/)]);
    }
    const { exit, err } = await verify(out, '--commitment', '0'.repeat(64));
    expect([exit, err]).toEqual([1, expect.stringContaining('not the promised one')]);
  });
});

test('a rated table is for people, who are asked before something is taken back', async () => {
  const options = { server: server.url, configFolder: temporaryFolder() };
  const create = ['online', 'create', '--rated', '--public', '--guest', 'rated'];
  const { table } = await mfJson<Created & Record<string, unknown>>([...create, '--name', 'Rita'], options);
  expect((await mf(['online', 'list'], options)).out).toMatch(new RegExp(`^${table} .*; rated; Rita$`, 'm'));
  const withComputer = await mf([...create, '--seats', 'me,novice'], options);
  expect([withComputer.exit, withComputer.err]).toEqual([1, expect.stringContaining('people')]);
  const stdin = 'allow\ndecline\nquit\n';
  const { out } = await mf(['online', 'play', table, '--guest', 'rated'], { ...options, stdin });
  expect(out.match(/^! No game is being played/gm)).toHaveLength(2);
});

test('a person at the keyboard: talk, undo, pause, computers, resigning, a rematch', {
  timeout: 180_000,
}, async () => {
  const folder = temporaryFolder();
  const options = { server: server.url, configFolder: folder };
  const { table } = await mfJson<Created & Record<string, unknown>>(
    ['online', 'create', '--name', 'Anna', '--pace', 'calm', '--first', '1', '--public'],
    options,
  );

  const files = readdirSync(join(folder, 'mahjong-fortress')).map((name) =>
    join(folder, 'mahjong-fortress', name),
  );
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  const listed = await mf(['online', 'list'], options);
  expect(listed.out).toContain(`${table}  mahjong-fortress  waiting for players; 1/2; 20 min each`);
  expect((await mf(['online', 'list', '--mine', '--language', 'ru'], options)).out).toContain('ждёт игроков');

  const stranger = await mf(['online', 'play', table, '--guest', 'other'], options);
  expect([stranger.exit, stranger.err]).toEqual([
    1,
    expect.stringContaining('You have no seat at this table'),
  ]);

  const typed = ['start', 'say hello', 'say boo', 'sit 2', 'computer 2 novice', 'computer 9 novice', 'start'];
  const turn = ['board', 'seats', 'score', 'dance', '1', 'undo', 'pause', '1', 'resume', 'claim', 'return'];
  const after = ['resign', 'next', 'rematch', 'next', 'seats', 'quit'];
  const stdin = [...typed, ...turn, ...after].join('\n');
  const { exit, out, err } = await mf(['online', 'play', table], { ...options, stdin });
  expect([exit, err]).toEqual([0, '']);
  for (const sentence of [
    '! Some seats are still empty.',
    '· Anna: “Hello!”',
    '! You can say: hello,',
    '! You already have a seat at this table.',
    '· Seat 2: Computer (Novice).',
    '! Name a seat by its number.',
    '· The game begins.',
    'Time left: ',
    '! “dance” isn’t an action here.',
    '· Anna takes ',
    '· Anna asks for a pause',
    '· The game is paused',
    '! The game is paused until everybody types resume.',
    '· The game goes on.',
    '! Nobody is late.',
    '! You are playing yourself.',
    '· Anna gives up.',
    'The deal is the one that was promised before the first move.',
    '· Anna wants a rematch.',
    `To come back: mf online play`,
  ])
    expect(out).toContain(sentence);
  // At the table of the rematch, everybody sits one seat further on.
  expect(out).toMatch(/ {2}1 {2}Computer \(Novice\)\n {2}2 {2}Anna \(you\)/);
  expect(out).not.toContain(`mf online play ${table}`);

  const full = await mf(['online', 'join', table, '--guest', 'other'], options);
  expect([full.exit, full.err]).toEqual([1, expect.stringContaining('All seats of this table are taken')]);
  const watched = await mf(['online', 'watch', table, '--guest', 'other', '--language', 'uk'], options);
  expect([watched.exit, watched.out]).toEqual([0, expect.stringContaining('Ви спостерігаєте за грою')]);
  const none = await mf(['online', 'watch', 'nothing-of-this-id'], options);
  expect([none.exit, none.err]).toEqual([1, expect.stringContaining('There is no such table.')]);
  const unfinished = await mf(['online', 'record', table], options);
  expect(unfinished.exit).toBe(0);

  // A file that was damaged, or a server that forgot: a new guest, and nothing is thrown.
  for (const file of files) writeFileSync(file, '{"cookie":"mf-player=AAAAAAAAAAAAAAAAAAAAAA"}');
  const forgotten = await mf(['online', 'list', '--mine'], options);
  expect([forgotten.exit, forgotten.out]).toEqual([0, 'No tables.\n']);
  expect(forgotten.err).toContain('doesn’t know the guest “default” any more');
});

describe('what cannot be done is said in a sentence', () => {
  test.each([
    [['online', 'list'], 2, 'Which server?'],
    [['online', 'list', '--server', 'ftp://x'], 2, 'isn’t the address of a server'],
    [['online', 'list', '--server', 'http://127.0.0.1:9'], 1, 'Nobody answers there.'],
    [['online', 'jion', 'x'], 2, 'Did you mean “join”?'],
    [['online', 'join'], 2, 'needs the id of a table'],
    [['online', 'list', 'x'], 2, 'takes no table'],
    [['online', 'join', 'a/b', '--server', 'http://x'], 2, 'isn’t the id of a table'],
    [['online', 'join', 'x', '--robot', 'boss', '--server', 'http://x'], 2, '“--robot” must be one of'],
    [['online', 'watch', 'x', '--robot', 'master'], 2, '“--robot” isn’t an option of “online watch”.'],
    [['online', 'create', '--guest', '../x', '--server', 'http://127.0.0.1:9'], 2, '“--guest” must be'],
    [['verify', '-', '--commitment', 'xyz'], 2, '64 hexadecimal digits'],
    [['verify', '-'], 1, 'standard input'],
  ])('%j', async (argv, exit, sentence) => {
    const run = await mf(argv);
    expect([run.exit, run.err]).toEqual([exit, expect.stringContaining(sentence)]);
  });

  test.each(['<html>', '{"games":', '[]', '{}'])('a server that answers %j is none of ours', async (body) => {
    const other = createServer((_, response) => response.end(body));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const run = await mf(['online', 'create', '--server', url], { configFolder: temporaryFolder() });
    expect([run.exit, run.err]).toEqual([1, expect.stringContaining('isn’t a server of online tables')]);
  });

  test('a record says which game it is, whatever the terminal was asked before', async () => {
    const directory = temporaryFolder();
    await mf(['simulate', '--game', 'towers', '--games', '1', '--records', 'game.json'], { directory });
    const { exit, out } = await mf(['verify', 'game.json'], { directory });
    expect([exit, out]).toEqual([0, expect.stringContaining('to the end')]);
    const text = readFileSync(join(directory, 'game.json'), 'utf8').replace('"towers"', '"chess"');
    expect((await mf(['verify', '-'], { stdin: text })).err).toContain('no record of a game');
  });
});
