/**
 * Mouse, pen and touch on the canvas, told as intents: a click is one, a drag from the hand or inside the own realm is the
 * two that click-click would have been. What may be dragged is what the marks say.
 */
import { type Carried, carriedFrom } from './carried.ts';
import type { TableIntent, TableSpot } from './contract.ts';
import { contains, type Point } from './geometry.ts';
import type { Stage } from './stage.ts';

/** Pixels a finger may tremble before a touch becomes a drag. */
const DRAG_FROM = 8;

export interface InputHost {
  readonly canvas: HTMLCanvasElement;
  stage(): Stage | undefined;
  /** Whose turn it is; only that player's realm takes tiles. */
  active(): number;
  isAnimating(): boolean;
  skip(): void;
  openLens(player: number): void;
  closeLens(): void;
  /** Something under the pointer may look different now. */
  wake(): void;
  report(intent: TableIntent): void;
}

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly spot: TableSpot | undefined;
  carried: Carried | undefined;
}

function sameSpot(a: TableSpot | undefined, b: TableSpot | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export class Input {
  readonly #host: InputHost;
  readonly #abort = new AbortController();
  #press: Press | undefined;
  #hovered: number | undefined;

  constructor(host: InputHost) {
    this.#host = host;
    const { canvas } = host;
    const { signal } = this.#abort;
    canvas.style.touchAction = 'none';
    for (const type of [
      'pointerdown',
      'pointermove',
      'pointerup',
      'pointercancel',
      'pointerleave',
    ] as const) {
      canvas.addEventListener(type, () => host.wake(), { signal });
    }
    canvas.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.#up(event), { signal });
    canvas.addEventListener('pointercancel', () => this.#drop(), { signal });
    canvas.addEventListener('pointerleave', () => this.#leave(), { signal });
  }

  /** What is being carried falls back, because the table is made anew under it. */
  cancel(): void {
    this.#drop();
  }

  destroy(): void {
    this.#abort.abort();
  }

  /** What lies under a point of the table. */
  #spotAt(point: Point): TableSpot | undefined {
    const stage = this.#host.stage();
    if (!stage) return undefined;
    const index = stage.hands[stage.me]?.indexAt(point);
    if (index !== undefined) return { type: 'hand', index };
    for (const [player, realm] of stage.realms.entries()) {
      if (player === stage.me) {
        const cell = realm.cellAt(point);
        if (cell !== undefined) return { type: 'realm', player, cell };
      } else if (contains(realm.place.scroll, point) || contains(realm.place.plate, point)) {
        return { type: 'player', player };
      }
    }
    const cell = stage.fortress.cellAt(point);
    return cell === undefined ? undefined : { type: 'fortress', cell };
  }

  #pointOf(event: PointerEvent): Point {
    const { left, top } = this.#host.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#press) return;
    const stage = this.#host.stage();
    stage?.tooltip.hide();
    if (stage?.lens.isOpen) return this.#host.closeLens();
    if (this.#host.isAnimating()) return this.#host.skip();
    const start = this.#pointOf(event);
    this.#press = { id: event.pointerId, start, spot: this.#spotAt(start), carried: undefined };
    this.#host.canvas.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const point = this.#pointOf(event);
    const press = this.#press;
    if (!press) return this.#hover(this.#spotAt(point));
    if (press.id !== event.pointerId) return;
    const far = Math.hypot(point.x - press.start.x, point.y - press.start.y) > DRAG_FROM;
    if (!press.carried && far) this.#pickUp(press);
    if (!press.carried) return;
    press.carried.moveTo(point);
    this.#hoverCell(this.#dropCell(point));
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const point = this.#pointOf(event);
    if (press.carried) {
      const cell = this.#dropCell(point);
      const player = this.#host.active();
      this.#drop();
      if (cell !== undefined) this.#host.report({ type: 'realm', player, cell });
      return;
    }
    this.#press = undefined;
    const spot = this.#spotAt(point);
    if (!spot || !sameSpot(spot, press.spot)) return;
    if (spot.type === 'player') this.#host.openLens(spot.player);
    const aims = event.pointerType === 'touch';
    this.#host.report(spot.type === 'realm' ? { ...spot, aims } : spot);
  }

  #leave(): void {
    if (!this.#press) this.#hover(undefined);
  }

  /** The pointer rests: tiles that may be taken rise, the own realm is told. */
  #hover(spot: TableSpot | undefined): void {
    const stage = this.#host.stage();
    if (!stage) return;
    const idle = !this.#host.isAnimating();
    stage.fortress.hover(idle && spot?.type === 'fortress' ? spot.cell : undefined);
    this.#hoverCell(spot?.type === 'realm' ? spot.cell : undefined);
    this.#host.canvas.style.cursor = this.#isActive(spot, stage) ? 'pointer' : 'default';
  }

  #isActive(spot: TableSpot | undefined, { marks }: Stage): boolean {
    switch (spot?.type) {
      case 'fortress':
        return marks?.fortress.has(spot.cell) ?? false;
      case 'hand':
        return marks?.hand ?? false;
      case 'realm':
        return (marks?.realm.has(spot.cell) ?? false) || (marks?.targets.has(spot.cell) ?? false);
      default:
        return spot !== undefined;
    }
  }

  #hoverCell(cell: number | undefined): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#host.stage()?.hoverCell(cell);
    this.#host.report({ type: 'hover', cell });
  }

  /** The cell a carried tile would land on, if it may. */
  #dropCell({ x, y }: Point): number | undefined {
    const stage = this.#host.stage();
    const realm = stage?.realms[this.#host.active()];
    const cell = realm?.cellAt({ x, y });
    return cell !== undefined && stage?.marks?.targets.has(cell) ? cell : undefined;
  }

  /** A drag tells the first of its two intents at once, so that the targets are marked meanwhile. */
  #pickUp(press: Press): void {
    const stage = this.#host.stage();
    const { spot } = press;
    if (!stage || !spot) return;
    press.carried = carriedFrom(stage, spot);
    if (press.carried) this.#host.report(spot);
  }

  #drop(): void {
    const carried = this.#press?.carried;
    this.#press = undefined;
    if (!carried) return;
    carried.release();
    this.#hoverCell(undefined);
  }
}
