import { createHash } from 'node:crypto';
import { isObject } from '@mahjong-fortress/base/json';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { gameNow, openRecordValue, RECORD_LIMITS } from '@mahjong-fortress/match';
import { badUsage, type Command, rejected } from '../command.ts';
import { gameIdFrom, type KitId, kitOf } from '../games/index.ts';
import { readParsed, sourceName } from '../input.ts';

interface Verified {
  readonly game: KitId;
  readonly seed: string;
  readonly commitment: string;
  readonly actions: number;
  readonly over: boolean;
}

/** Plays a record of any game again, from its seed. */
function verified(text: string): Result<Verified, Problem> {
  const value = parseJson(text, RECORD_LIMITS);
  if (!value.ok) return value;
  // Records of the first version belong to the first game and do not say so.
  const named = isObject(value.value) ? (value.value.game ?? 'mahjong-fortress') : undefined;
  const game = gameIdFrom(named);
  if (!game)
    return err(problem('other-game', 'game', 'This is no record of a game that the terminal knows.'));
  const { rules } = kitOf(game);
  const opened = openRecordValue(rules, value.value);
  if (!opened.ok) return opened;
  const { record, match } = opened.value;
  const { seed } = record.setup;
  const over = rules.toMove(gameNow(match)).type === 'nobody';
  if (record.result && !over)
    return err(
      problem('not-over', 'result', 'The record states a result, but its actions don’t lead to the end.'),
    );
  return ok({
    game,
    seed,
    commitment: createHash('sha256').update(seed).digest('hex'),
    actions: match.actions.length,
    over,
  });
}

export const verify: Command = {
  name: 'verify',
  summary: 'Check that an online game was dealt as promised and that its record adds up',
  usage: '<record> [--commitment HEX]',
  takes: [1, 1],
  options: {
    commitment: {
      value: 'HEX',
      about: 'what the server promised before the first move: SHA-256 of the seed',
    },
  },
  details: [
    'Deals the game again from the seed in the record and plays every action. With --commitment, the seed must be the',
    'one whose SHA-256 was told at the start of the online game; without it, the SHA-256 is printed to be compared.',
  ].join('\n'),
  examples: [
    'mf verify game.json --commitment 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'mf online record aBcDeFgHiJkLmNoP | mf verify -',
  ],
  async run({ world, positionals, value }) {
    const [path = '-'] = positionals;
    const promised = value('commitment')?.toLowerCase();
    if (promised !== undefined && !/^[0-9a-f]{64}$/.test(promised))
      return badUsage('“--commitment” must be 64 hexadecimal digits.');
    const checked = await readParsed(world, path, verified);
    if (!checked.ok) return checked;
    const { commitment, actions, over } = checked.value;
    if (promised !== undefined && promised !== commitment) {
      const message = `The seed is not the promised one: its SHA-256 is ${commitment}.`;
      return rejected(problem('other-seed', 'setup/seed', message), sourceName(path));
    }
    const played = `The record replays from its seed: ${actions} actions${over ? ', to the end' : ''}.`;
    const deal =
      promised === undefined
        ? `SHA-256 of the seed: ${commitment}. Compare it with what was told before the first move.`
        : 'The deal is the one that was promised before the first move.';
    return ok({
      json: { ...checked.value, ...(promised === undefined ? {} : { kept: true }) },
      text: `${played}\n${deal}`,
    });
  },
};
