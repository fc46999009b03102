import { GLYPHS } from './glyphs.ts';
import { group, n, path } from './svg.ts';

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
