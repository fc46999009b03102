/** Says why something can't be done, where the pointer or the focus is. */
import { useEffect, useState } from 'preact/hooks';
import { lastPointer } from './last-pointer.ts';

const SHOWN_MS = 3200;

interface Props {
  readonly text: string | undefined;
  /** Counts what was said, so that the same again is news. */
  readonly count: number;
  /** Where to say it, if the table knows better than the pointer: a key is pressed nowhere. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

export function RefusalBubble({ text, count, at }: Props) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    setShown(text);
    if (!text) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);
  if (!shown) return null;
  const point = at ?? lastPointer();
  const x = Math.min(Math.max(point.x, 120), window.innerWidth - 120);
  const y = Math.max(point.y, 72);
  return (
    <p class="bubble" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      {shown}
    </p>
  );
}
