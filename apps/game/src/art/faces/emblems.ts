/** The signs of the three factions, each on a square of 100 around the origin, bold enough for 8 px. */
import type { Faction } from '@mahjong-fortress/rules';
import { KIND_COLOURS } from '../palette.ts';
import { group, n, path } from '../svg.ts';

/** A cash coin: round as heaven, its hole square as the earth. */
function coin(): string {
  const { colour, ink, light } = KIND_COLOURS.merchants;
  return [
    path(
      'M0-48A48 48 0 1 1 0 48A48 48 0 1 1 0-48ZM-16-16V16H16V-16Z',
      `fill="${colour}" fill-rule="evenodd"`,
    ),
    path('M0-48A48 48 0 1 1 0 48A48 48 0 1 1 0-48Z', `fill="none" stroke="${ink}" stroke-width="7"`),
    path('M-16-16V16H16V-16Z', `fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"`),
    path(
      'M-32-14A35 35 0 0 1-14-32',
      `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"`,
    ),
  ].join('');
}

/** Two crossed sabres. */
function blades(): string {
  const { colour, ink, light } = KIND_COLOURS.soldiers;
  const sabre = [
    path('M-27 25C-6 8 24-14 36-48C54-30 36 8-11 41Z', `fill="${colour}"`),
    path('M-20 28C2 12 26-12 37-38', `fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"`),
    path('M-34 20L-8 46', `fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"`),
    path('M-24 36L-42 50', `fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"`),
  ].join('');
  return group('transform="scale(-1 1)"', sabre) + sabre;
}

/** An ear of wheat, its grains in pairs. */
function wheat(): string {
  const { colour, ink, light } = KIND_COLOURS.farmers;
  const grain = 'M0 0C24 0 38-14 38-36C14-36-4-22 0 0Z';
  const pairs = [50, 27, 4].map((y) =>
    [1, -1]
      .map((side) =>
        group(
          `transform="translate(${n(side * 2)} ${y - 10}) scale(${side} 1)"`,
          path(grain, `fill="${colour}"`),
        ),
      )
      .join(''),
  );
  return [
    path('M0 50V-20', `stroke="${ink}" stroke-width="7" stroke-linecap="round" fill="none"`),
    ...pairs,
    path('M0-54C18-42 17-24 0-12C-17-24-18-42 0-54Z', `fill="${colour}"`),
    path(
      'M10 32C19 29 26 22 28 14M10 9C19 6 26-1 28-9M4-42C8-35 8-30 5-24',
      `fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"`,
    ),
  ].join('');
}

const EMBLEMS: Readonly<Record<Faction, () => string>> = {
  merchants: coin,
  soldiers: blades,
  farmers: wheat,
};

export function emblem(faction: Faction, x: number, y: number, size: number): string {
  return group(`transform="translate(${n(x)} ${n(y)}) scale(${size / 100})"`, EMBLEMS[faction]());
}
