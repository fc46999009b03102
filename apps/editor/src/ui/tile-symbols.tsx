/** The stacks as they are drawn on the paper: seen from above, with just enough of a side to count the tiles. */

import { HEIGHTS } from '../document/grid.ts';
import { CELL } from '../view/camera.ts';

/** How much a tile adds to the side of a stack. */
const THICKNESS = 2.4;
const FACE = { x: 3, width: CELL.width - 6, height: 32 } as const;
const FLOOR = CELL.height - 3;
const FACES = ['#efe3c8', '#f3e9d2', '#f8f0de', '#fcf7eb', '#fffdf8'] as const;
const INKS = ['#8a6d3f', '#6d5431', '#4d3a20', '#3a2a16', '#2a211b'] as const;

function TileSymbol({ height }: { readonly height: number }) {
  const top = FLOOR - height * THICKNESS - FACE.height;
  return (
    <g id={`tile-${height}`}>
      <rect x={FACE.x + 1} y={FLOOR - 8} width={FACE.width} height={9.5} rx="4" fill="#2a211b" opacity=".2" />
      {Array.from({ length: height }, (_, index) => {
        const bottom = FLOOR - index * THICKNESS;
        return (
          <g key={index}>
            <rect x={FACE.x} y={bottom - 12} width={FACE.width} height={12} rx="4" fill="#2f7d6b" />
            <rect x={FACE.x} y={bottom - 13.2} width={FACE.width} height={12} rx="4" fill="#cfb88a" />
          </g>
        );
      })}
      <rect
        x={FACE.x}
        y={top}
        width={FACE.width}
        height={FACE.height + 0.6}
        rx="4"
        fill={FACES[height - 1]}
        stroke="#b99c6b"
        stroke-width=".8"
      />
      <rect
        x={FACE.x + 3.2}
        y={top + 3.4}
        width={FACE.width - 6.4}
        height={FACE.height - 6.4}
        rx="2.4"
        fill="none"
        stroke="#b99c6b"
        stroke-opacity=".4"
        stroke-width=".8"
      />
      <text x={CELL.width / 2} y={top + FACE.height / 2 + 6.6} fill={INKS[height - 1]} class="tile-number">
        {height}
      </text>
    </g>
  );
}

export function TileSymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <defs>
        <g id="tile-0">
          <rect width={CELL.width} height={CELL.height} fill="transparent" />
        </g>
        {HEIGHTS.map((height) => (
          <TileSymbol key={height} height={height} />
        ))}
      </defs>
    </svg>
  );
}
