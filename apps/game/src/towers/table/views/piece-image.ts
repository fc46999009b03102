/** A drawing of the sheet that stands somewhere on the board. */
import type { GameObjects } from 'phaser';
import { imageIn } from '../../../table/paint/image.ts';
import { depthOf, type Layer, project, type Sight, type SpacePoint } from '../layout/sight.ts';
import type { Painted } from '../paint/textures.ts';

/** Shows a piece in an image, its foot at the image's position. */
export function dress(image: GameObjects.Image, { pieces }: Painted, name: string): void {
  const piece = pieces.get(name);
  image.setFrame(name, false, false);
  if (piece) image.setOrigin(piece.foot.x / piece.width, piece.foot.y / piece.height);
}

export function pieceIn(layer: GameObjects.Layer, painted: Painted, name: string): GameObjects.Image {
  const image = imageIn(layer, painted.sheet, name);
  dress(image, painted, name);
  return image.setScale(scaleOf(painted));
}

/** The frames are painted at the device's pixels. */
export function scaleOf({ spec }: Painted): number {
  return 1 / spec.pixelRatio;
}

/** Puts an image where a spot is seen, over what is farther away. */
export function stand(
  image: GameObjects.Image,
  sight: Sight,
  spot: SpacePoint,
  layer: Layer,
  lift = 0,
): void {
  const { x, y } = project(sight, spot);
  image.setPosition(x, y - lift).setDepth(depthOf(sight, spot, layer));
}
