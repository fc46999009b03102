/** The four realms as painters see them: spring blossom, bamboo lake, maple dusk, snow. */
import { type Jitter, randomBetween, seeded } from '../ink.ts';
import type { Season } from '../palette.ts';
import { circle, group, linear, n, path, rect, svg } from '../svg.ts';
import {
  bamboo,
  birds,
  branch,
  disc,
  foliage,
  type LandscapeSize,
  mist,
  mountains,
  pine,
  scattered,
  water,
} from './landscape.ts';

interface Scene {
  readonly seed: number;
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly paint: (random: Jitter, canvas: LandscapeSize) => string;
}

function petal(colour: string, random: Jitter) {
  return (x: number, y: number, size: number) =>
    path(
      'M0 0C4-6 10-4 9 1C7 5 2 4 0 0Z',
      `fill="${colour}" fill-opacity=".85" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random() * 360)}) scale(${n(size)})"`,
    );
}

const SCENES: Readonly<Record<Season, Scene>> = {
  spring: {
    seed: 41,
    sky: ['#86a9c9', '#efc0c8', '#fbe3cf'],
    paint: (random, canvas) => {
      const { width, height } = canvas;
      const unit = Math.min(width, height);
      const blossom = (x: number, y: number) =>
        foliage(random, x, y, unit * 0.034, ['#f3a9c0', '#ffd7e0', '#e27c9c'], 6);
      return [
        disc(width * 0.3, height * 0.2, unit * 0.07, '#fff3e2'),
        mountains(random, canvas, {
          id: 'm1',
          foot: 0.62,
          peak: 0.14,
          colour: '#8aa6c2',
          mist: '#fbe3cf',
          opacity: 0.8,
          towers: 5,
        }),
        mist(random, canvas, 0.55, '#fdeee4', 0.55),
        mountains(random, canvas, {
          id: 'm2',
          foot: 0.76,
          peak: 0.36,
          colour: '#5b8a94',
          mist: '#efd5c8',
          opacity: 0.85,
          towers: 4,
        }),
        mist(random, canvas, 0.7, '#fdeee4', 0.5),
        mountains(random, canvas, {
          id: 'm3',
          foot: 0.9,
          peak: 0.66,
          colour: '#3d7469',
          mist: '#e9cdbf',
          roughness: 0.5,
        }),
        water(random, canvas, 0.84, '#fff6ee'),
        birds(random, width * 0.62, height * 0.16, unit * 0.02, 4, '#4c5a6b'),
        branch(
          random,
          [-unit * 0.03, height * 0.02],
          [width * 0.3, height * 0.2],
          unit * 0.045,
          '#40282b',
          blossom,
        ),
        branch(
          random,
          [width + unit * 0.02, height],
          [-width * 0.2, -height * 0.3],
          unit * 0.035,
          '#40282b',
          blossom,
        ),
        scattered(random, canvas, 34, petal('#f6bccd', random)),
      ].join('');
    },
  },
  summer: {
    seed: 7,
    sky: ['#2f7f8c', '#83bfae', '#dfe6b8'],
    paint: (random, canvas) => {
      const { width, height } = canvas;
      const unit = Math.min(width, height);
      const canes = Array.from({ length: 9 }, (_, i) => {
        const left = i < 5;
        const x = left
          ? randomBetween(random, 0, 0.14) * width
          : width - randomBetween(random, 0, 0.12) * width;
        return bamboo(
          random,
          x,
          height * 1.02,
          height * randomBetween(random, 0.6, 0.98),
          i % 2 ? '#1c5a44' : '#2d7350',
        );
      });
      const lotus = (x: number, y: number, s: number) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * 2.2)}" ry="${n(s * 0.7)}" fill="#2b7a5c"/>${path(`M${n(x - s)} ${n(y - s * 0.4)}Q${n(x - s * 0.8)} ${n(y - s * 1.4)} ${n(x)} ${n(y - s * 1.8)}Q${n(x + s * 0.8)} ${n(y - s * 1.4)} ${n(x + s)} ${n(y - s * 0.4)}Q${n(x)} ${n(y + s * 0.1)} ${n(x - s)} ${n(y - s * 0.4)}Z`, 'fill="#fbe3ea"')}`;
      return [
        disc(width * 0.7, height * 0.2, unit * 0.085, '#fff6cf'),
        mountains(random, canvas, {
          id: 'm1',
          foot: 0.6,
          peak: 0.2,
          colour: '#5f9d9b',
          mist: '#dfe6b8',
          opacity: 0.8,
          roughness: 0.5,
        }),
        mist(random, canvas, 0.52, '#f4f6dc', 0.5),
        mountains(random, canvas, {
          id: 'm2',
          foot: 0.7,
          peak: 0.4,
          colour: '#2f7c72',
          mist: '#cfe0b8',
          opacity: 0.9,
          roughness: 0.5,
        }),
        mist(random, canvas, 0.66, '#f4f6dc', 0.45),
        rect(0, height * 0.7, width, height * 0.3, 0, 'fill="#5fae9c" fill-opacity=".55"'),
        water(random, canvas, 0.72, '#f2ffe9'),
        lotus(width * 0.3, height * 0.86, unit * 0.03),
        lotus(width * 0.42, height * 0.94, unit * 0.036),
        lotus(width * 0.66, height * 0.9, unit * 0.032),
        ...canes,
      ].join('');
    },
  },
  autumn: {
    seed: 19,
    sky: ['#8c4a4a', '#dd8a52', '#f6d08b'],
    paint: (random, canvas) => {
      const { width, height } = canvas;
      const unit = Math.min(width, height);
      const leaves = (x: number, y: number) =>
        foliage(random, x, y, unit * 0.045, ['#d2491f', '#ee8a2e', '#b5301b'], 6);
      const far = Array.from({ length: 12 }, () =>
        foliage(
          random,
          random() * width,
          height * randomBetween(random, 0.74, 0.82),
          unit * 0.03,
          ['#a8421d', '#d0762c', '#7c3218'],
          5,
        ),
      );
      return [
        disc(width * 0.5, height * 0.27, unit * 0.13, '#ffe3a1'),
        mountains(random, canvas, {
          id: 'm1',
          foot: 0.6,
          peak: 0.16,
          colour: '#a5574a',
          mist: '#f6d08b',
          opacity: 0.7,
          roughness: 0.62,
        }),
        mist(random, canvas, 0.53, '#ffe7b8', 0.5),
        mountains(random, canvas, {
          id: 'm2',
          foot: 0.74,
          peak: 0.36,
          colour: '#7c3f3c',
          mist: '#eab878',
          opacity: 0.85,
          roughness: 0.6,
        }),
        birds(random, width * 0.16, height * 0.2, unit * 0.02, 7, '#4b2722'),
        mist(random, canvas, 0.7, '#ffe0a8', 0.45),
        mountains(random, canvas, {
          id: 'm3',
          foot: 0.92,
          peak: 0.7,
          colour: '#5a2a22',
          mist: '#c9834a',
          roughness: 0.5,
        }),
        ...far,
        water(random, canvas, 0.88, '#ffe9bd'),
        branch(
          random,
          [width + unit * 0.03, height * 0.04],
          [-width * 0.28, height * 0.16],
          unit * 0.05,
          '#35191a',
          leaves,
        ),
        branch(
          random,
          [-unit * 0.02, height],
          [width * 0.16, -height * 0.32],
          unit * 0.04,
          '#35191a',
          leaves,
        ),
        scattered(random, canvas, 26, petal('#e8742a', random)),
      ].join('');
    },
  },
  winter: {
    seed: 63,
    sky: ['#22365c', '#6d88ad', '#d3dfe9'],
    paint: (random, canvas) => {
      const { width, height } = canvas;
      const unit = Math.min(width, height);
      const pines = Array.from({ length: 11 }, (_, i) => {
        const x = i % 2 ? randomBetween(random, 0, 0.24) : randomBetween(random, 0.78, 1);
        return {
          x: x * width,
          y: height * randomBetween(random, 0.86, 1.02),
          tall: height * randomBetween(random, 0.22, 0.42),
        };
      }).sort((a, b) => a.y - b.y);
      return [
        disc(width * 0.74, height * 0.18, unit * 0.075, '#f6f3e2'),
        mountains(random, canvas, {
          id: 'm1',
          foot: 0.64,
          peak: 0.14,
          colour: '#8aa2c4',
          mist: '#e4ecf2',
          opacity: 0.9,
          roughness: 0.66,
        }),
        mist(random, canvas, 0.56, '#f2f6fa', 0.55),
        mountains(random, canvas, {
          id: 'm2',
          foot: 0.78,
          peak: 0.4,
          colour: '#5b769c',
          mist: '#dbe5ee',
          opacity: 0.9,
          roughness: 0.62,
        }),
        mist(random, canvas, 0.72, '#f6f9fc', 0.6),
        mountains(random, canvas, {
          id: 'm3',
          foot: 1,
          peak: 0.76,
          colour: '#e6eef5',
          mist: '#c8d6e4',
          roughness: 0.45,
        }),
        ...pines.map(({ x, y, tall }) => pine(random, x, y, tall, '#23405a', '#eef5fb')),
        scattered(random, canvas, 70, (x, y, size) =>
          circle(x, y, size * unit * 0.005 + 0.6, 'fill="#fff" fill-opacity=".85"'),
        ),
      ].join('');
    },
  },
};

/** The landscape alone, edge to edge, for any size. */
export function realmLandscape(season: Season, width: number, height: number): string {
  const scene = SCENES[season];
  const canvas = { width, height };
  return svg(
    width,
    height,
    `<defs>${linear('sky', [
      [0, scene.sky[0]],
      [0.5, scene.sky[1]],
      [1, scene.sky[2]],
    ])}<clipPath id="~c">${rect(0, 0, width, height, 0, '')}</clipPath></defs>${group('clip-path="url(#~c)"', rect(0, 0, width, height, 0, 'fill="url(#~sky)"'), scene.paint(seeded(scene.seed), canvas))}`,
  );
}
