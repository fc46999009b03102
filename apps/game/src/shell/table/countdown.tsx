/** The countdown track: the pile, the `!`, and the numbers of players; a token covers its cell. */
import { type Game, isLastRound } from '@mahjong-fortress/rules';
import { useWords } from '../words.ts';

const TRACK = ['!', '2', '3', '4'] as const;

export function Countdown({ game }: { readonly game: Game }) {
  const { table } = useWords();
  return (
    <div
      class="countdown"
      role="img"
      aria-label={`${table.countdown}: ${table.countdownState(game.track, game.pile)}`}
    >
      <span class="pile">{game.pile}</span>
      {TRACK.map((sign, index) => (
        <span
          key={sign}
          class="track"
          data-covered={index < game.track || undefined}
          data-alarm={(sign === '!' && isLastRound(game)) || undefined}
        >
          {sign}
        </span>
      ))}
    </div>
  );
}
