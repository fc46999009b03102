/**
 * What a game can teach, each found in what happened in it. Some need one game, some the memory of all of them; the
 * latter are found where games are remembered (`storage/career.ts`).
 */
import {
  type Game,
  type GameEvent,
  isFaceUp,
  isSolo,
  KINDS,
  type PlayerStanding,
  RANKS,
  soloRank,
  standings,
} from '@mahjong-fortress/rules';
import type { PlayedGame } from './played-game.ts';
import { sitterAt } from './seats.ts';

export const GAME_ACHIEVEMENTS = [
  'first-set',
  'dragon-set',
  'double-lock',
  'six-kinds',
  'nine-tiles',
  'deep-pair',
  'lucky-find',
  'twin-shrines',
  'high-shrine',
  'tower-shrine',
  'tidy-realm',
  'three-tokens',
  'last-call',
  'spirit-called',
  'spirit-cascade',
  'dragon-feast',
  'first-win',
  'tie-break',
  'beat-dragon',
  'grandmaster',
] as const;
export type GameAchievement = (typeof GAME_ACHIEVEMENTS)[number];

type Events = readonly GameEvent[];

/** A finished game as one of its players looks back on it. */
interface Finished {
  readonly game: Game;
  readonly mine: PlayerStanding;
  readonly others: readonly PlayerStanding[];
  /** What happened in each of the player's own turns. */
  readonly turns: readonly Events[];
  readonly levels: readonly string[];
}

function ofType<T extends GameEvent['type']>(events: Events, type: T) {
  return events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

/** The turns of a player, each with everything that happened in it. */
function turnsOf(events: readonly Events[], player: number): readonly Events[] {
  const turns: GameEvent[][] = [];
  let turn: GameEvent[] = [];
  for (const event of events.flat()) {
    turn.push(event);
    if (event.type !== 'turnEnded') continue;
    if (event.player === player) turns.push(turn);
    turn = [];
  }
  return turns;
}

const locksIn = (turn: Events) => ofType(turn, 'setLocked').length;

/** How many shrines each set of a turn got. */
function shrinesOfSets(turn: Events): readonly number[] {
  const counts: number[] = [];
  for (const { type } of turn) {
    if (type === 'setLocked') counts.push(0);
    if (type === 'shrineBuilt') counts.push((counts.pop() ?? 0) + 1);
  }
  return counts;
}

/** A second tile that lay under, or out of reach beside, the first. */
function findsBeneath(turn: Events): boolean {
  const first = turn.findIndex((event) => event.type === 'tileTaken' && event.order === 'first');
  const second = turn.findIndex((event) => event.type === 'tileTaken' && event.order === 'second');
  const taken = ofType(turn.slice(second, second + 1), 'tileTaken')[0];
  const uncovered = ofType(turn.slice(first, Math.max(first, second)), 'tileUncovered');
  return taken !== undefined && uncovered.some(({ cell }) => cell === taken.cell);
}

function takesFromBelow(turn: Events): boolean {
  const [first, second] = ofType(turn, 'tileTaken');
  return first !== undefined && second !== undefined && second.tier < first.tier;
}

const won = ({ game, mine }: Finished) => !isSolo(game) && mine.place === 1;

const FOUND: Readonly<Record<GameAchievement, (finished: Finished) => boolean>> = {
  'first-set': ({ mine }) => mine.score.sets.length > 0,
  'dragon-set': ({ mine }) => mine.score.sets.some(({ kind }) => kind === 'dragons'),
  'double-lock': ({ turns }) => turns.some((turn) => locksIn(turn) >= 2),
  'six-kinds': ({ mine }) => KINDS.every((kind) => mine.score.sets.some((set) => set.kind === kind)),
  'nine-tiles': ({ mine }) => mine.score.sets.some(({ size }) => size >= 9),
  'deep-pair': ({ turns }) => turns.some(takesFromBelow),
  'lucky-find': ({ turns }) => turns.some(findsBeneath),
  'twin-shrines': ({ turns }) => turns.some((turn) => shrinesOfSets(turn).some((count) => count >= 2)),
  'high-shrine': ({ mine }) => mine.score.shrines.some(({ tier }) => tier >= 3),
  'tower-shrine': ({ mine }) => mine.score.shrines.some(({ tier }) => tier >= 4),
  'tidy-realm': ({ game, mine }) =>
    mine.score.sets.length > 0 && !game.players[mine.player]?.realm.tops.some(isFaceUp),
  'three-tokens': ({ mine }) => mine.score.tokens.count >= 3,
  'last-call': (finished) =>
    won(finished) && finished.turns.some((turn) => ofType(turn, 'lastRound').length > 0),
  'spirit-called': ({ turns }) => turns.some((turn) => ofType(turn, 'spiritActivated').length > 0),
  'spirit-cascade': ({ turns }) =>
    turns.some((turn) => locksIn(turn) >= 2 && ofType(turn, 'spiritActivated').length > 0),
  'dragon-feast': ({ mine }) => mine.score.dragons.reduce((sum, { vp }) => sum + vp, 0) >= 10,
  'first-win': won,
  'tie-break': (finished) =>
    won(finished) &&
    finished.others.some(({ place, score }) => place > 1 && score.total === finished.mine.score.total),
  'beat-dragon': (finished) => won(finished) && finished.levels.includes('dragon'),
  grandmaster: ({ game }) => isSolo(game) && RANKS.indexOf(soloRank(game)) >= RANKS.indexOf('grandmaster'),
};

/** What a player has achieved in a game that is over. */
export function achievementsIn({ record, match }: PlayedGame, player: number): readonly GameAchievement[] {
  const game = match.games.at(-1);
  const table = game ? standings(game) : [];
  const mine = table.find((standing) => standing.player === player);
  if (!game?.over || !mine) return [];
  const finished: Finished = {
    game,
    mine,
    others: table.filter((standing) => standing !== mine),
    turns: turnsOf(match.events, player),
    levels: record.seats.map((_, seat) => sitterAt(record, seat)),
  };
  return GAME_ACHIEVEMENTS.filter((id) => FOUND[id](finished));
}
