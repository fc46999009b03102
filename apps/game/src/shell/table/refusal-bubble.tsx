/** Says why something can't be done, where the pointer or the focus is. */
import { useEffect, useState } from 'preact/hooks';
import type { Refused } from '../../session/session.ts';
import { useWords } from '../words.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SHOWN_MS = 3200;

/** The last place that was touched, by whatever means. */
let lastPoint: Point = { x: 0, y: 0 };

function watchPointer(): () => void {
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    lastPoint = { x: clientX, y: clientY };
  };
  const onKey = () => {
    const box = document.activeElement?.getBoundingClientRect();
    if (box) lastPoint = { x: box.left + box.width / 2, y: box.top };
  };
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('keydown', onKey, true);
  };
}

export function RefusalBubble({ refused }: { readonly refused: Refused | undefined }) {
  const words = useWords();
  const [shown, setShown] = useState<Refused>();
  useEffect(watchPointer, []);
  useEffect(() => {
    setShown(refused);
    if (!refused) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  if (!shown) return null;
  const x = Math.min(Math.max(lastPoint.x, 120), window.innerWidth - 120);
  const y = Math.max(lastPoint.y, 72);
  return (
    <p class="bubble" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      {words.refusals[shown.code]}
    </p>
  );
}
