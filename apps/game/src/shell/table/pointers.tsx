/** Rings around what a lesson or a hint points at. They lie over the table and let every touch through. */

import type { Game } from '@mahjong-fortress/rules';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../model-context.ts';
import { type Area, areaOf, type Spot } from './spots.ts';

/** Tables move when a window is resized or a tile lands; looking a few times a second is enough to follow. */
const LOOK_MS = 150;

interface Props {
  readonly game: Game;
  readonly spots: readonly Spot[];
}

const textOf = (areas: readonly Area[]) =>
  areas.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ')).join();

export function Pointers({ game, spots }: Props) {
  const app = useApp();
  const [areas, setAreas] = useState<readonly Area[]>([]);
  useEffect(() => {
    const look = () => {
      const table = app.table.value;
      const found = spots.flatMap((spot) => areaOf({ game, table }, spot) ?? []);
      setAreas((before) => (textOf(before) === textOf(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [app, game, spots]);
  return (
    <div class="pointers" aria-hidden="true" data-moving={app.speed() !== 'off' || undefined}>
      {areas.map(({ left, top, width, height }, index) => (
        <span
          key={index}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </div>
  );
}
