import { GLYPHS } from './glyphs.ts';
import { GOLD } from './palette.ts';
import { group, n, path, svg } from './svg.ts';

/** Most figures are this high in their outlines, and their middle lies this far above the foot. */
const FIGURE = { height: 68, middle: 33 } as const;

/** A number set in the display face as outlines, centred on a point. */
export function numeral(text: string, x: number, y: number, height: number, attributes: string): string {
  const glyphs = [...text].flatMap((character) => GLYPHS[character] ?? []);
  const gap = 5;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, gap * (glyphs.length - 1));
  const scale = height / FIGURE.height;
  let pen = -width / 2;
  const outlines = glyphs.map((glyph) => {
    const outline = path(glyph.d, `transform="translate(${n(pen - glyph.x)} ${FIGURE.middle})"`);
    pen += glyph.width + gap;
    return outline;
  });
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})" ${attributes}`,
    ...outlines,
  );
}

/** What can be written with gold figures. */
export const GOLD_FIGURES = [...'+0123456789'];

/** Gold figures for points that fly; the display face as outlines. */
export function goldFigure(text: string): string {
  const plus = (colour: string, width: number) =>
    path(
      'M26 24V56M10 40H42',
      `fill="none" stroke-linecap="round" stroke="${colour}" stroke-width="${width}"`,
    );
  if (text === '+') return svg(52, 80, plus(GOLD.dark, 16) + plus(GOLD.pale, 8));
  const edge = `stroke-linejoin="round" stroke="${GOLD.dark}" stroke-width="9" fill="${GOLD.dark}"`;
  return svg(52, 80, numeral(text, 26, 40, 52, edge) + numeral(text, 26, 40, 52, `fill="${GOLD.pale}"`));
}
