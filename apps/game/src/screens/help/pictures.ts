/** Pictures for the rules, put together from the game's own tiles, roofs, tokens and medallions. */
import { faceFromCode } from '@mahjong-fortress/rules';
import type { GameWords } from '@mahjong-fortress/words/game';
import { arrow } from '../../art/cards/diagram.ts';
import { dragonIllustration } from '../../art/cards/dragons.ts';
import { CARD } from '../../art/cards/frame.ts';
import { spiritIllustration } from '../../art/cards/spirits.ts';
import { tileFace } from '../../art/faces/index.ts';
import { INK } from '../../art/palette.ts';
import { SHRINE_SIZE, shrine, shrineGrade } from '../../art/shrine.ts';
import { group, nested, rect, svg } from '../../art/svg.ts';
import { countdownCell, countdownToken, vpMedallion } from '../../art/table.ts';
import { TILE_SIZE, tileBack, tileBody, tileRim } from '../../art/tile.ts';

export type SectionId = keyof GameWords['help']['sections'];

const CELL = { width: TILE_SIZE.width + 12, height: TILE_SIZE.height + 12 } as const;

function emptyCell(): string {
  return rect(
    2,
    2,
    TILE_SIZE.width - 4,
    TILE_SIZE.height - 4,
    TILE_SIZE.radius,
    `fill="${INK.text}" fill-opacity=".08" stroke="${INK.text}" stroke-opacity=".4" stroke-width="4" stroke-dasharray="12 9"`,
  );
}

function rim(): string {
  const { margin, width, height } = TILE_SIZE;
  return nested(tileRim('available'), -margin, -margin, width + 2 * margin, height + 2 * margin);
}

function tile(code: string, tier: number): string {
  const face = faceFromCode(code);
  const { width, height, depth, lean } = TILE_SIZE;
  const body = nested(tileBody({ tier, faceDown: face === undefined }), 0, 0, width + lean, height + depth);
  return body + nested(face === undefined ? tileBack() : tileFace(face), 0, 0, width, height);
}

/**
 * One cell: tiles from the table up (`#` face down, else the code of a face), then `^` for a roof and `*` for a gold
 * rim. `.` is an empty cell, `_` leaves a place free.
 */
function stack(word: string): string {
  if (word === '_') return '';
  const codes = word.match(/#|[A-Z][a-z0-9]/g) ?? [];
  const up = (tier: number, content: string) =>
    group(`transform="translate(${-TILE_SIZE.lean * tier} ${-TILE_SIZE.depth * tier})"`, content);
  const top = Math.max(0, codes.length - 1);
  const { width, height, foot } = SHRINE_SIZE;
  const roof = nested(
    shrine('spring', shrineGrade(codes.length)),
    TILE_SIZE.width / 2 - foot.x,
    TILE_SIZE.height / 2 - foot.y,
    width,
    height,
  );
  return [
    codes.length === 0 ? emptyCell() : '',
    ...codes.map((code, index) => up(index, tile(code, index + 1))),
    word.includes('*') ? up(top, rim()) : '',
    word.includes('^') ? up(top, roof) : '',
  ].join('');
}

function cells(x: number, y: number, rows: readonly string[]): string {
  return rows
    .flatMap((row, r) =>
      row
        .split(' ')
        .map((word, c) =>
          group(`transform="translate(${x + c * CELL.width} ${y + r * CELL.height})"`, stack(word)),
        ),
    )
    .join('');
}

const coin = (value: number, x: number, y: number, size = 96) => nested(vpMedallion(value), x, y, size, size);
const token = (x: number, y: number) => nested(countdownToken(), x, y, 120, 120);
const cell = (mark: '!' | '2' | '3' | '4', x: number, ember = false) =>
  nested(countdownCell(mark, { ember }), x, 20, 120, 120);
const to = (x: number, y: number) =>
  group(`transform="translate(${x} ${y}) scale(4)"`, arrow('M0 0H14', [17, 0, 0]));

const { width: PICTURE_WIDTH, height: PICTURE_HEIGHT } = CARD.picture;
const picture = (drawing: string, x: number) => nested(drawing, x, 12, PICTURE_WIDTH, PICTURE_HEIGHT);

export const PICTURES: Readonly<Record<SectionId, () => string>> = {
  idea: () =>
    svg(
      1010,
      430,
      cells(30, 60, ['M3S2 F1M5', 'F4 WbF4*']) + to(330, 230) + cells(460, 60, ['F1 F2 . #^', 'F4* F4* . #']),
    ),
  tiles: () => svg(830, 230, cells(24, 24, ['M4 S4 F4 Yu Wr Dg'])),
  available: () => svg(720, 250, cells(30, 50, ['S3* S2M5* S1 Wb F2*'])),
  turn: () =>
    svg(
      680,
      460,
      cells(24, 24, ['F4 F4 _ S5', 'Ws']) +
        nested(shrine('spring', 1), 530, 50, SHRINE_SIZE.width, SHRINE_SIZE.height) +
        coin(1, 140, 260) +
        token(450, 250),
    ),
  placing: () => svg(450, 400, cells(24, 40, ['#^ .* F4', '#* F2 .*'])),
  locking: () =>
    svg(
      850,
      400,
      cells(24, 24, ['F4 F2', 'F1 F6']) + to(330, 190) + cells(450, 24, ['# #', '# #']) + coin(2, 740, 140),
    ),
  shrines: () =>
    svg(
      760,
      330,
      cells(30, 90, ['#^ _ ##^ _ ###^']) +
        coin(1, 160, 220, 80) +
        coin(2, 424, 220, 80) +
        coin(3, 674, 220, 80),
    ),
  spirits: () =>
    svg(600, 260, cells(24, 36, ['F4*']) + to(190, 130) + picture(spiritIllustration('wind'), 300)),
  dragons: () => svg(560, 260, picture(dragonIllustration('courage'), 24) + to(340, 130) + coin(3, 440, 82)),
  countdown: () =>
    svg(720, 160, token(10, 20) + cell('!', 190, true) + cell('2', 320) + cell('3', 450) + cell('4', 580)),
  score: () =>
    svg(
      720,
      350,
      cells(24, 60, ['# # _ ##^']) +
        coin(2, 108, 230) +
        coin(2, 436, 230) +
        token(580, 80) +
        coin(2, 592, 230),
    ),
  /** You took a Farmer; of what lies open it takes a Farmer too. */
  alone: () => svg(860, 230, cells(24, 24, ['F4']) + to(190, 110) + cells(310, 24, ['S2 F1* Wr M5'])),
};
