/** Finished games, counted. */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import type { Vault } from '@mahjong-fortress/base/vault';
import { BUNDLED_LAYOUTS, textIn } from '@mahjong-fortress/layouts-schema';
import { HUMAN } from '@mahjong-fortress/match';
import { type Game, isSolo, RANKS, type Rank, soloRank, standings } from '@mahjong-fortress/rules';
import type { FortressRecord } from '../session/played-game.ts';
import { sitterAt } from '../session/seats.ts';

export interface CountedGame {
  /** The save it was played in, so that an end that was taken back and reached again is one game. */
  readonly id?: string;
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
    (value.id === undefined || typeof value.id === 'string') &&
    typeof value.layout === 'string' &&
    typeof value.against === 'string' &&
    Number.isFinite(value.score) &&
    typeof value.won === 'boolean' &&
    (value.rank === undefined || RANKS.some((rank) => rank === value.rank))
  );
}

function parseStatistics(text: string | undefined): readonly CountedGame[] {
  const value = readJson(text);
  return Array.isArray(value) ? value.filter(isCounted).slice(-MOST_GAMES) : [];
}

export function readStatistics(vault: Vault): readonly CountedGame[] {
  return parseStatistics(vault.read(KEY));
}

/** Games are counted under the name of the moment; a fortress of the game is known by its name in every language. */
function layoutNameIn(language: string, name: string): string {
  const known = BUNDLED_LAYOUTS.find((layout) => LANGUAGES.some((one) => textIn(layout.name, one) === name));
  return known ? textIn(known.name, language) : name;
}

/** Games on the same fortress against the same opponents. */
interface Group {
  readonly layout: string;
  readonly against: string;
  readonly games: readonly CountedGame[];
}

export function grouped(counted: readonly CountedGame[], language: string): readonly Group[] {
  const groups = new Map<string, Group & { readonly games: CountedGame[] }>();
  for (const game of counted) {
    const { against } = game;
    const layout = layoutNameIn(language, game.layout);
    const key = JSON.stringify([layout, against]);
    const group = groups.get(key) ?? { layout, against, games: [] };
    group.games.push(game);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface FinishedGame {
  readonly id: string;
  readonly record: FortressRecord;
  readonly game: Game;
}

/** Counts a finished game for the one person who played it; games among several people are theirs alone. */
export function countGame(vault: Vault, { id, record, game }: FinishedGame): void {
  const humans = record.seats.flatMap((_, player) => (sitterAt(record, player) === HUMAN ? [player] : []));
  const [me] = humans;
  if (me === undefined || humans.length > 1) return;
  const mine = standings(game).find(({ player }) => player === me);
  if (!mine) return;
  const against = record.seats
    .flatMap((_, player) => (player === me ? [] : [sitterAt(record, player)]))
    .join(' ');
  const counted: CountedGame = {
    id,
    layout: record.setup.fortress?.name ?? '',
    against,
    score: mine.score.total,
    won: !isSolo(game) && mine.place === 1,
    ...(isSolo(game) ? { rank: soloRank(game) } : {}),
  };
  void vault.update(KEY, (stored) => {
    const others = parseStatistics(stored).filter((one) => one.id !== id);
    return JSON.stringify([...others, counted].slice(-MOST_GAMES));
  });
}
