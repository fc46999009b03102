/**
 * What is seen of the table: two fingers enlarge it, one moves it, up to the table's edges. A camera of Phaser enlarges around
 * its middle and tells nobody; here the point between the fingers stays, and what lies over the canvas hears of it.
 */
import type { Cameras } from 'phaser';
import type { Area } from '../contract.ts';
import type { Box, Point, SeenPart } from '../layout/geometry.ts';
import { clamp, type Size } from '../layout/places.ts';

const LARGEST = 2.6;
/** Smaller differences are fingers that tremble. */
const LEAST = 1.02;

export interface ZoomHost {
  readonly camera: Cameras.Scene2D.Camera;
  /** Device pixels per pixel of the page. */
  ratio(): number;
  /** How large the table is; it may be higher than what is seen of it. */
  table(): Size | undefined;
  /** The table looks different, and things are seen elsewhere. */
  moved(): void;
}

export class Zoom {
  readonly #host: ZoomHost;
  #scale = 1;

  constructor(host: ZoomHost) {
    this.#host = host;
  }

  get isEnlarged(): boolean {
    return this.#scale > LEAST;
  }

  /** Whether there is more of the table than is seen. */
  get canMove(): boolean {
    return this.isEnlarged || this.hidden > 1;
  }

  /** How much of the table's height is out of sight. */
  get hidden(): number {
    const { height } = this.seen;
    return (this.#host.table()?.height ?? height * this.#scale) - height;
  }

  /** Enlarges around a point of the canvas, in device pixels, which stays where it is. */
  enlarge(factor: number, { x, y }: Point): void {
    const { camera } = this.#host;
    const before = camera.zoom;
    this.#scale = clamp(this.#scale * factor, 1, LARGEST);
    const after = this.#scale * this.#host.ratio();
    camera.setZoom(after);
    this.#scrollTo(camera.scrollX + x / before - x / after, camera.scrollY + y / before - y / after);
  }

  /** Moves what is seen along with a finger, by device pixels. */
  pan(dx: number, dy: number): void {
    const { camera } = this.#host;
    this.#scrollTo(camera.scrollX - dx / camera.zoom, camera.scrollY - dy / camera.zoom);
  }

  /** Back to the whole table. */
  reset(): void {
    this.#scale = 1;
    this.#host.camera.setZoom(this.#host.ratio());
    this.#scrollTo(0, 0);
  }

  /** Brings another part of a high table into sight. */
  moveTo(y: number): void {
    this.#scrollTo(0, y);
  }

  /** The part of the table that is seen. */
  get seen(): SeenPart {
    const { scrollX: x, scrollY: y, width, height, zoom } = this.#host.camera;
    return { x, y, width: width / zoom, height: height / zoom, enlarged: this.#scale };
  }

  /** Where something on the table is seen, from the corner of the canvas. */
  areaOf({ x, y, width, height }: Box): Area {
    const { x: left, y: top } = this.seen;
    const scale = this.#scale;
    return {
      left: (x - left) * scale,
      top: (y - top) * scale,
      width: width * scale,
      height: height * scale,
    };
  }

  #scrollTo(x: number, y: number): void {
    const { camera } = this.#host;
    const { width } = this.seen;
    const beside = width * (this.#scale - 1);
    camera.setScroll(clamp(x, 0, beside), clamp(y, 0, Math.max(0, this.hidden)));
    this.#host.moved();
  }
}
