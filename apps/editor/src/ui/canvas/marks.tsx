/** What is pointed at on the paper: findings, free tiles, the place of the pointer, the selection. */
import { type Cell, type CellArea, cellsOnTier } from '@mahjong-fortress/layouts-schema';
import { availableCells } from '../../document/available.ts';
import { areaBetween, emptyGrid, heightOn, isInside, sizeOf } from '../../document/grid.ts';
import { centredOn, stamped } from '../../document/stamping.ts';
import { mirrored } from '../../document/symmetry.ts';
import { highestTier } from '../../document/tiers.ts';
import { toolById } from '../../tools/tools.ts';
import { CELL } from '../../view/camera.ts';
import { useDesk } from '../context.ts';

function CellMarks({ cells, kind }: { readonly cells: readonly Cell[]; readonly kind: string }) {
  return (
    <g class={`marks ${kind}`}>
      {cells.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          x={column * CELL.width + 1.5}
          y={row * CELL.height + 1.5}
          width={CELL.width - 3}
          height={CELL.height - 3}
          rx="6"
        />
      ))}
    </g>
  );
}

/** A frame around every row that is too long. Other findings, about all of tier 1, are shown when asked for. */
export function FindingMarks() {
  const { state } = useDesk();
  const areas = state.findings.value
    .filter(({ code }) => code === 'long-row')
    .flatMap(({ cells }) => occupiedBy(cells));
  return (
    <g class="marks finding">
      {areas.map(({ row, column, rows, columns }, index) => (
        <rect
          key={index}
          x={column * CELL.width + 1}
          y={row * CELL.height + 1}
          width={columns * CELL.width - 2}
          height={rows * CELL.height - 2}
          rx="7"
        />
      ))}
    </g>
  );
}

function occupiedBy(cells: readonly Cell[]): CellArea[] {
  const [first] = cells;
  const last = cells.at(-1);
  return first && last ? [areaBetween(first, last)] : [];
}

export function PointedMarks() {
  return <CellMarks kind="pointed" cells={useDesk().state.pointedAt.value} />;
}

/** Free tiles at the start, and apart from them those a first turn can begin with. With a tier chosen, those of the tier. */
export function AvailableMarks() {
  const { state } = useDesk();
  if (!state.showsAvailable.value) return null;
  const grid = state.grid.value;
  const tier = state.tier.value;
  const highest = highestTier(grid);
  const cells = availableCells(grid).filter((cell) => tier === undefined || heightOn(grid, cell) === tier);
  const isFirst = (cell: Cell) => heightOn(grid, cell) === highest;
  return (
    <>
      <CellMarks kind="available" cells={cells.filter((cell) => !isFirst(cell))} />
      <CellMarks kind="first" cells={cells.filter(isFirst)} />
    </>
  );
}

/** Which cells the tool would change here. */
export function HoverMarks() {
  const { state } = useDesk();
  const cell = state.hover.value;
  const tool = toolById(state.tool.value);
  const size = sizeOf(state.grid.value);
  if (!cell || tool.kind === 'hand' || !isInside(size, cell)) return null;
  const cells =
    tool.kind === 'draw'
      ? mirrored([cell], state.mirror.value)
      : tool.kind === 'stamp'
        ? stampCells(cell)
        : [cell];
  return <CellMarks kind="hover" cells={cells.filter((image) => isInside(size, image))} />;

  function stampCells(at: Cell): readonly Cell[] {
    const piece = state.clipboard.value;
    if (!piece) return [at];
    return cellsOnTier(stamped(emptyGrid(size), piece, centredOn(piece, at), state.mirror.value), 1);
  }
}

export function SelectionMark() {
  const area = useDesk().state.selection.value?.area;
  if (!area) return null;
  return (
    <rect
      class="selection"
      data-testid="selection"
      x={area.column * CELL.width}
      y={area.row * CELL.height}
      width={area.columns * CELL.width}
      height={area.rows * CELL.height}
      rx="4"
    />
  );
}
