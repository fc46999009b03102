/** Whole games on any fortress, with any cards, drawn towards what the rules are about. */
import { type Random, shuffled } from '@mahjong-fortress/base/random';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { recordAt } from '@mahjong-fortress/match';
import {
  type Action,
  dragonsFor,
  type Game,
  mahjongFortress,
  PLAYER_COUNTS,
  type Setup,
  SPIRIT_IDS,
} from '@mahjong-fortress/rules';
import { LAYOUTS } from '../../../packages/rules/test/builders.ts';
import { dealt, dealtRecord, type FortressRecord } from '../../../packages/rules/test/random-games.ts';
import { walk } from '../../../packages/rules/test/walks.ts';
import { oneIn, pick } from './mutate/chance.ts';

const FORTRESSES: readonly (readonly string[])[] = [
  ...BUNDLED_LAYOUTS.map(({ rows }) => rows),
  ...Object.values(LAYOUTS),
];

/** Mostly the printed size, and the smallest and largest there are. */
const REALMS = [
  [6, 4],
  [6, 4],
  [4, 3],
  [2, 2],
  [7, 5],
  [12, 2],
  [12, 12],
] as const;

function some<T>(list: readonly T[], random: Random): readonly T[] {
  return oneIn(3, random) ? [] : shuffled(list, random).slice(0, random.below(list.length + 1));
}

function randomSetup(random: Random): Setup {
  const players = pick(PLAYER_COUNTS, random);
  const [columns, rows] = pick(REALMS, random);
  return {
    layout: pick(FORTRESSES, random),
    seed: String(random.below(2 ** 32)),
    players,
    realm: { columns, rows },
    spirits: some(SPIRIT_IDS, random),
    dragons: some(dragonsFor(players), random),
  };
}

/** A game to its end, or to where it can't go on: then the record ends there, and whoever checks it will see. */
export function randomGame(random: Random): FortressRecord {
  const setup = randomSetup(random);
  const start = dealt(setup);
  const actions: Action[] = [];
  let last: Game = start;
  try {
    for (const { action, after } of walk({ start, seed: setup.seed })) {
      actions.push(action);
      last = after;
    }
  } catch {
    return { ...dealtRecord(setup), actions };
  }
  return recordAt(mahjongFortress, dealtRecord(setup), { actions, game: last });
}
