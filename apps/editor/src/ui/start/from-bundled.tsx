import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { LayoutCard } from './layout-card.tsx';

export function FromBundled() {
  return (
    <ul class="cards">
      {BUNDLED_LAYOUTS.map((layout) => (
        <LayoutCard key={layout.id} layout={layout} />
      ))}
    </ul>
  );
}
