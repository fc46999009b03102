/** An arrow and frames at what a lesson or a hint points at. They lie over the table and let every touch through. */
import { useApp } from '../app/model-context.ts';
import type { Area } from '../table/contract.ts';
import { type Places, styleOf, useAreas } from './use-areas.ts';

/** The arrow needs so much room above what it points at, else it points from below. */
const ARROW_HEIGHT = 52;
/** Frames keep off the edges of a small screen. */
const EDGE = 2;
/** How thick a frame is; it lies around what it frames, so that no face is cut. */
const FRAME = 6;

/** The frame around an area, as much of it as the page shows. */
export function frameOf({ left, top, width, height }: Area): Area {
  const x = Math.max(left - FRAME, EDGE);
  const y = Math.max(top - FRAME, EDGE);
  const right = Math.min(left + width + FRAME, window.innerWidth - EDGE);
  const bottom = Math.min(top + height + FRAME, window.innerHeight - EDGE);
  return { left: x, top: y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) };
}

/** Whether an arrow from above would lie over what is asked or advised. */
function hidesWords({ left, top, width }: Area): boolean {
  const under = document.elementFromPoint(left + width / 2, top - ARROW_HEIGHT / 2);
  return under?.closest('.task') != null;
}

/** From above; from below where there is no room, and from the right where there are words. */
function Arrow({ at }: { readonly at: Area }) {
  const { left, top, width, height } = at;
  const isAside = left + width + ARROW_HEIGHT <= window.innerWidth && hidesWords(at);
  const isAbove = top >= ARROW_HEIGHT;
  const style = isAside
    ? { left: `${left + width + ARROW_HEIGHT / 2}px`, top: `${top + (height - ARROW_HEIGHT) / 2}px` }
    : { left: `${left + width / 2}px`, top: `${isAbove ? top - ARROW_HEIGHT : top + height}px` };
  const from = isAside ? 'right' : isAbove ? 'above' : 'below';
  return (
    <svg viewBox="0 0 44 52" style={style} data-from={from} aria-hidden="true">
      <path d="M17 3c5-2 9-1 11 1l-1 20c5-2 9-3 13-2C36 32 30 42 22 49 13 42 7 33 3 23c4-1 9 0 13 2z" />
    </svg>
  );
}

interface Props<Spot> {
  readonly places: Places<Spot>;
  readonly spots: readonly Spot[];
  /** What the first of them says of itself would lie under an arrow. */
  readonly isTold?: boolean;
}

export function Pointers<Spot>({ places, spots, isTold = false }: Props<Spot>) {
  const app = useApp();
  const areas = useAreas(places, spots).map(frameOf);
  return (
    <div class="pointers" aria-hidden="true" data-moving={app.speed() !== 'off' || undefined}>
      {areas.map((area, index) => (
        <span key={index} style={styleOf(area)} />
      ))}
      {areas[0] && !isTold ? <Arrow at={areas[0]} /> : null}
    </div>
  );
}
