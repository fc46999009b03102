/** Changes the document: carries edits out, undoes and redoes them. */
import { batch } from '@preact/signals';
import type { FortressDocument } from '../document/document.ts';
import type { Edit } from '../document/edits.ts';
import { areSame, isInside, sizeOf } from '../document/grid.ts';
import { amend, beginHistory, canRedo, canUndo, currentState, goTo, record } from '../document/history.ts';
import { type Said, sayingOf } from '../document/saying.ts';
import { clampAxes, middleAxes, mirrorOf } from '../document/symmetry.ts';
import type { State } from './state.ts';
import type { Work } from './work.ts';

export interface Editing {
  /** Whether there was anything to do. */
  readonly run: (edit: Edit) => boolean;
  /** A document that is kept already, as by another tab. It goes below a stroke that is underway. */
  readonly adopt: (document: FortressDocument, words: Said) => void;
  /** Shows a document without making a step of it, as during a stroke. It is kept all the same. */
  readonly show: (document: FortressDocument) => void;
  readonly stopShowing: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goToStep: (at: number) => void;
  /** Another document altogether, with a history of its own. */
  readonly open: (document: FortressDocument, words: Said, work?: Work) => void;
}

function areEqual(a: FortressDocument, b: FortressDocument): boolean {
  return (
    areSame(a.grid, b.grid) && (a.about === b.about || JSON.stringify(a.about) === JSON.stringify(b.about))
  );
}

/** Where the work went on without the history, as in a stroke that was cut short, that is one more step. */
function continued(history: Work['history'], document: FortressDocument, words: Said): Work['history'] {
  return areEqual(currentState(history), document) ? history : record(history, document, words);
}

export function createEditing(state: State, keep: () => void): Editing {
  const { history, underway, selection } = state;
  /** What the latest step may be merged with. */
  let merge: Edit['merge'];

  /** The cursor and the axes stay on the paper when its size changes. */
  function stayInside(): void {
    const size = sizeOf(state.grid.value);
    state.axes.value = clampAxes(state.axes.value, size);
    if (!isInside(size, state.cursor.value)) state.cursor.value = { row: 0, column: 0 };
  }

  function resizeAxes(before: FortressDocument, after: FortressDocument): void {
    const [old, now] = [sizeOf(before.grid), sizeOf(after.grid)];
    // An axis in the middle stays in the middle.
    state.axes.value = {
      row: state.axes.value.row + now.rows - old.rows,
      column: state.axes.value.column + now.columns - old.columns,
    };
  }

  /** Makes a step of the document, or adds it to the latest one. */
  function step(after: FortressDocument, words: Said, mark: Edit['merge']): void {
    const before = currentState(history.value);
    const isMore = mark !== undefined && mark === merge;
    history.value = (isMore ? amend : record)(history.value, after, words);
    // A piece that was lifted knows the drawing as it was without it.
    if (!areSame(before.grid, after.grid)) selection.value = undefined;
    resizeAxes(before, after);
    stayInside();
    merge = mark;
  }

  function stopShowing(): void {
    underway.value = undefined;
    keep();
  }

  function goToStep(at: number): void {
    batch(() => {
      const before = state.document.value;
      underway.value = undefined;
      selection.value = undefined;
      history.value = goTo(history.value, at);
      resizeAxes(before, state.document.value);
      stayInside();
    });
    merge = undefined;
    keep();
  }

  return {
    run(edit) {
      const before = currentState(history.value);
      const after = edit.apply(before);
      if (after === undefined || areEqual(before, after)) {
        if (underway.value !== undefined) stopShowing();
        return false;
      }
      batch(() => {
        underway.value = undefined;
        step(after, edit.words, edit.merge);
      });
      keep();
      return true;
    },
    adopt(document, words) {
      // What is shown may be a stroke of this tab, kept since the other one wrote.
      const known = [state.document.value, currentState(history.value)];
      if (known.some((one) => areEqual(one, document))) return;
      batch(() => step(document, words, 'adopted'));
    },
    show(document) {
      underway.value = document;
      keep();
    },
    stopShowing,
    undo() {
      const { at, steps } = history.value;
      if (!canUndo(history.value)) return;
      const undone = steps[at]?.words;
      goToStep(at - 1);
      state.spoken.value = (messages, language) =>
        messages.undone(undone ? sayingOf(undone)(messages, language) : '');
    },
    redo() {
      const { at, steps } = history.value;
      if (!canRedo(history.value)) return;
      const redone = steps[at + 1]?.words;
      goToStep(at + 1);
      state.spoken.value = (messages, language) =>
        messages.redone(redone ? sayingOf(redone)(messages, language) : '');
    },
    goToStep,
    open(document, words, work) {
      batch(() => {
        underway.value = undefined;
        selection.value = undefined;
        state.pointedAt.value = [];
        history.value = work ? continued(work.history, document, words) : beginHistory(document, words);
        const size = sizeOf(document.grid);
        // What is symmetric stays so unless somebody decides otherwise.
        const mirror = work?.mirror ?? mirrorOf(document.grid);
        state.axes.value = mirror ? clampAxes(mirror.axes, size) : middleAxes(size);
        state.symmetry.value = mirror?.symmetry ?? state.symmetry.value;
        state.cursor.value = { row: 0, column: 0 };
      });
      merge = undefined;
    },
  };
}
