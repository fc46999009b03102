/** Finished games, counted. */
import {
  type Game,
  type GameRecord,
  isSolo,
  RANKS,
  type Rank,
  soloRank,
  standings,
} from '@mahjong-fortress/rules';
import { HUMAN, sitterAt } from '../session/seats.ts';
import { isObject, readJson, type Shelf } from './shelf.ts';

export interface CountedGame {
  readonly layout: string;
  /** The levels of the opponents; empty alone. */
  readonly against: string;
  readonly score: number;
  readonly won: boolean;
  /** Present for games alone. */
  readonly rank?: Rank;
}

const KEY = 'statistics';
const MOST_GAMES = 2000;

function isCounted(value: unknown): value is CountedGame {
  return (
    isObject(value) &&
    typeof value.layout === 'string' &&
    typeof value.against === 'string' &&
    typeof value.score === 'number' &&
    typeof value.won === 'boolean' &&
    (value.rank === undefined || RANKS.some((rank) => rank === value.rank))
  );
}

export function readStatistics(shelf: Shelf): readonly CountedGame[] {
  const value = readJson(shelf.read(KEY));
  return Array.isArray(value) ? value.filter(isCounted) : [];
}

/** Counts a finished game for the one person who played it; games among several people are theirs alone. */
export function countGame(shelf: Shelf, record: GameRecord, game: Game): void {
  const humans = record.seats.flatMap((_, player) => (sitterAt(record, player) === HUMAN ? [player] : []));
  const [me] = humans;
  if (me === undefined || humans.length > 1) return;
  const mine = standings(game).find(({ player }) => player === me);
  if (!mine) return;
  const against = record.seats
    .flatMap((_, player) => (player === me ? [] : [sitterAt(record, player)]))
    .join(' ');
  const counted: CountedGame = {
    layout: record.layoutName ?? '',
    against,
    score: mine.score.total,
    won: !isSolo(game) && mine.place === 1,
    ...(isSolo(game) ? { rank: soloRank(game) } : {}),
  };
  shelf.write(KEY, JSON.stringify([...readStatistics(shelf), counted].slice(-MOST_GAMES)));
}
