import { layoutById } from '@mahjong-fortress/layouts-schema';

const rows = layoutById('standard-2')?.rows ?? [];

const SVG = 'http://www.w3.org/2000/svg';
const SHADES = ['none', '#d8c39a', '#b99c6b', '#8a6d3f'];

const svg = document.getElementById('fortress');
svg?.setAttribute('viewBox', `0 0 ${rows[0]?.length ?? 0} ${rows.length}`);
let tiles = 0;
for (const [row, digits] of rows.entries()) {
  for (const [column, digit] of [...digits].entries()) {
    const height = Number(digit);
    tiles += height;
    const cell = document.createElementNS(SVG, 'rect');
    for (const [name, value] of Object.entries({ x: column, y: row, width: 0.94, height: 0.94 })) {
      cell.setAttribute(name, String(value));
    }
    cell.setAttribute('fill', SHADES[height] ?? 'black');
    svg?.append(cell);
  }
}
const count = document.getElementById('count');
if (count) count.textContent = `${tiles} of 116 tiles`;
