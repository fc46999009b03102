/** npm run load -- gallery: how long it takes to find something among many fortresses, on both databases. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { FIRST_PAGE, type Query, queryText } from '@mahjong-fortress/gallery';
import { BUNDLED_LAYOUTS, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import {
  DICTIONARY,
  LISTED_PART,
  listedPart,
  luckOf,
  publicationId,
} from '../../../apps/server/src/gallery/publication-row.ts';
import { DATABASES, type OwnGallery, openOwnGallery } from '../../../apps/server/test/support/gallery.ts';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import { NO_POSTGRES } from '../../../apps/server/test/support/programs.ts';
import { startServerProcess } from '../../../apps/server/test/support/server-process.ts';
import { processorSeconds } from './process-figures.ts';

const FILLED_AT_ONCE = 1000;
const DAY = 86_400_000;

/** Words in three languages; syllables make more, as people do who invent names. */
const FIRST =
  'Quiet Golden Jade Old Hidden Broken Тихая Золотая Старая Тайная Нефритова Давня Прихована'.split(' ');
const SECOND =
  'Dragon Gate Lake Tower Crane Bridge Garden Дракон Ворота Озеро Башня Крепость Мост Сад Фортеця Брама Міст'.split(
    ' ',
  );
const SYLLABLES = 'ka ro mi tan vel dor shi gra lun pe zor na'.split(' ');
const PLACES =
  'on the hill, by the river, under snow, у реки, на скале, під снігом, біля моря, in the mist'.split(', ');

const random = randomFromSeed('gallery load');
const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
const madeUp = (): string => Array.from({ length: 2 + random.below(3) }, () => anyOf(SYLLABLES)).join('');

function anyLayout(id: string) {
  const { rows } = anyOf(BUNDLED_LAYOUTS);
  return {
    version: 1 as const,
    id,
    name: `${anyOf(FIRST)} ${anyOf(SECOND)} ${madeUp()}`,
    description: `${anyOf(FIRST)} ${anyOf(SECOND)} ${anyOf(PLACES)}, ${madeUp()} ${madeUp()}.`,
    licence: 'CC0-1.0',
    players: [anyOf(PLAYER_COUNTS)],
    tags: [anyOf(['sea', 'animal', 'open', 'hard', 'small'])],
    rows,
  };
}

async function fill({ db, person }: OwnGallery, count: number): Promise<void> {
  const author = await person('Everybody');
  for (let from = 0; from < count; from += FILLED_AT_ONCE) {
    const rows = Array.from({ length: Math.min(FILLED_AT_ONCE, count - from) }, (_, index) => {
      const id = publicationId(author, `${from + index}`);
      const plays = random.below(200);
      const about = { id, luck: luckOf(id), plays, likes: random.below(plays + 1) };
      return { ...listedPart(anyLayout(id)), ...about, created: random.below(1000) * DAY };
    });
    await db.query(
      `with part as (select * from jsonb_to_recordset($1::jsonb) as l (${LISTED_PART}, id text, luck double precision,
         plays integer, likes integer, created double precision)),
       known as (insert into gallery_word (trace, word) select distinct trace, d.word from part, ${DICTIONARY} on conflict do nothing)
       insert into publication (id, author, visibility, ancestors, created, updated, version, luck, plays, likes, layout, players,
         tags, licence, shape, tier_one, height, symmetry, name_words, words)
       select id, $2, 'public', '{}', created, created, 1, luck, plays, likes, layout, players, tags, licence, shape, tier_one,
         height, symmetry, name_words, words from part`,
      [JSON.stringify(rows), author],
    );
  }
  await db.query('analyze publication');
  await db.query('analyze gallery_word');
}

/** A word with a letter replaced, left out or put in. */
function withSlip(word: string): string {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const kinds = [word.slice(0, at) + word.slice(at + 1), `${word.slice(0, at)}e${word.slice(at)}`];
  return anyOf([...kinds, `${word.slice(0, at)}o${word.slice(at + 1)}`]);
}

const QUESTIONS: Readonly<Record<string, () => Partial<Query>>> = {
  'a word': () => ({ search: anyOf([...SECOND, madeUp()]) }),
  'a word with a slip': () => ({ search: withSlip(anyOf(SECOND)) }),
  'two words, one with a slip': () => ({ search: `${anyOf(FIRST)} ${withSlip(anyOf(SECOND))}` }),
  'a word for some players, by plays': () => ({
    search: anyOf(SECOND),
    players: anyOf(PLAYER_COUNTS),
    order: 'played',
  }),
  'a page without a search': () => ({ page: 1 + random.below(20) }),
  'a page with filters': () => ({ players: anyOf(PLAYER_COUNTS), tag: 'sea', page: 1 + random.below(3) }),
};

interface Asked {
  ask(query: Query): Promise<unknown>;
  /** The seconds that whoever answers has computed so far. */
  computed(): number;
}

async function measure({ ask, computed }: Asked, times: number): Promise<void> {
  const all: number[] = [];
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const took: number[] = [];
    const before = computed();
    for (let index = 0; index < times; index++) {
      const begun = performance.now();
      await ask({ ...FIRST_PAGE, ...question() });
      took.push(performance.now() - begun);
    }
    if (question().search !== undefined) all.push(...took);
    tell(what, took);
    const each = ((computed() - before) * 1000) / times;
    console.log(`  ${''.padEnd(44)} ${each.toFixed(1)} ms of its processor each`);
  }
  tell('all searches', all);
}

/** The store alone; the embedded database is in this process, too. */
function storeOf({ listing }: OwnGallery): Asked {
  return {
    ask: (query) => listing.page(query, '2026-11-18'),
    computed() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  };
}

/** As a page asks it; PostgreSQL’s own processes are not counted. */
async function measureServer(env: Readonly<Record<string, string>>, times: number): Promise<void> {
  const { url, pid, kill } = await startServerProcess({ port: await freePort(), env });
  try {
    const ask = async (query: Query) => {
      const response = await fetch(`${url}/api/gallery?${queryText(query)}`);
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      await response.json();
    };
    // What a server needs at its first visitors is not theirs.
    for (let index = 0; index < 20; index++) await ask({ ...FIRST_PAGE, search: anyOf(SECOND) });
    await measure({ ask, computed: () => processorSeconds(pid) }, times);
  } finally {
    await kill();
  }
}

function tell(what: string, took: readonly number[]): void {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`  ${what.padEnd(44)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}

function sizeOf(name: string, text: string, most: number): number {
  const size = Number(text);
  if (Number.isInteger(size) && size >= 1 && size <= most) return size;
  throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
}

export async function measureGallery(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      fortresses: { type: 'string', default: '100000' },
      times: { type: 'string', default: '100' },
    },
  });
  const count = sizeOf('fortresses', values.fortresses, 1_000_000);
  const times = sizeOf('times', values.times, 10_000);
  for (const database of DATABASES) {
    const own = await openOwnGallery(database);
    if (!own) {
      console.log(NO_POSTGRES);
      continue;
    }
    try {
      console.log(`\nThe gallery on ${database}, ${count} fortresses`);
      await fill(own, count);
      await measure(storeOf(own), times);
      console.log('\n  The same through HTTP, of a server on it');
      await measureServer(await own.handOver(), times);
    } finally {
      await own.close();
    }
  }
}
