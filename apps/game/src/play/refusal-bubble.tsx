/** Says why something can't be done, where the pointer or the focus is. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Area } from '../table/contract.ts';

const SHOWN_MS = 3200;
/** Whoever is offered something needs time to decide. */
const OFFERED_MS = 9000;

interface BubblePoint {
  readonly x: number;
  readonly y: number;
}

/** Where the page was touched last, by a pointer or by a key. */
function useLastTouch(): { readonly current: BubblePoint } {
  const last = useRef<BubblePoint>({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const onPointer = ({ clientX, clientY }: PointerEvent) => {
      last.current = { x: clientX, y: clientY };
    };
    const onKey = () => {
      const box = document.activeElement?.getBoundingClientRect();
      if (box) last.current = topOf(box);
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return last;
}

function topOf({ left, top, width }: Area): BubblePoint {
  return { x: left + width / 2, y: top };
}

/** What would help. */
interface Offer {
  readonly label: string;
  accept(): void;
}

interface Props {
  readonly text: string | undefined;
  /** Counts what was said, so that the same again is news. */
  readonly count: number;
  /** What it is about, if the table knows better than the pointer: a key is pressed nowhere. */
  readonly at?: Area | undefined;
  readonly offer?: Offer | undefined;
}

export function RefusalBubble({ text, count, at, offer }: Props) {
  const last = useLastTouch();
  const [shown, setShown] = useState<string>();
  const isOffered = offer !== undefined;
  useEffect(() => {
    setShown(text);
    if (!text) return;
    const timer = setTimeout(() => setShown(undefined), isOffered ? OFFERED_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count, isOffered]);
  if (!shown) return null;
  const place = at ? topOf(at) : last.current;
  const x = Math.min(Math.max(place.x, 120), window.innerWidth - 120);
  const y = Math.max(place.y, 72);
  return (
    <div class="bubble" style={{ left: `${x}px`, top: `${y}px` }}>
      {/* Whoever listens has been told already. */}
      <p aria-hidden="true">{shown}</p>
      {offer ? (
        <button type="button" class="small main" onClick={offer.accept}>
          {offer.label}
        </button>
      ) : null}
    </div>
  );
}
