/**
 * The body of a tile, in pieces that a renderer stacks: shadow, body, face or back, rim.
 * All share one frame: the top face is 120 × 160 at the origin of the drawing; below it the south side
 * hangs `depth` down and the east side `lean` to the right, as seen from the south, a little from the east.
 */
import { GOLD, IVORY, JADE } from './palette.ts';
import { circle, group, linear, linearOn, n, path, radial, rect, svg } from './svg.ts';

export const TILE_SIZE = {
  /** The top face. */
  width: 120,
  height: 160,
  radius: 14,
  /** How far a tier lifts a tile, and how far it leans to the west. */
  depth: 28,
  lean: 8,
  /** Room around the top face in drawings of rims and shadows. */
  margin: 24,
} as const;

const BODY_WIDTH = TILE_SIZE.width + TILE_SIZE.lean;
const BODY_HEIGHT = TILE_SIZE.height + TILE_SIZE.depth;

/** The outline swept by a rounded rectangle that moves from one offset to another, both down the lean. */
function swept(from: number, to: number): string {
  const { width, height, radius, depth, lean } = TILE_SIZE;
  const length = Math.hypot(depth, lean);
  // Where a line along the lean touches the corner arcs.
  const [nx, ny] = [(depth / length) * radius, (lean / length) * radius];
  const at = (x: number, y: number, t: number) => `${n(x + lean * t)} ${n(y + depth * t)}`;
  const arc = `A${radius} ${radius} 0 0 1 `;
  return [
    `M${at(radius, 0, from)}L${at(width - radius, 0, from)}`,
    `${arc}${at(width - radius + nx, radius - ny, from)}L${at(width - radius + nx, radius - ny, to)}`,
    `${arc}${at(width, radius, to)}L${at(width, height - radius, to)}`,
    `${arc}${at(width - radius, height, to)}L${at(radius, height, to)}`,
    `${arc}${at(radius - nx, height - radius + ny, to)}L${at(radius - nx, height - radius + ny, from)}`,
    `${arc}${at(0, height - radius, from)}L${at(0, radius, from)}`,
    `${arc}${at(radius, 0, from)}Z`,
  ].join('');
}

/** How dark a tier is: higher tiles catch more of the evening light, from the third on all of it. */
const TIER_SHADE = [0.09, 0.045, 0] as const;
/** The edge of the top face: drawn in ink on the table, in light higher up. */
const TIER_EDGE = [
  { colour: '#3a2a12', opacity: 0.5, width: 3 },
  { colour: '#6b5124', opacity: 0.28, width: 2.4 },
  { colour: '#ffffff', opacity: 0.85, width: 3 },
] as const;

interface SideColours {
  readonly mid: string;
  readonly deep: string;
}

interface TileBodyOptions {
  /** 1 is the table; each tier a touch lighter than the one below. */
  readonly tier: number;
  /** A tile that lies face down shows jade on top, ivory below. */
  readonly faceDown?: boolean;
}

export function tileBody({ tier, faceDown = false }: TileBodyOptions): string {
  const { width, height, radius } = TILE_SIZE;
  const ivory: SideColours = { mid: IVORY.side, deep: IVORY.deep };
  const jade: SideColours = { mid: '#3b9480', deep: '#22665a' };
  const [upper, lower] = faceDown ? [jade, ivory] : [ivory, jade];
  const split = faceDown ? 0.42 : 0.56;
  const shade = TIER_SHADE[tier - 1] ?? 0;
  const edge = TIER_EDGE[tier - 1] ?? TIER_EDGE[2];
  const side = (id: string, colours: SideColours, y: number) =>
    linearOn(
      id,
      [
        [0, colours.mid],
        [1, colours.deep],
      ],
      [0, y, 0, y + TILE_SIZE.depth * 0.6],
    );
  return svg(
    BODY_WIDTH,
    BODY_HEIGHT,
    `<defs>${side('u', upper, height - 4)}${side('l', lower, height + TILE_SIZE.depth * split - 4)}${linearOn(
      'e',
      [
        [0, '#1c1208', 0],
        [1, '#1c1208', 0.42],
      ],
      [width - 6, 0, width + TILE_SIZE.lean, 0],
    )}${linear(
      't',
      faceDown
        ? [
            [0, '#3c917d'],
            [0.6, JADE.top],
            [1, '#286b5b'],
          ]
        : [
            [0, '#fffbf0'],
            [0.45, IVORY.top],
            [1, IVORY.warm],
          ],
      [0, 0, 0.7, 1],
    )}${linear(
      'b',
      [
        [0, '#ffffff', faceDown ? 0.5 : 1],
        [0.45, '#ffffff', 0],
        [0.62, '#4a3310', 0],
        [1, faceDown ? '#05221b' : '#8b6a34', 0.55],
      ],
      [0, 0, 1, 1],
    )}<clipPath id="~f">${rect(0, height, BODY_WIDTH, TILE_SIZE.depth, 0, '')}</clipPath></defs>${[
      path(swept(0, 1), `fill="url(#~l)"`),
      path(swept(0, split), 'fill="url(#~u)"'),
      path(
        `M${n(radius + TILE_SIZE.lean * split)} ${n(height + TILE_SIZE.depth * split)}H${n(width - radius + TILE_SIZE.lean * split)}`,
        'stroke="#0a1a14" stroke-opacity=".35" stroke-width="1.6" fill="none"',
      ),
      path(swept(0, 1), 'fill="url(#~e)"'),
      rect(0, 0, width, height, radius, 'fill="url(#~t)"'),
      rect(
        1.6,
        1.6,
        width - 3.2,
        height - 3.2,
        radius - 1.6,
        'fill="none" stroke="url(#~b)" stroke-width="3.2"',
      ),
      faceDown
        ? ''
        : rect(
            edge.width / 2,
            edge.width / 2,
            width - edge.width,
            height - edge.width,
            radius - edge.width / 2,
            `fill="none" stroke="${edge.colour}" stroke-opacity="${edge.opacity}" stroke-width="${edge.width}"`,
          ),
      // A seam at the foot, so that the tiles of a stack can be counted.
      path(
        swept(1, 1),
        'fill="none" stroke="#06120f" stroke-opacity=".6" stroke-width="3" clip-path="url(#~f)"',
      ),
      shade > 0 ? path(swept(0, 1), `fill="#3a2208" fill-opacity="${shade}"`) : '',
    ].join('')}`,
  );
}

/** The jade side of a locked tile: a lattice cut into it, lit from the north-west. */
export function tileBack(): string {
  const { width, height } = TILE_SIZE;
  const step = 18;
  let lattice = '';
  for (let x = -height; x < width + height; x += step) {
    lattice += `M${x} 0l${height} ${height}M${x} ${height}l${height} ${-height}`;
  }
  const clip = rect(13, 13, width - 26, height - 26, 9, '');
  const knot = `M60 62l18 18-18 18-18-18zM60 70l10 10-10 10-10-10z`;
  return svg(
    width,
    height,
    `<defs><clipPath id="~c">${clip}</clipPath></defs>${[
      rect(13, 13, width - 26, height - 26, 9, `fill="${JADE.deep}" fill-opacity=".35"`),
      group(
        'clip-path="url(#~c)" fill="none"',
        path(lattice, `stroke="${JADE.dark}" stroke-opacity=".75" stroke-width="3"`),
        path(
          lattice,
          `stroke="${JADE.pale}" stroke-opacity=".5" stroke-width="1.4" transform="translate(.9 1.3)"`,
        ),
      ),
      rect(
        13,
        13,
        width - 26,
        height - 26,
        9,
        `fill="none" stroke="${JADE.dark}" stroke-opacity=".8" stroke-width="2.6"`,
      ),
      rect(
        14.4,
        14.6,
        width - 26,
        height - 26,
        9,
        `fill="none" stroke="${JADE.pale}" stroke-opacity=".45" stroke-width="1.4"`,
      ),
      circle(60, 80, 27, `fill="${JADE.top}" stroke="${JADE.dark}" stroke-opacity=".8" stroke-width="2.4"`),
      circle(60.8, 81, 25.4, `fill="none" stroke="${JADE.pale}" stroke-opacity=".6" stroke-width="1.4"`),
      path(knot, `fill="${JADE.pale}" fill-opacity=".85" fill-rule="evenodd"`),
    ].join('')}`,
  );
}

/** From faint to strong: where something may go, what may be taken, a tile like the chosen one, and what makes a pair. */
export const RIMS = ['target', 'twin', 'available', 'chosen', 'matching'] as const;
export type Rim = (typeof RIMS)[number];

const RIM_LOOK: Readonly<Record<Rim, { line: number; glow: number; colour: string; core: string }>> = {
  target: { line: 3.4, glow: 0.32, colour: '#e9bd62', core: '#ffe9ae' },
  twin: { line: 3.4, glow: 0.4, colour: '#7ff0d2', core: '#e9fff8' },
  // On ivory a thin rim is hard to see; this one breathes, below its full strength.
  available: { line: 5, glow: 0.75, colour: '#ffc94d', core: '#fff3c4' },
  matching: { line: 8, glow: 1, colour: '#ffd24a', core: '#ffffff' },
  chosen: { line: 5, glow: 0.7, colour: '#7ff0d2', core: '#e9fff8' },
};

/** A rim of light around the top face; `TILE_SIZE.margin` of room on every side. */
export function tileRim(rim: Rim): string {
  const { width, height, radius, margin } = TILE_SIZE;
  const { line, glow, colour, core } = RIM_LOOK[rim];
  const ring = (grow: number, attributes: string) =>
    rect(
      margin - grow,
      margin - grow,
      width + 2 * grow,
      height + 2 * grow,
      radius + grow,
      `fill="none" ${attributes}`,
    );
  // Rings that fade outwards stand in for a blur, which not every browser paints in an image.
  const halo = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    ring(
      line / 2 + i * 2.4,
      `stroke="${colour}" stroke-width="3.2" stroke-opacity="${Math.round(glow * (1 - i / 7) ** 2 * 1000) / 1000}"`,
    ),
  );
  return svg(
    width + 2 * margin,
    height + 2 * margin,
    [
      ...halo,
      ring(0, `stroke="${GOLD.dark}" stroke-opacity=".5" stroke-width="${line + 2}"`),
      ring(0, `stroke="${colour}" stroke-width="${line}"`),
      ring(-0.4, `stroke="${core}" stroke-width="${n(line * 0.42)}"`),
    ].join(''),
  );
}

/** What a tile throws on the tile or table below it; `lifted` for a tile held in the hand. */
export function tileShadow({ lifted = false }: { readonly lifted?: boolean } = {}): string {
  const { width, height, radius, margin } = TILE_SIZE;
  const steps = lifted ? 11 : 7;
  const reach = lifted ? 20 : 9;
  const strength = lifted ? 0.055 : 0.075;
  const layers: string[] = [];
  for (let i = 0; i < steps; i++) {
    const grow = reach - (i * reach * 1.5) / steps;
    layers.push(
      rect(
        margin - grow,
        margin - grow,
        width + 2 * grow,
        height + 2 * grow,
        Math.max(6, radius + grow),
        `fill="#050d0c" fill-opacity="${strength}"`,
      ),
    );
  }
  return svg(width + 2 * margin, height + 2 * margin, layers.join(''));
}

/** A band of light that slides over the face of a matching tile; what would hang over the edge is cropped. */
export function lightSweep(): string {
  const { width, height } = TILE_SIZE;
  return svg(
    width,
    height,
    `<defs>${linear(
      's',
      [
        [0, '#fff6d0', 0],
        [0.5, '#fffbe8', 0.85],
        [1, '#fff6d0', 0],
      ],
      [0, 0, 1, 0],
    )}</defs>${path(`M52 0h44L${width - 52} ${height}H${width - 96}z`, 'fill="url(#~s)"')}`,
  );
}

/** A soft round light, for bursts and halos; white, so that it takes any tint. */
export function glow(): string {
  return svg(
    128,
    128,
    `<defs>${radial('g', [
      [0, '#ffffff', 0.9],
      [0.4, '#ffffff', 0.35],
      [1, '#ffffff', 0],
    ])}</defs>${circle(64, 64, 64, 'fill="url(#~g)"')}`,
  );
}
