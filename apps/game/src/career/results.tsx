/** How games went: their points one after another, and by opponent, fortress and card. */
import type { CareerWords } from '@mahjong-fortress/words/career';
import { MODES, modeOf, pointsOf } from '../storage/career.ts';
import type { CountedGame } from '../storage/counted-game.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import type { Sorter } from './group-table.tsx';
import { opponentsName, playedFortress } from './names.ts';
import { PastGames } from './past-games.tsx';

interface Props {
  readonly games: readonly CountedGame[];
  readonly words: CareerWords;
}

const WAYS = ['opponent', 'fortress', 'card'] as const;

export function Results({ games, words }: Props) {
  const gameWords = useWords();
  const language = useLanguage();
  const sorters: Readonly<Record<(typeof WAYS)[number], Sorter<CountedGame>>> = {
    opponent: (game) => [opponentsName(game, gameWords)],
    fortress: (game) => [playedFortress(game, language)],
    card: ({ details }) => {
      if (!details) return [];
      const { spirits, dragons } = details;
      const names = [
        ...spirits.map((id) => gameWords.spirits[id].name),
        ...dragons.map((id) => gameWords.dragons[id].name),
      ];
      return names.length > 0 ? names : [words.noCards];
    },
  };
  return (
    <>
      <PastGames
        games={games}
        words={words}
        counts={MODES}
        playersIn={modeOf}
        pointsOf={pointsOf}
        ways={WAYS}
        headings={words.by}
        sorters={sorters}
      />
      <p class="remark">{words.soloLess}</p>
    </>
  );
}
