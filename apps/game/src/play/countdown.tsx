/** The countdown track: the pile, the `!`, and the numbers of players; a token covers its cell. It says what it means. */
import { type GameView, isLastRound } from '@mahjong-fortress/rules';
import { countdownCell, countdownToken, tokenOn } from '../art/table.ts';
import { Peek } from '../ui/peek.tsx';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../ui/words.ts';

const TRACK = ['!', '2', '3', '4'] as const;

export function Countdown({ view }: { readonly view: GameView }) {
  const { table } = useWords();
  const alarm = isLastRound(view);
  const label = `${table.countdown}: ${table.countdownState(view.track, view.pile)}`;
  const about = (
    <div class="countdown-about parchment">
      <h3>{alarm ? table.countdownLast : table.countdownLeft(view.track)}</h3>
      <p>{table.countdownAbout}</p>
      <p class="remark">{table.countdownState(view.track, view.pile)}</p>
    </div>
  );
  return (
    <Peek class="countdown" label={label} look={about}>
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
    </Peek>
  );
}
