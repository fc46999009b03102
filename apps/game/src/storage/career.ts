/** What all games of a person come to: achievements and personal bests. */
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { DRAGON_IDS, handicapOf, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { GAME_ACHIEVEMENTS, type GameAchievement } from '../session/achievements.ts';
import type { CountedGame } from './counted-game.ts';
import { dailyResults, streaksOf } from './daily.ts';

/** What no single game can bring. */
const CAREER_ACHIEVEMENTS = ['every-spirit', 'every-dragon', 'every-fortress', 'daily-week'] as const;
type CareerAchievement = (typeof CAREER_ACHIEVEMENTS)[number];

export const ACHIEVEMENTS = [...GAME_ACHIEVEMENTS, ...CAREER_ACHIEVEMENTS] as const;
export type Achievement = GameAchievement | CareerAchievement;

interface Progress {
  readonly done: number;
  readonly of: number;
}

const WEEK = 7;

const countOf = (list: readonly string[]) => new Set(list).size;

const PROGRESS: Readonly<Record<CareerAchievement, (games: readonly CountedGame[]) => Progress>> = {
  'every-spirit': (games) => ({
    done: countOf(games.flatMap(({ details }) => details?.called ?? [])),
    of: SPIRIT_IDS.length,
  }),
  'every-dragon': (games) => ({
    done: countOf(games.flatMap(({ details }) => details?.pleased ?? [])),
    of: DRAGON_IDS.length,
  }),
  'every-fortress': (games) => ({
    done: countOf(games.flatMap(({ fortress }) => ('id' in fortress ? [fortress.id] : []))),
    of: BUNDLED_LAYOUTS.length,
  }),
  'daily-week': (games) => {
    const results = dailyResults(games);
    const last = [...results.keys()].sort().at(-1) ?? '';
    return { done: Math.min(WEEK, streaksOf(results, last).best), of: WEEK };
  },
};

/** How far every achievement is; those of one game are there or not. */
export function progressOf(games: readonly CountedGame[]): Readonly<Record<Achievement, Progress>> {
  const achieved = new Set(games.flatMap(({ details }) => details?.achieved ?? []));
  const ofGames = GAME_ACHIEVEMENTS.map((id) => [id, { done: achieved.has(id) ? 1 : 0, of: 1 }]);
  const ofCareer = CAREER_ACHIEVEMENTS.map((id) => [id, PROGRESS[id](games)]);
  return Object.fromEntries([...ofGames, ...ofCareer]);
}

function achievedIn(games: readonly CountedGame[]): readonly Achievement[] {
  const progress = progressOf(games);
  return ACHIEVEMENTS.filter((id) => progress[id].done >= progress[id].of);
}

/** What a game has brought that none before it had. */
export function newlyAchieved(games: readonly CountedGame[], id: string): readonly Achievement[] {
  const before = achievedIn(games.filter((game) => game.id !== id));
  return achievedIn(games).filter((one) => !before.includes(one));
}

/** What compares with each other: the points of a game, alone less what cards cost. */
export function pointsOf({ against, score, details }: CountedGame): number {
  return against.length === 0 && details ? score - handicapOf(details) : score;
}

export const MODES = [1, 2, 3, 4] as const;

/** How many played. */
export function modeOf({ against }: CountedGame): number {
  return against.length + 1;
}

export function fortressKey({ fortress }: Pick<CountedGame, 'fortress'>): string {
  return 'id' in fortress ? `id ${fortress.id}` : `name ${fortress.name}`;
}

/** The best game among some; the earliest of equals. */
export function bestOf(games: readonly CountedGame[]): CountedGame | undefined {
  return games.reduce<CountedGame | undefined>(
    (best, game) => (best && pointsOf(best) >= pointsOf(game) ? best : game),
    undefined,
  );
}

/** Games on the same fortress with as many players. */
function sameKind(games: readonly CountedGame[], game: CountedGame): readonly CountedGame[] {
  return games.filter((one) => fortressKey(one) === fortressKey(game) && modeOf(one) === modeOf(game));
}

/** Whether a game is better than all others like it; the first has nothing to be better than. */
export function isNewBest(games: readonly CountedGame[], id: string): boolean {
  const game = games.find((one) => one.id === id);
  const others = game ? sameKind(games, game).filter((one) => one !== game) : [];
  const best = bestOf(others);
  return game !== undefined && best !== undefined && pointsOf(game) > pointsOf(best);
}
