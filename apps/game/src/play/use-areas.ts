/** Where spots lie on the page, measured anew whenever that may have changed. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Area, Table } from '../table/contract.ts';
import { areaOf, type Spot, shownBy } from './spots.ts';

const textOf = (areas: readonly Area[]) =>
  areas.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ')).join();

export function useAreas(table: Table | undefined, spots: readonly Spot[]): readonly Area[] {
  const [areas, setAreas] = useState<readonly Area[]>([]);
  // After every drawing of the page: buttons come and go with the state.
  useLayoutEffect(() => {
    const look = () => {
      const found = spots.flatMap((spot) => areaOf(table, spot) ?? []);
      setAreas((before) => (textOf(before) === textOf(found) ? before : found));
    };
    const observer = new ResizeObserver(look);
    for (const spot of spots) {
      const element = shownBy(spot);
      if (element) observer.observe(element);
    }
    const stop = table?.onLayout(look);
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
