/** From what a file, a link or a menu says to a game: the one door behind which states are legal (§2). */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { type Random, randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { DRAGON_IDS, type DragonId, SPIRIT_IDS, type SpiritId } from './cards.ts';
import type { GridSize } from './cell-name.ts';
import { TOKEN_COUNT, tokensOnTrack } from './countdown.ts';
import { DRAGONS } from './dragons/index.ts';
import { dealOnto } from './fortress.ts';
import { type Game, newTurn, PLAYER_COUNTS, type PlayerCount } from './game.ts';
import { LIMITS } from './limits.ts';
import { emptyRealm, REALM_SIZE } from './realm.ts';
import { SHRINE_COUNT } from './shrine.ts';
import { allTiles, TILE_COUNT } from './tile.ts';

/** Named cards, or how many to draw. */
export type CardChoice<Id> = readonly Id[] | { readonly random: number };

/** Which fortress it is, for people and for playing on it once more; the rules need only its rows. */
export interface FortressIdentity {
  readonly id?: string;
  /** Which edition, where there may be several. */
  readonly version?: number;
  readonly name?: string;
}

export interface Setup {
  readonly fortress?: FortressIdentity;
  /** The fortress, north at the top: one text per row, one digit per cell for the height of its stack. */
  readonly layout: readonly string[];
  readonly seed: string;
  readonly players: PlayerCount;
  readonly firstPlayer?: number | 'random';
  readonly realm?: GridSize;
  readonly spirits?: CardChoice<SpiritId>;
  readonly dragons?: CardChoice<DragonId>;
}

const HEIGHTS = new RegExp(`^[0-${LIMITS.height}]+$`);

function layoutProblem(rows: readonly string[]): Problem | undefined {
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 1 || rows.length > LIMITS.rows || columns < 1 || columns > LIMITS.columns) {
    return problem(
      'layout-size',
      'layout',
      `A fortress must be 1 to ${LIMITS.columns} cells wide and 1 to ${LIMITS.rows} high.`,
    );
  }
  const odd = rows.findIndex((row) => row.length !== columns);
  if (odd >= 0)
    return problem('layout-ragged', `layout/${odd}`, 'All rows of a fortress must be the same length.');
  const strange = rows.findIndex((row) => !HEIGHTS.test(row));
  if (strange >= 0) {
    return problem(
      'layout-digit',
      `layout/${strange}`,
      `Stack heights must be digits from 0 to ${LIMITS.height}.`,
    );
  }
  const tiles = rows.reduce((sum, row) => sum + [...row].reduce((part, digit) => part + Number(digit), 0), 0);
  if (tiles !== TILE_COUNT) {
    return problem(
      'layout-tiles',
      'layout',
      `A fortress must use all ${TILE_COUNT} tiles; this one has ${tiles}.`,
    );
  }
  return undefined;
}

function isWholeBetween(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

export function realmProblem({ columns, rows }: GridSize, path = 'realm'): Problem | undefined {
  const fits = (side: number) => isWholeBetween(side, 2, LIMITS.realmSide);
  return fits(columns) && fits(rows)
    ? undefined
    : problem('realm-size', path, `A realm must have 2 to ${LIMITS.realmSide} columns and rows.`);
}

function cardsProblem<Id extends string>(
  choice: CardChoice<Id>,
  all: readonly Id[],
  path: string,
): Problem | undefined {
  if ('random' in choice) {
    return isWholeBetween(choice.random, 0, all.length)
      ? undefined
      : problem('card-count', path, `You can draw 0 to ${all.length} cards.`);
  }
  const unknown = choice.findIndex((id) => !all.includes(id));
  if (unknown >= 0) return problem('card-unknown', `${path}/${unknown}`, 'There is no such card.');
  return new Set(choice).size === choice.length
    ? undefined
    : problem('card-twice', path, 'There’s only one of each card.');
}

/** Why a Dragon that compares realms cannot be chosen in a solo game. */
export const NOT_SOLO = 'This Dragon compares realms, and a solo game has only one.';

/** R24: nobody to compare with in a solo game, so a Dragon that compares realms stays out of it. */
export function dragonsFor(players: PlayerCount): readonly DragonId[] {
  return players === 1 ? DRAGON_IDS.filter((id) => !DRAGONS[id].compares) : DRAGON_IDS;
}

function dragonsProblem({ players, dragons = [] }: Setup): Problem | undefined {
  if ('random' in dragons) return cardsProblem(dragons, dragonsFor(players), 'dragons');
  const found = cardsProblem(dragons, DRAGON_IDS, 'dragons');
  if (found) return found;
  const alone = dragons.findIndex((id) => !dragonsFor(players).includes(id));
  return alone < 0 ? undefined : problem('card-not-solo', `dragons/${alone}`, NOT_SOLO);
}

function setupProblem(setup: Setup): Problem | undefined {
  const { players, firstPlayer = 'random', seed } = setup;
  if (!PLAYER_COUNTS.includes(players))
    return problem('player-count', 'players', 'The game is for one to four players.');
  if (typeof seed !== 'string' || seed.length > LIMITS.seedLength) {
    return problem('seed', 'seed', `A seed can be at most ${LIMITS.seedLength} characters long.`);
  }
  if (firstPlayer !== 'random' && !isWholeBetween(firstPlayer, 0, players - 1)) {
    return problem(
      'first-player',
      'firstPlayer',
      'The first player must be one of the players, counted from 0.',
    );
  }
  return (
    layoutProblem(setup.layout) ??
    realmProblem(setup.realm ?? REALM_SIZE) ??
    cardsProblem(setup.spirits ?? [], SPIRIT_IDS, 'spirits') ??
    dragonsProblem(setup)
  );
}

function draw<Id>(choice: CardChoice<Id>, all: readonly Id[], random: Random): readonly Id[] {
  return 'random' in choice ? shuffled(all, random).slice(0, choice.random) : choice;
}

/** Deals a game. All randomness of a game is spent here, so the state needs none of it afterwards. */
export function gameFromSetup(setup: Setup): Result<Game, Problem> {
  const found = setupProblem(setup);
  if (found) return err(found);
  const { players, layout, realm = REALM_SIZE, firstPlayer = 'random' } = setup;

  const random = randomFromSeed(setup.seed);
  const heights = layout.map((row) => [...row].map(Number));
  const fortress = dealOnto(heights, shuffled(allTiles(), random));
  const spirits = draw(setup.spirits ?? [], SPIRIT_IDS, random);
  const dragons = draw(setup.dragons ?? [], dragonsFor(players), random);
  // R21: in a solo game the player moves first; there is only one.
  const first = firstPlayer === 'random' ? random.below(players) : firstPlayer;
  const onTrack = tokensOnTrack(players);

  return ok({
    options: { players, firstPlayer: first, spirits, dragons },
    fortress,
    shrines: SHRINE_COUNT - players,
    track: onTrack,
    pile: TOKEN_COUNT - onTrack,
    players: Array.from({ length: players }, () => ({
      realm: emptyRealm(realm),
      shrines: 1,
      tokens: 0,
      vp: 0,
      sets: [],
      discarded: [],
    })),
    ingenuity: players === 1 ? { tiles: [], tokens: 0, follows: [] } : undefined,
    round: 1,
    turn: newTurn(first),
    over: false,
  });
}
