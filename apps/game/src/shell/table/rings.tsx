/** Rings over the painted table, around what the focus is on or what is pointed out. */
import type { Table, TableSpot } from '../../table/contract.ts';

interface Props {
  readonly table: Table | undefined;
  readonly spots: readonly TableSpot[];
}

export function Rings({ table, spots }: Props) {
  return (
    <>
      {spots.map((spot) => {
        const point = table?.locate(spot);
        return point ? (
          <span
            class="focus-ring"
            key={JSON.stringify(spot)}
            style={{ left: `${point.x}px`, top: `${point.y}px` }}
          />
        ) : null;
      })}
    </>
  );
}
