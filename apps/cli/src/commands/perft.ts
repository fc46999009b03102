import { ok } from '@mahjong-fortress/base/result';
import { type GameRules, perft as perftOf } from '@mahjong-fortress/match';
import type { AnySetup } from '@mahjong-fortress/match/arena';
import { wholeOption } from '../arguments.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { GAME_OPTION, gameOption, withKit } from '../games/index.ts';
import type { GameKit } from '../games/kit.ts';
import { readParsed } from '../input.ts';
import { beginWork } from '../progress.ts';

/** So deep the counting runs in one go; a few milliseconds at most. */
const ONE_PIECE = 2;

/** Counts in pieces; `goOn` is asked between them and may stop it: then there is no count. */
async function countIn<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  game: Game,
  depth: number,
  goOn: () => Promise<boolean>,
): Promise<number | undefined> {
  if (depth <= ONE_PIECE) return (await goOn()) ? perftOf(rules, game, depth) : undefined;
  let count = 0;
  for (const action of rules.legal(game)) {
    const below = await countIn(rules, rules.after(game, action), depth - 1, goOn);
    if (below === undefined) return undefined;
    count += below;
  }
  return count;
}

async function count<Setup extends AnySetup, Game, View, Action, Event>(
  { rules, parsePosition }: GameKit<Setup, Game, View, Action, Event>,
  call: Call,
) {
  const depth = wholeOption(call, 'depth', { low: 1, high: 12, otherwise: 3 });
  if (!depth.ok) return depth;
  const read = await readParsed(call.world, call.positionals[0] ?? '-', parsePosition);
  if (!read.ok) return read;
  const game = read.value;
  const actions = rules.legal(game);
  const divide: Record<string, number> = {};
  const work = beginWork(call.world);
  let count = 0;
  let complete = true;
  const progress = () => `${Object.keys(divide).length} of ${actions.length} first actions, ${count} so far`;
  for (const action of actions) {
    const below = await countIn(rules, rules.after(game, action), depth.value - 1, () => work.goOn(progress));
    if (below === undefined) {
      complete = false;
      break;
    }
    divide[rules.makeAction(game, action)] = below;
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
}

export const perft: Command = {
  name: 'perft',
  summary: 'Count the sequences of N actions from a position, playing every action',
  usage: '<position> [--depth N] [--divide]',
  takes: [1, 1],
  options: {
    ...GAME_OPTION,
    depth: { value: 'N', about: 'how many actions deep (default 3)' },
    divide: { about: 'show the count for each first action' },
  },
  details: 'Ctrl-C prints the first actions counted so far and exits with 130.',
  examples: ['mf perft first.json --depth 3', 'mf deal | mf perft - --depth 4 --divide'],
  async run(call) {
    const game = gameOption(call);
    return game.ok ? withKit(game.value, (kit) => count(kit, call)) : game;
  },
};
