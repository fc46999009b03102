/** Keys that work everywhere in the editor, by their place on the keyboard so that the language does not matter. */

import { HEIGHTS } from '../document/grid.ts';
import { SYMMETRIES } from '../document/symmetry.ts';
import { TOOLS } from '../tools/tools.ts';
import { ZOOM_STEP } from '../view/paper.ts';
import type { Desk } from './context.ts';

interface Shortcut {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  /** Otherwise the key means what it means everywhere. */
  readonly when?: (desk: Desk) => boolean;
  readonly run: (desk: Desk) => void;
}

function nextOf<T>(list: readonly T[], value: T): T {
  const next = list[(list.indexOf(value) + 1) % list.length];
  return next ?? value;
}

function hasSelection({ state }: Desk): boolean {
  return state.selection.value !== undefined;
}

const SHORTCUTS: readonly Shortcut[] = [
  ...TOOLS.map(
    ({ id, key }): Shortcut => ({
      key,
      run: ({ state }) => {
        state.tool.value = id;
      },
    }),
  ),
  ...HEIGHTS.map(
    (height): Shortcut => ({
      key: `Digit${height}`,
      run: ({ state }) => {
        state.height.value = height;
      },
    }),
  ),
  { key: 'KeyZ', ctrl: true, run: ({ editing }) => editing.undo() },
  { key: 'KeyZ', ctrl: true, shift: true, run: ({ editing }) => editing.redo() },
  { key: 'KeyY', ctrl: true, run: ({ editing }) => editing.redo() },
  // Text of the page that somebody has selected is copied as text.
  {
    key: 'KeyC',
    ctrl: true,
    when: () => getSelection()?.isCollapsed ?? true,
    run: ({ pieces }) => pieces.copy(),
  },
  { key: 'KeyX', ctrl: true, when: hasSelection, run: ({ pieces }) => pieces.cut() },
  { key: 'KeyD', ctrl: true, run: ({ pieces }) => pieces.duplicate() },
  { key: 'KeyV', ctrl: true, run: ({ pieces }) => pieces.paste() },
  { key: 'KeyA', ctrl: true, run: ({ pieces }) => pieces.selectAll() },
  { key: 'Delete', when: hasSelection, run: ({ pieces }) => pieces.remove() },
  { key: 'Backspace', when: hasSelection, run: ({ pieces }) => pieces.remove() },
  {
    key: 'Escape',
    run: ({ state, pieces }) => {
      if (state.showsRelief.value) state.showsRelief.value = false;
      else pieces.deselect();
    },
  },
  { key: 'KeyR', shift: true, run: ({ pieces }) => pieces.turn('clockwise') },
  { key: 'KeyH', shift: true, run: ({ pieces }) => pieces.turn('left-right') },
  { key: 'KeyV', shift: true, run: ({ pieces }) => pieces.turn('top-bottom') },
  { key: 'KeyM', run: ({ centre }) => centre() },
  {
    key: 'KeyY',
    run: ({ state }) => {
      state.symmetry.value = nextOf(SYMMETRIES, state.symmetry.value);
    },
  },
  {
    key: 'KeyT',
    run: ({ state }) => {
      state.tier.value = nextOf([undefined, ...HEIGHTS], state.tier.value);
    },
  },
  {
    key: 'KeyA',
    run: ({ state }) => {
      state.showsAvailable.value = !state.showsAvailable.value;
    },
  },
  {
    key: 'KeyP',
    run: ({ state }) => {
      state.showsRelief.value = !state.showsRelief.value;
    },
  },
  { key: 'KeyI', run: ({ paper }) => paper.zoom(ZOOM_STEP) },
  { key: 'KeyO', run: ({ paper }) => paper.zoom(1 / ZOOM_STEP) },
  { key: 'KeyH', run: ({ paper }) => paper.fit() },
  {
    key: 'Slash',
    shift: true,
    run: ({ state }) => {
      state.sheet.value = 'keys';
    },
  },
];

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'range', 'file'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export function listenToShortcuts(desk: Desk): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || isWriting(event.target)) return;
    if (desk.state.sheet.value !== undefined) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const shortcut = SHORTCUTS.find(
      (candidate) =>
        candidate.key === event.code &&
        (candidate.ctrl ?? false) === ctrl &&
        (candidate.shift ?? false) === event.shiftKey,
    );
    if (!shortcut || shortcut.when?.(desk) === false) return;
    event.preventDefault();
    shortcut.run(desk);
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
