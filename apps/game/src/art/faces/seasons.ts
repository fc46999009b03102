/** Four signs in a round window, light on painted blue. */
import { type InkPoint, polygon } from '../ink.ts';
import { OUTLINES } from '../outlines.ts';
import type { Season } from '../palette.ts';
import { KIND_COLOURS } from '../palette.ts';
import { circle, group, n, path, radial } from '../svg.ts';

function turned(count: number, one: string): string {
  return Array.from({ length: count }, (_, i) =>
    group(`transform="rotate(${n((360 / count) * i)})"`, one),
  ).join('');
}

/** Plum blossom: five notched petals and a crown of stamens. */
function blossom(): string {
  const petal = path(
    'M0-4C-17-9-20-29-9-37Q-4-40 0-34Q4-40 9-37C20-29 17-9 0-4Z',
    'fill="#ffd9e2" stroke="#d9728f" stroke-width="1.6"',
  );
  const stamen = `${path('M0-6V-17', 'stroke="#c2395f" stroke-width="1.8"')}${circle(0, -18, 2.4, 'fill="#f4b942"')}`;
  return (
    turned(5, petal) + group('transform="rotate(36)"', turned(5, stamen)) + circle(0, 0, 6, 'fill="#c2395f"')
  );
}

function sun(): string {
  const ray = path('M-5-24C-6-31-2-35 0-42C3-36 7-31 5-24Z', 'fill="#ffd15c"');
  const short = path('M-3.4-24L0-33L3.4-24Z', 'fill="#ffab3d"');
  return (
    turned(8, ray) +
    group('transform="rotate(22.5)"', turned(8, short)) +
    circle(0, 0, 20, 'fill="#ffe08a" stroke="#f2a52b" stroke-width="3"') +
    path('M-9 0A9 9 0 0 1 0-9', 'fill="none" stroke="#fff8dc" stroke-width="4" stroke-linecap="round"')
  );
}

function maple(): string {
  return group(
    'transform="rotate(-12) scale(.176) translate(-262 -250)"',
    path(OUTLINES['maple-leaf'], 'fill="#ffa857" stroke="#9c3407" stroke-width="9"'),
  );
}

function snowflake(): string {
  const arm = path(
    'M0 0V-39M0-28L-9-37M0-28L9-37M0-16L-10-24M0-16L10-24',
    'fill="none" stroke="#ffffff" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"',
  );
  const hexagon: InkPoint[] = Array.from({ length: 6 }, (_, i) => [
    Math.sin((i * Math.PI) / 3) * 9,
    Math.cos((i * Math.PI) / 3) * 9,
  ]);
  return (
    turned(6, arm) +
    path(polygon(hexagon), `fill="${KIND_COLOURS.seasons.colour}" stroke="#fff" stroke-width="4"`)
  );
}

const SIGNS: Readonly<Record<Season, () => string>> = {
  spring: blossom,
  summer: sun,
  autumn: maple,
  winter: snowflake,
};

export function seasonFace(season: Season): string {
  const { colour, ink, light } = KIND_COLOURS.seasons;
  const corner = path(
    'M11 37V22Q11 13 20 13H35M18 37V26Q18 20 24 20H35',
    `fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"`,
  );
  const corners = [
    '',
    'translate(120 0) scale(-1 1)',
    'translate(0 160) scale(1 -1)',
    'translate(120 160) scale(-1 -1)',
  ];
  return [
    `<defs>${radial(
      'w',
      [
        [0, '#5ea9e0'],
        [0.7, colour],
        [1, ink],
      ],
      [0.42, 0.36, 0.7],
    )}</defs>`,
    ...corners.map((transform) => group(`transform="${transform}"`, corner)),
    circle(60, 80, 49, `fill="url(#~w)" stroke="${ink}" stroke-width="3"`),
    circle(60, 80, 44.6, `fill="none" stroke="${light}" stroke-width="1.8"`),
    group('transform="translate(60 80)"', SIGNS[season]()),
  ].join('');
}
