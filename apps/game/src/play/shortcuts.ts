/** Letters that do what buttons do; by the place of the key, so that they work on every keyboard layout. */

import type { GameWords } from '@mahjong-fortress/words/game';
import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../session/session-state.ts';
import { useWords } from '../ui/words.ts';
import { shownIn } from './situations.ts';

interface Options {
  onHelp(): void;
  onHint(): void;
  onEscape(): void;
  /** All pairs are to be seen, for as long as the key is held. */
  onPairs(areShown: boolean): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function focusGrid(id: string): void {
  document.querySelector<HTMLElement>(`#${id} [tabindex="0"]`)?.focus();
}

/** To the tile of the fortress that can be taken next, from the one that has the focus; there is one to enter at. */
function focusNextTile(): void {
  const grid = document.querySelector('#fortress');
  const open = [...(grid?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
  const here = document.activeElement;
  if (!here || !grid?.contains(here) || open.length === 0) return focusGrid('fortress');
  const isAfter = (cell: HTMLElement) =>
    (here.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (open.find(isAfter) ?? open[0])?.focus();
}

/** Does what a letter stands for; false when it stands for nothing now. */
function onLetter(session: Session, letter: string, words: GameWords, options: Options): boolean {
  switch (letter) {
    case 'f':
      focusNextTile();
      return true;
    case 't':
      options.onPairs(true);
      return true;
    case 'r':
      focusGrid(`realm-${session.state.value.me}`);
      return true;
    case 'u':
      session.undo();
      return true;
    case 'h':
      options.onHint();
      return true;
    default: {
      session.hurry();
      const control = shownIn(session.state.value, words, []).controls.find(
        ({ shortcut }) => shortcut === letter,
      );
      if (control) session.touch(control.wish);
      return control !== undefined;
    }
  }
}

export function useShortcuts(session: Session, options: Options): void {
  const words = useWords();
  // As soon as the board can be seen, not a frame later: the first key counts too.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      const digit = /^Digit([12])$/.exec(event.code)?.[1];
      if (event.key === '?') options.onHelp();
      else if (event.key === 'Escape') options.onEscape();
      else if (digit) session.touch({ type: 'hand', index: Number(digit) - 1 });
      else if (!letter || !onLetter(session, letter, words, options)) return;
      event.preventDefault();
    }
    const onKeyUp = ({ code }: KeyboardEvent) => {
      if (code === 'KeyT') options.onPairs(false);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [session, words, options]);
}
