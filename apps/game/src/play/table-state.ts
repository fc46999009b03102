/** What the painted table is shown of a session. */
import type { KindLetters } from '../art/faces/index.ts';
import { lockableCells } from '../session/questions.ts';
import { seasonsOf } from '../session/seats.ts';
import type { SessionState } from '../session/session.ts';
import type { TableState } from '../table/contract.ts';

export interface TableLook {
  readonly names: readonly string[];
  readonly letters: KindLetters | undefined;
  /** The fortress cell that the keyboard rests on. */
  readonly focus: number | undefined;
}

export function tableStateOf(state: SessionState, { names, letters, focus }: TableLook): TableState {
  const { view, me, legal, pending, preview, record } = state;
  const seasons = seasonsOf(record);
  const { changing, aim: _, ...picked } = pending;
  return {
    // Nobody may know a covered tile, so the table is not even told.
    view,
    legal,
    lockable: lockableCells(view, legal),
    me,
    // The Dragon of Ingenuity has a name and no season.
    seats: names.map((name, seat) => ({ name, season: seasons[seat] ?? seat })),
    picked: {
      ...picked,
      ...(changing === undefined ? {} : { from: changing }),
      ...(focus === undefined ? {} : { fortress: focus }),
    },
    preview,
    letters,
  };
}
