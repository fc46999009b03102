/** Where and with what the page was touched last; what is said about a touch is said there. */

interface LastPointer {
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
}

let last: LastPointer = { x: 0, y: 0, isFinger: false };

export function lastPointer(): LastPointer {
  return last;
}

/** Begins to watch; call what it returns to stop. */
export function watchPointer(): () => void {
  const onPointer = ({ clientX, clientY, pointerType }: PointerEvent) => {
    last = { x: clientX, y: clientY, isFinger: pointerType === 'touch' };
  };
  const onKey = () => {
    const box = document.activeElement?.getBoundingClientRect();
    if (box) last = { x: box.left + box.width / 2, y: box.top, isFinger: false };
  };
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('keydown', onKey, true);
  };
}
