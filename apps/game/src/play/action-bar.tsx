/** What may be done now, in words: the task, the tiles in hand, the buttons. */
import { HUMAN } from '@mahjong-fortress/match';
import { faceName } from '@mahjong-fortress/words/names';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { TileFace } from '../mirror/tile-face.tsx';
import type { Wish } from '../session/intents.ts';
import { sitterAt } from '../session/seats.ts';
import type { SessionState } from '../session/session.ts';
import { isAsked } from '../session/situation.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import { wordsForHint } from '../words/action-words.ts';
import { shownIn } from './situations.ts';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  readonly canUndo: boolean;
  onTouch(wish: Wish): void;
  onUndo(): void;
  onHint(): void;
  /** Back to the final score; absent before there is one. */
  readonly onScore: (() => void) | undefined;
}

function Hand({ state, onTouch }: Pick<Props, 'state' | 'onTouch'>) {
  const words = useWords();
  const { view, pending, situation } = state;
  const { hand } = view.turn;
  if (hand.length === 0) return null;
  const isPlacing = situation === 'place';
  return (
    <fieldset class="hand" aria-label={words.table.hand}>
      {hand.map((face, index) => (
        <button
          type="button"
          class="hand-tile"
          key={index}
          aria-label={faceName(words, face)}
          aria-pressed={isPlacing && (pending.hand ?? 0) === index}
          onClick={() => onTouch({ type: 'hand', index })}
        >
          <TileFace face={face} />
        </button>
      ))}
    </fieldset>
  );
}

export function ActionBar({ state, who, canUndo, onTouch, onUndo, onHint, onScore }: Props) {
  const words = useWords();
  const { view } = state;
  const { task, controls } = shownIn(state, words, who);
  const isMine = isAsked(state.situation) && state.legal.length > 0;
  const hint =
    state.hint === 'thinking'
      ? words.table.hintThinking
      : state.hint && wordsForHint(view, state.hint, words);
  const humans = state.record.seats.filter((_, seat) => sitterAt(state.record, seat) === HUMAN).length;
  const player = who[view.turn.player] ?? YOU;
  return (
    <section class="action-bar" aria-label={words.table.actions} data-asked={isMine || undefined}>
      <Hand state={state} onTouch={onTouch} />
      <p class="task" data-testid="task">
        {isMine && humans > 1 ? <b>{words.table.yourTurn(player)}. </b> : null}
        {hint ? (
          <span class="hint" role="status">
            {hint}
          </span>
        ) : (
          task
        )}
      </p>
      <div class="buttons">
        {controls.map(({ label, wish, shortcut, main }) => (
          <button
            type="button"
            key={JSON.stringify(wish)}
            class={main ? 'action main' : 'action'}
            aria-keyshortcuts={shortcut?.toUpperCase()}
            data-key={shortcut?.toUpperCase()}
            data-does={JSON.stringify(wish)}
            onClick={() => onTouch(wish)}
          >
            {label}
          </button>
        ))}
        {onScore ? (
          <button type="button" class="action main" onClick={onScore}>
            {words.end.heading}
          </button>
        ) : null}
      </div>
      <div class="side-buttons">
        <button
          type="button"
          class="action plain"
          aria-disabled={!canUndo}
          aria-keyshortcuts="U"
          onClick={onUndo}
        >
          <Icon name="undo" />
          <span>{words.table.undo}</span>
        </button>
        <button type="button" class="action plain" disabled={!isMine} aria-keyshortcuts="H" onClick={onHint}>
          <Icon name="hint" />
          <span>{words.table.hint}</span>
        </button>
      </div>
    </section>
  );
}
