/** Rings around what a lesson or a hint points at. They lie over the table and let every touch through. */
import { useApp } from '../app/model-context.ts';
import type { Spot } from './spots.ts';
import { styleOf, useAreas } from './use-areas.ts';

export function Pointers({ spots }: { readonly spots: readonly Spot[] }) {
  const app = useApp();
  const areas = useAreas(app.table.value, spots);
  return (
    <div class="pointers" aria-hidden="true" data-moving={app.speed() !== 'off' || undefined}>
      {areas.map((area, index) => (
        <span key={index} style={styleOf(area)} />
      ))}
    </div>
  );
}
