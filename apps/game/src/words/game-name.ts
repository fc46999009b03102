/** What a game of the shelf is called. */
import type { GameWords } from '@mahjong-fortress/words/game';
import type { GameId } from '../shelf/games.ts';

export function gameName(game: GameId, { title, shelf }: GameWords): string {
  return game === 'mahjong-fortress' ? title.name : shelf[game].name;
}
