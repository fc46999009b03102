/** An arrow and frames at what a lesson or a hint points at. They lie over the table and let every touch through. */
import { useApp } from '../app/model-context.ts';
import type { Area } from '../table/contract.ts';
import type { Spot } from './spots.ts';
import { styleOf, useAreas } from './use-areas.ts';

/** The arrow needs so much room above what it points at, else it points from below. */
const ARROW_HEIGHT = 52;
/** Frames keep off the edges of a small screen. */
const EDGE = 2;

/** As much of an area as the page shows. */
function seenOf({ left, top, width, height }: Area): Area {
  const x = Math.max(left, EDGE);
  const y = Math.max(top, EDGE);
  const right = Math.min(left + width, window.innerWidth - EDGE);
  const bottom = Math.min(top + height, window.innerHeight - EDGE);
  return { left: x, top: y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) };
}

function Arrow({ at: { left, top, width, height } }: { readonly at: Area }) {
  const isAbove = top >= ARROW_HEIGHT;
  const style = {
    left: `${left + width / 2}px`,
    top: `${isAbove ? top - ARROW_HEIGHT : top + height}px`,
  };
  return (
    <svg viewBox="0 0 44 52" style={style} data-up={isAbove ? undefined : ''} aria-hidden="true">
      <path d="M17 3c5-2 9-1 11 1l-1 20c5-2 9-3 13-2C36 32 30 42 22 49 13 42 7 33 3 23c4-1 9 0 13 2z" />
    </svg>
  );
}

export function Pointers({ spots }: { readonly spots: readonly Spot[] }) {
  const app = useApp();
  const areas = useAreas(app.table.value, spots).map(seenOf);
  return (
    <div class="pointers" aria-hidden="true" data-moving={app.speed() !== 'off' || undefined}>
      {areas.map((area, index) => (
        <span key={index} style={styleOf(area)} />
      ))}
      {areas[0] ? <Arrow at={areas[0]} /> : null}
    </div>
  );
}
