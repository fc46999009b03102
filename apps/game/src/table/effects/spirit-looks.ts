/** How each Spirit shows itself: its colour, and how what it throws moves over the realm. */
import type { SpiritId } from '@mahjong-fortress/rules';
import { type Box, centreOf } from '../layout/geometry.ts';
import type { Burst } from './particles.ts';

interface SpiritLook {
  readonly colour: number;
  /** Several bursts, one after another over the time the Spirit is seen. */
  readonly bursts: number;
  readonly burst: (realm: Box, index: number) => Omit<Burst, 'tint'>;
}

export const SPIRIT_LOOKS: Readonly<Record<SpiritId, SpiritLook>> = {
  /** Petals open around the middle. */
  beauty: {
    colour: 0xf6a6c4,
    bursts: 4,
    burst: (realm) => ({
      ...centreOf(realm),
      frame: 'drift-spring',
      count: 12,
      speed: [60, 190],
      swirl: 0.28,
      size: [10, 22],
      life: [700, 1300],
    }),
  },
  /** Feathers of light rise. */
  lightness: {
    colour: 0xe8f6ff,
    bursts: 5,
    burst: (realm) => ({
      x: realm.x + realm.width / 2,
      y: realm.y + realm.height * 0.85,
      frame: 'light',
      count: 8,
      spread: [realm.width * 0.4, realm.height * 0.1],
      speed: [90, 180],
      angle: [0.75, 0.08],
      size: [22, 6],
      life: [800, 1300],
    }),
  },
  /** Leaves cross from west to east. */
  wind: {
    colour: 0xcfe3d2,
    bursts: 6,
    burst: (realm) => ({
      x: realm.x,
      y: realm.y + realm.height / 2,
      frame: 'drift-summer',
      count: 7,
      spread: [10, realm.height * 0.42],
      speed: [260, 460],
      angle: [0, 0.06],
      swirl: 0.05,
      size: [16, 12],
      life: [700, 1200],
    }),
  },
  /** Two swarms that cross, so that nobody knows which is which. */
  deceit: {
    colour: 0xb48be0,
    bursts: 6,
    burst: (realm, index) => ({
      x: index % 2 ? realm.x : realm.x + realm.width,
      y: realm.y + realm.height / 2,
      frame: 'sparkle',
      count: 9,
      spread: [8, realm.height * 0.3],
      speed: [200, 330],
      angle: [index % 2 ? 0 : 0.5, 0.1],
      size: [16, 4],
      life: [600, 1000],
    }),
  },
  /** The ground shakes dust loose. */
  strength: {
    colour: 0xf0b45c,
    bursts: 3,
    burst: (realm) => ({
      x: realm.x + realm.width / 2,
      y: realm.y + realm.height * 0.8,
      frame: 'dust',
      upright: true,
      count: 10,
      spread: [realm.width * 0.42, realm.height * 0.2],
      speed: [20, 70],
      angle: [0.75, 0.3],
      size: [40, 110],
      life: [500, 900],
      alpha: 0.8,
    }),
  },
  /** A wheel of lights that turns. */
  change: {
    colour: 0x7fe0d0,
    bursts: 6,
    burst: (realm) => ({
      ...centreOf(realm),
      frame: 'light',
      count: 7,
      speed: [150, 240],
      swirl: 1.1,
      size: [26, 5],
      life: [800, 1200],
    }),
  },
  /** Gold falls gently. */
  faith: {
    colour: 0xffe08a,
    bursts: 5,
    burst: (realm) => ({
      x: realm.x + realm.width / 2,
      y: realm.y,
      frame: 'sparkle',
      count: 8,
      spread: [realm.width * 0.42, 10],
      speed: [60, 150],
      angle: [0.25, 0.05],
      size: [8, 18],
      life: [900, 1500],
    }),
  },
  /** Bubbles from the deep. */
  depths: {
    colour: 0x5fa8e8,
    bursts: 6,
    burst: (realm) => ({
      x: realm.x + realm.width / 2,
      y: realm.y + realm.height,
      frame: 'ring',
      count: 6,
      spread: [realm.width * 0.42, 8],
      speed: [90, 210],
      angle: [0.75, 0.06],
      swirl: 0.02,
      size: [6, 26],
      life: [800, 1400],
    }),
  },
  /** Embers fly apart and fall. */
  destruction: {
    colour: 0xff6a3c,
    bursts: 3,
    burst: (realm) => ({
      ...centreOf(realm),
      frame: 'sparkle',
      count: 18,
      speed: [160, 420],
      gravity: 520,
      size: [18, 4],
      life: [600, 1100],
    }),
  },
  /** Foxfire: small flames that wander. */
  cunning: {
    colour: 0xff9a4a,
    bursts: 4,
    burst: (realm) => ({
      ...centreOf(realm),
      frame: 'light',
      count: 8,
      spread: [realm.width * 0.45, realm.height * 0.45],
      speed: [20, 60],
      swirl: 0.6,
      size: [8, 34],
      life: [900, 1500],
      alpha: 0.9,
    }),
  },
};
