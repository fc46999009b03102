/** Pictures of layouts as SVG text: the same for documents, lists, the terminal and the editor. */
import type { Layout } from '../layout.ts';
import { textIn } from '../layout.ts';
import { drawPlan } from './plan.ts';
import { drawRelief, type FaceDrawing } from './relief.ts';
import { escapeXml } from './xml.ts';

export const PICTURE_STYLES = ['relief', 'plan'] as const;
export type PictureStyle = (typeof PICTURE_STYLES)[number];

interface PictureOptions {
  readonly view?: PictureStyle;
  /** Draws the table below the fortress; without it the picture is transparent. */
  readonly table?: boolean;
  /** Keeps the ids of several pictures in one page apart. */
  readonly idPrefix?: string;
  /** Draws faces on the uncovered tiles of a relief; the markup is taken as it is. */
  readonly faceOf?: FaceDrawing;
}

const MARGIN = 28;
const TABLES = { relief: '#12312f', plan: '#f3e7cd' } as const;

export function makePicture(
  layout: Pick<Layout, 'name' | 'rows'>,
  { view = 'relief', table = true, idPrefix = 'mf', faceOf }: PictureOptions = {},
): string {
  const drawing = view === 'relief' ? drawRelief(layout.rows, idPrefix, faceOf) : drawPlan(layout.rows);
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(textIn(layout.name, 'en'))}</title>`,
    drawing.defs === '' ? '' : `<defs>${drawing.defs}</defs>`,
    table ? `<rect width="${width}" height="${height}" rx="16" fill="${TABLES[view]}"/>` : '',
    `<g transform="translate(${MARGIN} ${MARGIN})">${drawing.body}</g>`,
    '</svg>',
  ].join('');
}
