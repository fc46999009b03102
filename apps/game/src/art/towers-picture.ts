/** Towers on the shelf: three stacks of carved ivory seen from a corner, a knight before them, a crown on the highest. */

interface Stack {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const STACKS: readonly Stack[] = [
  { x: 62, y: 44, height: 2 },
  { x: 38, y: 56, height: 3 },
  { x: 86, y: 56, height: 1 },
  { x: 62, y: 68, height: 1 },
];

const [W, H, RISE] = [24, 12, 15];

function blockAt(x: number, y: number): string {
  const door = (dx: number, skew: number) =>
    `<path d="M${x + dx - 3.4} ${y + H - 3 + skew * 3.4}v-5q0-3 3.4-3.4t3.4 3.4v5z" fill="#5b3d1d"/>`;
  return [
    `<path d="M${x - W} ${y}L${x} ${y + H}V${y + H - RISE}L${x - W} ${y - RISE}z" fill="#d8c39a"/>`,
    `<path d="M${x + W} ${y}L${x} ${y + H}V${y + H - RISE}L${x + W} ${y - RISE}z" fill="#b99c6b"/>`,
    `<path d="M${x} ${y - H - RISE}L${x + W} ${y - RISE}L${x} ${y + H - RISE}L${x - W} ${y - RISE}z" fill="#f6ecd8" stroke="#8a6322" stroke-width=".6"/>`,
    door(-12, 0),
    door(12, 0),
  ].join('');
}

export function towersPicture(): string {
  const stacks = STACKS.flatMap(({ x, y, height }) =>
    Array.from({ length: height }, (_, level) => blockAt(x, y + 6 - level * RISE)),
  );
  const crown =
    '<path d="M30 4l3 5 5-6 5 6 3-5-1.5 11h-13z" fill="#d9b26a" stroke="#8a6322" stroke-width=".8"/>';
  const knight =
    '<path d="M56 63c0-8 2-12 9-14l2-3 2 4c3 3 3 6 2 9l-5-1c-2 2-1 3-1 5z" fill="#ef9ab4" stroke="#2a211b" stroke-width=".8"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 0 106 92" width="106" height="92">${stacks.join('')}${crown}${knight}</svg>`;
}
