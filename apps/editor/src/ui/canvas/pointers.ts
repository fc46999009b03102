/** Mouse, pen and fingers on the paper: one draws, two fingers move and zoom. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { Gesture } from '../../app/gestures.ts';
import { heightOn, isInArea } from '../../document/grid.ts';
import { erase } from '../../tools/erase.ts';
import { toolById } from '../../tools/tools.ts';
import { cellAt, type Point } from '../../view/camera.ts';
import type { Desk } from '../context.ts';

const BUTTONS = { left: 0, middle: 1, right: 2, penEraser: 5 } as const;
const OURS: ReadonlySet<number> = new Set(Object.values(BUTTONS));

export interface PointerHandlers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
  /** Gives up what the pointer is drawing; whether there was anything. */
  readonly giveUp: () => boolean;
}

interface PointerWishes {
  readonly onHover: (cell: Cell | undefined) => void;
  readonly onPress: (cell: Cell) => void;
  /** Whether the paper is held and moves with the pointer, whatever the tool. */
  readonly holds: () => boolean;
  readonly onPan: () => void;
}

function pointOf(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function createPointers(
  { state, gestures, paper }: Desk,
  { onHover, onPress, holds, onPan }: PointerWishes,
): PointerHandlers {
  const points = new Map<number, Point>();
  let gesture: Gesture | undefined;
  let isPanning = false;

  function cellOf(event: MouseEvent): Cell {
    return cellAt(paper.camera.value, pointOf(event));
  }

  function beginDrawing(event: PointerEvent): void {
    const cell = cellOf(event);
    const marked = state.tool.value === 'select' ? state.selection.value : undefined;
    const copies = event.altKey && marked !== undefined && isInArea(marked.area, cell);
    if (event.altKey && !copies) {
      // The height of a cell is taken up like a colour with a pipette.
      state.height.value = heightOn(state.grid.value, cell) || state.height.value;
      return;
    }
    const isErasing = event.button === BUTTONS.right || event.button === BUTTONS.penEraser;
    gesture = gestures.begin(cell, { copies, ...(isErasing && { tool: erase }) });
    onPress(cell);
  }

  function pinch(event: PointerEvent): void {
    const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
    const before = points.get(event.pointerId);
    if (!other || !before) return;
    const now = pointOf(event);
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    paper.zoom(apart(now) / apart(before), from);
    paper.pan({ x: to.x - from.x, y: to.y - from.y });
  }

  function finish(event: PointerEvent, how: 'end' | 'cancel'): void {
    points.delete(event.pointerId);
    gesture?.[how]();
    gesture = undefined;
    isPanning = points.size > 0;
  }

  return {
    down(event) {
      // A mouse may have buttons that go back and forward.
      if (!OURS.has(event.button)) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      points.set(event.pointerId, pointOf(event));
      onHover(undefined);
      if (points.size > 1) {
        // The first finger did not mean to draw.
        gesture?.cancel();
        gesture = undefined;
        isPanning = true;
        return;
      }
      const isHand = (holds() || toolById(state.tool.value).kind === 'hand') && event.button === BUTTONS.left;
      if (event.button === BUTTONS.middle || isHand) {
        isPanning = true;
        onPan();
      } else beginDrawing(event);
    },
    move(event) {
      const before = points.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType !== 'touch') onHover(cellOf(event));
        return;
      }
      const now = pointOf(event);
      if (points.size > 1) pinch(event);
      else if (isPanning) paper.pan({ x: now.x - before.x, y: now.y - before.y });
      else gesture?.extend(cellOf(event));
      points.set(event.pointerId, now);
    },
    up(event) {
      // A busy browser tells of the last step only with the end of it.
      gesture?.extend(cellOf(event));
      finish(event, 'end');
    },
    cancel: (event) => finish(event, 'cancel'),
    giveUp() {
      if (!gesture) return false;
      gesture.cancel();
      gesture = undefined;
      return true;
    },
    wheel(event) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) paper.zoom(Math.exp(-event.deltaY / 300), pointOf(event));
      // Some systems turn the wheel themselves while Shift is held.
      else if (event.shiftKey) paper.pan({ x: -(event.deltaX || event.deltaY), y: 0 });
      else paper.pan({ x: -event.deltaX, y: -event.deltaY });
    },
  };
}
