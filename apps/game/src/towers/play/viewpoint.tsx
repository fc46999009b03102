/** From where the painted board is seen: it can be turned, and looked at from above. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import type { Quarters, TowersTable } from '../table/contract.ts';
import { useTowersWords } from '../words.tsx';

interface Viewpoint {
  readonly isFlat: boolean;
  turn(): void;
  flatten(): void;
}

export function useViewpoint(table: TowersTable | undefined): Viewpoint {
  const [isFlat, setFlat] = useState(false);
  useEffect(() => setFlat(table?.isFlat ?? false), [table]);
  const turn = useCallback(() => table?.turn(((table.quarters + 1) % 4) as Quarters), [table]);
  const flatten = useCallback(() => {
    table?.setFlat(!table.isFlat);
    setFlat(table?.isFlat ?? false);
  }, [table]);
  return { isFlat, turn, flatten };
}

export function ViewButtons({ isFlat, turn, flatten }: Viewpoint) {
  const { view } = useTowersWords();
  return (
    <>
      <button type="button" class="round-button" aria-label={view.turn} title={view.turn} onClick={turn}>
        <Icon name="turn" />
      </button>
      <button
        type="button"
        class="round-button"
        aria-label={view.flat}
        title={view.flat}
        aria-pressed={isFlat}
        onClick={flatten}
      >
        <Icon name="above" />
      </button>
    </>
  );
}
