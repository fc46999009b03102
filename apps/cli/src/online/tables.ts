/** Making, listing and fetching tables. */
import { isObject } from '@mahjong-fortress/base/json';
import { problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { LEVELS } from '@mahjong-fortress/match';
import { readPace } from '@mahjong-fortress/online';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { badUsage, type Call, type Failure, rejected } from '../command.ts';
import type { KitId } from '../games/index.ts';
import { kitOf } from '../games/index.ts';
import { seatsOption } from '../seats.ts';
import { plain } from '../terminal.ts';
import type { Guest } from './guest.ts';
import { paceOption } from './pace-option.ts';
import { askServer } from './server.ts';
import { paceText } from './story.ts';
import { newCid } from './wire.ts';

/** Who sits where at a new table: oneself, whoever comes, computers of the server. */
const ME = 'me';
const OPEN = 'open';
export const TABLE_SEATS: readonly string[] = [ME, OPEN, ...LEVELS];

function placing(name: string): object {
  if (name === ME) return { type: 'host' };
  return name === OPEN ? { type: 'open' } : { type: 'computer', level: name };
}

/** What is asked of the server for a new table. */
async function wishFrom(call: Call, game: KitId): Promise<Result<object, Failure>> {
  if (call.has('seed')) return badUsage('“--seed”: an online table is dealt from a secret of the server.');
  const kit = kitOf(game);
  const counts = kit.playerCounts.filter((count) => count > 1);
  const seats = seatsOption(call, counts, TABLE_SEATS, (index) => (index === 0 ? ME : OPEN));
  if (!seats.ok) return seats;
  const { levels, players } = seats.value;
  if (levels.filter((name) => name === ME).length > 1) return badUsage('“--seats”: you can sit only once.');
  const pace = paceOption(call);
  if (!pace.ok) return pace;
  // What is left to lot (who begins, which cards) is drawn here; the tiles and decks, from the server's secret.
  const setup = await kit.setupFrom(call, players, newCid());
  if (!setup.ok) return setup;
  const dealt = kit.rules.begin(setup.value);
  if (!dealt.ok) return rejected(dealt.error, 'the setup');
  const settled = kit.rules.seeded(kit.rules.settled(setup.value, dealt.value), '');
  return ok({
    cid: newCid(),
    game,
    setup: kit.rules.makeSetup(settled),
    seats: levels.map(placing),
    pace: pace.value,
    public: call.has('public'),
    rated: call.has('rated'),
  });
}

/** The id of a new table. */
export async function makeTable(
  call: Call,
  game: KitId,
  server: string,
  { cookie }: Guest,
): Promise<Result<string, Failure>> {
  const wish = await wishFrom(call, game);
  if (!wish.ok) return wish;
  const made = await askServer(server, { method: 'POST', path: '/api/games', cookie, body: wish.value });
  if (!made.ok) return made;
  const { value } = made.value;
  return isObject(value) && typeof value.id === 'string'
    ? ok(value.id)
    : rejected(problem('not-a-server', '', 'The server made no table.'), server);
}

/** The open tables of a server, or those of a guest, as the server lists them. */
export async function listTables(
  server: string,
  guest: Guest | undefined,
): Promise<Result<readonly unknown[], Failure>> {
  const path = guest ? '/api/me' : '/api/games';
  const listed = await askServer(server, { path, cookie: guest?.cookie });
  if (!listed.ok) return listed;
  const { value } = listed.value;
  return ok(isObject(value) && Array.isArray(value.games) ? value.games : []);
}

/** A line for a table of a list; what a newer server says besides is left out. */
export function tableLine(listing: unknown, words: TerminalWords): string {
  const { id, game, stage, seats, players, pace, rated } = isObject(listing) ? listing : {};
  const read = readPace(pace, '');
  const people = Array.isArray(players) ? players : [];
  const names = people.map((one) => (isObject(one) ? `${one.name}` : '')).filter(Boolean);
  const { stages } = words.tables;
  const stageWord = Object.hasOwn(stages, `${stage}`) ? stages[stage as keyof typeof stages] : `${stage}`;
  const facts = [stageWord, `${people.length}/${seats}`, read.ok ? paceText(read.value, words) : ''];
  if (rated === true) facts.push(words.tables.rated);
  return plain(`${id}  ${game}  ${[...facts, names.join(', ')].filter(Boolean).join('; ')}`);
}

/** The record of a game that is over. */
export async function fetchRecord(server: string, id: string): Promise<Result<unknown, Failure>> {
  const answer = await askServer(server, { path: `/api/games/${id}/record` });
  return answer.ok ? ok(answer.value.value) : answer;
}
