/**
 * Records that stand at a wanted moment, found by playing: whatever the rules deal, a test gets the moment it asks for,
 * and no test depends on how a certain seed happens to run.
 */
import { type Random, randomFromSeed } from '@mahjong-fortress/base/random';
import { makeShareCode } from '@mahjong-fortress/layouts-schema';
import { beginRecord, type RecordOf } from '@mahjong-fortress/match';
import {
  type Action,
  activePlayer,
  boardsOf,
  cellsWhere,
  type DragonId,
  type Face,
  type Game,
  isAvailable,
  isFaceUp,
  kindOf,
  legalActions,
  mahjongFortress,
  makeAction,
  neighboursOf,
  numberOf,
  type PlayerCount,
  play,
  type Realm,
  type SpiritId,
  topAt,
  topFace,
} from '@mahjong-fortress/rules';

/** Low and wide: soon nothing lies above tier 1, and the Dragon can be summoned. */
export const LOW_FORTRESS: readonly string[] = [
  '11111111111',
  '11111111111',
  '11111111111',
  '11112221111',
  '11112221111',
  '11111111111',
  '11111111111',
  '11111111111',
  '11111111111',
  '11111111111',
];

/** An address that opens the sheet for a new game on it. */
export const LOW_LINK = `/#fortress=${makeShareCode({
  version: 1,
  id: 'low',
  name: 'Low',
  author: 'Test',
  players: [2],
  rows: LOW_FORTRESS,
})}`;

/** How well a tile suits a cell: beside its own kind, then beside its own number. */
function fits(realm: Realm, face: Face, cell: number): number {
  return (neighboursOf(realm)[cell] ?? []).reduce((sum, next) => {
    const top = topAt(realm, next);
    if (!isFaceUp(top)) return sum;
    const sameNumber = numberOf(face) > 0 && numberOf(top) === numberOf(face);
    return sum + (kindOf(top) === kindOf(face) ? 6 : sameNumber ? 4 : -1);
  }, 0);
}

/** How welcome a tile of the fortress is: others of its kind lie in the realm, or its twin can be taken with it. */
function appeal(game: Game, cell: number): number {
  const { realm } = activePlayer(game);
  const { fortress } = game;
  const face = topFace(fortress, cell);
  if (face === undefined) return 0;
  const known = cellsWhere(realm, (top) => isFaceUp(top) && kindOf(top) === kindOf(face)).length;
  const twins = fortress.stacks.filter(
    (_, other) => other !== cell && topFace(fortress, other) === face && isAvailable(fortress, other),
  ).length;
  return Math.min(known, 3) + (twins > 0 ? 2 : 0);
}

/** What is done before what, once the steps of a Spirit are done. */
const ORDER: readonly Action['type'][] = [
  'lock',
  'build',
  'done',
  'end',
  'forgo',
  'shrine',
  'discard',
  'summon',
  'activate',
];

/**
 * A plain player who gathers tiles of a kind, locks what can be locked, builds, and summons the Dragon once something
 * has been built. It calls no Spirit, and looks at nothing that lies covered.
 */
export function plainChoice(game: Game, random: Random): Action {
  const legal = legalActions(game);
  const { realm, sets } = activePlayer(game);
  const bestOf = <T extends Action>(list: readonly T[], worth: (action: T) => number): T | undefined => {
    const most = Math.max(...list.map(worth));
    const best = list.filter((action) => worth(action) === most);
    return best[random.below(best.length)];
  };
  const takes = legal.filter((action) => action.type === 'take');
  const summon = legal.find(({ type }) => type === 'summon');
  const next =
    (summon && (takes.length === 0 || sets.length > 0) ? summon : undefined) ??
    bestOf(takes, ({ cell }) => appeal(game, cell)) ??
    bestOf(
      legal.filter((action) => action.type === 'place'),
      ({ face, cell }) => fits(realm, face, cell),
    ) ??
    bestOf(legal, ({ type }) => -ORDER.indexOf(type));
  if (!next) throw new Error('nothing can be done');
  return next;
}

export type FortressRecord = RecordOf<typeof mahjongFortress>;

export interface Moment {
  /** Everything up to the moment. */
  readonly reached: FortressRecord;
  /** The same but for the last action. */
  readonly record: FortressRecord;
  readonly before: Game;
  /** The action that leads to the moment, in the words of records. */
  readonly action: string;
  readonly after: Game;
}

interface Wanted {
  readonly fortress?: FortressRecord['setup']['fortress'];
  readonly layout?: readonly string[];
  readonly spirits?: readonly SpiritId[];
  readonly dragons?: readonly DragonId[];
  /** Who sits where: `human` or a level. */
  readonly sitters?: readonly string[];
  /** Plays instead of the plain player wherever it returns an action. */
  choose?(game: Game): Action | undefined;
}

const MOST_SEEDS = 200;

/** The first moment of a game that is as wanted. */
export function findMoment(
  isWanted: (before: Game, after: Game, action: Action) => boolean,
  {
    fortress = { id: 'low', name: 'Low' },
    layout = LOW_FORTRESS,
    spirits = [],
    dragons = [],
    sitters = ['human', 'human'],
    choose,
  }: Wanted = {},
): Moment {
  const players = sitters.length as PlayerCount;
  for (let number = 0; number < MOST_SEEDS; number++) {
    const seed = `moment ${number}`;
    const setup = { fortress, layout, seed, players, firstPlayer: 0, spirits, dragons };
    const seats = sitters.map((level) => ({ level }));
    const begun = beginRecord(mahjongFortress, setup, seats);
    if (!begun.ok) throw new Error(begun.error.message);
    const random = randomFromSeed(seed);
    const actions: Action[] = [];
    for (let [before] = begun.value.match.games; !before.over; ) {
      const action = choose?.(before) ?? plainChoice(before, random);
      const played = play(before, action);
      if (!played.ok) throw new Error(played.error.reason);
      const { game: after } = played.value;
      if (isWanted(before, after, action)) {
        const record = { ...begun.value.record, actions };
        const reached = { ...record, actions: [...actions, action] };
        return { record, reached, before, action: makeAction(boardsOf(before), action), after };
      }
      actions.push(action);
      before = after;
    }
  }
  throw new Error('no game came to the wanted moment');
}
