import { DRAGON_IDS, FACES, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/game/en';
import { describe, expect, test } from 'vitest';
import { favicon, maskableIcon } from './app-icon.ts';
import { atlasFrames } from './atlas.ts';
import { dragonCard, spiritCard } from './cards/index.ts';
import { DRIFTS, driftingPiece, dustPuff, shockRing, sparkle } from './effects.ts';
import { tileFace } from './faces/index.ts';
import { ICON_NAMES, icon } from './icons.ts';
import { inkDragon } from './ink-dragon.ts';
import { SEASONS } from './palette.ts';
import { realmGrid, realmScroll } from './realms/scroll.ts';
import { MAX_TEXTURE, planAtlas } from './sheet.ts';
import { shrine, shrineIcon } from './shrine.ts';
import { countdownCell, countdownToken, tableBackground, tokenOn, vpMedallion } from './table.ts';
import { glow, lightSweep, RIMS, tileBack, tileBody, tileRim, tileShadow } from './tile.ts';
import { titleLayers } from './title.ts';

/** A small XML reader: tags balance, attributes are quoted and unique, references lead somewhere. Returns the ids. */
function readSvg(text: string): string[] {
  const open: string[] = [];
  const ids: string[] = [];
  let at = 0;
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const between = text.slice(at, next === -1 ? text.length : next);
    if (/[&>](?!#\d+;)/.test(between)) throw new Error(`stray sign in "${between.slice(0, 40)}"`);
    if (next === -1) break;
    tag.lastIndex = next;
    const match = tag.exec(text);
    if (!match) throw new Error(`not a tag: ${text.slice(next, next + 80)}`);
    const [whole, closing, name = '', attributes = '', selfClosing] = match;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g)].map((found) => found[1]);
      if (new Set(names).size !== names.length) throw new Error(`attribute twice: ${whole.slice(0, 100)}`);
      const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
      if (id !== undefined) ids.push(id);
      if (!selfClosing) open.push(name);
    }
    at = next + whole.length;
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`);
  for (const [, target = ''] of text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    if (!ids.includes(target)) throw new Error(`nothing has the id ${target}`);
  }
  return ids;
}

const GRADES = [1, 2, 3] as const;
const SIZES = [
  [640, 480],
  [390, 844],
] as const;

const PIECES: Readonly<Record<string, readonly string[]>> = {
  faces: FACES.map((_, face) => tileFace(face)),
  'faces with letters': FACES.map(({ kind }, face) => tileFace(face, { letter: kind })),
  tiles: [
    ...[1, 2, 3].flatMap((tier) => [tileBody({ tier }), tileBody({ tier, faceDown: true })]),
    tileBack(),
    ...RIMS.map(tileRim),
    tileShadow(),
    tileShadow({ lifted: true }),
    lightSweep(),
    glow(),
  ],
  shrines: SEASONS.flatMap((season) => [shrineIcon(season), ...GRADES.map((grade) => shrine(season, grade))]),
  realms: [
    ...SEASONS.flatMap((season) => SIZES.map(([width, height]) => realmScroll(season, { width, height }))),
    realmGrid({ columns: 6, rows: 4, cellWidth: 48, cellHeight: 64, gap: 6 }),
    realmGrid({ columns: 5, rows: 3, cellWidth: 60, cellHeight: 80, gap: 4 }),
  ],
  'Spirit cards': SPIRIT_IDS.map(spiritCard),
  'Dragon cards': DRAGON_IDS.map(dragonCard),
  table: [
    tableBackground(1440, 900),
    ...(['pile', '!', '2', '3', '4'] as const).map((mark) => countdownCell(mark)),
    countdownCell('!', { ember: true }),
    countdownToken(),
    tokenOn('!'),
    vpMedallion(),
    vpMedallion(12),
  ],
  icons: ICON_NAMES.map((name) => icon(name)),
  title: SIZES.flatMap(([width, height]) => titleLayers(width, height).map((layer) => layer.svg)),
  'app icons': [favicon(), maskableIcon()],
  effects: [inkDragon(), dustPuff(), sparkle(), shockRing(), ...DRIFTS.map(driftingPiece)],
};

describe.each(Object.keys(PIECES))('%s', (name) => {
  const drawings = PIECES[name] ?? [];

  // Plain comparisons: a drawing is long, and a failed matcher would print all of it.
  test('are well-formed, complete SVG with numbers only where numbers belong', () => {
    for (const drawing of drawings) {
      expect(drawing.slice(0, 60)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d/);
      expect(/NaN|undefined|Infinity|#~|id="~/.exec(drawing)?.[0]).toBeUndefined();
      expect(() => readSvg(drawing)).not.toThrow();
    }
  });

  test('differ from each other', () => {
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('need nothing from outside', () => {
    const outside = /https?:(?!\/\/www\.w3\.org\/2000\/svg")|<script|<image/;
    for (const drawing of drawings) expect(outside.exec(drawing)?.[0]).toBeUndefined();
  });
});

test('ids of all drawings stay apart when they stand on one page', () => {
  const meaning = new Map<string, string>();
  const collisions: string[] = [];
  for (const drawing of Object.values(PIECES).flat()) {
    for (const id of readSvg(drawing)) {
      const at = drawing.indexOf(`id="${id}"`);
      const definition = drawing.slice(at, at + 60);
      // A drawing nested in two others brings its ids along; then both mean the very same thing.
      if ((meaning.get(id) ?? definition) !== definition) collisions.push(id);
      meaning.set(id, definition);
    }
  }
  expect(collisions).toEqual([]);
  expect(meaning.size).toBeGreaterThan(100);
});

test('a drawing is the same every time', () => {
  const [first, second] = [1, 2].map(
    () => realmScroll('autumn', { width: 400, height: 300 }) + spiritCard('wind'),
  );
  expect(first === second).toBe(true);
});

test('a letter mark is text, whatever it holds', () => {
  expect(() => readSvg(tileFace(0, { letter: '<&">' }))).not.toThrow();
});

describe('atlas', () => {
  test.each([
    [48, 1],
    [64, 2],
    [96, 3],
    [160, 3],
  ])('tiles of %i px at ratio %i fit into pages without overlap', (tileWidth, pixelRatio) => {
    const frames = atlasFrames({ tileWidth, letters: en.kindLetters });
    const pages = planAtlas(frames, pixelRatio);
    expect(pages.flatMap((page) => page.frames)).toHaveLength(frames.length);
    for (const { width, height, frames: placed } of pages) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_TEXTURE);
      for (const [i, a] of placed.entries()) {
        expect(a.x + a.width <= width && a.y + a.height <= height).toBe(true);
        for (const b of placed.slice(i + 1)) {
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true);
        }
      }
    }
  });

  test('names are unique', () => {
    const names = atlasFrames({ tileWidth: 64 }).map((frame) => frame.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
