/** Many fortresses on one sheet, all drawn to the same rules. */
import { type Layout, textIn } from '../layout.ts';
import { drawRelief } from './relief.ts';
import { escapeXml } from './xml.ts';

const FRAME = { width: 400, height: 350, picture: { top: 30, width: 350, height: 230 } } as const;
/** Small fortresses are not blown up: a tile looks the same size wherever it can. */
const MAX_SCALE = 0.5;

export interface SheetOptions {
  readonly title: string;
  readonly columns: number;
}

function playersText(players: readonly number[]): string {
  return players.length === 1 && players[0] === 1 ? '1 player' : `${players.join(', ')} players`;
}

function drawFrame(layout: Layout, index: number, columns: number): { defs: string; body: string } {
  const { defs, body, width, height } = drawRelief(layout.rows, `f${index}`);
  const { picture } = FRAME;
  const scale = Math.min(MAX_SCALE, picture.width / width, picture.height / height);
  const left = (index % columns) * FRAME.width;
  const top = Math.floor(index / columns) * FRAME.height;
  const middle = FRAME.width / 2;
  const x = middle - (width * scale) / 2;
  const y = picture.top + (picture.height - height * scale) / 2;
  const name = escapeXml(textIn(layout.name, 'en'));
  const russian = escapeXml(textIn(layout.name, 'ru'));
  return {
    defs,
    body: [
      `<g transform="translate(${left} ${top})">`,
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${body}</g>`,
      `<text x="${middle}" y="292" font-size="21" fill="#f3e7cd">${name}</text>`,
      `<text x="${middle}" y="316" font-size="15" fill="#d9b26a">${russian} · ${playersText(layout.players)}</text>`,
      '</g>',
    ].join(''),
  };
}

export function makeContactSheet(layouts: readonly Layout[], { title, columns }: SheetOptions): string {
  const frames = layouts.map((layout, index) => drawFrame(layout, index, columns));
  const width = columns * FRAME.width;
  const height = Math.ceil(layouts.length / columns) * FRAME.height + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<defs>${frames.map(({ defs }) => defs).join('')}</defs>`,
    `<rect width="${width}" height="${height}" rx="24" fill="#12312f"/>`,
    `<g font-family="Philosopher,Georgia,serif" text-anchor="middle">`,
    ...frames.map(({ body }) => body),
    '</g></svg>\n',
  ].join('\n');
}
