/** Which pieces a board needs and how large; `sheet.ts` packs and paints them. */
import { FACES } from '@mahjong-fortress/rules';
import { DRIFTS, driftingPiece, dustPuff, shockRing, sparkle } from './effects.ts';
import { type KindLetters, tileFace } from './faces/index.ts';
import { SEASONS } from './palette.ts';
import type { AtlasFrame } from './sheet.ts';
import { SHRINE_SIZE, type ShrineGrade, shrine } from './shrine.ts';
import { countdownToken, vpMedallion } from './table.ts';
import { lightSweep, RIMS, TILE_SIZE, tileBack, tileBody, tileRim, tileShadow } from './tile.ts';

interface AtlasOptions {
  /** Width of a tile's top face on the screen, in CSS pixels, where it is largest. */
  readonly tileWidth: number;
  /** Colour-blind mode. */
  readonly letters?: KindLetters | undefined;
}

/** Tiers beyond the third look alike. */
export const BODY_TIERS = [1, 2, 3] as const;
const GRADES: readonly ShrineGrade[] = [1, 2, 3];

/** Every piece of the board, sized for a tile width; names are stable, so that views can ask for them. */
export function atlasFrames({ tileWidth, letters }: AtlasOptions): AtlasFrame[] {
  const k = tileWidth / TILE_SIZE.width;
  const frame = (name: string, width: number, height: number, draw: () => string): AtlasFrame => ({
    name,
    draw,
    width: Math.ceil(width * k),
    height: Math.ceil(height * k),
  });
  const body = [TILE_SIZE.width + TILE_SIZE.lean, TILE_SIZE.height + TILE_SIZE.depth] as const;
  const around = [TILE_SIZE.width + 2 * TILE_SIZE.margin, TILE_SIZE.height + 2 * TILE_SIZE.margin] as const;
  return [
    ...FACES.map((facts, face) =>
      frame(`face-${face}`, TILE_SIZE.width, TILE_SIZE.height, () =>
        tileFace(face, letters ? { letter: letters[facts.kind] } : {}),
      ),
    ),
    ...BODY_TIERS.flatMap((tier) => [
      frame(`body-${tier}`, ...body, () => tileBody({ tier })),
      frame(`body-down-${tier}`, ...body, () => tileBody({ tier, faceDown: true })),
    ]),
    frame('back', TILE_SIZE.width, TILE_SIZE.height, tileBack),
    ...RIMS.map((rim) => frame(`rim-${rim}`, ...around, () => tileRim(rim))),
    frame('shadow', ...around, () => tileShadow()),
    frame('shadow-lifted', ...around, () => tileShadow({ lifted: true })),
    frame('sweep', TILE_SIZE.width, TILE_SIZE.height, lightSweep),
    ...SEASONS.flatMap((season) =>
      GRADES.map((grade) =>
        frame(`shrine-${season}-${grade}`, SHRINE_SIZE.width, SHRINE_SIZE.height, () =>
          shrine(season, grade),
        ),
      ),
    ),
    ...DRIFTS.map((season) => frame(`drift-${season}`, 32, 32, () => driftingPiece(season))),
    frame('vp', 96, 96, () => vpMedallion()),
    frame('token', 96, 96, countdownToken),
    frame('dust', 160, 72, dustPuff),
    frame('sparkle', 64, 64, sparkle),
    frame('ring', 128, 128, shockRing),
  ];
}
