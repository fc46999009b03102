import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '@mahjong-fortress/base/problem';
import { anything, fields, listOf, parseJson, whole } from '@mahjong-fortress/base/reader';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import {
  GRADES,
  type Hunt,
  isWanted,
  nextCards,
  openPuzzle,
  stillHolds,
  type WrittenPuzzle,
  wantedOf,
  withoutSurplus,
} from '@mahjong-fortress/solo-ai';
import { wholeOption } from '../arguments.ts';
import { type Command, EXIT, type Failure, rejected } from '../command.ts';
import { playOnThreads } from '../game/threads.ts';
import { readParsed } from '../input.ts';
import { checkWritable, writeText } from '../output.ts';
import { beginWork } from '../progress.ts';
import type { World } from '../world.ts';

const MOST = 1000;
const PLAYERS = 2;
/** So many games are gone through before it is asked again what is lacking. */
const AT_ONCE = 8;

/** What has been found so far, and in how many games. */
interface Collection {
  readonly games: number;
  readonly puzzles: readonly WrittenPuzzle[];
}

const LIMITS = { textLength: 1_000_000, depth: 20 };
const readCollection = fields({ games: whole(0, 1_000_000), puzzles: listOf(anything, MOST) });

function parseCollection(text: string): Result<Collection, Problem> {
  const json = parseJson(text, LIMITS);
  const read = json.ok ? readCollection(json.value, '') : json;
  if (!read.ok) return read;
  for (const puzzle of read.value.puzzles) {
    const opened = openPuzzle(puzzle);
    if (!opened.ok) return opened;
  }
  return ok({ ...read.value, puzzles: read.value.puzzles as readonly WrittenPuzzle[] });
}

function holds(puzzle: WrittenPuzzle): boolean {
  const opened = openPuzzle(puzzle);
  return opened.ok && stillHolds(opened.value);
}

/** The next games, of which what is lacking decides what they are played with; as many on every machine. */
function huntsAfter(
  games: number,
  found: readonly WrittenPuzzle[],
  count: number,
  seed: string,
): readonly Hunt[] {
  const layouts = BUNDLED_LAYOUTS.filter(({ players }) => players.includes(PLAYERS));
  return Array.from({ length: AT_ONCE }, (_, index) => games + index).flatMap((game) => {
    const layout = layouts[Math.floor(game / 2) % layouts.length];
    const cards = nextCards(found, game, count);
    if (!layout || !cards) return [];
    const table = { players: PLAYERS, firstPlayer: 0, dragons: [], layout: layout.rows } as const;
    const setup = { ...table, ...cards, seed: `${seed}/${game}` };
    return [{ setup, wanted: wantedOf(found, cards.spirits, count) }];
  });
}

/** One puzzle to a line, so that a change of one is a change of one line. */
function collectionText({ games, puzzles }: Collection): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `{"games":${games},"puzzles":[\n${lines}\n]}\n`;
}

async function begunIn(world: World, file: string | undefined): Promise<Result<Collection, Failure>> {
  if (file === undefined || !existsSync(resolve(world.directory, file))) return ok({ games: 0, puzzles: [] });
  return readParsed(world, file, parseCollection);
}

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Search games between computers for positions where one turn is clearly the best',
  usage: '[options]',
  takes: [0, 0],
  options: {
    count: { value: 'N', about: `how many puzzles to find (default 200, at most ${MOST})` },
    seed: { value: 'S', about: 'any text; the same seed plays the same games' },
    check: { about: 'first drop those too many of a kind, and those without one best turn any more' },
    out: { value: 'FILE', about: 'where to write them; adds to an existing file' },
  },
  details: [
    'Half of them are without cards, the rest spread evenly over the Spirits; no grade gets more than two fifths.',
    'At most a fifth of each grade, and of those with one Spirit, are solved by summoning and nothing else.',
    'The file is written after every eight games: stop with Ctrl-C, and the next run continues.',
  ].join('\n'),
  examples: ['mf puzzles --count 200 --seed 1 --out packages/solo-ai/src/puzzles/puzzles.json'],
  async run(call) {
    const { world } = call;
    const count = wholeOption(call, 'count', { low: 0, high: MOST, otherwise: 200 });
    if (!count.ok) return count;
    const seed = call.value('seed') ?? 'puzzles';
    const file = call.value('out');
    if (file !== undefined) {
      const writable = checkWritable(world, file);
      if (!writable.ok) return writable;
    }
    const begun = await begunIn(world, file);
    if (!begun.ok) return begun;
    let { games, puzzles: found } = begun.value;
    const work = beginWork(world, () => `Finishing the games in progress; ${found.length} found so far.`);
    const isDone = () => found.length >= count.value;
    const keep = (): Result<void, Failure> =>
      file === undefined ? ok(undefined) : writeText(world, file, collectionText({ games, puzzles: found }));
    const tell = () => work.goOn(() => `${found.length} of ${count.value} found in ${games} games`);
    const { stop } = world.interruption();
    let goesOn = true;
    for (const [index, puzzle] of call.has('check') ? found.entries() : []) {
      if (!goesOn) break;
      if (!holds(puzzle)) found = found.filter((other) => other !== puzzle);
      const kept = keep();
      if (!kept.ok) return kept;
      const checked = index + 1;
      goesOn = await work.goOn(() => `${checked} checked; ${found.length} are left`);
    }
    if (goesOn && call.has('check')) {
      found = withoutSurplus(found, count.value);
      const kept = keep();
      if (!kept.ok) return kept;
    }
    while (goesOn && !isDone()) {
      const hunts = huntsAfter(games, found, count.value, seed);
      if (hunts.length === 0) break;
      const hunted = await playOnThreads({ type: 'puzzles', hunts }, [...hunts.keys()], tell, stop);
      if (!hunted.ok) return rejected(hunted.error);
      // Games that were left are begun again the next time.
      if (hunted.value.length < hunts.length) break;
      for (const puzzle of hunted.value.flat()) {
        if (!isDone() && isWanted(found, puzzle, count.value)) found = [...found, puzzle];
      }
      games += hunts.length;
      const kept = keep();
      if (!kept.ok) return kept;
      goesOn = await tell();
    }
    work.end();
    const grades = GRADES.map(
      (grade) => `${grade} ${found.filter((puzzle) => puzzle.grade === grade).length}`,
    );
    return ok({
      json: { games, puzzles: found },
      text: `${found.length} puzzles found in ${games} games: ${grades.join(', ')}`,
      exit: isDone() ? EXIT.fine : EXIT.interrupted,
    });
  },
};
