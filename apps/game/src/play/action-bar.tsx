/** What may be done now, in words: the task, the tiles in hand, the buttons. */
import { faceName } from '@mahjong-fortress/words/names';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import type { ComponentChildren } from 'preact';
import { TileFace } from '../mirror/tile-face.tsx';
import type { Wish } from '../session/intents.ts';
import type { SessionState } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';
import { CardPicture } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { PaceChoice } from '../ui/pace-choice.tsx';
import { useWords } from '../ui/words.ts';
import { wordsForHint } from '../words/action-words.ts';
import { shownIn } from './situations.ts';
import { UndoAndHint } from './undo-and-hint.tsx';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  readonly canUndo: boolean;
  onTouch(wish: Wish): void;
  onUndo(): void;
  onHint(): void;
  /** What the tile that is looked at could bring, where it isn't said at the tile. */
  readonly about: string;
  /** Whether all pairs that can be taken are lit. */
  readonly pairs: { readonly areShown: boolean; onToggle(): void };
  /** Back to the final score; absent before there is one. */
  readonly onScore: (() => void) | undefined;
  /** What else there is to press; it gives way to the ways on. */
  readonly children?: ComponentChildren;
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

function classOf(wish: Wish, isMain = false): string {
  if (wish.type === 'spirit') return 'action call';
  return isMain ? 'action main' : 'action';
}

export function ActionBar(props: Props) {
  const { state, who, canUndo, onTouch, onUndo, onHint, about, pairs, onScore, children } = props;
  const words = useWords();
  const { view } = state;
  const { task, controls } = shownIn(state, words, who);
  const isMine = isAsked(state.situation) && state.legal.length > 0;
  // A lesson that has something to look at asks for nothing yet.
  const asksNothing = isAsked(state.situation) && !isMine;
  const hint =
    state.hint === 'thinking'
      ? words.table.hintThinking
      : state.hint && wordsForHint(view, state.hint, words);
  const humans = state.people.length;
  // Whoever looks on has no move to think about, only a pace to choose.
  const isWatched = humans === 0 && !view.over;
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
        ) : asksNothing ? null : (
          task
        )}
        {about ? <span class="about"> {about}</span> : null}
      </p>
      <div class="buttons">
        {controls.map(({ label, wish, shortcut, main }) => (
          <button
            type="button"
            key={JSON.stringify(wish)}
            class={classOf(wish, main)}
            aria-keyshortcuts={shortcut?.toUpperCase()}
            data-key={shortcut?.toUpperCase()}
            data-does={JSON.stringify(wish)}
            title={wish.type === 'spirit' ? label : undefined}
            onClick={() => onTouch(wish)}
          >
            {wish.type === 'spirit' ? <CardPicture id={wish.spirit} /> : null}
            <span>{label}</span>
          </button>
        ))}
        {onScore ? (
          <button type="button" class="action main" onClick={onScore}>
            {words.end.heading}
          </button>
        ) : null}
        {children}
      </div>
      {isWatched && state.reader === 'player' ? <PaceChoice /> : null}
      <div class="side-buttons" hidden={isWatched}>
        <button
          type="button"
          class="action plain"
          aria-pressed={pairs.areShown}
          aria-keyshortcuts="T"
          title={words.table.pairs}
          onClick={pairs.onToggle}
        >
          <Icon name="pairs" />
          <span>{words.table.pairs}</span>
        </button>
        <UndoAndHint canUndo={canUndo} isMine={isMine} onUndo={onUndo} onHint={onHint} />
      </div>
    </section>
  );
}
