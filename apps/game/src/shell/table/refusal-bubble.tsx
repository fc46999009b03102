/** Says why something can't be done, where the pointer or the focus is. */
import { useEffect, useState } from 'preact/hooks';

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

interface Props {
  readonly text: string | undefined;
  /** Counts what was said, so that the same again is news. */
  readonly count: number;
}

export function RefusalBubble({ text, count }: Props) {
  const [shown, setShown] = useState<string>();
  useEffect(watchPointer, []);
  useEffect(() => {
    setShown(text);
    if (!text) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  if (!shown) return null;
  const x = Math.min(Math.max(lastPoint.x, 120), window.innerWidth - 120);
  const y = Math.max(lastPoint.y, 72);
  return (
    <p class="bubble" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      {shown}
    </p>
  );
}
