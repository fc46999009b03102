import { ok } from '@mahjong-fortress/base/result';
import {
  type Action,
  advance,
  boardsOf,
  draftOf,
  type Game,
  legalActions,
  makeAction,
  perft as perftOf,
} from '@mahjong-fortress/rules';
import { wholeOption } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { readPosition } from '../input.ts';
import { beginWork } from '../progress.ts';

/** So deep the counting runs in one go; a few milliseconds at most. */
const ONE_PIECE = 2;

function after(game: Game, action: Action): Game {
  const next = draftOf(game);
  advance(next, action);
  return next;
}

/** Counts in pieces; `goOn` is asked between them and may stop it: then there is no count. */
async function countIn(game: Game, depth: number, goOn: () => Promise<boolean>): Promise<number | undefined> {
  if (depth <= ONE_PIECE) return (await goOn()) ? perftOf(game, depth) : undefined;
  let count = 0;
  for (const action of legalActions(game)) {
    const below = await countIn(after(game, action), depth - 1, goOn);
    if (below === undefined) return undefined;
    count += below;
  }
  return count;
}

export const perft: Command = {
  name: 'perft',
  summary: 'Count the sequences of N actions from a position, playing every action',
  usage: '<position> [--depth N] [--divide]',
  takes: [1, 1],
  options: {
    depth: { value: 'N', about: 'how many actions deep (default 3)' },
    divide: { about: 'show the count for each first action' },
  },
  details: 'Ctrl-C prints the first actions counted so far and exits with 130.',
  examples: ['mf perft first.json --depth 3', 'mf deal | mf perft - --depth 4 --divide'],
  async run(call) {
    const depth = wholeOption(call, 'depth', { low: 1, high: 12, otherwise: 3 });
    if (!depth.ok) return depth;
    const read = await readPosition(call.world, call.positionals[0] ?? '-');
    if (!read.ok) return read;
    const game = read.value;
    const boards = boardsOf(game);
    const actions = legalActions(game);
    const divide: Record<string, number> = {};
    const work = beginWork(call.world);
    let count = 0;
    let complete = true;
    const progress = () =>
      `${Object.keys(divide).length} of ${actions.length} first actions, ${count} so far`;
    for (const action of actions) {
      const below = await countIn(after(game, action), depth.value - 1, () => work.goOn(progress));
      if (below === undefined) {
        complete = false;
        break;
      }
      divide[makeAction(boards, action)] = below;
      count += below;
    }
    work.end();
    const divided = call.has('divide') || !complete;
    const lines = Object.entries(divide).map(([action, below]) => `${action}: ${below}`);
    const sum = complete
      ? String(count)
      : `${count}, interrupted after ${lines.length} of ${actions.length} first actions`;
    return ok({
      json: { depth: depth.value, count, complete, ...(divided ? { divide } : {}) },
      text: [...(divided ? lines : []), sum].join('\n'),
      exit: complete ? EXIT.fine : EXIT.interrupted,
    });
  },
};
