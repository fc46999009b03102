import { expect, test } from 'vitest';
import { Zoom, type ZoomHost } from './zoom.ts';

function opened(ratio: number, high = 600) {
  const camera = { scrollX: 0, scrollY: 0, zoom: ratio, width: 400 * ratio, height: 600 * ratio };
  const setZoom = (zoom: number) => Object.assign(camera, { zoom });
  const setScroll = (scrollX: number, scrollY: number) => Object.assign(camera, { scrollX, scrollY });
  Object.assign(camera, { setZoom, setScroll });
  const table = () => ({ width: 400, height: high });
  const host = { camera, ratio: () => ratio, table, moved: () => {} };
  return new Zoom(host as unknown as ZoomHost);
}

test.each([1, 2, 3])('what lies between the fingers stays between them, at ratio %d', (ratio) => {
  const zoom = opened(ratio);
  const box = { x: 100, y: 150, width: 20, height: 30 };
  zoom.enlarge(2, { x: 100 * ratio, y: 150 * ratio });
  expect(zoom.isEnlarged).toBe(true);
  expect(zoom.areaOf(box)).toEqual({ left: 100, top: 150, width: 40, height: 60 });
});

test('the table is never left, nor made smaller than it is', () => {
  const zoom = opened(2);
  zoom.enlarge(0.5, { x: 10, y: 10 });
  expect(zoom.isEnlarged).toBe(false);
  zoom.enlarge(2, { x: 0, y: 0 });
  zoom.pan(1e4, 1e4);
  expect(zoom.seen).toMatchObject({ x: 0, y: 0, width: 200, height: 300 });
  zoom.pan(-1e4, -1e4);
  expect(zoom.seen).toMatchObject({ x: 200, y: 300 });
  zoom.reset();
  expect(zoom.seen).toEqual({ x: 0, y: 0, width: 400, height: 600, enlarged: 1 });
});

test('a table that is higher than the screen is moved up and down, and no further', () => {
  const zoom = opened(2, 700);
  expect(zoom).toMatchObject({ isEnlarged: false, canMove: true, hidden: 100 });
  zoom.pan(-1e4, -1e4);
  expect(zoom.seen).toMatchObject({ x: 0, y: 100 });
  zoom.enlarge(2, { x: 0, y: 0 });
  zoom.pan(-1e4, -1e4);
  expect(zoom.seen).toMatchObject({ x: 200, y: 400 });
  expect(opened(2).canMove).toBe(false);
});
