/** The table and what lies on it: lacquer, the countdown, points. */
import { dragon, ringSpine } from './dragon.ts';
import { numeral } from './numeral.ts';
import { EMBER, GOLD, INK, LACQUER } from './palette.ts';
import { circle, group, linear, nested, path, radial, rect, svg } from './svg.ts';

/** A scrolling cloud of the kind cut into lacquer boxes: three volutes and a trail. */
const CLOUD =
  'M2 40H34C14 40 12 16 30 14C44 13 48 32 34 34C24 35 23 23 31 22M30 14C36-2 66 0 66 20C66 38 44 36 46 24C47 16 58 16 58 24M66 20C78 14 90 24 84 34C78 43 66 36 71 29C74 26 79 29 77 32M84 34C90 40 96 40 104 40M44 46H92M14 46H30M24 52H70';

/** A seamless square of 192 × 128, for a tiled background. */
function cloudPattern(): string {
  const look = 'fill="none" stroke="#3d8078" stroke-opacity="0.26" stroke-width="2" stroke-linecap="round"';
  const one = (x: number, y: number) => path(CLOUD, `${look} transform="translate(${x} ${y})"`);
  return svg(192, 128, one(-4, 4) + one(92, 68) + one(-100, 68) + one(188, 4));
}

/** The whole table at any size: lacquer, clouds hardly seen, the light in the middle. */
export function tableBackground(width: number, height: number): string {
  return svg(
    width,
    height,
    `<defs><pattern id="~p" width="192" height="128" patternUnits="userSpaceOnUse">${nested(cloudPattern(), 0, 0, 192, 128)}</pattern>${radial(
      'l',
      [
        [0, '#1d4f4a'],
        [0.55, LACQUER.top],
        [1, LACQUER.deep],
      ],
      [0.5, 0.42, 0.75],
    )}${radial(
      'v',
      [
        [0.55, '#020807', 0],
        [1, '#020807', 0.62],
      ],
      [0.5, 0.5, 0.76],
    )}${linear('s', [
      [0, '#fff', 0.05],
      [0.5, '#fff', 0],
    ])}</defs>${[
      rect(0, 0, width, height, 0, 'fill="url(#~l)"'),
      rect(0, 0, width, height, 0, 'fill="url(#~p)"'),
      rect(0, 0, width, height * 0.5, 0, 'fill="url(#~s)"'),
      rect(0, 0, width, height, 0, 'fill="url(#~v)"'),
    ].join('')}`,
  );
}

const BRONZE = {
  body: '#e3b868',
  limb: '#e3b868',
  line: '#3c2408',
  belly: '#f6dfa6',
  flame: '#c98f3a',
  eye: '#fff3c4',
} as const;

/** A token of the countdown: bronze, a dragon biting at its tail. */
export function countdownToken(): string {
  return svg(
    96,
    96,
    `<defs>${linear(
      'b',
      [
        [0, '#f0cf8c'],
        [0.5, '#b9853a'],
        [1, '#6e4717'],
      ],
      [0.2, 0, 0.8, 1],
    )}${radial('f', [
      [0, '#6b4417'],
      [1, '#3c2408'],
    ])}${radial('s', [
      [0.7, '#000', 0.5],
      [1, '#000', 0],
    ])}</defs>${[
      circle(48, 52, 45, 'fill="url(#~s)"'),
      circle(48, 49, 42, 'fill="#55360f"'),
      circle(48, 46, 42, 'fill="url(#~b)"'),
      circle(48, 46, 35, 'fill="url(#~f)" stroke="#f6dfa6" stroke-opacity=".6" stroke-width="1.2"'),
      dragon({ spine: ringSpine(48, 48, 22, -1.2, 1.72), girth: 12, back: -1, legs: [] }, BRONZE),
    ].join('')}`,
  );
}

/** A token on the track, with what it covers small at its edge: the `!` is known before it is uncovered. */
export function tokenOn(mark: Exclude<CountdownMark, 'pile'>): string {
  const colour = mark === '!' ? EMBER : GOLD.top;
  return svg(
    96,
    96,
    [
      nested(countdownToken(), 0, 0, 96, 96),
      circle(74, 73, 21, `fill="${LACQUER.panel}" stroke="${colour}" stroke-width="3"`),
      numeral(mark, 74, 73, 27, `fill="${colour}"`),
    ].join(''),
  );
}

export type CountdownMark = 'pile' | '!' | '2' | '3' | '4';

/** A place of the countdown track; `ember` once the last round has come. */
export function countdownCell(mark: CountdownMark, { ember = false } = {}): string {
  const warning = mark === '!';
  const sign =
    mark === 'pile'
      ? [0, 1, 2]
          .map(
            (i) =>
              `<ellipse cx="52" cy="${62 - i * 11}" rx="24" ry="9" fill="${LACQUER.panel}" stroke="${GOLD.deep}" stroke-width="2"/>`,
          )
          .join('')
      : numeral(mark, 52, 52, 40, `fill="${warning ? EMBER : GOLD.deep}"`);
  return svg(
    104,
    104,
    `<defs>${radial(
      'b',
      ember && warning
        ? [
            [0, '#7a1f10'],
            [1, '#2a0a05'],
          ]
        : [
            [0, '#0d2523'],
            [1, '#06110f'],
          ],
    )}${radial('e', [
      [0.4, EMBER, 0.7],
      [1, EMBER, 0],
    ])}</defs>${[
      ember && warning ? circle(52, 52, 52, 'fill="url(#~e)"') : '',
      circle(52, 52, 46, `fill="url(#~b)" stroke="${warning ? EMBER : GOLD.deep}" stroke-width="2.5"`),
      circle(
        52,
        52,
        40,
        `fill="none" stroke="${warning ? EMBER : GOLD.deep}" stroke-opacity=".4" stroke-width="1.2"`,
      ),
      path('M14 32A43 43 0 0 1 90 32', 'fill="none" stroke="#000" stroke-opacity=".6" stroke-width="4"'),
      sign,
    ].join('')}`,
  );
}

/** A point of victory: a gold medallion with a lotus, or with its number. */
export function vpMedallion(value?: number): string {
  const petal = path('M0 4C-9-4-9-18 0-27C9-18 9-4 0 4Z', 'fill="#8a5f1e"');
  const lotus = [-64, -34, 34, 64, 0].map((turn) => group(`transform="rotate(${turn})"`, petal)).join('');
  const notches = Array.from({ length: 24 }, (_, i) =>
    path('M48 6V10', `stroke="#8a5f1e" stroke-width="2" transform="rotate(${i * 15} 48 48)"`),
  ).join('');
  return svg(
    96,
    96,
    `<defs>${linear(
      'g',
      [
        [0, '#fff3c8'],
        [0.4, '#eac66f'],
        [0.75, '#c08f38'],
        [1, '#e6bd62'],
      ],
      [0.15, 0, 0.85, 1],
    )}${radial(
      'f',
      [
        [0, '#ffe9ae'],
        [0.7, '#e0b258'],
        [1, '#b98630'],
      ],
      [0.4, 0.35, 0.75],
    )}</defs>${[
      circle(48, 51, 44, 'fill="#2a1a06" fill-opacity=".5"'),
      circle(48, 48, 44, `fill="url(#~g)" stroke="${GOLD.dark}" stroke-width="1.5"`),
      notches,
      circle(48, 48, 34, 'fill="url(#~f)" stroke="#8a5f1e" stroke-width="2"'),
      path(
        'M22 38A28 28 0 0 1 44 20',
        'fill="none" stroke="#fffbe6" stroke-width="3" stroke-linecap="round" stroke-opacity=".9"',
      ),
      value === undefined
        ? group(
            'transform="translate(48 60)"',
            lotus,
            path('M-20 8Q0 14 20 8', 'fill="none" stroke="#8a5f1e" stroke-width="3" stroke-linecap="round"'),
          )
        : numeral(String(value), 49, 49.5, 36, 'fill="#fff6d6"') +
          numeral(String(value), 48, 48, 36, `fill="${INK.text}"`),
    ].join('')}`,
  );
}
