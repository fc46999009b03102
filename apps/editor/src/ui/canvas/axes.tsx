/** The axes of symmetry, with a handle each. They snap to half cells. */

import { useComputed } from '@preact/signals';
import { sizeOf } from '../../document/grid.ts';
import { type Axes, clampAxes, hasAxis } from '../../document/symmetry.ts';
import { type Camera, CELL, rimOf } from '../../view/camera.ts';
import { useDesk, useMessages } from '../context.ts';

/** How far axes stick out, with their handles: beyond the rim, whose numbers one wants to read. */
const overhang = (camera: Camera): number => rimOf(camera) + 2;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function AxisHandle({ axis }: { readonly axis: keyof Axes }) {
  const { state, paper, axesToShape } = useDesk();
  const messages = useMessages();
  const size = sizeOf(state.grid.value);
  const at = state.axes.value[axis];
  const isUpright = axis === 'column';
  const cellLength = isUpright ? CELL.width : CELL.height;
  const place = ((at + 1) / 2) * cellLength;
  const { scale } = paper.camera.value;

  function moveTo(value: number): void {
    state.axes.value = clampAxes({ ...state.axes.value, [axis]: Math.round(value) }, size);
  }

  function drag(event: PointerEvent): void {
    const svg = (event.currentTarget as SVGElement).ownerSVGElement;
    if (!svg || !(event.currentTarget as SVGElement).hasPointerCapture(event.pointerId)) return;
    const box = svg.getBoundingClientRect();
    const camera = paper.camera.value;
    const point = isUpright ? event.clientX - box.left - camera.x : event.clientY - box.top - camera.y;
    moveTo((2 * point) / camera.scale / cellLength - 1);
  }

  const out = overhang(paper.camera.value);
  const handle = isUpright ? `translate(${place} ${-out})` : `translate(${-out} ${place})`;
  return (
    <g
      role="slider"
      tabindex={0}
      class="axis-handle"
      transform={`${handle} scale(${1 / scale})`}
      aria-label={isUpright ? messages.axisColumn : messages.axisRow}
      aria-orientation={isUpright ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={2 * ((isUpright ? size.columns : size.rows) - 1)}
      aria-valuenow={at}
      aria-valuetext={messages.axisAt(at)}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined && event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        if (step === undefined) axesToShape();
        else moveTo(at + step);
      }}
      onDblClick={axesToShape}
    >
      <title>{messages.axisHint}</title>
      <circle r="22" fill="transparent" />
      <circle class="axis-knob" r="8" />
      <path
        d={isUpright ? 'M-3.5 0h7M-2 -2l-2 2 2 2M2 -2l2 2-2 2' : 'M0 -3.5v7M-2 -2l2-2 2 2M-2 2l2 2 2-2'}
      />
    </g>
  );
}

/** The lines lie below the tiles, whose numbers one wants to read. */
export function AxisLines() {
  const { state, paper } = useDesk();
  const out = useComputed(() => overhang(paper.camera.value)).value;
  const { rows, columns } = sizeOf(state.grid.value);
  const { row, column } = state.axes.value;
  const symmetry = state.symmetry.value;
  const upright = `M${((column + 1) / 2) * CELL.width} ${-out}V${rows * CELL.height + out}`;
  const level = `M${-out} ${((row + 1) / 2) * CELL.height}H${columns * CELL.width + out}`;
  return (
    <g class="axis">
      {hasAxis(symmetry, 'column') && <path d={upright} />}
      {hasAxis(symmetry, 'row') && <path d={level} />}
    </g>
  );
}

export function AxisHandles() {
  const { symmetry } = useDesk().state;
  return (
    <>
      {hasAxis(symmetry.value, 'column') && <AxisHandle axis="column" />}
      {hasAxis(symmetry.value, 'row') && <AxisHandle axis="row" />}
    </>
  );
}
