/**
 * One dragon for the whole game, grown along any curve: tapering body with scales, belly plates and a
 * flaming crest, four claws, and a head with horns, mane, beard and whiskers.
 */
import { type InkPoint, pressure, sample, smooth, stroke } from './ink.ts';
import { group, n, path } from './svg.ts';

export interface DragonLook {
  /** Fill of body and head: a colour or `url(#~…)`. */
  readonly body: string;
  /** Lines, and the gap where one coil passes over another: the colour of the ground behind. */
  readonly line: string;
  /** Legs: flat, because a gradient would start anew at the joint. */
  readonly limb: string;
  readonly belly: string;
  /** Crest, mane, beard, tail tuft. */
  readonly flame: string;
  readonly eye: string;
}

interface DragonShape {
  /** From the neck to the tip of the tail. */
  readonly spine: readonly InkPoint[];
  /** Full thickness of the body. */
  readonly girth: number;
  /** 1: the back is on the left of the way from head to tail, −1: on the right. */
  readonly back: 1 | -1;
  /** Where the legs grow, 0 at the neck, 1 at the tail. */
  readonly legs: readonly number[];
}

const HEAD_LENGTH = 62;

/** Flames at the tip of the tail: how far aside, how long. */
const TUFT = [
  [-14, 52],
  [-6, 76],
  [2, 96],
  [9, 72],
  [16, 50],
] as const;

function head(look: DragonLook): string {
  const flame = (points: readonly InkPoint[], full: number) =>
    path(stroke(points, pressure(full, 0.25), 12), `fill="${look.flame}"`);
  const outlined = `fill="${look.body}" stroke="${look.line}" stroke-width="2.4" stroke-linejoin="round"`;
  const thin = `fill="none" stroke="${look.line}" stroke-width="2.2" stroke-linecap="round"`;
  const horn =
    'M12-26C-2-34-14-46-38-50C-30-56-22-57-15-54C-20-62-26-66-34-69C-18-72-6-62 0-52C8-44 16-38 26-32Z';
  return [
    // Mane
    flame(
      [
        [6, -20],
        [-18, -34],
        [-34, -30],
        [-54, -38],
      ],
      13,
    ),
    flame(
      [
        [2, -10],
        [-22, -18],
        [-38, -12],
        [-60, -18],
      ],
      14,
    ),
    flame(
      [
        [2, 6],
        [-18, 6],
        [-34, 14],
        [-52, 12],
      ],
      13,
    ),
    flame(
      [
        [8, 18],
        [-8, 26],
        [-20, 36],
        [-38, 38],
      ],
      12,
    ),
    flame(
      [
        [24, 20],
        [14, 32],
        [8, 44],
        [-8, 52],
      ],
      10,
    ),
    // Beard
    flame(
      [
        [66, 18],
        [62, 32],
        [52, 42],
        [46, 56],
      ],
      9,
    ),
    flame(
      [
        [54, 18],
        [48, 30],
        [38, 38],
        [30, 48],
      ],
      8,
    ),
    path(horn, `${outlined} transform="translate(10 2) scale(.86)" opacity=".8"`),
    // Jaw, mouth, tongue
    path('M36 2C50 10 66 12 80 6C86 12 80 22 66 23C48 25 30 24 14 20Z', outlined),
    path('M36 4C52 6 74 2 88-6L82 8C68 13 50 11 36 4Z', `fill="${look.line}"`),
    path('M44 7C58 10 74 8 92 2C84 10 66 14 50 11Z', `fill="${look.eye}"`),
    path('M84 2L80 12L76 5ZM64 9L61 17L57 10Z', `fill="${look.belly}"`),
    // Skull with brow, long snout and curled nose
    path(
      'M-16 22C-14 4-14-10-10-20C2-34 20-38 34-36C42-35 46-29 50-25C60-27 70-28 78-30C84-38 98-36 101-25C103-16 99-8 92-5C78 1 62 0 48-1C40 0 38 4 34 10C24 18 8 22-16 22Z',
      outlined,
    ),
    path('M90-6L87 6L82-3ZM70 0L67 9L63 0Z', `fill="${look.belly}" stroke="${look.line}" stroke-width="1"`),
    path('M82-25C87-29 93-27 94-22C94-17 88-16 86-20', thin),
    path('M50-20C60-19 70-19 77-17M48-10C62-9 76-10 88-13', thin),
    path('M22-26C32-30 42-26 47-18C38-12 28-13 22-18Z', `fill="${look.line}"`),
    path('M28-22C34-25 40-23 43-18C37-15 32-16 28-19Z', `fill="${look.eye}"`),
    path(
      'M12-30C26-38 40-36 50-26',
      `fill="none" stroke="${look.flame}" stroke-width="4" stroke-linecap="round"`,
    ),
    path('M22-6C18 0 12 4 6 4M14-14C8-10 4-8-2-8M28 4C22 10 14 12 8 13', thin),
    path(horn, outlined),
    // Whiskers
    path(
      stroke(
        [
          [92, -12],
          [112, -2],
          [118, 18],
          [104, 34],
          [112, 52],
        ],
        (t) => 5.5 * (1 - t) + 0.6,
        20,
      ),
      `fill="${look.flame}"`,
    ),
    path(
      stroke(
        [
          [84, -28],
          [98, -46],
          [120, -50],
          [134, -38],
          [150, -44],
        ],
        (t) => 5 * (1 - t) + 0.6,
        20,
      ),
      `fill="${look.flame}"`,
    ),
  ].join('');
}

function leg(look: DragonLook, flip: number): string {
  const outlined = `fill="${look.limb}" stroke="${look.line}" stroke-width="2.2" stroke-linejoin="round"`;
  const toe = (angle: number) =>
    group(
      `transform="translate(34 45) rotate(${angle})"`,
      path('M-5-3C4-8 12-6 18 0L28-3C24 5 16 8 6 6C0 6-4 4-5-3Z', outlined),
    );
  return group(
    `transform="scale(1 ${flip})"`,
    path('M-14-8C-22 16-10 30 6 32C14 34 20 40 24 48L42 42C38 28 30 20 20 14C16 10 18 2 14-8Z', outlined),
    path(
      stroke(
        [
          [-8, 20],
          [-20, 30],
          [-24, 44],
          [-38, 50],
        ],
        pressure(9, 0.25),
        10,
      ),
      `fill="${look.flame}"`,
    ),
    toe(-34),
    toe(14),
    toe(58),
    toe(118),
  );
}

/** The dragon as a fragment: place it inside a drawing. Coils nearer to the head pass over later ones. */
export function dragon({ spine, girth, back, legs }: DragonShape, look: DragonLook): string {
  const steps = Math.max(60, spine.length * 14);
  const line = sample(spine, steps);
  const width = (i: number) => {
    const t = Math.min(1, i / steps);
    return girth * (0.62 + 0.38 * Math.min(1, t * 5)) * Math.min(1, (1 - t) ** 0.62 * 1.5);
  };
  // `across` runs from −1 at the belly to 1 at the back.
  const at = (i: number, across: number): InkPoint => {
    const { at: point, direction } = line[Math.max(0, Math.min(steps, i))] as (typeof line)[number];
    const half = (back * across * width(i)) / 2;
    return [point[0] + direction[1] * half, point[1] - direction[0] * half];
  };
  const span = (from: number, to: number, across: number): InkPoint[] => {
    const points: InkPoint[] = [];
    for (let i = from; i <= to; i++) points.push(at(i, across));
    return points;
  };
  const band = (from: number, to: number, low: number, high: number): string => {
    const up = smooth(span(from, to, high));
    const down = smooth(span(from, to, low).reverse());
    return `${up}L${down.slice(1)}Z`;
  };
  const chunk = 6;
  const parts: string[] = [];
  const tuft = at(steps, 0);
  const tailDirection = (line[steps] as (typeof line)[number]).direction;
  const tailAngle = (Math.atan2(tailDirection[1], tailDirection[0]) * 180) / Math.PI;
  parts.push(
    group(
      `transform="translate(${n(tuft[0])} ${n(tuft[1])}) rotate(${n(tailAngle)}) scale(${Math.round(girth * 2.2) / 100})"`,
      ...TUFT.map(([spread, length]) =>
        path(
          stroke(
            [
              [-12, 0],
              [length * 0.3, spread * 0.6],
              [length * 0.65, spread * 0.5],
              [length, spread * 1.5 - 8],
            ],
            pressure(10, 0.35),
            12,
          ),
          `fill="${look.flame}"`,
        ),
      ),
    ),
  );
  const drawLeg = (t: number) => {
    const i = Math.round(t * steps);
    const { direction } = line[i] as (typeof line)[number];
    const angle = (Math.atan2(-direction[1], -direction[0]) * 180) / Math.PI;
    const root = at(i, -0.35);
    return group(
      `transform="translate(${n(root[0])} ${n(root[1])}) rotate(${n(angle)}) scale(${Math.round(girth * 2.1) / 100})"`,
      leg(look, -back),
    );
  };
  for (let from = steps - chunk; from >= 0; from -= chunk) {
    const to = from + chunk;
    // The crest: one flame per few steps, leaning towards the tail.
    for (let i = from; i < to; i += 3) {
      const reach = 1.5 + 0.25 * ((i / 3) % 2);
      const tip = at(i + 4, reach * (width(i + 4) > 1 ? 1 : 0));
      const root = at(i, 0.85);
      const end = at(i + 3, 0.85);
      parts.push(
        path(
          `M${n(root[0])} ${n(root[1])}Q${n((root[0] + tip[0]) / 2 + (tip[0] - end[0]) * 0.2)} ${n((root[1] + tip[1]) / 2 + (tip[1] - end[1]) * 0.2)} ${n(tip[0])} ${n(tip[1])}Q${n(end[0])} ${n(end[1])} ${n(end[0])} ${n(end[1])}Z`,
          `fill="${look.flame}"`,
        ),
      );
    }
    const last = Math.min(steps, to + 1);
    const gap = Math.max(2, girth * 0.16);
    parts.push(
      path(smooth(span(from, last, 1)), `fill="none" stroke="${look.line}" stroke-width="${n(gap)}"`),
      path(smooth(span(from, last, -1)), `fill="none" stroke="${look.line}" stroke-width="${n(gap)}"`),
      path(band(from, last, -1, 1), `fill="${look.body}"`),
      path(band(from, last, -1, -0.42), `fill="${look.belly}"`),
    );
    let scales = '';
    let plates = '';
    for (let i = from; i < to; i += 2) {
      const shift = (i / 2) % 2 ? 0.32 : 0;
      for (const across of [-0.1 + shift, 0.5 + shift]) {
        if (across > 0.85) continue;
        const a = at(i, across - 0.3);
        const b = at(i + 2, across);
        const c = at(i, across + 0.3);
        scales += `M${n(a[0])} ${n(a[1])}Q${n(b[0] * 1.5 - (a[0] + c[0]) / 4)} ${n(b[1] * 1.5 - (a[1] + c[1]) / 4)} ${n(c[0])} ${n(c[1])}`;
      }
      const p = at(i, -0.95);
      const q = at(i + 1, -0.42);
      plates += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
    }
    const thin = `fill="none" stroke="${look.line}" stroke-opacity=".7" stroke-width="${n(Math.max(0.7, girth * 0.045))}"`;
    parts.push(path(scales, thin), path(plates, thin), path(smooth(span(from, last, -0.42)), thin));
    for (const t of legs) {
      const i = Math.round(t * steps);
      if (i >= from && i < to) parts.push(drawLeg(t));
    }
  }
  const neck = line[0] as (typeof line)[number];
  const angle = (Math.atan2(-neck.direction[1], -neck.direction[0]) * 180) / Math.PI;
  const size = girth / HEAD_LENGTH;
  parts.push(
    group(
      `transform="translate(${n(neck.at[0])} ${n(neck.at[1])}) rotate(${n(angle)}) scale(${Math.round(size * 1450) / 1000} ${Math.round(size * -1450 * back) / 1000})"`,
      head(look),
    ),
  );
  return parts.join('');
}

/** A ring as a spine: from an angle, so many half turns. */
export function ringSpine(x: number, y: number, radius: number, from: number, halfTurns: number): InkPoint[] {
  const count = Math.max(8, Math.round(Math.abs(halfTurns) * 7));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from - (i / count) * Math.PI * halfTurns;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Gold leaf on a ground of the given colour; needs a gradient `~g` in the drawing. */
export function goldDragon(ground: string): DragonLook {
  return {
    body: 'url(#~g)',
    line: ground,
    limb: '#dcae57',
    belly: '#fdf0c4',
    flame: '#e8a84a',
    eye: '#fff8dc',
  };
}
