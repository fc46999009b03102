/** What all cards share: their size, the places the app writes into, frame and back. */
import { dragon, goldDragon, ringSpine } from '../dragon.ts';
import { GOLD, INK, LACQUER, NIGHT, PARCHMENT } from '../palette.ts';
import { circle, group, linear, n, nested, path, radial, rect, svg } from '../svg.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card and its parts; name and effect are set by the app as live text. */
export const CARD: {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly picture: Area;
  readonly name: Area;
  readonly diagram: Area;
  readonly effect: Area;
} = {
  width: 300,
  height: 440,
  radius: 18,
  picture: { x: 12, y: 12, width: 276, height: 236 },
  name: { x: 24, y: 250, width: 252, height: 36 },
  diagram: { x: 24, y: 292, width: 108, height: 132 },
  effect: { x: 140, y: 292, width: 140, height: 132 },
};

/** A ruyi corner: two lines that turn in on themselves. */
export function cornerOrnament(colour: string = GOLD.top): string {
  return svg(
    48,
    48,
    group(
      `fill="none" stroke="${colour}" stroke-linecap="round"`,
      path('M3 46V14Q3 3 14 3H46', 'stroke-width="2.6"'),
      path('M9 40V22Q9 9 22 9H40', 'stroke-width="1.3"'),
      path(
        'M9 34C18 34 24 30 24 24C24 19 17 18 16 22C15 25 19 26 20 24M34 9C34 18 30 24 24 24',
        'stroke-width="1.8"',
      ),
      circle(9, 46, 1.2, `fill="${colour}" stroke="none"`),
      circle(46, 9, 1.2, `fill="${colour}" stroke="none"`),
    ),
  );
}

/** Four of them around a box. */
export function fourCorners(area: Area, size: number, colour?: string): string {
  const one = nested(cornerOrnament(colour), 0, 0, size, size);
  const { x, y, width, height } = area;
  return [
    `translate(${n(x)} ${n(y)})`,
    `translate(${n(x + width)} ${n(y)}) scale(-1 1)`,
    `translate(${n(x)} ${n(y + height)}) scale(1 -1)`,
    `translate(${n(x + width)} ${n(y + height)}) scale(-1 -1)`,
  ]
    .map((transform) => group(`transform="${transform}"`, one))
    .join('');
}

export interface CardParts {
  readonly picture: string;
  readonly diagram: string;
  /** The band under the picture, and the sheen behind it. */
  readonly band: string;
  readonly bandDeep: string;
}

/** A finished card but for its words. */
export function cardOf({ picture, diagram, band, bandDeep }: CardParts): string {
  const { width, height, radius, picture: p, name, diagram: d } = CARD;
  return svg(
    width,
    height,
    `<defs>${linear(
      'g',
      [
        [0, GOLD.pale],
        [0.3, GOLD.top],
        [0.7, GOLD.deep],
        [1, GOLD.top],
      ],
      [0, 0, 1, 1],
    )}${linear('p', [
      [0, PARCHMENT.top],
      [1, PARCHMENT.shade],
    ])}${linear('b', [
      [0, band],
      [1, bandDeep],
    ])}<clipPath id="~c">${rect(p.x, p.y, p.width, p.height, 10, '')}</clipPath></defs>${[
      rect(0, 0, width, height, radius, 'fill="url(#~g)"'),
      rect(2, 2, width - 4, height - 4, radius - 2, `fill="${LACQUER.panel}"`),
      rect(8, 8, width - 16, height - 16, radius - 6, 'fill="url(#~p)"'),
      group('clip-path="url(#~c)"', nested(picture, p.x, p.y, p.width, p.height)),
      rect(8, name.y - 4, width - 16, name.height + 4, 0, 'fill="url(#~b)"'),
      path(
        `M8 ${name.y - 4}H${width - 8}M8 ${name.y + name.height}H${width - 8}`,
        'stroke="url(#~g)" stroke-width="2.5"',
      ),
      rect(8, 8, width - 16, height - 16, radius - 6, `fill="none" stroke="${GOLD.deep}" stroke-width="1.5"`),
      nested(diagram, d.x, d.y, d.width, d.height),
      path(
        `M${d.x + d.width + 4} ${d.y + 8}V${d.y + d.height - 8}`,
        `stroke="${PARCHMENT.edge}" stroke-width="1"`,
      ),
      fourCorners({ x: 10, y: 10, width: width - 20, height: name.y - 16 }, 30, GOLD.top),
    ].join('')}`,
  );
}

/** Waves under a moon for Spirits, clouds for Dragons: the back that turns first. */
export function cardBack(deck: 'spirit' | 'dragon'): string {
  const { width, height, radius } = CARD;
  const [top, deep] = deck === 'spirit' ? [NIGHT.haze, NIGHT.deep] : ['#8a2f22', '#3a0f0b'];
  const scale = 30;
  let scales = '';
  for (let row = 0; row * 15 < height + 30; row++) {
    for (let x = row % 2 ? 0 : -15; x < width + 30; x += scale) {
      for (const r of [15, 10.5, 6]) scales += `M${x - r} ${row * 15}a${r} ${r} 0 0 1 ${2 * r} 0`;
    }
  }
  const emblem =
    deck === 'spirit'
      ? path(
          'M150 166A54 54 0 1 1 150 274A54 54 0 1 1 150 166ZM168 180A40 40 0 1 1 120 240A46 46 0 0 0 168 180Z',
          'fill="url(#~g)" fill-rule="evenodd"',
        )
      : dragon(
          { spine: ringSpine(150, 222, 44, -1.2, 1.72), girth: 24, back: -1, legs: [] },
          goldDragon(deep),
        );
  return svg(
    width,
    height,
    `<defs>${linear('g', [
      [0, GOLD.pale],
      [0.5, GOLD.top],
      [1, GOLD.deep],
    ])}${radial(
      'n',
      [
        [0, top],
        [1, deep],
      ],
      [0.5, 0.45, 0.75],
    )}<clipPath id="~c">${rect(16, 16, width - 32, height - 32, 10, '')}</clipPath></defs>${[
      rect(0, 0, width, height, radius, 'fill="url(#~g)"'),
      rect(2, 2, width - 4, height - 4, radius - 2, `fill="${INK.black}"`),
      rect(8, 8, width - 16, height - 16, radius - 6, 'fill="url(#~n)"'),
      group(
        'clip-path="url(#~c)"',
        path(scales, `fill="none" stroke="${GOLD.top}" stroke-opacity=".22" stroke-width="1.4"`),
      ),
      circle(150, 220, 78, `fill="${deep}" stroke="url(#~g)" stroke-width="3"`),
      circle(150, 220, 70, `fill="none" stroke="${GOLD.top}" stroke-opacity=".7" stroke-width="1.2"`),
      emblem,
      rect(16, 16, width - 32, height - 32, 10, 'fill="none" stroke="url(#~g)" stroke-width="2"'),
      fourCorners({ x: 20, y: 20, width: width - 40, height: height - 40 }, 44),
    ].join('')}`,
  );
}
