/** While Space is held the pointer moves the paper. A press of Space alone means what it means everywhere. */
import type { Signal } from '@preact/signals';
import { isWriting } from '../shortcuts.ts';

export interface Holding {
  /** The paper was moved meanwhile: the key has done its work. */
  readonly used: () => void;
  readonly stop: () => void;
}

export function holdWithSpace(isHeld: Signal<boolean>): Holding {
  let wasUsed = false;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.code !== 'Space' || isWriting(event.target) || document.querySelector('dialog[open]')) return;
    if (!isHeld.value) wasUsed = false;
    isHeld.value = true;
  }

  function onKeyUp(event: KeyboardEvent): void {
    if (event.code !== 'Space' || !isHeld.value) return;
    isHeld.value = false;
    if (!wasUsed) return;
    // Otherwise a button that has the focus would be pressed, and a cell drawn.
    event.preventDefault();
    event.stopPropagation();
  }

  const letGo = () => {
    isHeld.value = false;
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', onKeyUp, true);
  window.addEventListener('blur', letGo);
  return {
    used() {
      wasUsed = true;
    },
    stop() {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keyup', onKeyUp, true);
      window.removeEventListener('blur', letGo);
    },
  };
}
