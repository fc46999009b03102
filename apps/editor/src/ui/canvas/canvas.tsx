import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { isInside, sizeOf } from '../../document/grid.ts';
import { toolById } from '../../tools/tools.ts';
import { useDesk, useMessages } from '../context.ts';
import { AxisHandles, AxisLines } from './axes.tsx';
import { EdgeNumbers } from './edge-numbers.tsx';
import { createGridKeys } from './grid-keys.ts';
import { holdWithSpace } from './holding.ts';
import { AvailableMarks, FindingMarks, HoverMarks, PointedMarks, SelectionMark } from './marks.tsx';
import { createPointers } from './pointers.ts';
import { cellId, Parchment, Tiles } from './tiles.tsx';

export function Canvas() {
  const desk = useDesk();
  const messages = useMessages();
  const { state, paper } = desk;
  const { hover } = state;
  const svg = useRef<SVGSVGElement>(null);

  const isHeld = useSignal(false);
  const holding = useMemo(() => holdWithSpace(isHeld), [isHeld]);
  useEffect(() => holding.stop, [holding]);
  const pointers = useMemo(
    () =>
      createPointers(desk, {
        holds: () => isHeld.peek(),
        onPan: holding.used,
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
    [desk, hover, state, isHeld, holding],
  );
  const gridKeys = useMemo(() => createGridKeys(desk), [desk]);

  // Before the page is first painted, so that nobody puts a stroke on paper that is about to move.
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      paper.viewport.value = { width: element.clientWidth, height: element.clientHeight };
    };
    measure();
    const observer = new ResizeObserver(measure);
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
        class={`canvas tool-${isHeld.value ? 'hand' : toolById(state.tool.value).kind}`}
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
        {paper.viewport.value ? (
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <Parchment />
            <EdgeNumbers />
            <AxisLines />
            <Tiles {...gridKeys} />
            <FindingMarks />
            <AvailableMarks />
            <HoverMarks />
            <SelectionMark />
            <AxisHandles />
            <PointedMarks />
          </g>
        ) : null}
      </svg>
    </>
  );
}
