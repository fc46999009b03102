/**
 * Plain grounds — plates, trays, tooltips — painted once on a canvas of their own: round corners stay smooth without
 * multisampling, and each is a single quad.
 */
import type { GameObjects } from 'phaser';
import { type Box, snapped } from '../layout/geometry.ts';
import { imageIn } from './image.ts';

let painted = 0;

/** Room around the box for lines and shadows that reach over its edge. */
const ROOM = 12;

export type Brush = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** Paints in pixels of the page, from the corner of the box; the texture goes when the image does. */
export function paintedBox(
  layer: GameObjects.Layer,
  box: Box,
  ratio: number,
  brush: Brush,
): GameObjects.Image {
  const { textures } = layer.scene;
  const key = `painted-${painted++}`;
  const width = Math.ceil((box.width + 2 * ROOM) * ratio);
  const height = Math.ceil((box.height + 2 * ROOM) * ratio);
  const texture = textures.createCanvas(key, width, height);
  if (texture) {
    const { context } = texture;
    context.scale(ratio, ratio);
    context.translate(ROOM, ROOM);
    brush(context, box.width, box.height);
    texture.refresh();
  }
  const image = imageIn(layer, key)
    .setOrigin(0, 0)
    .setScale(1 / ratio);
  image.setPosition(snapped(box.x - ROOM, ratio), snapped(box.y - ROOM, ratio));
  image.once('destroy', () => textures.remove(key));
  return image;
}

export interface BoxLook {
  readonly fill: string;
  readonly line: string;
  readonly lineWidth: number;
  readonly radius: number;
}

/** A filled box with a line inside its edge. */
export function roundBox({ fill, line, lineWidth, radius }: BoxLook): Brush {
  return (context, width, height) => {
    const half = lineWidth / 2;
    context.beginPath();
    context.roundRect(half, half, width - lineWidth, height - lineWidth, radius);
    context.fillStyle = fill;
    context.fill();
    context.lineWidth = lineWidth;
    context.strokeStyle = line;
    context.stroke();
  };
}
