/** What every painted landscape is made of: ridges that fade into mist, water, trees, things in the air. */
import { blot, type InkPoint, type Jitter, pressure, randomBetween, ridge, smooth, stroke } from '../ink.ts';
import { circle, linearOn, n, path, radial } from '../svg.ts';

export interface LandscapeSize {
  readonly width: number;
  readonly height: number;
}

interface Ridge {
  readonly id: string;
  /** Height of the foot and of the highest peak, as parts of the picture's height from the top. */
  readonly foot: number;
  readonly peak: number;
  readonly colour: string;
  /** What the foot dissolves into. */
  readonly mist: string;
  readonly opacity?: number;
  /** 0.5 for rolling hills, 0.7 for crags. */
  readonly roughness?: number;
  /** Steep towers of rock, as in the river landscapes of the south. */
  readonly towers?: number;
}

/** One range of mountains: full colour at the crest, mist at the foot. */
export function mountains(random: Jitter, { width, height }: LandscapeSize, look: Ridge): string {
  const heights = ridge(random, 6, look.roughness ?? 0.55);
  const count = heights.length - 1;
  const towers = Array.from({ length: look.towers ?? 0 }, () => ({
    centre: random(),
    reach: randomBetween(random, 0.05, 0.11),
    tall: randomBetween(random, 0.5, 1),
  }));
  const span = (look.foot - look.peak) * height;
  const crest: InkPoint[] = heights.map((value, i) => {
    const x = i / count;
    let up = towers.length > 0 ? value * 0.4 : value;
    for (const { centre, reach, tall } of towers) {
      const distance = Math.abs(x - centre) / reach;
      up = Math.max(up, tall * Math.max(0, 1 - distance ** 2.4) + (value - 0.5) * 0.34);
    }
    return [x * width, look.foot * height - (up / 1.17) * span];
  });
  const bottom = look.foot * height + span * 0.25;
  const shape = `${smooth(crest)}L${n(width)} ${n(bottom)}L0 ${n(bottom)}Z`;
  // Strokes down from the crest give the rock its grain.
  let grain = '';
  for (let i = 2; i < crest.length - 2; i += 3) {
    const [x, y] = crest[i] as InkPoint;
    const fall = randomBetween(random, 0.12, 0.4) * span;
    const drift = randomBetween(random, -0.25, 0.25) * fall;
    grain += `M${n(x)} ${n(y + 2)}q${n(drift * 0.2)} ${n(fall * 0.5)} ${n(drift)} ${n(fall)}`;
  }
  return [
    `<defs>${linearOn(
      look.id,
      [
        [0, look.colour],
        [0.55, look.colour, 0.85],
        [1, look.mist, 0],
      ],
      [0, look.peak * height, 0, bottom],
    )}</defs>`,
    path(shape, `fill="url(#~${look.id})" opacity="${look.opacity ?? 1}"`),
    path(
      grain,
      `fill="none" stroke="${look.colour}" stroke-opacity=".28" stroke-width="${n(Math.max(1, width / 500))}" stroke-linecap="round"`,
    ),
  ].join('');
}

/** A bank of mist: long flat lenses of light. */
export function mist(
  random: Jitter,
  { width, height }: LandscapeSize,
  y: number,
  colour: string,
  opacity = 0.5,
): string {
  const lenses: string[] = [];
  for (let i = 0; i < 4; i++) {
    const w = randomBetween(random, 0.35, 0.75) * width;
    const x = randomBetween(random, -0.1, 1) * width;
    const h = randomBetween(random, 0.012, 0.03) * height;
    const cy = y * height + randomBetween(random, -0.03, 0.03) * height;
    lenses.push(
      `<ellipse cx="${n(x)}" cy="${n(cy)}" rx="${n(w / 2)}" ry="${n(h)}" fill="${colour}" fill-opacity="${Math.round(opacity * randomBetween(random, 0.4, 1) * 100) / 100}"/>`,
    );
  }
  return lenses.join('');
}

/** Still water: horizontal glints, denser towards the viewer. */
export function water(random: Jitter, { width, height }: LandscapeSize, top: number, colour: string): string {
  let d = '';
  for (let i = 0; i < 34; i++) {
    const t = random();
    const y = (top + (1 - top) * t) * height;
    const length = randomBetween(random, 0.03, 0.16) * width * (0.4 + t);
    const x = random() * width;
    d += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(height * 0.005)} ${n(length)} 0`;
  }
  return path(
    d,
    `fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="${n(Math.max(1, width / 420))}" stroke-linecap="round"`,
  );
}

/** A branch reaching in from a corner, with something at its twigs. */
export function branch(
  random: Jitter,
  from: InkPoint,
  reach: InkPoint,
  thick: number,
  colour: string,
  tip: (x: number, y: number) => string,
): string {
  const parts: string[] = [];
  const tips: string[] = [];
  const grow = (start: InkPoint, end: InkPoint, girth: number, depth: number) => {
    const bend: InkPoint = [
      (start[0] + end[0]) / 2 +
        randomBetween(random, -0.18, 0.18) * (end[1] - start[1]) +
        randomBetween(random, -8, 8),
      (start[1] + end[1]) / 2 +
        randomBetween(random, -0.18, 0.18) * (end[0] - start[0]) +
        randomBetween(random, -8, 8),
    ];
    const line: InkPoint[] = [start, bend, end];
    parts.push(
      path(
        stroke(line, (t) => girth * (1 - 0.7 * t), 10),
        `fill="${colour}"`,
      ),
    );
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    if (depth === 0) {
      tips.push(tip(end[0], end[1]), tip(bend[0], bend[1]));
      return;
    }
    for (const turn of [-0.55, 0.15, 0.6]) {
      const way = angle + turn + randomBetween(random, -0.2, 0.2);
      const go = length * randomBetween(random, 0.38, 0.62);
      const root = random() < 0.5 ? bend : end;
      grow(root, [root[0] + Math.cos(way) * go, root[1] + Math.sin(way) * go], girth * 0.45, depth - 1);
    }
  };
  grow(from, [from[0] + reach[0], from[1] + reach[1]], thick, 2);
  return parts.join('') + tips.join('');
}

/** Bamboo: jointed canes and brushed leaves. */
export function bamboo(random: Jitter, x: number, bottom: number, tall: number, colour: string): string {
  const lean = randomBetween(random, -0.06, 0.1) * tall;
  const joints = 7;
  const thick = tall * 0.026;
  const parts: string[] = [];
  for (let i = 0; i < joints; i++) {
    const at = (t: number): InkPoint => [x + lean * t * t, bottom - tall * t];
    const [x1, y1] = at(i / joints);
    const [x2, y2] = at((i + 0.95) / joints);
    parts.push(
      path(
        `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
        `stroke="${colour}" stroke-width="${n(thick * (1 - (i / joints) * 0.5))}" stroke-linecap="butt"`,
      ),
    );
    if (i > 1) {
      for (let k = 0; k < 4; k++) {
        const angle = randomBetween(random, 0.2, 1.1) + (k % 2 ? Math.PI - 1.3 : 0);
        const length = tall * randomBetween(random, 0.08, 0.16);
        const end: InkPoint = [x2 + Math.cos(angle) * length, y2 + Math.sin(angle) * length];
        parts.push(
          path(
            stroke(
              [[x2, y2], [(x2 + end[0]) / 2, (y2 + end[1]) / 2 - length * 0.12], end],
              pressure(tall * 0.022, 0.35),
              8,
            ),
            `fill="${colour}"`,
          ),
        );
      }
    }
  }
  return parts.join('');
}

/** A pine in tiers of brushed needles; `snow` lies on them in winter. */
export function pine(
  random: Jitter,
  x: number,
  bottom: number,
  tall: number,
  colour: string,
  snow?: string,
): string {
  const parts = [
    path(
      stroke(
        [
          [x, bottom],
          [x + tall * 0.03, bottom - tall * 0.5],
          [x, bottom - tall],
        ],
        (t) => tall * 0.06 * (1 - t) + 1,
        8,
      ),
      `fill="${colour}"`,
    ),
  ];
  for (let i = 0; i < 9; i++) {
    const t = 0.16 + i * 0.095;
    const y = bottom - tall * t;
    const w = tall * 0.36 * (1.15 - t) * randomBetween(random, 0.85, 1.15);
    const h = tall * 0.1;
    parts.push(
      path(
        `M${n(x - w)} ${n(y + h * 0.5)}Q${n(x - w * 0.4)} ${n(y - h)} ${n(x)} ${n(y - h * 1.6)}Q${n(x + w * 0.4)} ${n(y - h)} ${n(x + w)} ${n(y + h * 0.5)}Q${n(x + w * 0.3)} ${n(y + h * 0.1)} ${n(x)} ${n(y + h * 0.5)}Q${n(x - w * 0.3)} ${n(y + h * 0.1)} ${n(x - w)} ${n(y + h * 0.5)}Z`,
        `fill="${colour}"`,
      ),
    );
    if (snow)
      parts.push(
        path(
          `M${n(x - w * 0.8)} ${n(y + h * 0.1)}Q${n(x - w * 0.35)} ${n(y - h)} ${n(x)} ${n(y - h * 1.5)}Q${n(x + w * 0.35)} ${n(y - h)} ${n(x + w * 0.8)} ${n(y + h * 0.1)}Q${n(x)} ${n(y - h * 0.9)} ${n(x - w * 0.8)} ${n(y + h * 0.1)}Z`,
          `fill="${snow}"`,
        ),
      );
  }
  return parts.join('');
}

/** Many small things in the air. */
export function scattered(
  random: Jitter,
  { width, height }: LandscapeSize,
  count: number,
  one: (x: number, y: number, size: number) => string,
): string {
  return Array.from({ length: count }, () =>
    one(random() * width, random() * height, randomBetween(random, 0.5, 1)),
  ).join('');
}

/** Birds far away: two strokes each. */
export function birds(
  random: Jitter,
  x: number,
  y: number,
  size: number,
  count: number,
  colour: string,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const bx = x + i * size * 1.9;
    const by = y - Math.abs(i - count / 2) * size * -0.7 + randomBetween(random, -0.3, 0.3) * size;
    d += `M${n(bx - size)} ${n(by - size * 0.35)}Q${n(bx - size * 0.4)} ${n(by - size * 0.5)} ${n(bx)} ${n(by)}Q${n(bx + size * 0.4)} ${n(by - size * 0.5)} ${n(bx + size)} ${n(by - size * 0.35)}`;
  }
  return path(
    d,
    `fill="none" stroke="${colour}" stroke-width="${n(Math.max(1, size * 0.2))}" stroke-linecap="round"`,
  );
}

/** Leaves and blossoms seen from far: a cluster of blots. */
export function foliage(
  random: Jitter,
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
  count: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * radius;
    return path(
      blot(
        random,
        x + Math.cos(angle) * away,
        y + Math.sin(angle) * away * 0.7,
        radius * randomBetween(random, 0.18, 0.36),
      ),
      `fill="${colours[i % colours.length]}" fill-opacity=".85"`,
    );
  }).join('');
}

/** A sun or moon in its halo. */
export function disc(x: number, y: number, radius: number, colour: string): string {
  return [
    `<defs>${radial('halo', [
      [0, colour, 0.5],
      [0.35, colour, 0.28],
      [1, colour, 0],
    ])}</defs>`,
    circle(x, y, radius * 3.2, 'fill="url(#~halo)"'),
    circle(x, y, radius, `fill="${colour}" fill-opacity=".95"`),
  ].join('');
}
