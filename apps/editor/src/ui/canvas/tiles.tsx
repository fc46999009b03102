/** The stacks on the paper, row by row: a row is drawn anew only when one of its own heights changes. */
import { useComputed } from '@preact/signals';
import { sizeOf } from '../../document/grid.ts';
import { CELL, rimOf } from '../../view/camera.ts';
import { useDesk, useMessages } from '../context.ts';

export interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

export function cellId(row: number, column: number): string {
  return `cell-${row}-${column}`;
}

function GridRow({ row }: { readonly row: number }) {
  const { state } = useDesk();
  const messages = useMessages();
  const digits = useComputed(() => state.grid.value[row] ?? '');
  const focusable = useComputed(() => (state.cursor.value.row === row ? state.cursor.value.column : -1));
  const tier = state.tier.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot live in a drawing
    <g role="row" aria-rowindex={row + 1}>
      {[...digits.value].map((digit, column) => {
        const height = Number(digit);
        const isGhost = tier !== undefined && height < tier;
        const shown = tier !== undefined && height > tier ? tier : height;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table cannot live in a drawing
          <use
            key={column}
            id={cellId(row, column)}
            role="gridcell"
            tabindex={focusable.value === column ? 0 : -1}
            aria-colindex={column + 1}
            aria-label={messages.cellLabel(row + 1, column + 1, height)}
            data-height={height}
            class={isGhost ? 'cell ghost' : shown < height ? 'cell covered' : 'cell'}
            href={`#tile-${shown}`}
            x={column * CELL.width}
            y={row * CELL.height}
          />
        );
      })}
    </g>
  );
}

export function Tiles({ onKeyDown, onKeyUp }: GridKeys) {
  const { state } = useDesk();
  const messages = useMessages();
  const rows = useComputed(() => state.grid.value.length);
  const columns = useComputed(() => sizeOf(state.grid.value).columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot live in a drawing
    <g
      role="grid"
      aria-label={messages.drawing}
      aria-describedby="drawing-help"
      aria-rowcount={rows.value}
      aria-colcount={columns.value}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
      {Array.from({ length: rows.value }, (_, row) => (
        <GridRow key={row} row={row} />
      ))}
    </g>
  );
}

/** The paper and the lines of the grid. */
export function Parchment() {
  const { state, paper } = useDesk();
  const rim = useComputed(() => rimOf(paper.camera.value)).value;
  const { rows, columns } = sizeOf(state.grid.value);
  const width = columns * CELL.width;
  const height = rows * CELL.height;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * CELL.width} 0v${height}`),
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * CELL.height}h${width}`),
  ].join('');
  return (
    <g>
      <rect class="paper-shadow" x={-rim} y="-9" width={width + 2 * rim} height={height + rim + 12} rx="8" />
      <rect class="paper" x={-rim} y="-12" width={width + 2 * rim} height={height + rim + 12} rx="6" />
      <path class="grid-lines" d={lines} />
    </g>
  );
}
