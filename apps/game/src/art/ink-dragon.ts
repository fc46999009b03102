/** The ink dragon of a summon. */
import { dragon } from './dragon.ts';
import { blot, type InkPoint, pressure, randomBetween, seeded, stroke } from './ink.ts';
import { path, svg } from './svg.ts';

export const INK_DRAGON = { width: 800, height: 280 } as const;

/** The dragon that crosses the sky, in ink, facing right. */
export function inkDragon(): string {
  const random = seeded(12);
  const spine: InkPoint[] = [
    [648, 128],
    [596, 96],
    [532, 104],
    [478, 150],
    [418, 186],
    [352, 176],
    [300, 128],
    [240, 96],
    [180, 118],
    [136, 150],
    [104, 150],
    [84, 132],
  ];
  const ink = {
    body: '#14161d',
    limb: '#14161d',
    line: '#5c6272',
    belly: '#2b303c',
    flame: '#0b0c11',
    eye: '#ffcf5c',
  } as const;
  const drops = Array.from({ length: 46 }, () =>
    path(
      blot(
        random,
        randomBetween(random, 20, 720),
        randomBetween(random, 20, 260),
        randomBetween(random, 0.8, 4.5),
      ),
      'fill="#14161d" fill-opacity=".7"',
    ),
  );
  // Wet ink trails behind the body.
  const trails = Array.from({ length: 7 }, (_, i) => {
    const lift = randomBetween(random, -46, 46);
    const line = spine.slice(2 + (i % 3)).map(([x, y]): InkPoint => [x - 16 - i * 6, y + lift * 0.6]);
    return path(
      stroke(line, pressure(randomBetween(random, 8, 26), 0.4), 60),
      'fill="#14161d" fill-opacity=".13"',
    );
  });
  return svg(
    INK_DRAGON.width,
    INK_DRAGON.height,
    [...trails, ...drops, dragon({ spine, girth: 50, back: -1, legs: [0.2, 0.36, 0.62, 0.76] }, ink)].join(
      '',
    ),
  );
}
