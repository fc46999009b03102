/** What may be done now, in words: the task, the tiles in hand, the buttons. */
import { HUMAN } from '@mahjong-fortress/match';
import { phaseOf } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { faceName } from '@mahjong-fortress/words/names';
import { type Who, YOU } from '@mahjong-fortress/words/who';
import { wordsForHint } from '../../log/action-words.ts';
import { TileFace } from '../../mirror/tile-face.tsx';
import type { Intent } from '../../session/intents.ts';
import { isHumanTurn, type Sitter, sitterAt } from '../../session/seats.ts';
import type { SessionState } from '../../session/session.ts';
import { buttonsFor, taskOf } from '../../session/tasks.ts';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.ts';

interface Props {
  readonly state: SessionState;
  readonly who: readonly Who[];
  readonly canUndo: boolean;
  onTouch(intent: Intent): void;
  onUndo(): void;
  onHint(): void;
  onRetry(): void;
  onSubstitute(sitter: Sitter): void;
  /** Back to the final score; absent before there is one. */
  readonly onScore: (() => void) | undefined;
}

function Hand({ state, onTouch }: Pick<Props, 'state' | 'onTouch'>) {
  const words = useWords();
  const { game, pending } = state;
  const { hand } = game.turn;
  if (hand.length === 0) return null;
  const isPlacing = phaseOf(game) === 'place';
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

/** What is said while nobody is asked for anything. */
function waitingTask(
  { game, record, fault }: SessionState,
  player: Who,
  { table, tasks }: GameWords,
): string {
  if (game.over) return tasks.over;
  if (fault) return table.noAnswer;
  // In the lessons turns end by themselves.
  return isHumanTurn(record, game) ? '' : table.thinking(player);
}

/** The ways on when a computer does not answer as it should. */
function WaysOn({ state, onRetry, onSubstitute }: Pick<Props, 'state' | 'onRetry' | 'onSubstitute'>) {
  const words = useWords();
  const failed = sitterAt(state.record, state.fault?.seat ?? -1);
  const other = failed === 'apprentice' ? 'novice' : 'apprentice';
  return (
    <>
      <button type="button" class="action main" onClick={onRetry}>
        {words.table.askAgain}
      </button>
      <button type="button" class="action" onClick={() => onSubstitute(other)}>
        {words.table.playsOn(words.levels[other])}
      </button>
      <button type="button" class="action" onClick={() => onSubstitute(HUMAN)}>
        {words.table.takeSeat}
      </button>
    </>
  );
}

export function ActionBar(props: Props) {
  const { state, who, canUndo, onTouch, onUndo, onHint, onScore } = props;
  const words = useWords();
  const { game, legal, pending } = state;
  const isAsked = legal.length > 0;
  const hint =
    state.hint === 'thinking'
      ? words.table.hintThinking
      : state.hint && wordsForHint(game, state.hint, words);
  const humans = state.record.seats.filter((_, seat) => sitterAt(state.record, seat) === HUMAN).length;
  const player = who[game.turn.player] ?? YOU;
  const task = isAsked ? taskOf(game, legal, pending, words) : waitingTask(state, player, words);
  return (
    <section class="action-bar" aria-label={words.table.actions} data-asked={isAsked || undefined}>
      <Hand state={state} onTouch={onTouch} />
      <p class="task" data-testid="task">
        {isAsked && humans > 1 ? <b>{words.table.yourTurn(player)}. </b> : null}
        {hint ? (
          <span class="hint" role="status">
            {hint}
          </span>
        ) : (
          task
        )}
      </p>
      <div class="buttons">
        {(isAsked ? buttonsFor(game, legal, pending, words) : []).map(({ label, intent, shortcut, main }) => (
          <button
            type="button"
            key={JSON.stringify(intent)}
            class={main ? 'action main' : 'action'}
            aria-keyshortcuts={shortcut?.toUpperCase()}
            data-key={shortcut?.toUpperCase()}
            data-does={JSON.stringify(intent)}
            onClick={() => onTouch(intent)}
          >
            {label}
          </button>
        ))}
        {state.fault ? <WaysOn {...props} /> : null}
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
        <button type="button" class="action plain" disabled={!isAsked} aria-keyshortcuts="H" onClick={onHint}>
          <Icon name="hint" />
          <span>{words.table.hint}</span>
        </button>
      </div>
    </section>
  );
}
