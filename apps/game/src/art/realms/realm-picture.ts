/** A realm as it stands: its scroll, its cells, every stack in relief, its shrines. */
import { EMPTY, isFaceUp, type Realm, SHRINE, stackHeight, topAt } from '@mahjong-fortress/rules';
import { tileFace } from '../faces/index.ts';
import type { Season } from '../palette.ts';
import { SHRINE_SIZE, shrine, shrineGrade } from '../shrine.ts';
import { nested, svg } from '../svg.ts';
import { TILE_SIZE, tileBack, tileBody, tileShadow } from '../tile.ts';
import { realmGrid, realmScroll } from './scroll.ts';

const GAP = 14;
const BORDER = 34;
/** Around the cells; more above, where stacks rise. */
const MARGIN = { side: 50, top: 110, bottom: 56 };
/** Drawn higher, a stack would hide the one behind it. */
const HIGHEST = 6;

const { width, height, depth, lean, margin } = TILE_SIZE;
const BODY = { width: width + lean, height: height + depth };

/** One stack, from the bottom up; everything but the top only shows its sides. */
function drawStack(realm: Realm, cell: number, season: Season, [x, y]: readonly [number, number]): string {
  const top = topAt(realm, cell);
  if (top === EMPTY) return '';
  const tiles = stackHeight(realm, cell);
  const drawn = Math.min(tiles, HIGHEST);
  const at = (tier: number): readonly [number, number] => [x - lean * tier, y - depth * (tier - 0.3)];
  const bodies = Array.from({ length: drawn }, (_, index) => {
    const isTop = index === drawn - 1;
    const [left, upper] = at(index + 1);
    const body = tileBody({ tier: index + 1, faceDown: !(isTop && isFaceUp(top)) });
    return nested(body, left, upper, BODY.width, BODY.height);
  });
  const [left, upper] = at(drawn);
  const face = nested(isFaceUp(top) ? tileFace(top) : tileBack(), left, upper, width, height);
  const { foot } = SHRINE_SIZE;
  const roof =
    top === SHRINE
      ? nested(
          shrine(season, shrineGrade(tiles)),
          left + width / 2 - foot.x,
          upper + height / 2 + 20 - foot.y,
          SHRINE_SIZE.width,
          SHRINE_SIZE.height,
        )
      : '';
  const shadow = nested(
    tileShadow(),
    x - margin + 4,
    y - margin + 6,
    width + 2 * margin,
    height + 2 * margin,
  );
  return shadow + bodies.join('') + face + roof;
}

export function realmPicture(realm: Realm, season: Season): string {
  const { columns, rows } = realm;
  const [left, upper] = [BORDER + MARGIN.side, BORDER + MARGIN.top];
  const across = columns * (width + GAP) - GAP;
  const down = rows * (height + GAP) - GAP;
  const whole = { width: across + 2 * left, height: down + upper + BORDER + MARGIN.bottom };
  const grid = realmGrid({ columns, rows, cellWidth: width, cellHeight: height, gap: GAP });
  const stacks = realm.tops.map((_, cell) => {
    const x = left + (cell % columns) * (width + GAP);
    return drawStack(realm, cell, season, [x, upper + Math.floor(cell / columns) * (height + GAP)]);
  });
  return svg(
    whole.width,
    whole.height,
    [
      nested(realmScroll(season, { ...whole, border: BORDER }), 0, 0, whole.width, whole.height),
      nested(grid, left - 2 * GAP, upper - 2 * GAP, across + 4 * GAP, down + 4 * GAP),
      ...stacks,
    ].join(''),
  );
}
