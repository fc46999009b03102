/** Where spots lie on the page, measured anew whenever that may have changed. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Area } from '../table/contract.ts';

/** Where the spots of a table lie: on its canvas, or on the page. */
export interface Places<Spot> {
  areaOf(spot: Spot): Area | undefined;
  /** The element that shows a spot on the page. */
  shownBy(spot: Spot): HTMLElement | undefined;
  /** Listens for everything that may now be seen elsewhere on a canvas, if there is one. */
  onLayout(listener: () => void): (() => void) | undefined;
}

const textOf = (areas: readonly Area[]) =>
  areas.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ')).join();

export function useAreas<Spot>(places: Places<Spot>, spots: readonly Spot[]): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>([]);
  // After every drawing of the page: buttons come and go with the state.
  useLayoutEffect(() => {
    const look = () => {
      const found = spots.flatMap((spot) => places.areaOf(spot) ?? []);
      setAreas((before) => (textOf(before) === textOf(found) ? before : found));
    };
    const observer = new ResizeObserver(look);
    for (const spot of spots) {
      const element = places.shownBy(spot);
      if (element) observer.observe(element);
    }
    const stop = places.onLayout(look);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, true);
    look();
    return () => {
      observer.disconnect();
      stop?.();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, true);
    };
  });
  return areas;
}

/** An area as what CSS says of it. */
export function styleOf({ left, top, width, height }: Area): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
