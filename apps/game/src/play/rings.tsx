/** Rings over the painted table, around what the focus is on or what is pointed out. */
import type { Table, TableSpot } from '../table/contract.ts';
import { placesOn } from './spots.ts';
import { styleOf, useAreas } from './use-areas.ts';

interface Props {
  readonly table: Table | undefined;
  readonly spots: readonly TableSpot[];
}

const NONE: readonly TableSpot[] = [];

export function Rings({ table, spots }: Props) {
  const areas = useAreas(placesOn(table), table ? spots : NONE);
  return (
    <>
      {areas.map((area, index) => (
        <span class="focus-ring" key={index} style={styleOf(area)} />
      ))}
    </>
  );
}
