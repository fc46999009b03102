/** Where a tile is shown enlarged that a finger hides. */
import { TILE_SIZE } from '../../art/tile.ts';
import type { Box, SeenPart } from './geometry.ts';
import { clamp } from './places.ts';

/** An enlarged tile is this wide at least, and this much larger than the tile itself. */
const CLOSE_WIDTH = 72;
const CLOSER = 1.6;
/** Room between the tile and its enlargement, and at the edge of the table. */
const GAP = 10;
/** What is said about the tile stands above its enlargement. */
const LABEL = 40;

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Above the finger or beside it, never on the tile itself, and where it hides fewest of what else is to be seen. */
export function closeBox(tile: Box, table: SeenPart, others: readonly Box[] = []): Box {
  const unit = 1 / table.enlarged;
  const [gap, label] = [GAP * unit, LABEL * unit];
  const width = Math.max(CLOSE_WIDTH * unit, tile.width * CLOSER);
  const height = width * ((TILE_SIZE.height + TILE_SIZE.depth) / TILE_SIZE.width);
  const middle = tile.x + tile.width / 2;
  const y = Math.max(table.y + label, tile.y - height / 2);
  const left = { x: tile.x - gap - width, y, width, height };
  const right = { x: tile.x + tile.width + gap, y, width, height };
  const above = {
    x: clamp(middle - width / 2, table.x + gap, table.x + table.width - width - gap),
    y: tile.y - gap - height,
    width,
    height,
  };
  const places = middle > table.x + table.width / 2 ? [above, left, right] : [above, right, left];
  const isSeen = (box: Box) =>
    box.x >= table.x && box.x + width <= table.x + table.width && box.y >= table.y + label;
  const onTable = places.filter(isSeen);
  const hidden = (box: Box) => others.filter((other) => overlap(box, other)).length;
  return onTable.reduce((best, box) => (hidden(box) < hidden(best) ? box : best), onTable[0] ?? above);
}
