import { GameObjects } from 'phaser';

/** An image in a layer and nowhere else; the scene's own list stays empty. */
export function imageIn(layer: GameObjects.Layer, texture: string, frame?: string): GameObjects.Image {
  const image = new GameObjects.Image(layer.scene, 0, 0, texture, frame);
  layer.add(image);
  return image;
}
