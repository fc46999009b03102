/**
 * A puzzle on the table. Underneath runs the same session as in every game; here it goes no further than the turn that is to
 * be found, or, after another one, than the answer to it.
 */
import { beginMatch, HUMAN } from '@mahjong-fortress/match';
import { type Action, type Fortress, type GameEvent, mahjongFortress } from '@mahjong-fortress/rules';
import { amissAt, hintIn, type Puzzle, solves } from '@mahjong-fortress/solo-ai';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PuzzleOpening } from '../app/screen.ts';
import type { Amiss } from '../session/opponents.ts';
import { type OwnDecision, ownTurns } from '../session/own-turns.ts';
import type { FortressRecord } from '../session/played-game.ts';
import { openSession } from '../session/session.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import { isAsked } from '../session/situation.ts';

/** How far it is with the turn that is looked for. */
type Attempt =
  | { readonly type: 'playing' }
  /** The best turn is being played out, and then it has been. */
  | { readonly type: 'showing' | 'shown' }
  | { readonly type: 'right'; readonly help: Help }
  /** It was another one, and the answer is on its way. */
  | { readonly type: 'replying'; readonly turn: readonly Action[] }
  | {
      readonly type: 'wrong';
      readonly turn: readonly Action[];
      readonly amiss: readonly Amiss[];
      /** The most valuable set that was locked in the answer, and by whom. */
      readonly answer: Extract<GameEvent, { readonly type: 'setLocked' }> | undefined;
    };

/** How much of the best turn has been given away: nothing, a hint or all of it some time, or all of it now. */
type Help = 'none' | 'given' | 'showing';

export interface PuzzleSession extends Session {
  readonly attempt: ReadonlySignal<Attempt>;
  /** What was decided first, as far as nothing came to light: what another turn is compared by. */
  firstDecision(): OwnDecision | undefined;
  again(): void;
  show(): void;
}

interface Options extends Omit<PuzzleOpening, 'code'> {
  readonly puzzle: Puzzle;
}

function heightsIn({ stacks, columns, rows }: Fortress): readonly string[] {
  const heights = stacks.map(({ length }) => length).join('');
  return Array.from({ length: rows }, (_, row) => heights.slice(row * columns, (row + 1) * columns));
}

/** Who solves it, then whoever answers. */
const COLOURS = ['spring', 'autumn', 'summer', 'winter'] as const;

/** Who sits at the table. Its setup cannot be dealt again: a puzzle begins with a position, not with a deal. */
function puzzleRecord({ id, game }: Puzzle): FortressRecord {
  const { options, fortress, players, turn } = game;
  return {
    setup: {
      layout: heightsIn(fortress),
      seed: id,
      players: options.players,
      firstPlayer: options.firstPlayer,
      spirits: options.spirits,
      dragons: options.dragons,
    },
    seats: players.map((_, player) => {
      const after = (player - turn.player + players.length) % players.length;
      return { level: after === 0 ? HUMAN : 'dragon', colour: COLOURS[after] ?? 'spring' };
    }),
    actions: [],
  };
}

function attemptIn(puzzle: Puzzle, { record: { actions }, past, view }: SessionState, help: Help): Attempt {
  const { player } = puzzle.game.turn;
  const isMine = (step: number) => past.players[step] === player && !(view.over && step === actions.length);
  let end = 0;
  while (end < actions.length && isMine(end)) end++;
  if (isMine(end)) return { type: help === 'showing' ? 'showing' : 'playing' };
  const turn = actions.slice(0, end);
  if (solves(puzzle, turn)) return help === 'showing' ? { type: 'shown' } : { type: 'right', help };
  if (!view.over && view.turn.player !== player) return { type: 'replying', turn };
  const sequel = past.events.slice(end).flat();
  const [answer] = sequel
    .flatMap((event) => (event.type === 'setLocked' ? [event] : []))
    .sort((a, b) => b.set.vp - a.set.vp);
  return { type: 'wrong', turn, amiss: amissAt(puzzle, turn, sequel), answer };
}

const NEVER = new Promise<undefined>(() => undefined);

export function puzzleSession({ puzzle, opponents, asksToEnd, pause }: Options): PuzzleSession {
  const { solution } = puzzle;
  const help = signal<Help>('none');
  const inner = openSession({
    id: `puzzle ${puzzle.id}`,
    played: { record: puzzleRecord(puzzle), match: beginMatch(puzzle.game) },
    opponents: {
      // Nobody answers the best turn: with it the puzzle is over.
      move: (question) => (isFound() ? NEVER : opponents.move(question)),
      hint({ view, seed }) {
        help.value = 'given';
        const played = inner.state.value.record.actions;
        const words = (actions: readonly Action[]) =>
          actions.map((action) => mahjongFortress.makeAction(puzzle.game, action)).join();
        // Whoever has begun otherwise may still get there.
        if (words(played) !== words(solution.slice(0, played.length))) return opponents.hint({ view, seed });
        return Promise.resolve(hintIn(puzzle, view, played.length));
      },
      cancel: opponents.cancel,
    },
    // What lies covered was dealt for the puzzle, and is nobody’s secret.
    casualUndo: () => true,
    asksToEnd,
    save: () => undefined,
    pause,
  });
  const attempt = computed(() => attemptIn(puzzle, inner.state.value, help.value));
  const isOpen = () => attempt.value.type === 'playing';
  const isFound = () => attempt.value.type === 'right' || attempt.value.type === 'shown';
  /** Nothing is asked any more once the turn has been played, and nobody is waited for once it is the best one. */
  const shownOf = (state: SessionState): SessionState => {
    if (isOpen()) return state;
    const { situation } = state;
    // The chart waits for an answer, and after a while no longer.
    const isWaiting = situation === 'thinking' || situation === 'failed';
    return { ...state, legal: [], situation: isFound() && isWaiting ? 'solved' : situation };
  };
  const state = computed(() => shownOf(inner.state.value));

  /** The next action of the best turn, once what came before it has been seen. */
  const unfollow = effect(() => {
    const { situation, past } = inner.state.value;
    const at = past.events.length;
    if (help.value !== 'showing' || !isAsked(situation)) return;
    const action = solution[at];
    if (!action) return;
    void pause().then(() => {
      const now = inner.state.value;
      if (help.value === 'showing' && now.past.events.length === at) inner.touch({ type: 'act', action });
    });
  });

  function takeBack(): void {
    while (inner.canUndo()) inner.undo();
  }

  return {
    state,
    attempt,
    firstDecision: () => ownTurns(inner.played().match, puzzle.game.turn.player)[0]?.decisions[0],
    again() {
      if (help.value === 'showing') help.value = 'given';
      takeBack();
    },
    show() {
      takeBack();
      help.value = 'showing';
    },
    touch(wish) {
      const isIntent = wish.type !== 'goOn' && wish.type !== 'retry' && wish.type !== 'substitute';
      if (isIntent && !isOpen()) inner.hurry();
      else inner.touch(wish);
    },
    hurry: inner.hurry,
    hover: inner.hover,
    canUndo: () => isOpen() && inner.canUndo(),
    undo: inner.undo,
    hint: inner.hint,
    present: (presenter) =>
      inner.present(presenter && ((events, shown) => presenter(events, shownOf(shown)))),
    start: inner.start,
    stop() {
      unfollow();
      inner.stop();
    },
  };
}
