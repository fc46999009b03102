/**
 * Stand-ins for what Phaser draws, so that views are tested without a canvas: a test puts this file in the place of
 * `image.ts` and reads from `images` what was drawn.
 */
import type { GameObjects } from 'phaser';
import type { Motion } from '../table/effects/motion.ts';
import type { Textures } from '../table/paint/textures.ts';

class FakeImage {
  readonly texture: string;
  frame: { readonly name: string; readonly width: number; readonly height: number };
  x = 0;
  y = 0;
  scaleX = 1;
  scaleY = 1;
  alpha = 1;
  rotation = 0;
  depth = 0;
  tint = 0xffffff;
  visible = true;
  isDestroyed = false;
  readonly width = 100;

  constructor(texture: string, frame: string) {
    this.texture = texture;
    this.frame = { name: frame, width: 100, height: 100 };
  }

  setOrigin(): this {
    return this;
  }
  setDisplaySize(): this {
    return this;
  }
  setCrop(): this {
    return this;
  }
  setText(): this {
    return this;
  }
  once(): this {
    return this;
  }
  setFrame(name: string): this {
    this.frame = { ...this.frame, name };
    return this;
  }
  setPosition(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }
  setScale(x: number, y = x): this {
    this.scaleX = x;
    this.scaleY = y;
    return this;
  }
  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }
  setRotation(rotation: number): this {
    this.rotation = rotation;
    return this;
  }
  setDepth(depth: number): this {
    this.depth = depth;
    return this;
  }
  setTint(tint: number): this {
    this.tint = tint;
    return this;
  }
  setVisible(visible: boolean): this {
    this.visible = visible;
    return this;
  }
  destroy(): void {
    this.isDestroyed = true;
    this.visible = false;
  }
}

/** Every image that was made, in order. */
export const images: FakeImage[] = [];

export function imageIn(_: GameObjects.Layer, texture: string, frame = ''): FakeImage {
  const image = new FakeImage(texture, frame);
  images.push(image);
  return image;
}

export function fakeLayer(): GameObjects.Layer {
  const make = () => new FakeImage('', '');
  const scene = {
    make: { text: make },
    add: { rectangle: make },
    tweens: { killTweensOf: () => {} },
    textures: { createCanvas: () => null, remove: () => {} },
  };
  return { scene, add: () => {}, getChildren: () => [] } as unknown as GameObjects.Layer;
}

/** Everything arrives at once. */
export const fakeMotion = { to: Object.assign } as unknown as Motion;

export const fakeTextures = { sheet: 'sheet', tileScale: 1 } as Textures;
