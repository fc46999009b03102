/** What may be done now: the task, the action points, the tools, the cards, and what always helps. */
import { ACTION_POINTS, type Action, type CardId, type Game } from '@mahjong-fortress/towers';
import type { Who } from '@mahjong-fortress/words/who';
import { UndoAndHint } from '../../play/undo-and-hint.tsx';
import { PaceChoice } from '../../ui/pace-choice.tsx';
import { useWords } from '../../ui/words.ts';
import { actionsOf, isCard, stacksFor, type Tool } from '../session/intents.ts';
import type { TowersState, TowersWish } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';
import type { ScorePart } from '../session/tally.ts';
import type { Ghost } from '../table/contract.ts';
import { countingWords, gainWords, hintWords, useTowersWords } from '../words.tsx';
import { Cards, KeepCard } from './cards.tsx';
import { Do } from './do.tsx';
import { type Control, shownIn } from './situations.ts';

interface Props {
  readonly state: TowersState;
  readonly who: readonly Who[];
  readonly names: readonly string[];
  readonly ghost: Ghost | undefined;
  /** While a year is scored. */
  readonly counting: ScorePart | undefined;
  readonly canUndo: boolean;
  onTouch(wish: TowersWish): void;
  onUndo(): void;
  onHint(): void;
  /** Back to the final score; absent before there is one. */
  readonly onScore: (() => void) | undefined;
}

/** The letters of the tools and of what needs no cell. */
export const TOOL_KEYS: Readonly<Record<'build' | 'move' | 'bring', string>> = {
  build: 'b',
  move: 'm',
  bring: 'k',
};
export const ACTION_KEYS = { buy: 'c', advance: 'a', end: 'n' } as const;

/** What a card of this turn has added. */
function pointsAdded({ turn, players }: Game): number {
  const card = turn.played ? players[turn.seat]?.played.at(-1) : undefined;
  return card === 'six' ? 1 : card === 'seven' ? 2 : 0;
}

function Pips({ view }: { readonly view: Game }) {
  const words = useTowersWords();
  const left = view.turn.ap;
  const count = Math.max(ACTION_POINTS + pointsAdded(view), left);
  return (
    <span class="tw-pips" role="img" aria-label={words.actionPoints(left)} title={words.actionPoints(left)}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-spent={index >= left || undefined} />
      ))}
    </span>
  );
}

function Stacks({ state, onTouch }: Pick<Props, 'state' | 'onTouch'>) {
  const words = useTowersWords();
  const stacks = stacksFor(state.view);
  const chosen = state.pending.stack ?? stacks[0];
  return (
    <fieldset class="tabs" aria-label={words.stackFrom}>
      {stacks.map((stack) => (
        <button
          type="button"
          key={stack}
          aria-pressed={stack === chosen}
          onClick={() => onTouch({ type: 'stack', stack })}
        >
          {stack === 'used' ? words.stackUsed : words.stackOf(stack)}
        </button>
      ))}
    </fieldset>
  );
}

function Tools({ state, onTouch }: Pick<Props, 'state' | 'onTouch'>) {
  const words = useTowersWords();
  const { legal, pending, view } = state;
  const can = (type: Action['type']) => legal.some((action) => action.type === type);
  const tool = (name: keyof typeof TOOL_KEYS, cost: number) => (
    <Do
      key={name}
      does={name}
      label={words.tools[name]}
      title={words.toolsAbout[name]}
      shortcut={TOOL_KEYS[name]}
      cost={cost}
      isOpen={actionsOf(legal, name as Tool).length > 0}
      isPressed={pending.tool === name}
      onPress={() => onTouch({ type: 'tool', tool: name })}
    />
  );
  return (
    <>
      {tool('build', 1)}
      {tool('move', 1)}
      {tool('bring', 2)}
      {view.options.variant === 'master' ? null : (
        <Do
          does="buy"
          label={words.buy}
          shortcut={ACTION_KEYS.buy}
          cost={1}
          isOpen={can('buy')}
          onPress={() => onTouch({ type: 'act', action: { type: 'buy' } })}
        />
      )}
      <Do
        does="advance"
        label={words.advance}
        title={words.advanceAbout}
        shortcut={ACTION_KEYS.advance}
        cost={1}
        isOpen={can('advance')}
        onPress={() => onTouch({ type: 'act', action: { type: 'advance' } })}
      />
      <Do
        class="action main"
        does="end"
        label={words.end}
        shortcut={ACTION_KEYS.end}
        isOpen={can('end')}
        onPress={() => onTouch({ type: 'act', action: { type: 'end' } })}
      />
    </>
  );
}

/** What a finger has aimed at, and what it would do to everybody's points. */
function Aimed({ state, ghost, names, onTouch }: Pick<Props, 'state' | 'ghost' | 'names' | 'onTouch'>) {
  const words = useTowersWords();
  const page = useWords();
  const { aim } = state.pending;
  if (aim === undefined || !ghost) return null;
  // What stands on the board already is moved there: a knight goes, a block is put down again.
  const moved = ghost.what === 'knight' ? words.goHere : words.here.knight;
  const label = ghost.from === undefined ? words.here[ghost.what] : moved;
  return (
    <>
      <span class="tw-gains">{gainWords(ghost, names, words)}</span>
      <Do class="action main" label={label} isOpen onPress={() => onTouch({ type: 'cell', cell: aim })} />
      <Do label={page.common.cancel} isOpen onPress={() => onTouch({ type: 'cancel' })} />
    </>
  );
}

/** The card in hand stands where the tools were: what it does, since a finger can't rest on it to be told, and how to put it back. */
function CardInHand({ card, onTouch }: Pick<Props, 'onTouch'> & { readonly card: CardId }) {
  const words = useTowersWords();
  const page = useWords();
  return (
    <>
      <p class="tw-effect">{words.actionCards[card].text}</p>
      <Do label={page.common.cancel} isOpen onPress={() => onTouch({ type: 'cancel' })} />
    </>
  );
}

export function ActionPanel(props: Props) {
  const { state, who, names, ghost, counting, canUndo, onTouch, onUndo, onHint, onScore } = props;
  const page = useWords();
  const words = useTowersWords();
  const { view, hint, pending } = state;
  const { task, controls, parts } = shownIn(state, page, words, who);
  const isMine = isAsked(state.situation);
  const hasTools = parts.includes('tools');
  const isAimed = pending.aim !== undefined && ghost !== undefined;
  const isWatched = state.people.length === 0 && view.stage !== 'over';
  const blocks =
    view.turn.used ?? (view.stage === 'year' ? view.players[view.turn.seat]?.stacks[0] : undefined);
  // A hint may point at a tool.
  const card =
    hint === undefined && pending.tool !== undefined && isCard(pending.tool) ? pending.tool : undefined;
  const told = hint === 'thinking' ? page.table.hintThinking : hint && hintWords(hint, words);
  return (
    <section class="tw-panel" aria-label={page.table.actions} data-asked={isMine || undefined}>
      <div class="tw-panel-head">
        {view.stage === 'year' ? <Pips view={view} /> : null}
        {view.stage === 'year' && blocks !== undefined ? (
          <span
            class="tw-blocks"
            role="img"
            aria-label={words.blocksLeft(blocks)}
            title={words.blocksLeft(blocks)}
          >
            {Array.from({ length: 3 }, (_, index) => (
              <i key={index} data-there={index < blocks || undefined} />
            ))}
          </span>
        ) : null}
        <p class="task" data-testid="task">
          {told ? (
            <span class="hint" role="status">
              {told}
            </span>
          ) : counting ? (
            countingWords(counting, view, names, words)
          ) : (
            task
          )}
        </p>
        <div class="side-buttons" hidden={isWatched}>
          <UndoAndHint canUndo={canUndo} isMine={isMine} onUndo={onUndo} onHint={onHint} />
        </div>
      </div>
      <div class="tw-buttons">
        {isAimed ? <Aimed state={state} ghost={ghost} names={names} onTouch={onTouch} /> : null}
        {parts.includes('keeping') ? <KeepCard state={state} onTouch={onTouch} /> : null}
        {hasTools && pending.tool === 'insert' ? <Stacks state={state} onTouch={onTouch} /> : null}
        {hasTools && !isAimed && card ? <CardInHand card={card} onTouch={onTouch} /> : null}
        {hasTools && !isAimed && !card ? <Tools state={state} onTouch={onTouch} /> : null}
        {controls.map(({ label, wish, shortcut, main }: Control) => (
          <Do
            key={label}
            class={main ? 'action main' : 'action'}
            does={wish.type === 'act' ? wish.action.type : undefined}
            label={label}
            shortcut={shortcut}
            isOpen
            onPress={() => onTouch(wish)}
          />
        ))}
        {onScore ? <Do class="action main" label={page.end.heading} isOpen onPress={onScore} /> : null}
        {isWatched ? <PaceChoice /> : null}
      </div>
      {parts.includes('cards') ? <Cards state={state} onTouch={onTouch} /> : null}
    </section>
  );
}
