/** Which game of the shelf is played, to choose. */
import { GAMES, type GameId } from '../shelf/games.ts';
import { gameName } from '../words/game-name.ts';
import { useWords } from './words.ts';

interface Props {
  readonly game: GameId;
  onChange(game: GameId): void;
}

export function GameTabs({ game: chosen, onChange }: Props) {
  const words = useWords();
  return (
    <>
      {GAMES.map((game) => (
        <button type="button" key={game} aria-pressed={game === chosen} onClick={() => onChange(game)}>
          {gameName(game, words)}
        </button>
      ))}
    </>
  );
}
