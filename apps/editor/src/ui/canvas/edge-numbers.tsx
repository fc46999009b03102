/** Rows and columns by number, at the edge of the paper, as findings and screen readers call them. */
import { useComputed } from '@preact/signals';
import { sizeOf } from '../../document/grid.ts';
import { CELL, rimOf } from '../../view/camera.ts';
import { useDesk } from '../context.ts';

function upTo(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

export function EdgeNumbers() {
  const { state, paper } = useDesk();
  const rows = useComputed(() => state.grid.value.length);
  const columns = useComputed(() => sizeOf(state.grid.value).columns);
  const unit = useComputed(() => rimOf(paper.camera.value) / 14).value;
  const fontSize = `${8.5 * unit}px`;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus; its cells say their place themselves
    <g class="edge-numbers" aria-hidden="true" style={{ fontSize }}>
      {upTo(columns.value).map((column) => (
        <text key={column} x={(column + 0.5) * CELL.width} y={rows.value * CELL.height + 9 * unit}>
          {column + 1}
        </text>
      ))}
      {upTo(rows.value).map((row) => (
        <text key={row} class="row-number" x="-2.5" y={(row + 0.5) * CELL.height + 3 * unit}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}
