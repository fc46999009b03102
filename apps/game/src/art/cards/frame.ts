/** What all cards share: their size, their parts, their frame. */
import { GOLD, LACQUER, PARCHMENT } from '../palette.ts';
import { circle, group, linear, n, nested, path, rect, svg } from '../svg.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card and its parts; the name and, beside the diagram, the effect are set by the app as live text. */
export const CARD: {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly picture: Area;
  readonly name: Area;
  readonly diagram: Area;
} = {
  width: 300,
  height: 440,
  radius: 18,
  picture: { x: 12, y: 12, width: 276, height: 236 },
  name: { x: 24, y: 250, width: 252, height: 36 },
  diagram: { x: 24, y: 292, width: 108, height: 132 },
};

/** A ruyi corner: two lines that turn in on themselves. */
function cornerOrnament(): string {
  return svg(
    48,
    48,
    group(
      `fill="none" stroke="${GOLD.top}" stroke-linecap="round"`,
      path('M3 46V14Q3 3 14 3H46', 'stroke-width="2.6"'),
      path('M9 40V22Q9 9 22 9H40', 'stroke-width="1.3"'),
      path(
        'M9 34C18 34 24 30 24 24C24 19 17 18 16 22C15 25 19 26 20 24M34 9C34 18 30 24 24 24',
        'stroke-width="1.8"',
      ),
      circle(9, 46, 1.2, `fill="${GOLD.top}" stroke="none"`),
      circle(46, 9, 1.2, `fill="${GOLD.top}" stroke="none"`),
    ),
  );
}

/** Four of them around a box. */
function fourCorners(area: Area, size: number): string {
  const one = nested(cornerOrnament(), 0, 0, size, size);
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

interface CardParts {
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
      fourCorners({ x: 10, y: 10, width: width - 20, height: name.y - 16 }, 30),
    ].join('')}`,
  );
}
