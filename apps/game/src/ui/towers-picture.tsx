/** Towers, where a fortress would show which game it is. */
import { towersPicture } from '../art/towers-picture.ts';
import { Picture } from './picture.tsx';

export function TowersPicture() {
  return <Picture drawing="towers" draw={towersPicture} alt="" class="layout-picture" />;
}
