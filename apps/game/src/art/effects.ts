/** Small pictures that live for a moment: dust, sparkles, falling petals. */
import { randomBetween, seeded } from './ink.ts';
import { GOLD } from './palette.ts';
import { circle, path, radial, svg } from './svg.ts';

/** Dust under a tile that lands; scale it up while it fades. */
export function dustPuff(): string {
  const random = seeded(31);
  const puffs = Array.from({ length: 26 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const away = (i / 26) * 58 + randomBetween(random, -4, 4);
    return circle(
      80 + side * away,
      44 - randomBetween(random, 0, 12) * (1 - away / 70),
      randomBetween(random, 9, 21),
      'fill="url(#~d)"',
    );
  });
  return svg(
    160,
    72,
    `<defs>${radial('d', [
      [0, '#f1e2c0', 0.55],
      [0.6, '#d9c59a', 0.25],
      [1, '#d9c59a', 0],
    ])}</defs>${puffs.join('')}`,
  );
}

/** A four-pointed spark of gold. */
export function sparkle(): string {
  return svg(
    64,
    64,
    `<defs>${radial('g', [
      [0, '#fff6d0', 0.9],
      [0.35, GOLD.top, 0.4],
      [1, GOLD.top, 0],
    ])}</defs>${circle(32, 32, 32, 'fill="url(#~g)"')}${path('M32 2C33.5 24 40 30.5 62 32C40 33.5 33.5 40 32 62C30.5 40 24 33.5 2 32C24 30.5 30.5 24 32 2Z', 'fill="#fffbe8"')}`,
  );
}

/** A ring of light that grows from a locked set, and rises from the deep with the Spirit of Depths. */
export function shockRing(): string {
  return svg(
    128,
    128,
    `<defs>${radial('r', [
      [0.7, '#ffe9ae', 0],
      [0.86, '#ffe9ae', 0.9],
      [1, '#ffe9ae', 0],
    ])}</defs>${circle(64, 64, 64, 'fill="url(#~r)"')}`,
  );
}

export const DRIFTS = ['spring', 'summer'] as const;
type Drift = (typeof DRIFTS)[number];

const FALLING: Readonly<Record<Drift, readonly [d: string, fill: string, stroke: string]>> = {
  spring: ['M16 4C24 8 26 20 16 28C6 20 8 8 16 4Z', '#f9c6d4', '#dd7f9b'],
  summer: ['M16 2C22 10 22 22 16 30C10 22 10 10 16 2ZM16 8V26', '#8cc46a', '#3f7a3a'],
};

/** Petals and leaves that Spirits throw. */
export function driftingPiece(season: Drift): string {
  const [d, fill, line] = FALLING[season];
  return svg(
    32,
    32,
    path(
      d,
      `fill="${fill}" stroke="${line}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"`,
    ),
  );
}
