/** What things that were counted are called. */
import { layoutById, textIn } from '@mahjong-fortress/layouts-schema';
import { HUMAN } from '@mahjong-fortress/match';
import type { GameWords } from '@mahjong-fortress/words/game';
import { LEVELS } from '../session/opponents.ts';
import type { CountedGame } from '../storage/counted-game.ts';

export function playedFortress({ fortress }: Pick<CountedGame, 'fortress'>, language: string): string {
  if ('name' in fortress) return fortress.name;
  const layout = layoutById(fortress.id);
  return layout ? textIn(layout.name, language) : fortress.id;
}

export function opponentsName({ against }: Pick<CountedGame, 'against'>, words: GameWords): string {
  if (against.length === 0) return words.ingenuity.name;
  return against
    .map((level) => {
      if (level === HUMAN) return words.human;
      const known = LEVELS.find((one) => one === level);
      return known ? words.levels[known] : level;
    })
    .join(', ');
}
