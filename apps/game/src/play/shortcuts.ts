/** Letters that do what buttons do; by the place of the key, so that they work on every keyboard layout. */

import type { GameWords } from '@mahjong-fortress/words/game';
import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { useWords } from '../ui/words.ts';
import { shownIn } from './situations.ts';

interface Options {
  onHelp(): void;
  onHint(): void;
  onSkip(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function focusGrid(id: string): void {
  document.querySelector<HTMLElement>(`#${id} [tabindex="0"]`)?.focus();
}

/** Does what a letter stands for; false when it stands for nothing now. */
function onLetter(session: Session, letter: string, words: GameWords, options: Options): boolean {
  const state = session.state.value;
  switch (letter) {
    case 'f':
      focusGrid('fortress');
      return true;
    case 'r':
      focusGrid(`realm-${state.me}`);
      return true;
    case 'u':
      session.undo();
      return true;
    case 'h':
      options.onHint();
      return true;
    default: {
      const control = shownIn(state, words, []).controls.find(({ shortcut }) => shortcut === letter);
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
      else if (event.key === 'Escape') {
        options.onSkip();
        session.touch({ type: 'cancel' });
      } else if (digit) session.touch({ type: 'hand', index: Number(digit) - 1 });
      else if (!letter || !onLetter(session, letter, words, options)) return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [session, words, options]);
}
