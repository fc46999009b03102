/** The countdown track: the pile, the `!`, and the numbers of players; a token covers its cell. */
import { type GameView, isLastRound } from '@mahjong-fortress/rules';
import { countdownCell, countdownToken, tokenOn } from '../art/table.ts';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../ui/words.ts';

const TRACK = ['!', '2', '3', '4'] as const;

export function Countdown({ view }: { readonly view: GameView }) {
  const { table } = useWords();
  const alarm = isLastRound(view);
  const label = `${table.countdown}: ${table.countdownState(view.track, view.pile)}`;
  return (
    <div class="countdown" role="img" aria-label={label} title={label}>
      <span class="pile">
        <Picture drawing="token" draw={countdownToken} alt="" />
        <b>{view.pile}</b>
      </span>
      {TRACK.map((mark, index) =>
        index < view.track ? (
          <Picture key={mark} drawing={`token on ${mark}`} draw={() => tokenOn(mark)} alt="" />
        ) : (
          <Picture
            key={mark}
            drawing={`countdown ${mark} ${alarm}`}
            draw={() => countdownCell(mark, { ember: alarm })}
            alt=""
          />
        ),
      )}
    </div>
  );
}
