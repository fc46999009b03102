/** What the painted table is shown of a session. */
import type { KindLetters } from '../art/faces/index.ts';
import { lastTurns } from '../session/last-turns.ts';
import { lockableCells } from '../session/questions.ts';
import { seasonsOf } from '../session/seats.ts';
import { type SessionState, turnOf } from '../session/session-state.ts';
import { asShown } from '../session/shown.ts';
import type { Resting, TableState, TakingPreview, Trace } from '../table/contract.ts';
import { spotsOf } from '../words/event-words.ts';

export interface TableLook {
  readonly names: readonly string[];
  readonly letters: KindLetters | undefined;
  /** Where the keyboard rests. */
  readonly focus: Resting | undefined;
  /** The tiles of all pairs, while they are to be seen. */
  readonly pairs: readonly number[] | undefined;
  /** Says what taking a tile could bring. */
  wordsFor(taking: TakingPreview): string;
}

/** Where the others have taken or put something since the last turn of whoever looks. */
export function tracesIn({ past, me }: SessionState): readonly Trace[] {
  const turns = lastTurns(past, me);
  return turns.flatMap(({ player, events }, index) =>
    events
      .filter(({ type }) => type !== 'tileUncovered')
      .flatMap(spotsOf)
      .map((spot) => ({ spot, player, age: turns.length - 1 - index })),
  );
}

export function tableStateOf(
  state: SessionState,
  { names, letters, focus, pairs, wordsFor }: TableLook,
): TableState {
  const { view, me, legal, pending, preview, taking, record, tiers } = state;
  const seasons = seasonsOf(record);
  const { changing, aim: _, ...picked } = pending;
  return {
    // Nobody may know a covered tile, so the table is not even told.
    view,
    legal,
    tiers,
    lockable: lockableCells(view, legal),
    me,
    // A turn is passed on when what ended it has been shown.
    turn: turnOf(asShown(state)),
    // The Dragon of Ingenuity has a name and no season.
    seats: names.map((name, seat) => ({ name, season: seasons[seat] ?? seat })),
    picked: {
      ...picked,
      ...(changing === undefined ? {} : { from: changing }),
      ...(focus && { [focus.type]: focus.cell }),
    },
    preview,
    taking: taking && {
      ...taking,
      label: wordsFor(taking),
      isAimed: focus?.type !== 'fortress' && pending.fortress === taking.cell,
    },
    pairs,
    traces: tracesIn(state),
    letters,
  };
}
