import type { Cell } from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isInside, sizeOf } from '../../document/grid.ts';
import { toolById } from '../../tools/tools.ts';
import { useDesk, useMessages } from '../context.ts';
import { AxisHandles, AxisLines } from './axes.tsx';
import { createGridKeys } from './grid-keys.ts';
import { AvailableMarks, FindingMarks, HoverMarks, PointedMarks, SelectionMark } from './marks.tsx';
import { createPointers } from './pointers.ts';
import { cellId, Parchment, Tiles } from './tiles.tsx';

export function Canvas() {
  const desk = useDesk();
  const messages = useMessages();
  const { state, paper } = desk;
  const hover = useSignal<Cell | undefined>(undefined);
  const svg = useRef<SVGSVGElement>(null);

  const pointers = useMemo(
    () =>
      createPointers(desk, {
        onHover: (cell) => {
          const before = hover.peek();
          if (cell?.row !== before?.row || cell?.column !== before?.column) hover.value = cell;
        },
        onPress: (cell) => {
          if (!isInside(sizeOf(state.grid.peek()), cell)) return;
          // The keyboard goes on where the pointer left off.
          state.cursor.value = cell;
          document.getElementById(cellId(cell.row, cell.column))?.focus({ preventScroll: true });
        },
      }),
    [desk, hover, state],
  );
  const onGridKey = useMemo(() => createGridKeys(desk), [desk]);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      paper.viewport.value = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    // Preact cannot ask for a listener that is not passive; this one has to stop the page from scrolling.
    element.addEventListener('wheel', pointers.wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', pointers.wheel);
    };
  }, [paper, pointers]);

  const { x, y, scale } = paper.camera.value;
  return (
    <>
      <p id="drawing-help" class="visually-hidden">
        {messages.drawingHelp}
      </p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside is labelled */}
      <svg
        ref={svg}
        class={`canvas tool-${toolById(state.tool.value).kind}`}
        data-testid="canvas"
        onPointerDown={pointers.down}
        onPointerMove={pointers.move}
        onPointerUp={pointers.up}
        onPointerCancel={pointers.cancel}
        onPointerLeave={() => {
          hover.value = undefined;
        }}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && pointers.giveUp()) event.preventDefault();
        }}
      >
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Parchment />
          <AxisLines />
          <Tiles onKeyDown={onGridKey} />
          <FindingMarks />
          <AvailableMarks />
          <HoverMarks at={hover} />
          <SelectionMark />
          <AxisHandles />
          <PointedMarks />
        </g>
      </svg>
    </>
  );
}
