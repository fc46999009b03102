import { ok, type Result } from '@mahjong-fortress/base/result';
import { choiceOption, wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command, EXIT, type Failure, type Option, rejected } from '../command.ts';
import { COMPUTER_NAMES } from '../computers.ts';
import { ALL_SETUP_OPTIONS, gameOption } from '../games/index.ts';
import { meetServer } from '../online/guest.ts';
import { originOf, SERVER_OPTIONS, serverOption } from '../online/server.ts';
import { fetchRecord, listTables, makeTable, TABLE_SEATS, tableLine } from '../online/tables.ts';
import { type Manner, type Visit, visitTables } from '../online/visit.ts';
import { suggestion } from '../suggest.ts';
import { print } from '../terminal.ts';

type Outcome = ReturnType<Command['run']>;

interface Place {
  readonly server: string;
  readonly id: string;
}

/** A table by its id, or by a link that ends with it and names the server, too. */
function placeOf(call: Call): Result<Place, Failure> {
  const text = call.positionals[1] ?? '';
  const isLink = /^https?:/.test(text);
  const [id] = /[\w-]{1,40}$/.exec(text) ?? [];
  if (id === undefined || (!isLink && id !== text)) return badUsage(`“${text}” isn’t the id of a table.`);
  const server = isLink && !call.has('server') ? originOf(text) : serverOption(call);
  return server.ok ? ok({ server: server.value, id }) : server;
}

function mannerOf(call: Call): Result<Manner, Failure> {
  if (!call.has('robot')) return ok({ type: 'person' });
  const level = choiceOption(call, 'robot', COMPUTER_NAMES, 'novice');
  return level.ok ? ok({ type: 'robot', level: level.value }) : level;
}

async function create(call: Call): Outcome {
  const game = gameOption(call);
  if (!game.ok) return game;
  const server = serverOption(call);
  if (!server.ok) return server;
  const guest = await meetServer(call, server.value);
  if (!guest.ok) return guest;
  const made = await makeTable(call, game.value, server.value, guest.value);
  if (!made.ok) return made;
  const { tables } = call.words;
  const at = `${made.value} --server ${server.value}`;
  return ok({
    json: { table: made.value, server: server.value, you: guest.value.player },
    text: [
      tables.made(made.value),
      tables.toPlay(`mf online play ${at}`),
      tables.toJoin(`mf online join ${at}`),
    ].join('\n'),
  });
}

async function list(call: Call): Outcome {
  const server = serverOption(call);
  if (!server.ok) return server;
  const guest = call.has('mine') ? await meetServer(call, server.value) : ok(undefined);
  if (!guest.ok) return guest;
  const listed = await listTables(server.value, guest.value);
  if (!listed.ok) return listed;
  const lines = listed.value.map((one) => tableLine(one, call.words));
  return ok({
    json: { tables: listed.value },
    text: lines.length > 0 ? lines.join('\n') : call.words.tables.noTables,
  });
}

async function visit(call: Call, how: Visit): Outcome {
  const place = placeOf(call);
  if (!place.ok) return place;
  const guest = await meetServer(call, place.value.server);
  if (!guest.ok) return guest;
  const { cookie } = guest.value;
  const left = await visitTables(call, { ...place.value, cookie }, how);
  if (!left.ok) return rejected(left.error, `table ${place.value.id}`);
  const { why, id } = left.value;
  const isUnfinished = why !== 'over' && how.manner.type !== 'watch';
  if (isUnfinished && !call.json) {
    print(call.world, call.words.tables.toReturn(`mf online play ${id} --server ${place.value.server}`));
  }
  return ok({
    json: { ended: why, table: id },
    text: '',
    exit: why === 'interrupted' ? EXIT.interrupted : EXIT.fine,
  });
}

async function sitDown(call: Call, otherwise: 'any' | 'own'): Outcome {
  const manner = mannerOf(call);
  if (!manner.ok) return manner;
  const number = wholeOption(call, 'seat', { low: 1, high: 8, otherwise: 1 });
  if (!number.ok) return number;
  const seat = otherwise === 'any' && call.has('seat') ? number.value - 1 : otherwise;
  return visit(call, { manner: manner.value, seat });
}

async function record(call: Call): Outcome {
  const place = placeOf(call);
  if (!place.ok) return place;
  const fetched = await fetchRecord(place.value.server, place.value.id);
  if (!fetched.ok) return fetched;
  return ok({ json: fetched.value, text: JSON.stringify(fetched.value, null, 2) });
}

interface Verb {
  readonly run: (call: Call) => Outcome;
  readonly needsTable: boolean;
  /** The options of its own, beside those of all. */
  readonly options: readonly string[];
}

const SETUP = Object.keys(ALL_SETUP_OPTIONS);
const ALWAYS = ['server', 'guest', 'name', 'language', 'json', 'help'];

const VERBS: Readonly<Record<string, Verb>> = {
  create: { run: create, needsTable: false, options: [...SETUP, 'seats', 'pace', 'public', 'rated'] },
  join: { run: (call) => sitDown(call, 'any'), needsTable: true, options: ['robot', 'seat'] },
  play: { run: (call) => sitDown(call, 'own'), needsTable: true, options: ['robot'] },
  watch: {
    run: (call) => visit(call, { manner: { type: 'watch' }, seat: 'own' }),
    needsTable: true,
    options: [],
  },
  list: { run: list, needsTable: false, options: ['mine'] },
  record: { run: record, needsTable: true, options: [] },
};

const OPTIONS: Readonly<Record<string, Option>> = {
  ...SERVER_OPTIONS,
  robot: { value: 'LEVEL', about: `let a computer play for you: ${COMPUTER_NAMES.join(', ')}` },
  seat: { value: 'N', about: 'join: which seat to take, counted from 1 (default: the first open one)' },
  seats: { value: 'A,B,…', about: `create: who sits where: ${TABLE_SEATS.join(', ')}` },
  pace: { value: 'P', about: 'create: quick, steady, calm, untimed, 3d, 15+10 (default untimed)' },
  public: { about: 'create: list the table for everybody' },
  rated: { about: 'create: the game counts; people only, and an undo needs the next player’s consent' },
  mine: { about: 'list: your own tables' },
  ...ALL_SETUP_OPTIONS,
};

export const online: Command = {
  name: 'online',
  summary: 'Create, join, play, watch and list tables on a server',
  usage: '<create|join|play|watch|list|record> [table] [options]',
  takes: [1, 2],
  options: OPTIONS,
  details: [
    'create makes a table, join takes a seat and plays, play goes on where you have a seat, watch only looks.',
    'A table is its id or a link to it. Type actions as in “mf play”; help says what else can be typed.',
    'With --robot a computer of this machine plays. With --json every line is an object: “status”, “news”, “ask”,',
    '“error” or “over”; type one action per line. record prints the record of a game that is over: see mf verify.',
    'How to write your own robot: docs/ROBOTS.md.',
  ].join('\n'),
  examples: [
    'mf online create --server http://127.0.0.1:4173 --seats me,open,apprentice --pace quick',
    'mf online join aBcDeFgHiJkLmNoP --server http://127.0.0.1:4173',
    'mf online create --game towers --public --rated',
    'mf online play aBcDeFgHiJkLmNoP --robot master',
    'mf online list --mine',
    'mf online record aBcDeFgHiJkLmNoP > game.json',
  ],
  async run(call) {
    const [name = '', table] = call.positionals;
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (!verb) return badUsage(`Unknown: “online ${name}”.${suggestion(name, Object.keys(VERBS))}`);
    if (verb.needsTable && table === undefined) return badUsage(`“online ${name}” needs the id of a table.`);
    if (!verb.needsTable && table !== undefined) return badUsage(`“online ${name}” takes no table.`);
    const foreign = Object.keys(OPTIONS).find(
      (option) => call.has(option) && ![...ALWAYS, ...verb.options].includes(option),
    );
    if (foreign) return badUsage(`“--${foreign}” isn’t an option of “online ${name}”.`);
    return verb.run(call);
  },
};
