/**
 * Sheets of all the art, as HTML and PNG, to look at and to judge: `npm run art:preview -- [folder] [sheet…]`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAGON_IDS, FACES, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { ru } from '@mahjong-fortress/words/game/ru';
import { chromium } from 'playwright';
import { favicon, maskableIcon } from '../src/art/app-icon.ts';
import { dragonCard, spiritCard } from '../src/art/cards/index.ts';
import { VISION_MATRICES, VISIONS, type Vision } from '../src/art/colour-vision.ts';
import { DRIFTS, driftingPiece, dustPuff, shockRing, sparkle } from '../src/art/effects.ts';
import { tileFace } from '../src/art/faces/index.ts';
import { ICON_NAMES, icon } from '../src/art/icons.ts';
import { inkDragon } from '../src/art/ink-dragon.ts';
import { GOLD, INK, SEASONS, type Season } from '../src/art/palette.ts';
import { realmGrid, realmScroll } from '../src/art/realms/scroll.ts';
import { SHRINE_SIZE, shrine, shrineGrade, shrineIcon } from '../src/art/shrine.ts';
import { nested, sized } from '../src/art/svg.ts';
import { countdownCell, countdownToken, tableBackground, vpMedallion } from '../src/art/table.ts';
import { type Rim, TILE_SIZE, tileBack, tileBody, tileRim, tileShadow } from '../src/art/tile.ts';
import { titlePicture } from '../src/art/title.ts';

const ALL_FACES = FACES.map((_, face) => face);

interface Sheet {
  readonly width: number;
  readonly html: () => string;
}

function row(...pieces: string[]): string {
  return `<div class="row">${pieces.join(' ')}</div>`;
}

function page(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

interface Standing {
  readonly tier: number;
  readonly face?: number;
  readonly rim?: Rim;
  readonly lifted?: boolean;
}

/** One tile as the table draws it: shadow, body, face or back, rim; x and y are the corner of its cell. */
function tileAt(x: number, y: number, k: number, { tier, face, rim, lifted = false }: Standing): string {
  const left = x - TILE_SIZE.lean * k * tier;
  const top = y - TILE_SIZE.depth * k * tier - (lifted ? 14 : 0);
  const m = TILE_SIZE.margin * k;
  const around = [TILE_SIZE.width * k + 2 * m, TILE_SIZE.height * k + 2 * m] as const;
  const fall = lifted ? 16 : 5 * k;
  return [
    nested(
      tileShadow({ lifted }),
      left - m + TILE_SIZE.lean * k + fall,
      top - m + TILE_SIZE.depth * k + fall,
      ...around,
    ),
    nested(
      tileBody({ tier, faceDown: face === undefined }),
      left,
      top,
      (TILE_SIZE.width + TILE_SIZE.lean) * k,
      (TILE_SIZE.height + TILE_SIZE.depth) * k,
    ),
    nested(
      face === undefined ? tileBack() : tileFace(face),
      left,
      top,
      TILE_SIZE.width * k,
      TILE_SIZE.height * k,
    ),
    rim ? nested(tileRim(rim), left - m, top - m, ...around) : '',
  ].join('');
}

function loneTile(face: number, width: number, letter?: string): string {
  const k = width / TILE_SIZE.width;
  const height = (TILE_SIZE.height + TILE_SIZE.depth) * k;
  const drawing =
    nested(tileBody({ tier: 3 }), 0, 0, (TILE_SIZE.width + TILE_SIZE.lean) * k, height) +
    nested(tileFace(face, letter ? { letter } : {}), 0, 0, width, TILE_SIZE.height * k);
  return page(Math.ceil(width + TILE_SIZE.lean * k), Math.ceil(height), drawing);
}

function seenBy(vision: Vision, html: string): string {
  const values = VISION_MATRICES[vision].map((line) => `${line.join(' ')} 0 0`).join(' ');
  return `<svg width="0" height="0"><filter id="see-${vision}"><feColorMatrix values="${values} 0 0 0 1 0"/></filter></svg><h2>${vision}</h2><div style="filter:url(#see-${vision})">${html}</div>`;
}

function fortress(k: number): string {
  const heights = ['001111100', '012222210', '123333321', '123323321', '012222210', '001111100'];
  const w = TILE_SIZE.width * k;
  const h = TILE_SIZE.height * k;
  let drawing = '';
  let next = 0;
  heights.forEach((line, r) => {
    for (let tier = 1; tier <= 3; tier++) {
      [...line].forEach((digit, c) => {
        if (Number(digit) < tier) return;
        next = (next + 11) % FACES.length;
        const top = Number(digit) === tier;
        const rim =
          top && tier === 3 && (c === 2 || c === 6) ? (r === 2 ? 'matching' : 'available') : undefined;
        const lifted = r === 3 && c === 6 && top;
        drawing += tileAt(60 + c * w, 90 + r * h, k, {
          tier,
          face: next,
          ...(lifted ? { rim: 'chosen' as const, lifted } : rim ? { rim } : {}),
        });
      });
    }
  });
  const width = Math.ceil(9 * w + 130);
  const height = Math.ceil(6 * h + 150);
  return page(width, height, nested(tableBackground(width, height), 0, 0, width, height) + drawing);
}

function realm(season: Season, cell: number, columns = 6, rows = 4): string {
  const k = cell / TILE_SIZE.width;
  const tall = TILE_SIZE.height * k;
  const gap = Math.round(cell * 0.1);
  const edge = Math.round(cell * 0.55);
  const width = columns * (cell + gap) - gap + 2 * edge;
  const height = rows * (tall + gap) - gap + 2 * edge;
  const grid = { columns, rows, cellWidth: cell, cellHeight: tall, gap };
  const at = (column: number, line: number) =>
    [edge + column * (cell + gap), edge + line * (tall + gap)] as const;
  const stack = (column: number, line: number, tall: number, face?: number, roof = false) => {
    const [x, y] = at(column, line);
    const tiles = Array.from({ length: tall }, (_, i) =>
      tileAt(x, y, k, i === tall - 1 && face !== undefined ? { tier: i + 1, face } : { tier: i + 1 }),
    );
    const middle = [
      x - TILE_SIZE.lean * k * tall + (TILE_SIZE.width * k) / 2,
      y - TILE_SIZE.depth * k * tall + TILE_SIZE.height * k * 0.58,
    ] as const;
    if (roof) {
      tiles.push(
        nested(
          shrine(season, shrineGrade(tall)),
          middle[0] - SHRINE_SIZE.foot.x * k,
          middle[1] - SHRINE_SIZE.foot.y * k + 20 * k,
          SHRINE_SIZE.width * k,
          SHRINE_SIZE.height * k,
        ),
      );
    }
    return tiles.join('');
  };
  return page(
    width,
    height,
    [
      nested(realmScroll(season, { width, height }), 0, 0, width, height),
      nested(
        realmGrid(grid),
        edge - 2 * gap,
        edge - 2 * gap,
        width - 2 * edge + 4 * gap,
        height - 2 * edge + 4 * gap,
      ),
      stack(1, 0, 1, 2),
      stack(2, 1, 1, undefined, true),
      stack(3, 1, 2, undefined, true),
      stack(3, 2, 3, undefined, true),
      stack(4, 2, 2, 20),
      stack(0, rows - 1, 1, 13),
      stack(columns - 1, rows - 1, 1, 27),
    ].join(''),
  );
}

const require = createRequire(import.meta.url);

function fontFace(subset: 'latin' | 'cyrillic', range: string): string {
  const file = require.resolve(`@fontsource/philosopher/files/philosopher-${subset}-700-normal.woff2`);
  return `@font-face{font-family:Philosopher;font-weight:700;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')});unicode-range:${range}}`;
}

/** The name of the game as styles/title.css sets it. */
const WORDMARK = `font-family:Philosopher;font-weight:700;line-height:.95;padding-block:.18em;background:linear-gradient(#fff6d6,${GOLD.pale} 28%,${GOLD.top} 62%,${GOLD.deep});background-clip:text;color:transparent;filter:drop-shadow(0 2px 0 ${GOLD.dark}) drop-shadow(0 .06em .12em ${INK.black})`;

function title(width: number, height: number, words: string): string {
  return `<div style="position:relative;display:inline-block">${titlePicture(width, height)}<div style="position:absolute;inset:${Math.round(height * 0.06)}px 0 auto;text-align:center;font-size:${Math.round(Math.min(width / (width > height ? 10.5 : 7), height * 0.13))}px;${WORDMARK}">${words}</div></div>`;
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  faces: {
    width: 1300,
    html: () =>
      [
        row(...ALL_FACES.map((face) => loneTile(face, 116))),
        ...VISIONS.map((vision) =>
          seenBy(
            vision,
            row(...ALL_FACES.map((face) => loneTile(face, 64))) +
              row(...ALL_FACES.map((face) => loneTile(face, 36))),
          ),
        ),
        '<h2>letters</h2>',
        row(...ALL_FACES.map((face) => loneTile(face, 36, en.kindLetters[FACES[face]?.kind ?? 'winds']))),
        row(...ALL_FACES.map((face) => loneTile(face, 64, ru.kindLetters[FACES[face]?.kind ?? 'winds']))),
      ].join(''),
  },
  fortress: { width: 1000, html: () => fortress(0.78) },
  realms: {
    width: 1240,
    html: () =>
      row(...SEASONS.map((season) => realm(season, 76))) +
      row(realm('winter', 48, 5, 5), realm('summer', 48, 9, 3)),
  },
  shrines: {
    width: 900,
    html: () =>
      SEASONS.map((season) =>
        row(
          ...([1, 2, 3] as const).map((grade) => sized(shrine(season, grade), 190, 185)),
          sized(shrine(season, 3), 72, 70),
          shrineIcon(season),
        ),
      ).join(''),
  },
  cards: {
    width: 1570,
    html: () => row(...SPIRIT_IDS.map(spiritCard)) + row(...DRAGON_IDS.map(dragonCard)),
  },
  table: {
    width: 1240,
    html: () =>
      row(tableBackground(1200, 360)) +
      row(
        ...(['pile', '!', '2', '3', '4'] as const).map((mark) => countdownCell(mark)),
        countdownCell('!', { ember: true }),
        countdownToken(),
        vpMedallion(),
        vpMedallion(8),
      ) +
      row(
        `<span style="background:#9fb3c8;display:inline-block">${inkDragon()}</span>`,
        dustPuff(),
        sparkle(),
        shockRing(),
        ...DRIFTS.map(driftingPiece),
      ) +
      `<div style="color:#d9b26a">${ICON_NAMES.map((name) => `<span style="display:inline-block;width:84px;font-size:9px;text-align:center">${sized(icon(name), 40, 40)}<br>${name}</span>`).join('')}</div>` +
      row(sized(favicon(), 128, 128), sized(favicon(), 32, 32), sized(maskableIcon(), 128, 128)),
  },
  title: {
    width: 1480,
    html: () => title(1000, 625, 'Mahjong Fortress') + title(390, 625, 'Крепость<br>Маджонг'),
  },
};

const FONT_FACES = fontFace('latin', 'U+0000-00FF') + fontFace('cyrillic', 'U+0400-045F');

const [folder = join(tmpdir(), 'mahjong-fortress-art'), ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const view = await browser.newPage();
for (const [name, { width, html }] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const text = `<!doctype html><meta charset="utf-8"><style>${FONT_FACES}body{margin:14px;background:#12312f;color:#f3e7cd;font:12px sans-serif}svg{vertical-align:top}.row{margin:0 0 10px}h2{font-size:12px;margin:8px 0 4px}</style>${html()}`;
  writeFileSync(join(folder, `${name}.html`), text);
  await view.setViewportSize({ width, height: 400 });
  await view.setContent(text);
  await view.evaluate(() => document.fonts.ready);
  await view.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
await browser.close();
