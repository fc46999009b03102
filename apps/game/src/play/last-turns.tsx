/** What the others did since my last turn, a line of signs for each; a touch shows it once more. */
import { boardsOf, type GameEvent } from '@mahjong-fortress/rules';
import { wordsForEvent } from '@mahjong-fortress/words/events';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { TileFace } from '../mirror/tile-face.tsx';
import { type LastTurn, lastTurns } from '../session/last-turns.ts';
import { seasonsOf } from '../session/seats.ts';
import type { SessionState } from '../session/session-state.ts';
import { CardPicture } from '../ui/card.tsx';
import { useWords } from '../ui/words.ts';
import { spokenNaming } from '../words/event-words.ts';
import { Sign } from './sign.tsx';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  onAgain(turn: LastTurn): void;
}

/** A sign like the others, not text: what the line says by name is all that has to be said to press it. */
function Won({ vp }: { readonly vp: number }) {
  return <b class="won" data-vp={`+${vp}`} />;
}

/** What is worth a sign; the rest can be seen on the table. */
function SignFor({ event, season }: { readonly event: GameEvent; readonly season: number | undefined }) {
  switch (event.type) {
    case 'tileTaken':
      return <TileFace face={event.face} />;
    case 'setLocked':
      return <Won vp={event.set.vp} />;
    case 'tileDiscarded':
      return event.vp > 0 ? <Won vp={event.vp} /> : null;
    case 'shrineTaken':
    case 'shrineBuilt':
      return <Sign name="shrine" season={season} />;
    case 'tokenTaken':
      return <Sign name="token" />;
    case 'spiritActivated':
      return <CardPicture id={event.spirit} />;
    default:
      return null;
  }
}

export function LastTurns({ state, who, onAgain }: Props) {
  const words = useWords();
  const { past, me, view, record } = state;
  const turns = lastTurns(past, me);
  if (turns.length === 0) return null;
  const seasons = seasonsOf(record);
  const naming = spokenNaming(words, boardsOf(view), who);
  const told = ({ player, events }: LastTurn) =>
    events
      .filter((event) => 'player' in event && event.player === player && event.type !== 'turnEnded')
      .flatMap((event) => wordsForEvent(event, words, naming) ?? [])
      .join('. ');
  return (
    <ul class="last-turns" aria-label={words.table.lastTurns}>
      {turns.map((turn) => (
        <li key={turn.player} data-season={seasons[turn.player]}>
          <button
            type="button"
            aria-label={words.table.seeAgain(told(turn))}
            title={told(turn)}
            onClick={() => onAgain(turn)}
          >
            <span class="last-name">{nameOf(who[turn.player], words)}</span>
            {turn.events.map((event, index) => (
              <SignFor key={index} event={event} season={seasons[turn.player]} />
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
